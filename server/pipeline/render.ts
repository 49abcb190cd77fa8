import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { findPages, renderView } from "../../app/direct-rendering.tsx";
import wholeStylesheet, { pages as stylesheets } from "../../app/public.css?inline&pages";
import { isAppAddress } from "../../app/query-parameters.ts";
import { requestContextKey } from "../../app/request-context.ts";
import { decodable, hasDotSegment } from "../address.ts";
import { createRoutePatterns } from "../routes.ts";
import type { PageRequest } from "./context.ts";
import { isSafeMethod, type SiteRequest } from "./request.ts";

/** A page's HTML, or the router's response. */
export type Rendered = { status: number; html: string } | Response;

/** The step "render or act": direct rendering for pages that support it, React Router for everything else. */
export function createRenderer(siteUrl: string) {
	const handleByRouter = createRequestHandler(build as ServerBuild, "production");
	const { routes } = build as ServerBuild;
	const pageOf = findPages(routes);

	async function render({ address, context }: PageRequest, request: SiteRequest): Promise<Rendered> {
		const { method, header } = request;
		// Concatenated, not resolved: "//other.example" would be parsed as a host.
		const target = siteUrl + (context.isTooLarge ? "/not/found" : decodable(routed(address.path)) + address.query);
		const page = isSafeMethod(method) && !context.isTooLarge ? pageOf(address.path) : undefined;
		const view = page?.view;
		const cookie = header("cookie");
		const plain = () => new Request(target, { headers: cookie ? { cookie } : {} });
		const rendered = view && (await renderView({ ...page, view }, context, plain));
		if (rendered) return rendered;
		const routerContext = new RouterContextProvider(new Map([[requestContextKey, context]]));
		if (view || context.isTooLarge) return handleByRouter(plain(), routerContext);
		const sent = request.toRequest();
		if (isSafeMethod(method)) return handleByRouter(new Request(target, { headers: sent.headers }), routerContext);
		const form = new Request(target, sent);
		// The origin was checked before; behind a proxy, the router would reject our own pages as another site's.
		form.headers.delete("origin");
		return handleByRouter(form, routerContext);
	}

	return {
		render,
		routeOf: createRoutePatterns(routes),
		hasView: (path: string) => pageOf(path)?.view !== undefined,
		/** The whole sheet where the router alone knows which page it will render. */
		stylesheetOf: (path: string) => stylesheets[pageOf(path)?.id ?? ""] ?? wholeStylesheet,
	};
}

/**
 * Public pages have no router in the browser that could request data separately, so these URLs do not exist. Neither
 * does a URL that the router, which decodes and resolves it, would treat as an admin page or another page, nor one with
 * a row of slashes, which the router would take long to match.
 */
function routed(path: string): string {
	const decoded = decodeURIComponent(decodable(path));
	if (hasDotSegment(decoded) || decoded.includes("//")) return "/not/found";
	if (isAppAddress(path)) return path;
	return /\.data$|^\/__manifest$|^\/+admin(\/|$)/i.test(decoded) ? "/not/found" : path;
}
