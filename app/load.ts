import { data } from "react-router";
import { problemOf } from "../domain/errors.ts";
import { getImages } from "../domain/images/queries.ts";
import { getRates } from "../domain/rates/queries.ts";
import type { RequestContext } from "./request-context.ts";

/** The error state of a list; pages show it in the visitor's language. */
export type ListFault = "unavailable" | "unexpected";

/** Loads a list. An error becomes the list's error state with status 503 or 500 (C-19). */
export async function loadList<T>(context: RequestContext, what: string, read: () => Promise<T>) {
	try {
		return data({ list: await read(), fault: null });
	} catch (error) {
		context.report(`${what} could not be read`, error);
		const fault: ListFault = problemOf(error)?.kind === "unavailable" ? "unavailable" : "unexpected";
		return data({ list: null, fault }, { status: fault === "unavailable" ? 503 : 500 });
	}
}

/** Loads one record: null and status 404 if it does not exist; an error becomes the error page. */
export async function loadRecord<T>(context: RequestContext, read: () => Promise<T>) {
	try {
		return data({ record: await read() });
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind === "not-found") return data({ record: null }, { status: 404 });
		if (problem?.kind !== "unavailable") throw error;
		context.report("record could not be read", error);
		throw data(null, { status: 503 });
	}
}

/**
 * Loads data of a page about one person's application. While the database is unreachable, the page says so (503); what the
 * session does not see does not exist for it (404).
 */
export async function loadPersonal<T>(context: RequestContext, read: () => Promise<T>): Promise<T> {
	try {
		return await read();
	} catch (error) {
		const kind = problemOf(error)?.kind;
		if (kind === "not-found") throw data(null, { status: 404 });
		if (kind !== "unavailable") throw error;
		context.report("personal page could not be read", error);
		throw data(null, { status: 503 });
	}
}

/** Loads optional data: an error is only logged (C-19). */
export async function loadOptional<T>(
	context: RequestContext,
	what: string,
	read: () => Promise<T>,
): Promise<T | null> {
	try {
		return await read();
	} catch (error) {
		context.response.markIncomplete();
		context.report(`${what} could not be read`, error);
		return null;
	}
}

/** Loads the alt texts of the page's images, which are optional. */
export async function loadImages(context: RequestContext, urls: (string | null | undefined)[]): Promise<void> {
	const ours = urls.filter((url) => url?.startsWith("/images/")) as string[];
	if (ours.length === 0) return;
	const images = await loadOptional(context, "pictures", () => getImages(context.caller, ours));
	context.provide({ images });
}

/**
 * Loads the exchange rates, which are optional. Only for a page that shows prices: a change of the rates invalidates it in
 * the page cache.
 */
export async function loadRates(context: RequestContext, hasPrices: boolean): Promise<void> {
	if (!hasPrices) return;
	context.provide({ rates: await loadOptional(context, "exchange rates", () => getRates(context.caller)) });
}
