import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { RequestContextProvider, requestContextKey } from "./request-context.ts";

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
	if (!requestContext.nonce) delete routerContext.serverHandoffStream;
	const { nonce } = requestContext;
	const page = (
		<RequestContextProvider value={requestContext}>
			<ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
		</RequestContextProvider>
	);
	if (!nonce) return new Response(`<!doctype html>${renderToString(page)}`, { status, headers });
	// Without a limit, React would hide a long page until a script shows it.
	const stream = await renderToReadableStream(page, { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY });
	await stream.allReady;
	return new Response(stream, { status, headers });
}

/** The server logs errors once; aborted requests and unsupported methods are not errors. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: RouterContextProvider },
): void {
	if (isRouteErrorResponse(error) && error.status < 500) return;
	if (!request.signal.aborted) context.get(requestContextKey).report("page failed", error);
}
