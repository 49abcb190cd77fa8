import { data, Link, Outlet, redirect, useLocation } from "react-router";
import { listApplications } from "../../../domain/cases/applications/list-queries.ts";
import { applicationFilter } from "../../../domain/cases/applications/rules.ts";
import type { StoredStatus } from "../../../domain/cases/applications/schema.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import { maxSheetRows } from "../../../domain/shared/csv.ts";
import { recordsPerPage } from "../../../domain/shared/paging.ts";
import { DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { useApplicationCells } from "../../admin/lists/application-cells.tsx";
import { applicationColumns, columnsCookie, shownColumns } from "../../admin/lists/application-columns.ts";
import { ApplicationFilters, useApplicationChips } from "../../admin/lists/application-filters.tsx";
import { ColumnChoice } from "../../admin/lists/column-choice.tsx";
import { FilterChips } from "../../admin/lists/filter-chips.tsx";
import { useLive } from "../../admin/live.ts";
import { LiveNotice } from "../../admin/live-notice.tsx";
import { SelectionBar } from "../../admin/selection.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { useTimeZone, zoneOf } from "../../admin/time-zone.ts";
import { readFields } from "../../forms.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applications";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context, request, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const filter = applicationFilter(url.searchParams, zoneOf(request));
	const { caller, now } = requestContext;
	return load(requestContext, "applications", async () => {
		const [list, staff] = await Promise.all([listApplications(caller, filter), listStaff(caller)]);
		return { list, staff, filter, columns: shownColumns(request), now };
	});
}

/** The only form here chooses the columns. */
export async function action({ context, request, url }: Route.ActionArgs) {
	if (!context.get(requestContextKey).caller.may("application:read")) throw data(null, { status: 403 });
	const headers = { "set-cookie": columnsCookie(await readFields(request)) };
	return redirect(home + url.search, { status: 303, headers });
}

const home = "/admin/applications";
type Loaded = NonNullable<Route.ComponentProps["loaderData"]["value"]>;

export default function Applications({ loaderData: { value: loaded } }: Route.ComponentProps) {
	const texts = useAdminTexts();
	useTimeZone(loaded?.filter.zone);
	const live = useLive("applications", loaded?.now);
	const oldStatuses: StoredStatus[] = loaded?.list.oldStatuses ?? [];
	return (
		<>
			<TabHead title={texts.tabs.applications} fresh={live.news?.fresh} />
			<LiveNotice live={live} />
			<ApplicationFilters home={home} oldStatuses={oldStatuses} staff={loaded?.staff ?? []} />
			{loaded ? <Loaded loaded={loaded} /> : <FetchFault />}
			<Outlet />
		</>
	);
}

function Loaded({ loaded: { list, staff, filter, columns, now } }: { loaded: Loaded }) {
	const texts = useAdminTexts();
	const t = texts.applications;
	const chips = useApplicationChips(filter, staff);
	const cells = useApplicationCells(home, now);
	const shown = applicationColumns.filter((name) => columns.includes(name));
	const before = shown.filter((name) => !["due", "submitted", "reference"].includes(name));
	const after = shown.filter((name) => !before.includes(name));
	const table = [
		cells.name,
		cells.phone,
		...before.map((name) => cells[name]),
		cells.status,
		...after.map((name) => cells[name]),
		cells.actions,
	];
	return (
		<>
			<div className="mb-3 flex flex-wrap items-start justify-between gap-2">
				<FilterChips home={home} chips={chips} />
				<ColumnChoice
					home={home}
					columns={applicationColumns.map((name) => ({
						name,
						text: cells[name].header,
						isShown: columns.includes(name),
					}))}
				/>
			</div>
			<List
				list={list}
				size={filter.size ?? recordsPerPage}
				filtered={chips.length > 0}
				empty={t.empty}
				home={home}
				hasSizes
			>
				<SelectionBar total={list.total} onPage={list.items.length} hasAll />
				<DataTable
					caption={texts.tabs.applications}
					columns={table}
					rows={list.items}
					home={home}
					isDense
					selection={({ id, version, applicantName }) => ({ value: `${id}.${version}`, name: applicantName })}
				/>
			</List>
			{list.total > 0 && <Downloads total={list.total} />}
		</>
	);
}

/** Everything that is filtered, all pages, in the order of the list. */
function Downloads({ total }: { total: number }) {
	const texts = useAdminTexts();
	const { search } = useLocation();
	const shown = `${search}${search ? "&" : "?"}columns=shown`;
	const shortcut = { "data-shortcut": "e", "aria-keyshortcuts": "e" };
	return (
		<p className="mt-3 flex flex-wrap items-center gap-2">
			<Link to="/admin/trash" className="btn btn-small">
				{texts.bulk.trash.title}
			</Link>
			<Link to="/admin/templates" className="btn btn-small">
				{texts.bulk.templates.title}
			</Link>
			<a
				href={`${home}/export.csv${search}`}
				className="btn btn-small"
				download
				{...(total > maxSheetRows && shortcut)}
			>
				{texts.applications.download}
			</a>
			<a href={`${home}/export.csv${shown}`} className="btn btn-small" download>
				{texts.lists.downloadShown("CSV")}
			</a>
			{total > maxSheetRows ? (
				<span className="text-muted">{texts.lists.tooManyForXlsx(maxSheetRows)}</span>
			) : (
				<>
					<a href={`${home}/export.xlsx${search}`} className="btn btn-small" download {...shortcut}>
						{texts.importExport.download("XLSX")}
					</a>
					<a href={`${home}/export.xlsx${shown}`} className="btn btn-small" download>
						{texts.lists.downloadShown("XLSX")}
					</a>
				</>
			)}
		</p>
	);
}
