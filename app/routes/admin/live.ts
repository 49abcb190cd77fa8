import { data } from "react-router";
import { getNews } from "../../../domain/desk/queue/live-queries.ts";
import { liveLists } from "../../../domain/desk/queue/schema.ts";
import { zoneOf } from "../../admin/time-zone.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/live";

/** Milliseconds by which the clocks of two processes may differ: another one may have rendered the list. */
const tolerance = 60_000;

/** For open lists: what has happened since they were read. `list`, `since` (an ISO time), and the list's own query. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
	const { caller, now } = context.get(requestContextKey);
	const { searchParams } = url;
	const list = liveLists.find((one) => one === searchParams.get("list"));
	const since = new Date(searchParams.get("since") ?? "");
	// An invalid time is not early either.
	if (!list || !(since.getTime() <= now.getTime() + tolerance)) throw data(null, { status: 404 });
	const news = await getNews(caller, list, since, { params: searchParams, zone: zoneOf(request) });
	return Response.json(news, { headers: { "cache-control": "no-store" } });
}
