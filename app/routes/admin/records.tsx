import { Fragment } from "react";
import { Outlet, useLocation } from "react-router";
import type { ExportKind } from "../../../domain/desk/import-export/schema.ts";
import { recordsPerPage } from "../../../domain/shared/paging.ts";
import { DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar } from "../../admin/filter-bar.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { List } from "../../admin/list.tsx";
import { type RecordList, recordList } from "../../admin/record-lists.tsx";
import { type ListPage, readListPage } from "../../admin/record-store.ts";
import { type RecordType, recordTypeAt, recordTypeOf } from "../../admin/record-types.ts";
import { RecordLinks, RowMenu } from "../../admin/row-menu.tsx";
import { SelectionBar } from "../../admin/selection.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/records";

/** The first page of the admin panel shows the universities. */
const typeAt = (pathname: string) => recordTypeAt(pathname) ?? recordTypeOf("university");

/** The list of any noun that has one; its dialogs are below it (record*.tsx, revisions.tsx). */
export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { noun } = typeAt(url.pathname);
	return load(requestContext, `list of ${noun}`, () => readListPage(requestContext, noun, url.searchParams));
}

export default function Records({ loaderData: { value } }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const { language } = useFrame();
	const { pathname } = useLocation();
	const type = typeAt(pathname);
	const home = pathname === "/admin" ? pathname : type.home;
	const look = recordList(type.noun, texts, language);
	const { title, search, filters, empty } = look;
	return (
		// The key gives each list a filter bar of its own.
		<Fragment key={type.noun}>
			<Head type={type} look={look} />
			{(search || filters) && (
				<div className="list-tools">
					<FilterBar action={home} {...(search && { search })}>
						{filters}
					</FilterBar>
				</div>
			)}
			{value ? (
				<List {...value} size={recordsPerPage} {...(empty && { empty })} home={home}>
					<Table type={type} look={look} list={value.list} title={title} />
				</List>
			) : (
				<FetchFault />
			)}
			<Outlet />
		</Fragment>
	);
}

type Row = ListPage["list"]["items"][number];
type PartProps = { type: RecordType; look: RecordList<Row> };

/** Of a tab, or of a page of its own. */
function Head({ type: { base, noun }, look: { title, hint, add, exported } }: PartProps) {
	const importExport = exported ?? sheetOf[noun];
	return (
		<>
			<TabHead title={title} add={{ to: `${base}/new`, text: add }} {...(importExport && { importExport })} />
			{hint && <p className="mb-4 text-muted">{hint}</p>}
		</>
	);
}

/** The spreadsheets of nouns whose records are not hidden from visitors. */
const sheetOf: Partial<Record<RecordType["noun"], ExportKind>> = {
	scholarship: "scholarships",
	documentRule: "document-rules",
	packTemplate: "pack-templates",
};

function Table({ type, look, list, title }: PartProps & { list: ListPage["list"]; title: string }) {
	const texts = useManagementTexts();
	const { columns, nameOf, exported, hint } = look;
	const { search } = useLocation();
	const [named, ...others] = columns;
	const name = named && {
		...named,
		cell: (row: Row) => (
			<span className="two-lines">
				<Link to={`${type.base}/${row.id}${search}`} preventScrollReset className="row-name" data-open="">
					{named.cell(row)}
				</Link>
			</span>
		),
	};
	const table = {
		caption: title,
		columns: name ? [name, ...others] : columns,
		rows: list.items,
		menu: (row: Row) => (
			<RowMenu name={nameOf(row)}>
				<RecordLinks base={`${type.base}/${row.id}`} name={nameOf(row)} />
			</RowMenu>
		),
	};
	if (hint !== undefined) return <DataTable {...table} isWrapped />;
	if (!exported) return <DataTable {...table} />;
	return (
		<>
			<SelectionBar
				total={list.total}
				onPage={list.items.length}
				quick={{ to: `/admin/hide/${exported}`, actions: texts.lists.hiding }}
			/>
			<DataTable {...table} selection={(row) => ({ value: row.id, name: nameOf(row) })} />
		</>
	);
}
