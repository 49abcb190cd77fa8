import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { RequestContextProvider, requestContext } from "./request-context.ts";

/**
 * Public pages are finished HTML: no router payload, no stream, no inline script, so one constant content policy fits all.
 * The admin goes on in the browser: its document carries what its loaders read.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const visit = context.get(requestContext);
	headers.set("content-type", "text/html; charset=utf-8");
	if (!visit.nonce) delete routerContext.serverHandoffStream;
	const { nonce } = visit;
	const page = (
		<RequestContextProvider value={visit}>
			<ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
		</RequestContextProvider>
	);
	if (!nonce) return new Response(`<!doctype html>${renderToString(page)}`, { status, headers });
	const stream = await renderToReadableStream(page, { nonce });
	await stream.allReady;
	return new Response(stream, { status, headers });
}

/** Faults of ours reach the log once, in server/site.ts; a visitor who left, or a method that no page knows, is not one. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: RouterContextProvider },
): void {
	if (isRouteErrorResponse(error) && error.status < 500) return;
	if (!request.signal.aborted) context.get(requestContext).report("page failed", error);
}
