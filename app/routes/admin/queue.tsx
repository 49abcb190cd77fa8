import { memo, useEffect } from "react";
import { Outlet } from "react-router";
import { listQueue } from "../../../domain/desk/queue/list-queries.ts";
import { queueFilter, queueQuery } from "../../../domain/desk/queue/rules.ts";
import { deleteView, saveView } from "../../../domain/desk/queue/view-commands.ts";
import { listViews } from "../../../domain/desk/queue/view-queries.ts";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { LiveHead } from "../../admin/live.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { preloadRoute } from "../../admin/pages.ts";
import { QueueFilters } from "../../admin/queue/filters.tsx";
import { DeskHead } from "../../admin/queue/head.tsx";
import { QueueSections, SectionCounts } from "../../admin/queue/sections.tsx";
import { SavedViews } from "../../admin/queue/views.tsx";
import type { Route } from "./+types/queue";

const home = "/admin/queue";

/** Where staff begin: what has been promised, in the order in which it falls due (Spec B6). */
export const loader = adminLoader("queue", async ({ caller }, { url }: Route.LoaderArgs) => {
	const filter = queueFilter(url.searchParams);
	const [queue, views] = await Promise.all([listQueue(caller, filter), listViews(caller)]);
	const { page: _page, ...chosen } = filter;
	return { queue, views, chosen, query: queueQuery(filter) };
});

/** Saves or deletes one of the reader's views. */
export const action = adminAction(({ caller }, { url }: Route.ActionArgs) => ({
	done: "saved",
	back: home + url.search,
	submit: ({ intent, view, name }) =>
		intent === "delete" ? deleteView(caller, view) : saveView(caller, { name, query: url.search.slice(1) }),
}));

export default function Queue({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<Desk loaded={loaderData.value} again={actionData} />
			<Outlet />
		</>
	);
}

type DeskProps = { loaded: Route.ComponentProps["loaderData"]["value"]; again: Route.ComponentProps["actionData"] };

/** Keeps what the state of a navigation does not change. */
const Desk = memo(function Desk({ loaded, again }: DeskProps) {
	const t = useAdminTexts().desk;
	useEffect(() => {
		// Most links here lead to a case. Its script and texts are loaded once the queue works.
		preloadRoute("routes/admin/applicant");
	}, []);
	return (
		<>
			<LiveHead list="queue" since={loaded?.queue.now}>
				{(fresh) => <DeskHead title={t.queue} count={fresh} current="queue" />}
			</LiveHead>
			<div className="list-tools">
				{loaded && <SectionCounts {...loaded} home={home} />}
				<QueueFilters action={home} />
				{loaded && <SavedViews views={loaded.views} query={loaded.query} again={again} />}
			</div>
			{loaded ? <QueueSections {...loaded} home={home} /> : <FetchFault />}
		</>
	);
});
