import { isAgreed } from "./consent.ts";
import type { AdEvent, AdEvents } from "./events.ts";

type Sender = (name: AdEvent, params: object, id: string) => void;

let send: Sender | undefined;
const waiting: Parameters<Sender>[] = [];

/**
 * Reports an event to the ad pixel once it has started; never without consent, and never if the URL may contain
 * personal data.
 */
export function track<E extends AdEvent>(name: E, params: AdEvents[E], id = newId()): void {
	if (!document.documentElement.dataset.pixel || !isAgreed()) return;
	if (isPersonal(new URLSearchParams(location.search).get("q") ?? "")) return;
	// Names come from the page, where they are typeset (`plain` in app/i18n/typography.ts).
	const plain = JSON.parse(
		JSON.stringify(params)
			.replace(/\u2060/g, "")
			.replace(/\u00a0/g, " "),
	);
	if (send) send(name, plain, id);
	else waiting.push([name, plain, id]);
}

/** Reports an event marked as a test, so that it does not count as a visitor's (S-10). */
export function trackTest<E extends AdEvent>(name: E, params: AdEvents[E]): void {
	track(name, { ...params, test: true }, `test.${newId()}`);
}

/** Starts sending: first the events of `first`, then the queued ones. */
export function open(sender: Sender, first: () => void): void {
	send = sender;
	first();
	for (const event of waiting.splice(0)) send(...event);
}

/**
 * A text with an @, or with as many digits as a passport or phone number, is not a search (as in
 * domain/analytics/rules.ts).
 */
export const isPersonal = (text: string) => /@|(\p{Nd}\P{Nd}*){6}/u.test(text.normalize("NFKC"));

function newId(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
