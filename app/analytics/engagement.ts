import type { Level } from "./events.ts";

/** PIXEL-21, LIMIT-15: by whole seconds in sight. */
const levelOf = (seconds: number): Level => (seconds > 60 ? "high" : seconds > 30 ? "medium" : "low");

/** Tells on leaving how long the page was in sight: once a visit, also of one that the back button brings back as it was. */
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
