import { Outlet, useLocation } from "react-router";
import { type ListedUser, listUsers } from "../../../domain/accounts/users/queries.ts";
import { listStaff, type StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { pageNumber, recordsPerPage } from "../../../domain/shared/paging.ts";
import { cleanQuery } from "../../../domain/shared/validation.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar } from "../../admin/filter-bar.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { RoleSelect } from "../../admin/role-select.tsx";
import { RowLink, RowMenu } from "../../admin/row-menu.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { formatDay } from "../../i18n/formats.ts";
import type { Route } from "./+types/users";

export const loader = adminLoader("users", async ({ caller }, { url }: Route.LoaderArgs) => {
	const query = cleanQuery(url.searchParams.get("q"));
	return {
		list: await listUsers(caller, { query, page: pageNumber(url.searchParams) }),
		filtered: query !== "",
		own: caller.userId,
		staff: await listStaff(caller),
		maySetWork: caller.may("staff:write"),
		mayManage: caller.may("user:write"),
	};
});

const home = "/admin/users";

export default function Users({ loaderData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.users;
	const loaded = loaderData.value;
	const own = loaded?.own;
	const staff = new Map(loaded?.staff.map((member) => [member.id, member]));
	const mayManage = loaded?.mayManage ?? false;
	const mayOpenWork = ({ id }: ListedUser) => staff.has(id) && (id === own || loaded?.maySetWork === true);
	const columns: Column<ListedUser>[] = [
		{ header: t.nameAndEmail, cell: (user) => <Name user={user} member={staff.get(user.id)} /> },
		{
			header: t.fields.role,
			cell: ({ id, email, role }) =>
				// S-04: users cannot change or delete their own account.
				id === own || !mayManage ? (
					texts.roles[role] + (id === own ? ` (${t.you})` : "")
				) : (
					<RoleSelect id={id} name={email} role={role} />
				),
			onPhone: true,
		},
		{
			header: t.fields.createdAt,
			cell: ({ createdAt, emailConfirmedAt }) => (
				<>
					<LocalTime at={createdAt} isShort />
					<span className="block text-sm text-muted">
						{t.fields.emailConfirmedAt}: <Time at={emailConfirmedAt} none={texts.no} />
					</span>
				</>
			),
		},
		{
			header: t.fields.lastSignInAt,
			cell: ({ lastSignInAt, hasPassword }) => <Time at={lastSignInAt} none={hasPassword ? t.never : t.invited} />,
		},
	];
	return (
		<>
			<TabHead title={texts.tabs.users} {...(mayManage && { add: { to: `${home}/new`, text: t.add } })} />
			{loaded && !mayManage && <p className="mb-3 text-muted">{t.reserved}</p>}
			<FilterBar action={home} search={t.search} />
			{loaded ? (
				<List list={loaded.list} size={recordsPerPage} filtered={loaded.filtered} home={home}>
					<DataTable
						caption={texts.tabs.users}
						columns={columns}
						rows={loaded.list.items}
						isWrapped
						menu={(user) => (
							<UserActions user={user} isOwn={user.id === own} hasWork={mayOpenWork(user)} mayManage={mayManage} />
						)}
					/>
				</List>
			) : (
				<FetchFault />
			)}
			<Outlet />
		</>
	);
}

/** With the email address, the office, and the first day back of somebody who is away. */
function Name({ user: { displayName, email }, member }: { user: ListedUser; member: StaffMember | undefined }) {
	const { language } = useFrame();
	const texts = useManagementTexts();
	const work = [
		member?.office && texts.options[member.office],
		member?.awayUntil && texts.desk.awayUntil(formatDay(member.awayUntil, language)),
	].filter(Boolean);
	return (
		<>
			{displayName}
			<span className="block text-sm font-normal text-muted">
				<Email address={email} />
				{work.length > 0 && ` · ${work.join(" · ")}`}
			</span>
		</>
	);
}

/** A long address may break after its "@". */
function Email({ address }: { address: string }) {
	const [name, host] = address.split(/(?<=@)/);
	return (
		<span className="email">
			{name}
			<wbr />
			{host}
		</span>
	);
}

function Time({ at, none }: { at: Date | null; none: string }) {
	return at ? <LocalTime at={at} isShort /> : none;
}

type UserActionsProps = { user: ListedUser; isOwn: boolean; hasWork: boolean; mayManage: boolean };

function UserActions({ user, isOwn, hasWork, mayManage }: UserActionsProps) {
	const texts = useManagementTexts();
	const t = texts.users;
	const { search } = useLocation();
	return (
		<RowMenu name={user.email}>
			{hasWork && <RowLink to={`${home}/${user.id}/work${search}`} text={t.work} name={user.email} />}
			{mayManage && user.hasPassword && (
				<RowLink to={`${home}/${user.id}/reset${search}`} text={t.reset} name={user.email} />
			)}
			{mayManage && !user.hasPassword && (
				<RowLink to={`${home}/${user.id}/invite${search}`} text={t.inviteAgain} name={user.email} />
			)}
			{mayManage && !isOwn && (
				<RowLink to={`${home}/${user.id}/delete${search}`} text={texts.delete} name={user.email} isDanger />
			)}
		</RowMenu>
	);
}
