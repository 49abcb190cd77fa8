import { data, Outlet, redirect, useLocation } from "react-router";
import { type ListedApplication, listApplications } from "../../../domain/cases/applications/queries.ts";
import { applicationFilter, applicationFilters } from "../../../domain/cases/applications/rules.ts";
import type { StoredStatus } from "../../../domain/cases/applications/schema.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import { isFiltered } from "../../../domain/records/filters.ts";
import { maxSheetRows } from "../../../domain/shared/csv.ts";
import { recordsPerPage } from "../../../domain/shared/paging.ts";
import { DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { List } from "../../admin/list.tsx";
import { useApplicationCells } from "../../admin/lists/application-cells.tsx";
import { applicationColumns, columnsCookie, shownColumns } from "../../admin/lists/application-columns.ts";
import { ApplicationFilters, useApplicationFilterTexts } from "../../admin/lists/application-filters.tsx";
import { ColumnChoice } from "../../admin/lists/column-choice.tsx";
import { FilterChips } from "../../admin/lists/filter-chips.tsx";
import { LiveHead } from "../../admin/live.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { CaseLinks, type RowSubject } from "../../admin/queue/row-controls.tsx";
import { shortcut } from "../../admin/row-keys.ts";
import { RecordLinks, RowMenu } from "../../admin/row-menu.tsx";
import { ApplicationsBar } from "../../admin/selection.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { useTimeZone, zoneOf } from "../../admin/time-zone.ts";
import { readFields } from "../../forms.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applications";

export const loader = adminLoader("applications", async ({ caller, now }, { request, url }: Route.LoaderArgs) => {
	const filter = applicationFilter(url.searchParams, zoneOf(request));
	const [list, staff] = await Promise.all([listApplications(caller, filter), listStaff(caller)]);
	return { list, staff, filter, columns: shownColumns(request), now };
});

/** The only form here chooses the columns. */
export async function action({ context, request, url }: Route.ActionArgs) {
	if (!context.get(requestContextKey).caller.may("application:read")) throw data(null, { status: 403 });
	const headers = { "set-cookie": columnsCookie(await readFields(request)) };
	return redirect(home + url.search, { status: 303, headers });
}

const home = "/admin/applications";
type Loaded = NonNullable<Route.ComponentProps["loaderData"]["value"]>;

export default function Applications({ loaderData: { value: loaded } }: Route.ComponentProps) {
	const texts = useManagementTexts();
	useTimeZone(loaded?.filter.zone);
	const oldStatuses: StoredStatus[] = loaded?.list.oldStatuses ?? [];
	return (
		<>
			<LiveHead list="applications" since={loaded?.now}>
				{(fresh) => (
					<TabHead title={texts.tabs.applications} fresh={fresh}>
						<Downloads total={loaded?.list.total ?? 0} />
					</TabHead>
				)}
			</LiveHead>
			<div className="list-tools">
				<ApplicationFilters home={home} oldStatuses={oldStatuses} staff={loaded?.staff ?? []} />
				{loaded && <Columns columns={loaded.columns} now={loaded.now} />}
			</div>
			{loaded ? <Loaded loaded={loaded} /> : <FetchFault />}
			<Outlet />
		</>
	);
}

function Columns({ columns, now }: Pick<Loaded, "columns" | "now">) {
	const cells = useApplicationCells(now);
	const choices = applicationColumns.map((name) => ({
		name,
		text: cells[name].header,
		isShown: columns.includes(name),
	}));
	return <ColumnChoice home={home} columns={choices} />;
}

function Loaded({ loaded: { list, staff, filter, columns, now } }: { loaded: Loaded }) {
	const texts = useManagementTexts();
	const filters = { filters: applicationFilters, values: filter, texts: useApplicationFilterTexts(staff) };
	const cells = useApplicationCells(now);
	const shown = applicationColumns.filter((name) => columns.includes(name));
	const after = shown.filter((name) => ["due", "submitted", "reference"].includes(name));
	const before = shown.filter((name) => !after.includes(name));
	const table = [cells.name, ...before.map((name) => cells[name]), cells.status, ...after.map((name) => cells[name])];
	return (
		<>
			<FilterChips home={home} {...filters} />
			<List
				list={list}
				size={filter.size ?? recordsPerPage}
				filtered={isFiltered(applicationFilters, filter) || Boolean(filter.query)}
				empty={texts.applications.empty}
				home={home}
				hasSizes
			>
				<ApplicationsBar total={list.total} onPage={list.items.length} hasAll />
				<DataTable
					caption={texts.tabs.applications}
					columns={table}
					rows={list.items}
					home={home}
					isDense
					selection={({ id, version, applicantName }) => ({ value: `${id}.${version}`, name: applicantName })}
					menu={(row) => (
						<RowMenu name={row.applicantName}>
							<CaseLinks subject={subjectOf(row)} />
							<RecordLinks base={`${home}/${row.id}`} name={row.applicantName} isFixed />
						</RowMenu>
					)}
				/>
			</List>
		</>
	);
}

const subjectOf = ({ id, applicantName, applicantId, assignee, phoneNumber }: ListedApplication): RowSubject => ({
	name: applicantName,
	open: `/admin/applicants/${applicantId}`,
	status: `${home}/${id}/status`,
	assign: `${home}/assign/${applicantId}`,
	take: assignee ? null : `${home}/take/${applicantId}`,
	phone: phoneNumber,
	applicantId,
	applicationId: id,
});

/** Everything that is filtered, all pages, in the order of the list. */
function Downloads({ total }: { total: number }) {
	const texts = useManagementTexts();
	const { search } = useLocation();
	const shown = `${search}${search ? "&" : "?"}columns=shown`;
	const isLarge = total > maxSheetRows;
	return (
		<>
			{total > 0 && (
				<>
					<a href={`${home}/export.csv${search}`} download {...(isLarge && shortcut("e"))}>
						{texts.applications.download}
					</a>
					<a href={`${home}/export.csv${shown}`} download>
						{texts.lists.downloadShown("CSV")}
					</a>
				</>
			)}
			{total > 0 && !isLarge && (
				<>
					<a href={`${home}/export.xlsx${search}`} download {...shortcut("e")}>
						{texts.importExport.download("XLSX")}
					</a>
					<a href={`${home}/export.xlsx${shown}`} download>
						{texts.lists.downloadShown("XLSX")}
					</a>
				</>
			)}
			{isLarge && <span className="text-muted">{texts.lists.tooManyForXlsx(maxSheetRows)}</span>}
			<Link to="/admin/templates">{texts.bulk.templates.title}</Link>
			<Link to="/admin/trash">{texts.bulk.trash.title}</Link>
		</>
	);
}
