import { useLocation } from "react-router";
import { auditAreas } from "../../../domain/access/audit-actions.ts";
import { verifyAuditLog } from "../../../domain/access/audit-log/queries.ts";
import { auditFilter, auditFilters } from "../../../domain/desk/audit-log/filter.ts";
import { type LogPage, listActors, listAudit } from "../../../domain/desk/audit-log/queries.ts";
import { FilterBar } from "../../admin/filter-bar.tsx";
import { FilterControls } from "../../admin/filter-controls.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { LogEntries } from "../../admin/log/entries.tsx";
import { areaName } from "../../admin/log/sentences.ts";
import { Page } from "../../admin/page.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { useTimeZone, zoneOf } from "../../admin/time-zone.ts";
import type { Route } from "./+types/audit-log";

/** The audit log, for owners. */
export const loader = adminLoader("audit log", async ({ caller, language }, { request, url }: Route.LoaderArgs) => {
	const filter = auditFilter(url.searchParams, zoneOf(request));
	const [page, actors, state] = await Promise.all([
		listAudit(caller, filter, language),
		listActors(caller, filter.who),
		verifyAuditLog(caller),
	]);
	const { zone, before: _before, after: _after, ...chosen } = filter;
	return { page, actors, state, zone, recordId: filter.recordId, isFiltered: Object.keys(chosen).length > 0 };
});

const home = "/admin/log";

export default function Log({ loaderData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.log;
	useTimeZone(loaderData.value?.zone);
	const actions = (
		<Link to="/admin/users" className="btn btn-small">
			{texts.tabs.users}
		</Link>
	);
	return (
		<Page title={t.title} actions={actions} loaded={loaderData}>
			{({ state: { broken, signed }, actors, recordId, page, isFiltered }) => (
				<>
					<p className={broken === null ? "mb-4 text-muted" : "mb-4 font-semibold text-brick"}>
						{broken === null ? t.whole : t.broken(broken)}
						{signed && ` ${t.signed(signed.from, signed.through)}`}
					</p>
					<Filters actors={actors} />
					{recordId && <OneRecord recordId={recordId} page={page} />}
					<LogEntries page={page} title={t.title} isFiltered={isFiltered} />
				</>
			)}
		</Page>
	);
}

function Filters({ actors }: { actors: { id: string; name: string }[] }) {
	const texts = useManagementTexts();
	const t = texts.log;
	const recordId = new URLSearchParams(useLocation().search).get("record");
	const areas = Object.fromEntries(auditAreas.map((area) => [area, areaName(area, texts)]));
	const people = Object.fromEntries(actors.map(({ id, name }) => [id, name]));
	const others = { nobody: t.nobody, deleted: t.deletedAccounts };
	return (
		<FilterBar action={home}>
			{recordId && <input type="hidden" name="record" value={recordId} />}
			<FilterControls
				filters={auditFilters}
				texts={{
					who: { label: t.filters.who, all: t.anyone, options: { ...people, ...others } },
					area: { label: t.filters.what, all: t.anything, options: areas },
					from: { label: t.filters.from },
					to: { label: t.filters.to },
				}}
			/>
		</FilterBar>
	);
}

/** Names the record whose entries are shown. */
function OneRecord({ recordId, page }: { recordId: string; page: LogPage }) {
	const t = useManagementTexts().log;
	const name = page.items.find(({ record }) => record?.name)?.record?.name ?? recordId;
	return (
		<p className="mb-3 flex flex-wrap items-center gap-3">
			<span className="font-semibold">{t.onlyRecord(name)}</span>
			<Link to={home} className="btn btn-small">
				{t.allRecords}
			</Link>
		</p>
	);
}
