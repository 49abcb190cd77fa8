import { Link, Outlet } from "react-router";
import { type ListedContact, listContacts } from "../../../domain/contacts/queries.ts";
import { pageNumber, recordsPerPage } from "../../../domain/paging.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { load } from "../../admin/load.ts";
import { LocalTime } from "../../admin/local-time.tsx";
import { RowActions } from "../../admin/row-actions.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { UnreadMark } from "../../admin/unread-mark.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/contacts";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const page = pageNumber(url.searchParams);
	const suspect = url.searchParams.get("suspect") === "yes";
	return load(requestContext, "contact messages", async () => ({
		...(await listContacts(requestContext.caller, { page, suspect })),
		filtered: suspect,
	}));
}

const home = "/admin/contact";

export default function Contacts({ loaderData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.contact;
	const { states } = texts.notifications;
	const columns: Column<ListedContact>[] = [
		{
			header: t.fields.name,
			cell: ({ name, isSuspect, hasUnread, applicantId }) => (
				<>
					{name} {isSuspect && <span className="state state-failed">{texts.suspect.mark}</span>}{" "}
					{hasUnread && applicantId && <UnreadMark applicantId={applicantId} />}
				</>
			),
		},
		{ header: t.fields.email, cell: ({ email }) => email, onPhone: true },
		{ header: t.fields.message, cell: ({ message }) => <span className="one-line">{message}</span> },
		{
			header: t.fields.submitted,
			cell: ({ submittedAt }) => <LocalTime at={submittedAt.toISOString()} />,
			onPhone: true,
		},
		{
			header: t.fields.notification,
			cell: ({ state }) => (state ? <span className={`state state-${state}`}>{states[state]}</span> : t.noNotification),
			onPhone: true,
		},
		{
			header: texts.actions,
			cell: ({ id, name }) => <RowActions base={`${home}/${id}`} name={name} fixed />,
		},
	];
	return (
		<>
			<TabHead title={texts.tabs.contact} />
			<p className="mb-3">
				<Link to={loaderData.value?.filtered ? home : `${home}?suspect=yes`} className="btn btn-small">
					{loaderData.value?.filtered ? texts.suspect.all : texts.suspect.only}
				</Link>
			</p>
			{loaderData.value ? (
				<List
					list={loaderData.value}
					size={recordsPerPage}
					filtered={loaderData.value.filtered}
					empty={t.empty}
					home={home}
				>
					<DataTable caption={texts.tabs.contact} columns={columns} rows={loaderData.value.items} />
				</List>
			) : (
				<FetchFault />
			)}
			<Outlet />
		</>
	);
}
