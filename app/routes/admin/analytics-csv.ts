import { exportAnalytics } from "../../../domain/analytics/queries.ts";
import { analyticsFilter } from "../../../domain/analytics/rules.ts";
import { sendCsv } from "../../admin/csv.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/analytics-csv";

/** Exports every count of the selected days. */
export function loader({ context, url }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return sendCsv(visit, "figures", () =>
		exportAnalytics(visit.caller, analyticsFilter(url.searchParams), visit.language),
	);
}
