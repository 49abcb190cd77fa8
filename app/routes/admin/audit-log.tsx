import { Link, useLocation } from "react-router";
import { auditAreas } from "../../../domain/access/audit-actions.ts";
import { verifyAuditLog } from "../../../domain/access/audit-log/queries.ts";
import { auditFilter } from "../../../domain/desk/audit-log/filter.ts";
import { listActors, listAudit } from "../../../domain/desk/audit-log/queries.ts";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar, FilterChoice } from "../../admin/filter-bar.tsx";
import { FilterDay } from "../../admin/filter-controls.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { LogEntries } from "../../admin/log/entries.tsx";
import { areaName } from "../../admin/log/sentences.ts";
import { useTimeZone, zoneOf } from "../../admin/time-zone.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/audit-log";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

/** The audit log, for owners. */
export function loader({ context, request, url }: Route.LoaderArgs) {
	const { caller, language, ...rest } = context.get(requestContextKey);
	const filter = auditFilter(url.searchParams, zoneOf(request));
	return load({ caller, language, ...rest }, "audit log", async () => {
		const [page, actors, state] = await Promise.all([
			listAudit(caller, filter, language),
			listActors(caller, filter.who),
			verifyAuditLog(caller),
		]);
		const { zone, before: _before, after: _after, ...chosen } = filter;
		return { page, actors, state, zone, recordId: filter.recordId, isFiltered: Object.keys(chosen).length > 0 };
	});
}

const home = "/admin/log";

export default function Log({ loaderData: { value } }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.log;
	const { siteName } = useFrame();
	useTimeZone(value?.zone);
	return (
		<>
			<title>{`${t.title} — ${siteName}`}</title>
			<div className="mb-2 flex flex-wrap items-center gap-3">
				<h1 className="mr-auto">{t.title}</h1>
				<Link to="/admin/users" className="btn btn-small">
					{texts.tabs.users}
				</Link>
			</div>
			{value ? (
				<>
					<p className={value.state.broken === null ? "mb-4 text-muted" : "mb-4 font-semibold text-brick"}>
						{value.state.broken === null ? t.whole : t.broken(value.state.broken)}
						{value.state.signed && ` ${t.signed(value.state.signed.from, value.state.signed.through)}`}
					</p>
					<Filters actors={value.actors} />
					{value.recordId && <OneRecord recordId={value.recordId} page={value.page} />}
					<LogEntries page={value.page} title={t.title} isFiltered={value.isFiltered} />
				</>
			) : (
				<FetchFault />
			)}
		</>
	);
}

function Filters({ actors }: { actors: { id: string; name: string }[] }) {
	const texts = useManagementTexts();
	const t = texts.log;
	const recordId = new URLSearchParams(useLocation().search).get("record");
	const areas = auditAreas.map((area) => ({ value: area, text: areaName(area, texts) }));
	const people = actors.map(({ id, name }) => ({ value: id, text: name }));
	const others = [
		{ value: "nobody", text: t.nobody },
		{ value: "deleted", text: t.deletedAccounts },
	];
	return (
		<FilterBar action={home}>
			{recordId && <input type="hidden" name="record" value={recordId} />}
			<FilterChoice name="who" label={t.filters.who} options={[{ value: "", text: t.anyone }, ...people, ...others]} />
			<FilterChoice name="what" label={t.filters.what} options={[{ value: "", text: t.anything }, ...areas]} />
			<FilterDay name="from" label={t.filters.from} />
			<FilterDay name="to" label={t.filters.to} />
		</FilterBar>
	);
}

/** Names the record whose entries are shown. */
function OneRecord({
	recordId,
	page,
}: {
	recordId: string;
	page: { items: { record: { name: string } | undefined }[] };
}) {
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
