import { type ReactNode, useMemo } from "react";
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { type Content, getContent } from "../domain/content/site/queries.ts";
import { officeCity, openingAt } from "../domain/content/site/rules.ts";
import type { Route } from "./+types/root";
import { AdminDocument } from "./admin/document.tsx";
import { TabFault } from "./admin/fault.tsx";
import { type Frame, FrameContext } from "./admin/frame.ts";
import { Document, Fault } from "./document.tsx";
import { type RequestContext, requestContextKey } from "./request-context.ts";

/**
 * For the admin panel, the data that its document needs in the browser. For public pages, header and footer, which the
 * error page shows too, so this must never fail (C-19).
 */
export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	if (requestContext.nonce) return { language: requestContext.language, siteName: requestContext.site.name };
	try {
		const content = await getContent(requestContext.caller);
		requestContext.provide({ content });
		expireWithOffices(requestContext, content);
	} catch (error) {
		requestContext.response.markIncomplete();
		requestContext.report("site content could not be read", error);
	}
	return null;
}

/**
 * Every page says whether the offices are open. Closed days only keep an office closed, so no other moment changes that.
 */
function expireWithOffices({ response, now }: RequestContext, { offices }: Content): void {
	for (const office of offices) {
		const city = officeCity(office);
		if (city) response.expireAt(openingAt(city, now, undefined, office).until);
	}
}

/** The server renders two kinds of documents; the browser hydrates only the admin panel's. */
export function Layout({ children }: { children: ReactNode }) {
	const frame = useRouteLoaderData<typeof loader>("root");
	if (frame) return <AdminLayout {...frame}>{children}</AdminLayout>;
	return import.meta.env.SSR && <Document>{children}</Document>;
}

function AdminLayout({ language, siteName, children }: Frame & { children: ReactNode }) {
	const frame = useMemo(() => ({ language, siteName }), [language, siteName]);
	return (
		<FrameContext value={frame}>
			<AdminDocument language={language}>{children}</AdminDocument>
		</FrameContext>
	);
}

export default function Root() {
	return <Outlet />;
}

/** Handles errors that no page turned into a state of its own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const frame = useRouteLoaderData<typeof loader>("root");
	if (frame) return <TabFault />;
	return import.meta.env.SSR && <Fault status={isRouteErrorResponse(error) ? error.status : 500} />;
}
