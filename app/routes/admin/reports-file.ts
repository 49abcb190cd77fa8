import { exportWorkReport } from "../../../domain/desk/reports/queries.ts";
import { reportFilter } from "../../../domain/desk/reports/schema.ts";
import { adminTexts } from "../../admin/all-texts.ts";
import { datedName, fileTypes, sendFile } from "../../admin/csv.ts";
import { reportSheet } from "../../admin/work-report.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/reports-file";

/** The report of the page as an XLSX file. */
export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, language } = requestContext;
	const file = { name: datedName(requestContext, "work", "xlsx"), type: fileTypes.xlsx };
	return sendFile(requestContext, file, () =>
		exportWorkReport(caller, reportFilter(url.searchParams), (report) =>
			reportSheet(report, adminTexts[language], language),
		),
	);
}
