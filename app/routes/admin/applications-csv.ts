import { exportApplications } from "../../../domain/applications/queries.ts";
import { applicationFilter } from "../../../domain/applications/rules.ts";
import { problemOf } from "../../../domain/errors.ts";
import { streamOf } from "../../admin/stream.ts";
import { zoneOf } from "../../admin/time-zone.ts";
import { visitContext } from "../../visit.ts";
import type { Route } from "./+types/applications-csv";

/** What the list shows, without its pages, as a file. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	const filter = applicationFilter(url.searchParams, zoneOf(request));
	try {
		const pieces = await exportApplications(visit.caller, filter);
		return new Response(streamOf(pieces), {
			headers: {
				"content-type": "text/csv; charset=utf-8",
				"content-disposition": `attachment; filename="applications-${visit.now.toISOString().slice(0, 10)}.csv"`,
			},
		});
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind === "refused") return new Response(null, { status: 403 });
		visit.report("applications could not be exported", error);
		return new Response("Failed to fetch data", { status: problem?.kind === "unavailable" ? 503 : 500 });
	}
}
