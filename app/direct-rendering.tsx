import type { ComponentType, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { Document, Fault } from "./document.tsx";
import { type RequestContext, RequestContextProvider, requestContext } from "./request-context.ts";
import { loader as loadFrame } from "./root.tsx";

/**
 * The short way for public pages. A route whose module exports its view by name as well, as `View`, is read and rendered
 * without the router around it, which costs several times what the page itself does. A redirect, and a form that was sent,
 * take the router's way.
 */
export type View = {
	loader?: (input: { request: Request; params: Record<string, string>; context: RouterContextProvider }) => unknown;
	View: ComponentType<{ loaderData: unknown }>;
};

type Place = { pattern: RegExp; view: View | undefined };

/** @returns what finds a path's view: addresses without variable parts come first, as with the router. */
export function findViews(routes: ServerBuild["routes"]) {
	const views = Object.values(routes).flatMap((route) =>
		route?.parentId === "root" && route.path !== "*"
			? [placeOf(route.path ?? "", route.module as unknown as Partial<View>)]
			: [],
	);
	const plain = new Map(views.flatMap(([path, place]) => (path.includes(":") ? [] : [[`/${path}`, place.view]])));
	const variable = views.flatMap(([path, place]) => (path.includes(":") ? [place] : []));
	return (path: string): { view: View; params: Record<string, string> } | undefined => {
		if (plain.has(path)) {
			const view = plain.get(path);
			return view && { view, params: {} };
		}
		for (const { pattern, view } of variable) {
			const params = pattern.exec(path)?.groups;
			if (params) return view && { view, params };
		}
		return undefined;
	};
}

/** Letters, digits and hyphens only: an address with anything else is left to the router, which decodes it. */
function placeOf(path: string, module: Partial<View>): [path: string, Place] {
	const pattern = new RegExp(`^/${path.replace(/:(\w+)/g, "(?<$1>[\\w-]+)").replaceAll(".", "\\.")}$`);
	return [path, { pattern, view: module.View ? (module as View) : undefined }];
}

/** Reads and renders a page; undefined when it is no plain one after all. */
export async function renderView(
	{ view, params }: { view: View; params: Record<string, string> },
	visit: RequestContext,
	makeRequest: () => Request,
): Promise<{ status: number; html: string } | undefined> {
	const input = {
		/** Few loaders look at it, and it is dear to make. */
		get request() {
			return makeRequest();
		},
		params,
		context: new RouterContextProvider(new Map([[requestContext, visit]])),
	};
	try {
		const [loaded] = await Promise.all([view.loader?.(input), loadFrame(input as never)]);
		if (loaded instanceof Response) return undefined;
		if (!isWithStatus(loaded)) return { status: 200, html: htmlOf(visit, <view.View loaderData={loaded} />) };
		return { status: loaded.init?.status ?? 200, html: htmlOf(visit, <view.View loaderData={loaded.data} />) };
	} catch (error) {
		if (error instanceof Response) return undefined;
		const status = (isWithStatus(error) && error.init?.status) || 500;
		if (!isWithStatus(error)) visit.report("page failed", error);
		return { status, html: htmlOf(visit, <Fault status={status} />) };
	}
}

function htmlOf(visit: RequestContext, page: ReactElement): string {
	return `<!doctype html>${renderToString(
		<RequestContextProvider value={visit}>
			<Document>{page}</Document>
		</RequestContextProvider>,
	)}`;
}

function isWithStatus(loaded: unknown): loaded is { data: unknown; init: { status?: number } | null } {
	return typeof loaded === "object" && loaded !== null && "type" in loaded && loaded.type === "DataWithResponseInit";
}
