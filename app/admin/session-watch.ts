const channelName = "session";
const firstGap = 200;
const maxGap = 30_000;
/** Milliseconds between session checks. */
const pace = 4 * 60_000;
/** Milliseconds until the first one: the page itself has just been answered for the session, and has renewed it. */
const firstWait = 30_000;
/** What somebody at the page does. */
const uses = ["pointerdown", "keydown", "wheel"] as const;

type Watch = {
	/** The id of the account that the page shows, if the server could read it. */
	account: string | undefined;
	/** Called once, when the session has ended here or in another tab, or somebody else has signed in. */
	onEnd(): void;
};

/**
 * Keeps an open page in sync with its session (AUTH-04, AUTH-08): checks it periodically, when the page becomes visible or
 * is restored from the browser's memory, and after a sign-out in another tab. A check renews the session if somebody has
 * used the page since the last one. Without a response it retries after 200 ms, doubling up to 30 s (LIMIT-22).
 * @returns a function that stops it.
 */
export function watchSession({ account, onEnd }: Watch): () => void {
	const channel = new BroadcastChannel(channelName);
	let timer: ReturnType<typeof setTimeout> | undefined;
	let gap = firstGap;
	let ended = false;
	let isUsed = true;
	const use = () => {
		isUsed = true;
	};

	const stop = () => {
		ended = true;
		clearTimeout(timer);
		channel.close();
		document.removeEventListener("visibilitychange", look);
		removeEventListener("online", look);
		removeEventListener("pageshow", restore);
		for (const name of uses) removeEventListener(name, use, true);
	};
	const end = () => {
		if (ended) return;
		stop();
		onEnd();
	};
	const later = (milliseconds: number) => {
		clearTimeout(timer);
		if (!ended) timer = setTimeout(ask, milliseconds);
	};
	async function ask(): Promise<void> {
		try {
			const asksAsUse = isUsed;
			isUsed = false;
			const address = asksAsUse ? "/auth/session" : "/auth/session?idle";
			const { status, headers } = await fetch(address, { cache: "no-store" });
			const isOther = status === 204 && account !== undefined && headers.get("account") !== account;
			if (status === 401 || isOther) return end();
			isUsed ||= asksAsUse && status !== 204;
			if (status !== 204) throw new Error(`The session check returned ${status}.`);
			gap = firstGap;
			later(pace);
		} catch {
			later(gap);
			gap = Math.min(gap * 2, maxGap);
		}
	}
	function look(): void {
		if (document.visibilityState === "visible") later(0);
	}
	function restore({ persisted }: PageTransitionEvent): void {
		if (persisted) later(0);
	}

	channel.onmessage = ({ data }) => data === "ended" && end();
	document.addEventListener("visibilitychange", look);
	addEventListener("online", look);
	addEventListener("pageshow", restore);
	for (const name of uses) addEventListener(name, use, { capture: true, passive: true });
	later(account === undefined ? 0 : firstWait);
	return stop;
}

/** Notifies other tabs of a sign-out. */
export function tellSignOut(): void {
	const channel = new BroadcastChannel(channelName);
	channel.postMessage("ended");
	channel.close();
}
