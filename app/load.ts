import { data } from "react-router";
import { listSimilarPrices } from "../domain/catalog/queries.ts";
import { getImages } from "../domain/content/images/queries.ts";
import { getContent } from "../domain/content/site/queries.ts";
import { getRates } from "../domain/money/rates/queries.ts";
import { failureOf } from "./failure.ts";
import type { RequestContext } from "./request-context.ts";

/** The loaded value, or null with the reason, which the page shows in place. `requestId` finds the failure in the log. */
export type Loaded<T> = { value: T; fault: null } | { value: null; fault: string; requestId: string };

/** Loads data of a part of the page: an error does not affect the rest (C-19, ERR-21). */
export async function load<T>(context: RequestContext, what: string, read: () => Promise<T>) {
	try {
		return data<Loaded<T>>({ value: await read(), fault: null });
	} catch (error) {
		const { status, fault } = failureOf(context, `${what} could not be read`, error);
		return data<Loaded<T>>({ value: null, fault, requestId: context.requestId }, { status });
	}
}

/** Loads what the page cannot do without: an error becomes the error page, with its status. */
export async function loadRequired<T>(context: RequestContext, what: string, read: () => Promise<T>): Promise<T> {
	try {
		return await read();
	} catch (error) {
		const { status } = failureOf(context, `${what} could not be read`, error);
		throw data(null, { status });
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

/** Loads the alt texts and credits of the page's images, which are optional. */
export async function loadImages(context: RequestContext, urls: (string | null | undefined)[]): Promise<void> {
	const ours = urls.filter((url) => url?.startsWith("/images/")) as string[];
	if (ours.length === 0) return;
	const images = await loadOptional(context, "pictures", () => getImages(context.caller, ours));
	context.provide({ images });
}

/** Loads the alt texts and credits of the photos in the site's content that a page with the offices shows. */
export async function loadOfficePhotos(context: RequestContext): Promise<void> {
	const content = await loadOptional(context, "site content", () => getContent(context.caller));
	if (content)
		await loadImages(
			context,
			[content.legalEntity, ...content.offices].map((one) => one?.imageUrl),
		);
}

/** Loads what similar programs cost, if some have no price, and the exchange rates, if the page then shows amounts. */
export async function loadPrices(context: RequestContext, isPriced: boolean[]): Promise<void> {
	const similarPrices = isPriced.every(Boolean)
		? []
		: await loadOptional(context, "prices of similar programs", () => listSimilarPrices(context.caller));
	context.provide({ similarPrices: similarPrices ?? [] });
	await loadRates(context, isPriced.some(Boolean) || Boolean(similarPrices?.length));
}

/**
 * Loads the exchange rates, which are optional. Only for a page that shows prices: a change of the rates invalidates it in
 * the page cache.
 */
export async function loadRates(context: RequestContext, hasPrices: boolean): Promise<void> {
	if (!hasPrices) return;
	context.provide({ rates: await loadOptional(context, "exchange rates", () => getRates(context.caller)) });
}
