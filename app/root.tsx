import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { getContent } from "../domain/content/queries.ts";
import type { Route } from "./+types/root";
import styles from "./app.css?inline";
import { useTexts } from "./i18n/texts.ts";
import { Footer } from "./ui/footer.tsx";
import { Head } from "./ui/head.tsx";
import { Header } from "./ui/header.tsx";
import { HelpButton } from "./ui/help.tsx";
import { SiteNotice } from "./ui/site-notice.tsx";
import { Toast } from "./ui/toast.tsx";
import { useHref, useVisit, visitContext } from "./visit.ts";

/** Header and footer stand on every page, also on the error page: what they show must never fail (C-19). */
export async function loader({ context }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	try {
		visit.content = await getContent(visit.caller);
	} catch (error) {
		visit.incomplete = true;
		visit.report("site content could not be read", error);
	}
	return null;
}

export function Layout({ children }: { children: ReactNode }) {
	const { language, site } = useVisit();
	const t = useTexts();
	return (
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#2f3a73" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, named by its hash in the content policy. */}
				<style dangerouslySetInnerHTML={{ __html: styles }} />
				<script type="module" async src={site.loader} />
			</head>
			<body>
				<a className="btn btn-primary skip" href="#main">
					{t.skipToContent}
				</a>
				<SiteNotice />
				<Header />
				<main id="main">
					<Toast />
					{children}
				</main>
				<Footer />
				<HelpButton />
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

/** Faults that no page turned into a state of its own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <Fault status={isRouteErrorResponse(error) ? error.status : 500} />;
}

export function Fault({ status }: { status: number }) {
	const { path } = useVisit();
	const href = useHref();
	const t = useTexts().errorPage;
	const unavailable = status === 503;
	const title = unavailable ? t.unavailableTitle : t.unexpectedTitle;
	return (
		<div className="wrap section">
			<Head title={title} hidden />
			<h1>{title}</h1>
			<p className="text mt-4">{unavailable ? t.unavailableText : t.unexpectedText}</p>
			<p className="mt-6">
				<a className="btn" href={href(path)}>
					{t.retry}
				</a>
			</p>
		</div>
	);
}
