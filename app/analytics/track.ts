import { isAgreed } from "./consent.ts";
import type { AdEvent, AdEvents } from "./events.ts";

type Sender = (name: AdEvent, params: object, id: string) => void;

let send: Sender | undefined;
const waiting: Parameters<Sender>[] = [];

/** Tells the ad pixel, once it is there, of something that happened; never without a yes, and never where the address may hold a person's data. */
export function track<E extends AdEvent>(name: E, params: AdEvents[E], id = newId()): void {
	if (!document.documentElement.dataset.pixel || !isAgreed()) return;
	if (isPersonal(new URLSearchParams(location.search).get("q") ?? "")) return;
	if (send) send(name, params, id);
	else waiting.push([name, params, id]);
}

/** The same, marked so that nobody takes it for a visitor's deed (S-10). */
export function trackTest<E extends AdEvent>(name: E, params: AdEvents[E]): void {
	track(name, { ...params, test: true }, `test.${newId()}`);
}

/** From now on events go out: those of `first`, then those that waited. */
export function open(sender: Sender, first: () => void): void {
	send = sender;
	first();
	for (const event of waiting.splice(0)) send(...event);
}

/** Something with an @, or as many digits as a passport or telephone number has, is no search (as domain/analytics/rules.ts). */
export const isPersonal = (text: string) => /@|(\p{Nd}\P{Nd}*){6}/u.test(text.normalize("NFKC"));

function newId(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
