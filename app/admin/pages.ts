import { useEffect } from "react";
import { preloadModule } from "react-dom";
import {
	type DataStrategyResult,
	data,
	isRouteErrorResponse,
	type MiddlewareFunction,
	redirect,
	type UNSAFE_AssetsManifest,
	UNSAFE_decodeViaTurboStream,
	useFetchers,
	useLocation,
	useMatches,
	useNavigation,
	useRevalidator,
} from "react-router";
import { valuesFrom, withoutPasswords } from "./form-values.ts";
import { preloadCaseTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { reportLine } from "./line.tsx";

declare global {
	interface Window {
		__reactRouterManifest: UNSAFE_AssetsManifest;
		/** The modules of the routes that have been loaded, by the id of their route. */
		__reactRouterRouteModules: Record<string, unknown>;
	}
}

/** What the loaders of a page have answered, by the id of their route, and when. */
type Results = Record<string, DataStrategyResult>;
type Page = { results: Results; at: number };

/** Every page is inside these two. Their data are never shown again: they say what has just been done. */
const frame = ["root", "routes/admin/layout"];
const maxPages = 50;
/** Milliseconds in which a page is shown again without asking the server. */
const fresh = 10_000;
/** Milliseconds in which a pointer or a focus that only passes leaves a link again. */
const passing = 80;
const maxPrefetches = 2;
/** Addresses that receive forms of other pages, and cannot show them again. */
const onlyReceive = /^\/admin\/(undo|(hide|many)\/\w+|bulk)$/;

/** The pages that this tab has shown or prefetched, by address, the oldest first. */
const pages = new Map<string, Page | Promise<Page | undefined>>();
let shown = "";
/** The address that was shown from memory and is to be refreshed. */
let outdated = "";

export const forgetPages = () => pages.clear();

/**
 * Answers a navigation from memory if it can, and keeps what the server answers. A form makes all of it outdated. If the
 * server cannot be reached, the page stays as it is, and a form shows what was sent: nothing that was typed is lost.
 */
export const throughMemory: MiddlewareFunction<Results> = async ({ request, url }, next) => {
	if (request.method !== "GET") return submit(request, url, next);
	const address = url.pathname + url.search;
	const page = address === shown ? undefined : await pages.get(address);
	if (page) {
		if (Date.now() - page.at > fresh) outdated = address;
		return page.results;
	}
	const results = await next();
	// The others are answers to a part of the page, such as a search.
	if (request.signal.aborted || !isWhole(results)) return results;
	const isAnswered = !Object.values(results).some(isUnanswered);
	reportLine(isAnswered);
	if (isAnswered) keep(address, results);
	else if (pages.has(shown)) {
		return address === shown ? (await pages.get(shown))?.results : stay("root");
	}
	return results;
};

async function submit(request: Request, { pathname }: URL, next: () => Promise<Results>): Promise<Results> {
	const sent = request.clone();
	const results = await next();
	const current = pages.get(shown);
	forgetPages();
	const failed = Object.entries(results).find(([, { type, result }]) => type === "error" && !isResponse(result));
	if (!failed) {
		reportLine(true);
		return results;
	}
	if (current) pages.set(shown, current);
	if (isUnanswered(failed[1])) reportLine(false);
	if (onlyReceive.test(pathname)) return stay(failed[0]);
	// A page with several forms recognizes the rejected one by its values.
	const values = withoutPasswords(valuesFrom(await sent.formData()));
	const again: FormResult = { fault: "unavailable", values, issues: [], changed: null };
	// The status keeps the router from loading the page again.
	return { [failed[0]]: { type: "data", result: data(again, { status: 503 }) } };
}

/** The page that is shown is loaded again, from memory if the server still cannot be reached. */
const stay = (route: string): Results => ({ [route]: { type: "error", result: redirect(shown) } });

const isResponse = (result: unknown) => result instanceof Response;

const isWhole = (results: Results) => frame.every((id) => id in results);

/** No connection, a connection that broke off, or a proxy without the site. */
function isUnanswered({ type, result }: DataStrategyResult): boolean {
	if (type !== "error") return false;
	if (isRouteErrorResponse(result)) return result.status >= 502;
	// What an action throws is wrapped by the router.
	const error = result instanceof Error ? result : (result as { data?: unknown } | null)?.data;
	return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);
}

