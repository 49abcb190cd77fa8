import { exportApplications } from "../../../domain/applications/queries.ts";
import { applicationFilter } from "../../../domain/applications/rules.ts";
import { sendCsv } from "../../admin/csv.ts";
import { zoneOf } from "../../admin/time-zone.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applications-csv";

/** Exports the filtered list, all pages. */
export function loader({ context, request, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const filter = applicationFilter(url.searchParams, zoneOf(request));
	return sendCsv(requestContext, "applications", () => exportApplications(requestContext.caller, filter));
}
