import { exportApplicationSheet, exportApplications } from "../../../domain/cases/applications/export-queries.ts";
import { applicationFilter } from "../../../domain/cases/applications/rules.ts";
import { datedName, fileTypes, sendFile } from "../../admin/csv.ts";
import { shownColumns, shownInFile } from "../../admin/lists/application-columns.ts";
import { zoneOf } from "../../admin/time-zone.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applications-file";

/**
 * Exports the filtered list, all pages, in its order, as the file whose ending the address names. With `columns` in the
 * address, only the columns that this browser shows.
 */
export function loader({ context, request, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const filter = applicationFilter(url.searchParams, zoneOf(request));
	const format = url.pathname.endsWith(".xlsx") ? "xlsx" : "csv";
	const exported = format === "xlsx" ? exportApplicationSheet : exportApplications;
	const file = { name: datedName(requestContext, "applications", format), type: fileTypes[format] };
	const columns = url.searchParams.has("columns") ? shownInFile(shownColumns(request)) : undefined;
	return sendFile(requestContext, file, () => exported(requestContext.caller, filter, columns));
}