function keep(address: string, results: Results): void {
	const own = Object.entries(results).filter(([id]) => !frame.includes(id));
	if (own.some(([, { type, result }]) => type === "error" || isResponse(result))) return;
	pages.delete(address);
	pages.set(address, { results: Object.fromEntries(own), at: Date.now() });
	const [oldest] = pages.keys();
	if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
}

/** Keeps the page that came with the document, refreshes what is shown from memory, and prefetches what links lead to. */
export function usePages(): void {
	const { pathname, search } = useLocation();
	const address = pathname + search;
	const matches = useMatches();
	const { revalidate } = useRevalidator();
	// biome-ignore lint/correctness/useExhaustiveDependencies: later pages pass through the router.
	useEffect(() => {
		if (matches.some(({ loaderData }) => loaderData === undefined)) return;
		keep(address, Object.fromEntries(matches.map(({ id, loaderData }) => [id, { type: "data", result: loaderData }])));
	}, []);
	useEffect(() => {
		shown = address;
		if (outdated !== address) return;
		outdated = "";
		void revalidate();
	}, [address, revalidate]);
	// The answer to a form brings its confirmation to the next page that is loaded.
	const isIdle = [useNavigation(), ...useFetchers()].every(({ state }) => state === "idle");
	useEffect(() => (isIdle ? watchLinks() : undefined), [isIdle]);
}

/** Prefetches a page when a pointer, a finger or the focus comes to its link. */
function watchLinks(): () => void {
	const stopped = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const approach = (event: Event) => {
		clearTimeout(timer);
		const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-link]");
		if (!link) return;
		const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
		timer = setTimeout(prefetch, isTouch ? 0 : passing, new URL(link.href));
	};
	for (const event of ["pointerover", "focusin"]) addEventListener(event, approach, stopped);
	return () => {
		clearTimeout(timer);
		stopped.abort();
	};
}

let prefetching = 0;

async function prefetch({ pathname, search }: URL): Promise<void> {
	const address = pathname + search;
	if (address === shown || pages.has(address) || prefetching >= maxPrefetches || !navigator.onLine) return;
	prefetching++;
	const page = read(pathname, search).catch(() => undefined);
	pages.set(address, page);
	const isKept = await page;
	prefetching--;
	if (!isKept && pages.get(address) === page) pages.delete(address);
}

/** Loads and runs the scripts of a route, and the texts of a case, before its link is followed. @param id its file, without the ending */
export function preloadRoute(id: string): void {
	preloadCaseTexts();
	const { module, imports = [] } = window.__reactRouterManifest.routes[id] ?? {};
	for (const script of imports) preloadModule(script, { as: "script" });
	if (!module) return;
	// biome-ignore lint/plugin: the address is known only after the build. The module belongs to the router.
	import(/* @vite-ignore */ module).then(
		// With it and a page from memory, a navigation ends at once, and nothing is rendered that shows it under way.
		(loaded) => {
			window.__reactRouterRouteModules[id] ??= loaded;
		},
		// The router loads the module when the link is followed.
		() => {},
	);
}

/** Reads a page's data as the router does, and the scripts of its routes. */
async function read(pathname: string, search: string): Promise<Page | undefined> {
	const { ok, body } = await fetch(`${pathname}.data${search}`);
	if (!ok || !body) return undefined;
	const { value } = await UNSAFE_decodeViaTurboStream(body, window);
	const answers = Object.entries(value as Record<string, { data?: unknown }>);
	const isPage = answers.length > 0 && answers.every(([, answer]) => "data" in answer);
	if (!isPage) return undefined;
	for (const [id] of answers) preloadRoute(id);
	const own = answers.filter(([id]) => !frame.includes(id));
	return {
		results: Object.fromEntries(own.map(([id, { data: result }]) => [id, { type: "data", result }])),
		at: Date.now(),
	};
}
