import { Link } from "react-router";
import { verifyAuditLog } from "../../../domain/access/audit-log/queries.ts";
import { type AuditRow, listAudit } from "../../../domain/accounts/users/queries.ts";
import { auditRowsPerPage } from "../../../domain/accounts/users/schema.ts";
import { pageNumber } from "../../../domain/paging.ts";
import { detailsOf, sentenceOf } from "../../admin/audit-log-texts.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { load } from "../../admin/load.ts";
import { LocalTime } from "../../admin/local-time.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/audit-log";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

/** The audit log, for owners. */
export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "audit log", async () => {
		const [list, state] = await Promise.all([
			listAudit(requestContext.caller, pageNumber(url.searchParams)),
			verifyAuditLog(requestContext.caller),
		]);
		return { list: { ...list, items: list.items.map((entry) => ({ ...entry, id: String(entry.id) })) }, ...state };
	});
}

export default function Log({ loaderData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.log;
	const { siteName } = useFrame();
	const columns: Column<Omit<AuditRow, "id"> & { id: string }>[] = [
		{ header: t.at, cell: ({ at }) => <LocalTime at={at.toISOString()} /> },
		{ header: t.by, cell: ({ by }) => by ?? t.unknownActor, onPhone: true },
		{ header: t.action, cell: ({ action }) => sentenceOf(action, t), onPhone: true },
		{ header: t.detail, cell: ({ detail }) => detailsOf(detail ?? {}, texts), onPhone: true },
		{ header: t.record, cell: ({ recordId }) => recordId },
		{ header: t.network, cell: ({ network }) => network, onPhone: true },
	];
	return (
		<>
			<title>{`${t.title} — ${siteName}`}</title>
			<div className="mb-2 flex flex-wrap items-center gap-3">
				<h1 className="mr-auto">{t.title}</h1>
				<Link to="/admin/users" className="btn btn-small">
					{texts.tabs.users}
				</Link>
			</div>
			{loaderData.value && (
				<p className={loaderData.value.broken === null ? "mb-4 text-muted" : "mb-4 font-semibold text-brick"}>
					{loaderData.value.broken === null ? t.whole : t.broken(loaderData.value.broken)}
					{loaderData.value.signed && ` ${t.signed(loaderData.value.signed.from, loaderData.value.signed.through)}`}
				</p>
			)}
			{loaderData.value ? (
				<List list={loaderData.value.list} size={auditRowsPerPage} filtered={false} empty={t.empty} home="/admin/log">
					<DataTable caption={t.title} columns={columns} rows={loaderData.value.list.items} isWrapped />
				</List>
			) : (
				<FetchFault />
			)}
		</>
	);
}
