import { Fragment } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { recordsPerPage } from "../../../domain/shared/paging.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar } from "../../admin/filter-bar.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { PageTitle } from "../../admin/page-title.tsx";
import { type RecordList, recordList } from "../../admin/record-lists.tsx";
import { type ListPage, readListPage } from "../../admin/record-store.ts";
import { type RecordType, recordTypeAt, recordTypeOf } from "../../admin/record-types.ts";
import { RowActions } from "../../admin/row-actions.tsx";
import { SelectionBar } from "../../admin/selection.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/records";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

/** The first page of the admin panel shows the universities. */
const typeAt = (pathname: string) => recordTypeAt(pathname) ?? recordTypeOf("university");

/** The list of any noun that has one; its dialogs are below it (record*.tsx, revisions.tsx). */
export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { noun } = typeAt(url.pathname);
	return load(requestContext, `list of ${noun}`, () => readListPage(requestContext, noun, url.searchParams));
}

export default function Records({ loaderData: { value } }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const type = typeAt(useLocation().pathname);
	const look = recordList(type.noun, texts, language);
	const { title, search, filters, empty } = look;
	return (
		// The key gives each list a filter bar of its own.
		<Fragment key={type.noun}>
			<Head type={type} look={look} />
			{(search || filters) && (
				<FilterBar action={type.home} {...(search && { search })}>
					{filters}
				</FilterBar>
			)}
			{value ? (
				<List {...value} size={recordsPerPage} {...(empty && { empty })} home={type.home}>
					<Table type={type} look={look} list={value.list} title={title} />
				</List>
			) : (
				<FetchFault />
			)}
			<Outlet />
		</Fragment>
	);
}

type PartProps = { type: RecordType; look: RecordList<ListPage["list"]["items"][number]> };

/** Of a tab, or of a page of its own. */
function Head({ type: { base }, look: { title, hint, add, exported } }: PartProps) {
	const { search } = useLocation();
	if (hint === undefined)
		return (
			<TabHead title={title} add={{ to: `${base}/new`, text: add }} {...(exported && { importExport: exported })} />
		);
	return (
		<>
			<div className="mb-2 flex flex-wrap items-center gap-3">
				<PageTitle title={title} className="mr-auto" />
				<Link to={`${base}/new${search}`} preventScrollReset className="btn btn-small btn-primary">
					{add}
				</Link>
			</div>
			<p className="mb-4 text-muted">{hint}</p>
		</>
	);
}

function Table({ type, look, list, title }: PartProps & { list: ListPage["list"]; title: string }) {
	const texts = useAdminTexts();
	const { columns, nameOf, exported, hint } = look;
	const actions: Column<ListPage["list"]["items"][number]> = {
		header: texts.actions,
		cell: (row) => <RowActions base={`${type.base}/${row.id}`} name={nameOf(row)} />,
	};
	const table = { caption: title, columns: [...columns, actions], rows: list.items };
	if (hint !== undefined)
		return (
			<div className="wrapped-list">
				<DataTable {...table} isWrapped />
			</div>
		);
	if (!exported) return <DataTable {...table} />;
	return (
		<>
			<SelectionBar
				total={list.total}
				onPage={list.items.length}
				choices={{ to: `/admin/hide/${exported}`, actions: texts.lists.hiding }}
			/>
			<DataTable {...table} selection={(row) => ({ value: row.id, name: nameOf(row) })} />
		</>
	);
}
