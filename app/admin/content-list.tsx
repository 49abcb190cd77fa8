import { useId } from "react";
import { isOrderedKind } from "../../domain/content/site/rules.ts";
import type { StoredRecord } from "../../domain/records/noun.ts";
import { type Language, localized } from "../../domain/shared/language.ts";
import { Alert } from "./alert.tsx";
import { ContentCell } from "./content-cell.tsx";
import { type ContentSection, listedFields, sectionOf } from "./content-kinds.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { valuesOf } from "./fields.ts";
import { useManagementTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import { RowLink, RowMenu } from "./row-menu.tsx";
import { RowMover, useRowOrder } from "./row-order.tsx";
import { useListSearch } from "./tabs.tsx";

type ContentRow = { id: string; name: string; cells: Record<string, string> };

/** A record as its list shows it: each text in one language. */
export function rowOf(
	record: Record<string, unknown> & StoredRecord,
	section: ContentSection,
	language: Language,
): ContentRow {
	const values = valuesOf(record, section.fields);
	const texts = section.fields
		.filter(({ kind }) => kind === "localized")
		.map(({ name }): [string, string] => [name, localized(record as Record<string, string | null>, name, language)]);
	const all = { ...values, ...Object.fromEntries(texts) };
	const cells = Object.fromEntries(listedFields(section).map(({ name }) => [name, all[name] ?? ""]));
	return { id: record.id, name: all[section.name] ?? "", cells };
}

/** The records of one kind with links to add, change, delete and, for ordered kinds, move them. */
export function ContentList({ slug, rows }: { slug: string; rows: ContentRow[] }) {
	const section = sectionOf(slug) as ContentSection;
	const texts = useManagementTexts();
	const t = texts.content;
	const own = t.kinds[section.kind];
	const titleId = useId();
	const search = useListSearch();
	const { base } = section;
	const isOrdered = isOrderedKind(section.kind) && rows.length > 1;
	const order = useRowOrder(
		`${base}/order${search}`,
		rows.map(({ id }) => id),
	);
	const labels: Record<string, string> = { ...t.fields, ...own.fields };
	const nameOf = (row: ContentRow) => row.name || t.untitled;
	const columns: Column<ContentRow & { at: number; last: number }>[] = [
		{
			header: labels[section.name] ?? section.name,
			cell: (row) => (
				<span className="two-lines">
					<Link to={`${base}/${row.id}/edit${search}`} preventScrollReset className="row-name" data-open="">
						{nameOf(row)}
					</Link>
				</span>
			),
		},
		...listedFields(section).map(({ name }) => ({
			header: labels[name] ?? name,
			cell: ({ cells }: ContentRow) => <ContentCell fields={section.fields} name={name} value={cells[name] ?? ""} />,
		})),
	];
	const shown = order.ids.flatMap((id, at) => {
		const row = rows.find((each) => each.id === id);
		return row ? [{ ...row, at, last: rows.length - 1 }] : [];
	});
	return (
		<section aria-labelledby={titleId}>
			<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
				<h2 id={titleId}>{own.title}</h2>
				{rows.length < section.most && (
					<Link
						to={`${base}/new${search}`}
						preventScrollReset
						className="btn btn-small btn-primary"
						aria-label={`${texts.add}: ${own.title}`}
					>
						{texts.add}
					</Link>
				)}
			</div>
			{own.hint && <p className="mb-3 text-muted">{own.hint}</p>}
			{order.fault && <Alert title={t.saveFailed}>{texts.faults[order.fault]}</Alert>}
			{rows.length === 0 ? (
				<p className="notice text-center">{own.empty ?? texts.nothingYet}</p>
			) : (
				<div {...(isOrdered && order.drag)}>
					{isOrdered && order.sender}
					<DataTable
						caption={own.title}
						columns={columns}
						rows={shown}
						menu={(row) => (
							<span className="row-actions">
								{isOrdered && <RowMover row={row} name={nameOf(row)} form={order.form} />}
								<RowMenu name={nameOf(row)}>
									<RowLink to={`${base}/${row.id}/edit${search}`} text={texts.edit} name={nameOf(row)} />
									{(section.isDeletable || rows.length > section.most) && (
										<RowLink to={`${base}/${row.id}/delete${search}`} text={texts.delete} name={nameOf(row)} isDanger />
									)}
								</RowMenu>
							</span>
						)}
					/>
				</div>
			)}
		</section>
	);
}
