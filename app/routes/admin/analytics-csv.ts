import { exportFigures } from "../../../domain/analytics/queries.ts";
import { figureFilter } from "../../../domain/analytics/rules.ts";
import { sendCsv } from "../../admin/csv.ts";
import { visitContext } from "../../request-context.ts";
import type { Route } from "./+types/analytics-csv";

/** Every count of the chosen days, as a file. */
export function loader({ context, url }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	return sendCsv(visit, "figures", () => exportFigures(visit.caller, figureFilter(url.searchParams), visit.language));
}
