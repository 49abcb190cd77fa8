import { Link } from "react-router";
import { auditCursor } from "../../../domain/desk/audit-log/filter.ts";
import { listRecordHistory } from "../../../domain/desk/audit-log/queries.ts";
import { FetchFault } from "../../admin/fault.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { recordAddress } from "../../admin/log/addresses.ts";
import { LogEntries } from "../../admin/log/entries.tsx";
import { areaOf } from "../../admin/log/sentences.ts";
import { adminLoader } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/history";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

/** Who changed a record, and when; every record's page links here. */
export const loader = adminLoader("history", ({ caller, language }, { params: { id }, url }: Route.LoaderArgs) =>
	listRecordHistory(caller, id, auditCursor(url.searchParams), language),
);

export default function History({ loaderData: { value } }: Route.ComponentProps) {
	const t = useManagementTexts().log;
	const { siteName } = useFrame();
	const entry = value?.items.find(({ record }) => record);
	const address = entry?.record && recordAddress(areaOf(entry.action), entry.record);
	const title = entry?.record?.name ? t.historyOf(entry.record.name) : t.history;
	return (
		<>
			<title>{`${title} — ${siteName}`}</title>
			<div className="mb-4 flex flex-wrap items-center gap-3">
				<h1 className="mr-auto">{title}</h1>
				{address && (
					<Link to={address} className="btn btn-small">
						{t.open}
					</Link>
				)}
			</div>
			{value ? <LogEntries page={value} title={title} isHistory /> : <FetchFault />}
		</>
	);
}
