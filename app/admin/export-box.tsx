import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { ExportKind, ImportKind } from "../../domain/desk/import-export/schema.ts";
import { maxSheetRows } from "../../domain/shared/csv.ts";
import { useManagementTexts } from "./frame.ts";

/** The links to export the records that the list shows. */
export function ExportBox({ kind, total, filtered }: { kind: ExportKind; total: number; filtered: boolean }) {
	const t = useManagementTexts().importExport;
	return (
		<section aria-labelledby="export" className="notice">
			<h2 id="export">{t.exportTitle}</h2>
			<p className="mt-1">{(filtered ? t.exportFiltered : t.exportAll)[kind](total)}</p>
			<p className="mt-1 text-muted">{total > maxSheetRows ? t.tooManyForXlsx : t.excelHint}</p>
			<p className="mt-3 flex flex-wrap gap-2">
				{total <= maxSheetRows && (
					<FileLink kind={kind} format="xlsx">
						{t.download("XLSX")}
					</FileLink>
				)}
				<FileLink kind={kind} format="csv">
					{t.download("CSV")}
				</FileLink>
				{filtered && (
					<Link to={`/admin/import-export?noun=${kind}#export`} className="btn btn-small">
						{t.exportEverything}
					</Link>
				)}
			</p>
		</section>
	);
}

type FileLinkProps = { kind: ImportKind; format: "csv" | "xlsx"; template?: boolean; children: ReactNode };

export function FileLink({ kind, format, template = false, children }: FileLinkProps) {
	const { search } = useLocation();
	const params = new URLSearchParams(template ? { template: "yes" } : search);
	params.delete("page");
	params.set("noun", kind);
	params.set("format", format);
	return (
		<a href={`/admin/import-export/file?${params}`} className="btn btn-small" download>
			{children}
		</a>
	);
}
