import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useAdminTexts } from "./frame.ts";

type List = { pathname: string; search: string };

const lists = ["/admin/queue", "/admin/queue/board", "/admin/applications", "/admin/contact"];

/** In the browser only: the list that this tab has shown last. */
let latest: List | null = null;

/** Remembers the list that is shown, with its filters. */
export function useListMemory(): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		if (lists.includes(pathname)) latest = { pathname, search };
	}, [pathname, search]);
}

/**
 * The way back from a case: to the list from which it was opened, else to all applications.
 * @returns the address, and the name of the list.
 */
export function useListBehind(): { to: string; name: string } {
	const t = useAdminTexts();
	const [list, setList] = useState<List | null>(null);
	useEffect(() => setList(latest), []);
	const names: Record<string, string> = {
		"/admin/queue": t.desk.queue,
		"/admin/queue/board": t.desk.board,
		"/admin/contact": t.tabs.contact,
	};
	if (!list) return { to: "/admin/applications", name: t.lists.allApplications };
	return { to: list.pathname + list.search, name: names[list.pathname] ?? t.lists.allApplications };
}
