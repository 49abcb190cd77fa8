import { data } from "react-router";
import { problemOf } from "../domain/errors.ts";
import { getImages } from "../domain/images/queries.ts";
import type { RequestContext } from "./request-context.ts";

/** What a list page shows in place of its list: the kind of fault, in the visitor's words at the edge. */
export type ListFault = "unavailable" | "unexpected";

/** Reads a list; a fault becomes the list's error state, status 503 or 500 (C-19). */
export async function loadList<T>(visit: RequestContext, what: string, read: () => Promise<T>) {
	try {
		return data({ list: await read(), fault: null });
	} catch (error) {
		visit.report(`${what} could not be read`, error);
		const fault: ListFault = problemOf(error)?.kind === "unavailable" ? "unavailable" : "unexpected";
		return data({ list: null, fault }, { status: fault === "unavailable" ? 503 : 500 });
	}
}

/** Reads one record: null and status 404 when it is not there; a fault becomes the error page. */
export async function loadRecord<T>(visit: RequestContext, read: () => Promise<T>) {
	try {
		return data({ record: await read() });
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind === "not-found") return data({ record: null }, { status: 404 });
		if (problem?.kind !== "unavailable") throw error;
		visit.report("record could not be read", error);
		throw data(null, { status: 503 });
	}
}

/** Reads something that the page can do without: a fault is only logged (C-19). */
export async function loadOptional<T>(visit: RequestContext, what: string, read: () => Promise<T>): Promise<T | null> {
	try {
		return await read();
	} catch (error) {
		visit.incomplete = true;
		visit.report(`${what} could not be read`, error);
		return null;
	}
}

/** Reads what staff say about the page's pictures; without it they stand there all the same. */
export async function loadImages(visit: RequestContext, urls: (string | null | undefined)[]): Promise<void> {
	const ours = urls.filter((url) => url?.startsWith("/images/")) as string[];
	if (ours.length === 0) return;
	const images = await loadOptional(visit, "pictures", () => getImages(visit.caller, ours));
	Object.assign(visit.images, images);
}
