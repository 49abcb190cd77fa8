import { exportRecords, getTemplate } from "../../../domain/desk/import-export/queries.ts";
import { datedName, fileTypes, sendFile } from "../../admin/csv.ts";
import { kindOf, selectionOf, templateIn } from "../../admin/import-export.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/export-file";

/** Exports the filtered list as a file that can be imported again; with `template`, one to fill in. */
export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const format = url.searchParams.get("format") === "csv" ? "csv" : "xlsx";
	const kind = kindOf(url.searchParams);
	if (url.searchParams.has("template")) {
		const file = { name: `${kind}-template.${format}`, type: fileTypes[format] };
		return sendFile(requestContext, file, () =>
			getTemplate(requestContext.caller, kind, format, templateIn(requestContext.language, kind)),
		);
	}
	const selection = selectionOf(url.searchParams);
	const file = { name: datedName(requestContext, selection.kind, format), type: fileTypes[format] };
	return sendFile(requestContext, file, () => exportRecords(requestContext.caller, selection, format));
}
