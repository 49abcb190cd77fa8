import { exportAnalytics } from "../../../domain/analytics/queries.ts";
import { analyticsFilter } from "../../../domain/analytics/rules.ts";
import { sendCsv } from "../../admin/csv.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/analytics-csv";

/** Exports every count of the selected days. */
export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return sendCsv(requestContext, "analytics", () =>
		exportAnalytics(requestContext.caller, analyticsFilter(url.searchParams), requestContext.language),
	);
}
