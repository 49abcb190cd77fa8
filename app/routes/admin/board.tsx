import { Outlet } from "react-router";
import { listBoard } from "../../../domain/desk/queue/board-queries.ts";
import { queueFilter } from "../../../domain/desk/queue/rules.ts";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { LiveHead } from "../../admin/live.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { Board } from "../../admin/queue/board.tsx";
import { QueueFilters } from "../../admin/queue/filters.tsx";
import { DeskHead } from "../../admin/queue/head.tsx";
import type { Route } from "./+types/board";

const home = "/admin/queue/board";

/** The open applications by status, in the order in which their promises fall due (Spec B6). */
export const loader = adminLoader("board", ({ caller }, { url }: Route.LoaderArgs) =>
	listBoard(caller, queueFilter(url.searchParams)),
);

export default function BoardPage({ loaderData }: Route.ComponentProps) {
	const t = useAdminTexts().desk;
	return (
		<>
			<LiveHead list="board" since={loaderData.value?.now}>
				{(fresh) => <DeskHead title={t.board} count={fresh} current="board" />}
			</LiveHead>
			<div className="list-tools">
				<QueueFilters action={home} isBoard />
			</div>
			{loaderData.value ? <Board {...loaderData.value} home={home} /> : <FetchFault />}
			<Outlet />
		</>
	);
}
