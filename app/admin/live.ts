import { useCallback, useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { News } from "../../domain/desk/queue/live-queries.ts";
import type { LiveList } from "../../domain/desk/queue/schema.ts";

/** Milliseconds between two questions, while the page is seen and while it is in the background. */
const pace = { visible: 15_000, hidden: 60_000 };

export type Live = {
	/** Null until something has happened. */
	news: News | null;
	/** Reads the list again, in its place. */
	refresh(): void;
};

/**
 * Asks what has happened since a list was read: new rows are announced, and not inserted under the cursor. Asking stops
 * with the session; without a connection it goes on later.
 * @param since the server's time when the list was read; undefined while it could not be read
 */
export function useLive(list: LiveList, since: Date | undefined): Live {
	const { search } = useLocation();
	const { revalidate } = useRevalidator();
	const [news, setNews] = useState<News | null>(null);
	const from = since?.toISOString();
	useEffect(() => {
		setNews(null);
		if (!from) return;
		const params = new URLSearchParams(search);
		params.set("list", list);
		params.set("since", from);
		return poll(`/admin/live?${params}`, setNews);
	}, [list, from, search]);
	const refresh = useCallback(() => void revalidate(), [revalidate]);
	return { news, refresh };
}

/** @returns a function that stops it. */
function poll(address: string, tell: (news: News) => void): () => void {
	const stopped = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const later = () => {
		clearTimeout(timer);
		timer = setTimeout(ask, pace[document.visibilityState]);
	};
	const ask = async () => {
		try {
			const answer = await fetch(address, { signal: stopped.signal, cache: "no-store", redirect: "manual" });
			if (answer.type === "opaqueredirect" || answer.status === 401 || answer.status === 403) return stop();
			if (answer.ok) tell((await answer.json()) as News);
		} catch {
			// The connection may be back the next time.
		}
		if (!stopped.signal.aborted) later();
	};
	const look = () => {
		if (document.visibilityState === "visible") void ask();
	};
	const stop = () => {
		stopped.abort();
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", look);
	};
	document.addEventListener("visibilitychange", look);
	later();
	return stop;
}
