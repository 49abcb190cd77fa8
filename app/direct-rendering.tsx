import type { ComponentType, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { Document, Fault } from "./document.tsx";
import { type RequestContext, RequestContextProvider, requestContextKey } from "./request-context.ts";
import { loader as loadFrame } from "./root.tsx";

/**
 * Direct rendering of public pages. If a route module exports its view by name, as `View`, the server loads and renders
 * it without the router, which costs several times as much as the page itself. The router handles redirects and form
 * submissions.
 */
export type View = {
	loader?: (input: { request: Request; params: Record<string, string>; context: RouterContextProvider }) => unknown;
	View: ComponentType<{ loaderData: unknown }>;
};

/** The public page of a path. The router renders those that export no view. */
export type PublicRoute = { id: string; view: View | undefined; params: Record<string, string> };

type Route = NonNullable<ServerBuild["routes"][string]>;

/** @returns a function that finds the public page of a path. Paths without parameters take precedence, as in the router. */
export function findPages(routes: ServerBuild["routes"]): (path: string) => PublicRoute | undefined {
	const pages = Object.values(routes).filter((route) => route?.parentId === "root" && route.path !== "*") as Route[];
	const plain = new Map(pages.map((route) => [`/${route.path ?? ""}`, pageOf(route)]));
	const variable = pages
		.filter(({ path }) => path?.includes(":"))
		.map((route) => ({ pattern: patternOf(route.path ?? ""), page: pageOf(route) }));
	return (path) => {
		const page = plain.get(path);
		if (page) return page;
		for (const { pattern, page } of variable) {
			const params = pattern.exec(path)?.groups;
			if (params) return { ...page, params };
		}
		return undefined;
	};
}

function pageOf({ id, module }: Route): PublicRoute {
	const { View } = module as unknown as Partial<View>;
	return { id, view: View && (module as unknown as View), params: {} };
}

/** Parameters match only letters, digits and hyphens; the router handles other paths, because it decodes them. */
function patternOf(path: string): RegExp {
	return new RegExp(`^/${path.replace(/:(\w+)/g, "(?<$1>[\\w-]+)").replaceAll(".", "\\.")}$`);
}

/** Loads and renders a page; undefined if the router must handle it. */
export async function renderView(
	{ view, params }: PublicRoute & { view: View },
	context: RequestContext,
	makeRequest: () => Request,
): Promise<{ status: number; html: string } | undefined> {
	const input = {
		/** Lazy: few loaders read it, and it is expensive to build. */
		get request() {
			return makeRequest();
		},
		params,
		context: new RouterContextProvider(new Map([[requestContextKey, context]])),
	};
	const frame = loadFrame(input);
	try {
		const [loaded] = await Promise.all([view.loader?.(input), frame]);
		if (loaded instanceof Response) return undefined;
		if (!isWithStatus(loaded)) return { status: 200, html: htmlOf(context, <view.View loaderData={loaded} />) };
		return { status: loaded.init?.status ?? 200, html: htmlOf(context, <view.View loaderData={loaded.data} />) };
	} catch (error) {
		if (error instanceof Response) return undefined;
		// The error page also shows the content of header and footer.
		await frame;
		const status = (isWithStatus(error) && error.init?.status) || 500;
		if (!isWithStatus(error)) context.report("page failed", error);
		return { status, html: htmlOf(context, <Fault status={status} />) };
	}
}

function htmlOf(context: RequestContext, page: ReactElement): string {
	return `<!doctype html>${renderToString(
		<RequestContextProvider value={context}>
			<Document>{page}</Document>
		</RequestContextProvider>,
	)}`;
}

function isWithStatus(loaded: unknown): loaded is { data: unknown; init: { status?: number } | null } {
	return typeof loaded === "object" && loaded !== null && "type" in loaded && loaded.type === "DataWithResponseInit";
}
