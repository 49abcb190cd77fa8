import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { News } from "../../domain/desk/queue/live-queries.ts";
import type { LiveList } from "../../domain/desk/queue/schema.ts";
import { useAdminTexts } from "./frame.ts";

/** Milliseconds between two questions, while the page is seen and while it is in the background. */
const pace = { visible: 10_000, hidden: 60_000 };
/** Milliseconds without input after which rows may move. */
const still = 1_500;
const activity = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;

type Live = {
	/** New rows that the list does not show yet, because the reader is busy with it. */
	waiting: number;
	/** These, and the ones that have appeared since the reader did something. */
	fresh: number;
	/** Reads the list again, in its place. */
	refresh(): void;
};

/**
 * Asks what has happened since a list was read. New rows appear by themselves while the reader is at the top of the list
 * and does nothing in it; otherwise they are announced, so that nothing moves under a finger. Asking stops with the
 * session; without a connection it goes on later.
 * @param since the server's time when the list was read; undefined while it could not be read
 */
function useLive(list: LiveList, since: Date | undefined): Live {
	const { search } = useLocation();
	const { revalidate } = useRevalidator();
	const [news, setNews] = useState<News | null>(null);
	const [shown, setShown] = useState(0);
	const movedAt = useRef(0);
	const from = since?.toISOString();
	useEffect(() => {
		setNews(null);
		if (!from) return;
		const params = new URLSearchParams(search);
		params.set("list", list);
		params.set("since", from);
		return poll(`/admin/live?${params}`, setNews);
	}, [list, from, search]);
	useEffect(() => {
		const noticed = () => {
			movedAt.current = Date.now();
			setShown(0);
		};
		for (const event of activity) addEventListener(event, noticed, { passive: true });
		return () => {
			for (const event of activity) removeEventListener(event, noticed);
		};
	}, []);
	const hasNews = news !== null && (news.fresh > 0 || news.isChanged);
	const fresh = news?.fresh ?? 0;
	const refresh = useCallback(() => void revalidate(), [revalidate]);
	useEffect(() => {
		if (!hasNews) return;
		const show = () => {
			if (Date.now() - movedAt.current < still || isBusy()) return;
			clearInterval(timer);
			setNews(null);
			setShown((before) => before + fresh);
			refresh();
		};
		const timer = setInterval(show, still);
		show();
		return () => clearInterval(timer);
	}, [hasNews, fresh, refresh]);
	return { waiting: fresh, fresh: shown + fresh, refresh };
}

/** Whether the reader has scrolled, opened or selected something, or works with the keyboard. */
const isBusy = (): boolean =>
	scrollY > 100 ||
	document.querySelector(
		"dialog[open], :popover-open, main details[open], main [name=row]:checked, main :focus-visible",
	) !== null;

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

type LiveHeadProps = {
	list: LiveList;
	/** The server's time when the list was read; undefined while it could not be read. */
	since: Date | undefined;
	/** The head of the page with the number of new rows. */
	children: (fresh: number) => ReactNode;
};

/**
 * The head of a list that updates itself. Every step of a navigation renders it again, and a list beside it stays. It
 * announces new rows: to all while the reader has to ask for them, and for the ear alone once the list shows them.
 */
export function LiveHead({ list, since, children }: LiveHeadProps) {
	const t = useAdminTexts().desk.live;
	const { waiting, fresh, refresh } = useLive(list, since);
	return (
		<>
			{children(fresh)}
			<div role="status" className="live-notice">
				{waiting > 0 ? (
					<p>
						<strong>{t.fresh(waiting)}</strong>{" "}
						<button type="button" className="btn btn-small" onClick={refresh}>
							{t.refresh}
						</button>
					</p>
				) : (
					fresh > 0 && <span className="sr-only">{t.fresh(fresh)}</span>
				)}
			</div>
		</>
	);
}
