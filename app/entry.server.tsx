import { renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { VisitProvider, visitContext } from "./visit.ts";

/** Public pages are finished HTML: no router payload, no stream, no inline script, so one constant content policy fits all. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Response {
	delete routerContext.serverHandoffStream;
	const html = renderToString(
		<VisitProvider value={context.get(visitContext)}>
			<ServerRouter context={routerContext} url={request.url} />
		</VisitProvider>,
	);
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(`<!doctype html>${html}`, { status, headers });
}

/** Faults of ours reach the log once, in server/site.ts; a visitor who left, or a method that no page knows, is not one. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: RouterContextProvider },
): void {
	if (isRouteErrorResponse(error) && error.status < 500) return;
	if (!request.signal.aborted) context.get(visitContext).report("page failed", error);
}
