import { auditCursor } from "../../../domain/desk/audit-log/filter.ts";
import { listRecordHistory } from "../../../domain/desk/audit-log/queries.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { LogEntries } from "../../admin/log/entries.tsx";
import { areaOf, recordAddress } from "../../admin/log/sentences.ts";
import { Page } from "../../admin/page.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/history";

/** Who changed a record, and when; every record's page links here. */
export const loader = adminLoader("history", ({ caller, language }, { params: { id }, url }: Route.LoaderArgs) =>
	listRecordHistory(caller, id, auditCursor(url.searchParams), language),
);

export default function History({ loaderData }: Route.ComponentProps) {
	const t = useManagementTexts().log;
	const entry = loaderData.value?.items.find(({ record }) => record);
	const address = entry?.record && recordAddress(areaOf(entry.action), entry.record);
	const title = entry?.record?.name ? t.historyOf(entry.record.name) : t.history;
	const actions = address && (
		<Link to={address} className="btn btn-small">
			{t.open}
		</Link>
	);
	return (
		<Page title={title} actions={actions} loaded={loaderData}>
			{(page) => <LogEntries page={page} title={title} isHistory />}
		</Page>
	);
}
