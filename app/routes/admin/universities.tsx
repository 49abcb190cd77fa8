import { Outlet } from "react-router";
import { universityRecordFilter, universityRecordFilters } from "../../../domain/catalog/rules.ts";
import { listUniversityRecords, type UniversityRow } from "../../../domain/catalog/university-queries.ts";
import { isFiltered } from "../../../domain/records/filters.ts";
import { recordsPerPage } from "../../../domain/shared/paging.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar, FilterChoice, FilterChoices } from "../../admin/filter-bar.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { RowActions } from "../../admin/row-actions.tsx";
import { SelectionBar } from "../../admin/selection.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/universities";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const filter = universityRecordFilter(url.searchParams);
	return load(requestContext, "universities", async () => ({
		list: await listUniversityRecords(requestContext.caller, filter, requestContext.language),
		filtered: filter.query !== "" || filter.ranking !== undefined || isFiltered(universityRecordFilters, filter),
	}));
}

export default function Universities({ loaderData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.universities;
	const kind = t.filters.isPublic;
	const columns: Column<UniversityRow>[] = [
		{
			header: t.fields.name,
			cell: ({ name, isHidden }) => (
				<>
					{name} {isHidden && <span className="badge">{texts.lists.hidden}</span>}
				</>
			),
		},
		{ header: t.fields.location, cell: ({ location }) => location },
		{ header: kind.label, cell: ({ isPublic }) => (isPublic ? kind.options.public : kind.options.private) },
		{ header: t.fields.ranking, cell: ({ ranking }) => ranking ?? t.noRanking },
		{ header: texts.actions, cell: ({ id, name }) => <RowActions base={`/admin/universities/${id}`} name={name} /> },
	];
	return (
		<>
			<TabHead
				title={texts.tabs.universities}
				add={{ to: "/admin/universities/new", text: t.add }}
				importExport="universities"
			/>
			<FilterBar action="/admin" search={t.search}>
				<FilterChoices filters={universityRecordFilters} texts={t.filters} />
				<FilterChoice
					name="ranking"
					label={t.ranking}
					options={[
						{ value: "", text: texts.all },
						{ value: "top10", text: t.top10 },
						{ value: "top50", text: t.top50 },
					]}
				/>
			</FilterBar>
			{loaderData.value ? (
				<List
					list={loaderData.value.list}
					size={recordsPerPage}
					filtered={loaderData.value.filtered}
					empty={t.empty}
					home="/admin"
				>
					<SelectionBar
						total={loaderData.value.list.total}
						onPage={loaderData.value.list.items.length}
						choices={{ to: "/admin/hide/universities", actions: texts.lists.hiding }}
					/>
					<DataTable
						caption={texts.tabs.universities}
						columns={columns}
						rows={loaderData.value.list.items}
						selection={({ id, name }) => ({ value: id, name })}
					/>
				</List>
			) : (
				<FetchFault />
			)}
			<Outlet />
		</>
	);
}
