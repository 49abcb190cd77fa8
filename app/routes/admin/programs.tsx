import { Outlet } from "react-router";
import { listProgramRecords, type ProgramRow } from "../../../domain/catalog/program-queries.ts";
import { programRecordFilter, programRecordFilters } from "../../../domain/catalog/rules.ts";
import { isFiltered } from "../../../domain/records/filters.ts";
import { recordsPerPage } from "../../../domain/shared/paging.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar, FilterChoices, FilterLookup } from "../../admin/filter-bar.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { RowActions } from "../../admin/row-actions.tsx";
import { SelectionBar } from "../../admin/selection.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { formatDay } from "../../i18n/formats.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/programs";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const filter = programRecordFilter(url.searchParams);
	return load(requestContext, "programs", async () => ({
		list: await listProgramRecords(requestContext.caller, filter, requestContext.language),
		filtered: filter.query !== "" || filter.university !== "" || isFiltered(programRecordFilters, filter),
	}));
}

export default function Programs({ loaderData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.programs;
	const columns: Column<ProgramRow>[] = [
		{
			header: t.fields.title,
			cell: ({ title, isHidden }) => (
				<>
					{title} {isHidden && <span className="badge">{texts.lists.hidden}</span>}
				</>
			),
		},
		{ header: t.fields.university, cell: ({ university }) => university },
		{ header: t.fields.type, cell: ({ type }) => (texts.options as Record<string, string>)[type] ?? type },
		{
			header: t.fields.applicationDeadline,
			cell: ({ applicationDeadline: day }) => (day ? formatDay(day, language) : t.noDeadline),
		},
		{ header: texts.actions, cell: ({ id, title }) => <RowActions base={`/admin/programs/${id}`} name={title} /> },
	];
	return (
		<>
			<TabHead title={texts.tabs.programs} add={{ to: "/admin/programs/new", text: t.add }} importExport="programs" />
			<FilterBar action="/admin/programs" search={t.search}>
				<FilterLookup name="university" label={t.fields.university} suggestions="/admin/programs/universities" />
				<FilterChoices filters={programRecordFilters} texts={t.filters} />
			</FilterBar>
			{loaderData.value ? (
				<List
					list={loaderData.value.list}
					size={recordsPerPage}
					filtered={loaderData.value.filtered}
					empty={t.empty}
					home="/admin/programs"
				>
					<SelectionBar
						total={loaderData.value.list.total}
						onPage={loaderData.value.list.items.length}
						choices={{ to: "/admin/hide/programs", actions: texts.lists.hiding }}
					/>
					<DataTable
						caption={texts.tabs.programs}
						columns={columns}
						rows={loaderData.value.list.items}
						selection={({ id, title: name }) => ({ value: id, name })}
					/>
				</List>
			) : (
				<FetchFault />
			)}
			<Outlet />
		</>
	);
}
