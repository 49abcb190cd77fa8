import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { adminTexts } from "./admin/all-texts.ts";
import { provideAdminTexts } from "./admin/frame.ts";
import wholeStylesheet, { pages as stylesheets } from "./public.css?inline&pages";
import { RequestContextProvider, requestContextKey } from "./request-context.ts";

provideAdminTexts(adminTexts);

/**
 * Public pages are complete HTML without router data, streaming or inline scripts, so one constant content security
 * policy fits all. The admin document contains the data of its loaders for hydration.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const requestContext = context.get(requestContextKey);
	headers.set("content-type", "text/html; charset=utf-8");
	const { nonce } = requestContext;
	const page = (
		<RequestContextProvider value={requestContext}>
			<ServerRouter
				context={nonce ? routerContext : withoutOtherRoutes(routerContext)}
				url={request.url}
				{...(nonce && { nonce })}
			/>
		</RequestContextProvider>
	);
	const [leaf] = routerContext.staticHandlerContext.matches.slice(-1);
	requestContext.provide({ stylesheet: stylesheets[leaf?.route.id ?? ""] ?? wholeStylesheet });
	if (!nonce) return new Response(`<!doctype html>${renderToString(page)}`, { status, headers });
	// Without a limit, React would hide a long page until a script shows it.
	const stream = await renderToReadableStream(page, { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY });
	await stream.allReady;
	return new Response(stream, { status, headers });
}

/** Only a browser with a router needs data and the other routes; making those for each page would cost more than the page. */
function withoutOtherRoutes({ serverHandoffStream: _, manifest, ...context }: EntryContext): EntryContext {
	const routes: typeof manifest.routes = {};
	for (const { route } of context.staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id];
	return { ...context, manifest: { ...manifest, routes } };
}

/** The server logs errors once; aborted requests and unsupported methods are not errors. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: RouterContextProvider },
): void {
	if (isRouteErrorResponse(error) && error.status < 500) return;
	if (!request.signal.aborted) context.get(requestContextKey).report("page failed", error);
}
