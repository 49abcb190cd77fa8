import { Link, Outlet, useLocation } from "react-router";
import { listUsers } from "../../../domain/accounts/users/queries.ts";
import type { User } from "../../../domain/accounts/users/schema.ts";
import { listStaff, type StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { pageNumber, recordsPerPage } from "../../../domain/shared/paging.ts";
import { cleanQuery } from "../../../domain/shared/validation.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar } from "../../admin/filter-bar.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { readPolicies } from "../../admin/policies.ts";
import { RoleSelect } from "../../admin/role-select.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { formatDay } from "../../i18n/formats.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/users";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const query = cleanQuery(url.searchParams.get("q"));
	return load(requestContext, "users", async () => ({
		list: await listUsers(requestContext.caller, { query, page: pageNumber(url.searchParams) }),
		filtered: query !== "",
		own: requestContext.caller.userId,
		staff: await listStaff(requestContext.caller),
		maySetWork: requestContext.caller.may("staff:write"),
		/** Only for owners. */
		policies: requestContext.caller.may("policy:write") ? await readPolicies(requestContext.caller) : null,
	}));
}

const home = "/admin/users";

export default function Users({ loaderData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.users;
	const loaded = loaderData.value;
	const own = loaded?.own;
	const staff = new Map(loaded?.staff.map((member) => [member.id, member]));
	const mayOpenWork = ({ id }: User) => staff.has(id) && (id === own || loaded?.maySetWork === true);
	const columns: Column<User>[] = [
		{ header: t.fields.displayName, cell: (user) => <Name user={user} member={staff.get(user.id)} /> },
		{ header: t.fields.email, cell: ({ email }) => <Email address={email} />, onPhone: true },
		{
			header: t.fields.role,
			cell: ({ id, email, role }) =>
				// S-04: users cannot change or delete their own account.
				id === own ? `${texts.roles[role]} (${t.you})` : <RoleSelect id={id} name={email} role={role} />,
			onPhone: true,
		},
		{ header: t.fields.createdAt, cell: ({ createdAt }) => <LocalTime at={createdAt.toISOString()} /> },
		{ header: t.fields.lastSignInAt, cell: ({ lastSignInAt }) => <Time at={lastSignInAt} none={t.never} /> },
		{
			header: t.fields.emailConfirmedAt,
			cell: ({ emailConfirmedAt }) => <Time at={emailConfirmedAt} none={texts.no} />,
		},
		{
			header: texts.actions,
			cell: (user) => <UserActions user={user} isOwn={user.id === own} hasWork={mayOpenWork(user)} />,
		},
	];
	return (
		<>
			<TabHead title={texts.tabs.users} add={{ to: `${home}/new`, text: t.add }} />
			<FilterBar action={home} search={t.search} />
			{loaded ? (
				<List list={loaded.list} size={recordsPerPage} filtered={loaded.filtered} home={home}>
					<DataTable caption={texts.tabs.users} columns={columns} rows={loaded.list.items} isWrapped />
				</List>
			) : (
				<FetchFault />
			)}
			{loaded?.policies && (
				<>
					<p className="mt-3">
						<Link to="/admin/log" className="btn btn-small">
							{t.log}
						</Link>
					</p>
					{loaded.policies.map(({ address, isOn }) => (
						<p key={address} className="mt-3 flex flex-wrap items-center gap-3">
							<Link to={`${home}/${address}`} preventScrollReset className="btn btn-small">
								{t.policies[address].title}
							</Link>
							<span className="text-muted">{isOn ? t.policies[address].on : t.policies[address].off}</span>
						</p>
					))}
				</>
			)}
			<Outlet />
		</>
	);
}

/** With the office, and the first day back of somebody who is away. */
function Name({ user: { displayName }, member }: { user: User; member: StaffMember | undefined }) {
	const { language } = useFrame();
	const texts = useAdminTexts();
	if (!member?.office && !member?.awayUntil) return displayName;
	return (
		<>
			{displayName}
			<span className="block text-sm font-normal text-muted">
				{[
					member.office && texts.options[member.office],
					member.awayUntil && texts.users.awayUntil(formatDay(member.awayUntil, language)),
				]
					.filter(Boolean)
					.join(" · ")}
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
	return at ? <LocalTime at={at.toISOString()} /> : none;
}

type UserActionsProps = { user: User; isOwn: boolean; hasWork: boolean };

function UserActions({ user, isOwn, hasWork }: UserActionsProps) {
	const texts = useAdminTexts();
	const t = texts.users;
	const { search } = useLocation();
	return (
		<span className="row-actions">
			{hasWork && (
				<Link to={`${home}/${user.id}/work${search}`} preventScrollReset aria-label={`${t.work}: ${user.email}`}>
					{t.work}
				</Link>
			)}
			<Link to={`${home}/${user.id}/reset${search}`} preventScrollReset aria-label={`${t.reset}: ${user.email}`}>
				{t.reset}
			</Link>
			{!isOwn && (
				<Link
					to={`${home}/${user.id}/delete${search}`}
					preventScrollReset
					aria-label={`${texts.delete}: ${user.email}`}
					className="text-brick"
				>
					{texts.delete}
				</Link>
			)}
		</span>
	);
}
