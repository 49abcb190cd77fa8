import type { Level } from "./events.ts";

/** PIXEL-21, LIMIT-15: by whole visible seconds. */
const levelOf = (seconds: number): Level => (seconds > 60 ? "high" : seconds > 30 ? "medium" : "low");

/**
 * Reports on leaving how long the page was visible, once per visit, including pages restored from the back-forward
 * cache.
 */
export function watchEngagement(tell: (level: Level) => void): void {
	let seconds = 0;
	let since: number | undefined;
	const count = () => {
		if (since !== undefined) seconds += (performance.now() - since) / 1_000;
		since = document.visibilityState === "visible" ? performance.now() : undefined;
	};
	count();
	document.addEventListener("visibilitychange", count);
	addEventListener("pagehide", () => {
		count();
		tell(levelOf(Math.floor(seconds)));
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		seconds = 0;
		since = undefined;
		count();
	});
}
