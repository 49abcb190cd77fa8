import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { readCookie } from "../cookies.ts";

/** The reader's time zone, as reported by the browser; undefined until then. */
export const zoneOf = (request: Request): string | undefined =>
	readCookie(request.headers.get("cookie"), "time-zone", /^[\w/+-]{1,60}$/);

/**
 * Reports the browser's time zone to the server if it assumed another one, because "today" is the reader's day (O-34).
 */
export function useTimeZone(assumed: string | undefined) {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
		if (!assumed || !timeZone || timeZone === assumed) return;
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that staff still use.
		document.cookie = `time-zone=${timeZone};path=/admin;max-age=31536000;samesite=lax${location.protocol === "https:" ? ";secure" : ""}`;
		revalidate();
	}, [assumed, revalidate]);
}
