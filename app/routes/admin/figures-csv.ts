import { exportFigures } from "../../../domain/figures/queries.ts";
import { figureFilter } from "../../../domain/figures/rules.ts";
import { sendCsv } from "../../admin/csv.ts";
import { visitContext } from "../../visit.ts";
import type { Route } from "./+types/figures-csv";

/** Every count of the chosen days, as a file. */
export function loader({ context, url }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	return sendCsv(visit, "figures", () => exportFigures(visit.caller, figureFilter(url.searchParams), visit.language));
}
