import type { ReactNode } from "react";
import { useAccountTexts } from "./i18n/account/texts.ts";
import { useTexts } from "./i18n/texts.ts";
import { hasPixel, isPersonalPath } from "./query-parameters.ts";
import { useHref, useRequestContext } from "./request-context.ts";
import { Footer } from "./ui/footer.tsx";
import { Head } from "./ui/head.tsx";
import { Header } from "./ui/header.tsx";
import { HelpButton } from "./ui/help.tsx";
import { MyUnavailable } from "./ui/my/unavailable.tsx";
import { NotFound } from "./ui/not-found.tsx";
import { SampleNotice, SiteNotice } from "./ui/site-notice.tsx";

/** The document of every public page. Rendered only on the server. */
export function Document({ children }: { children: ReactNode }) {
	const { language, path, site, stylesheet } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	return (
		<html
			lang={language}
			data-pixel={hasPixel(path) ? site.pixelId : undefined}
			data-reports={(hasPixel(path) && site.reportsConversions) || undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content="#2f3a73" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#212734" media="(prefers-color-scheme: dark)" />
				<link rel="icon" href="/favicon.svg" />
				<link rel="manifest" href={href("/manifest.webmanifest")} />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, named by its hash in the content policy. */}
				<style dangerouslySetInnerHTML={{ __html: stylesheet }} />
				<script type="module" async src={site.loader} integrity={site.loaderIntegrity} />
			</head>
			<body>
				<a className="btn btn-primary skip" href="#main">
					{t.skipToContent}
				</a>
				<SampleNotice />
				<SiteNotice />
				<Header />
				<main id="main">
					<Toast />
					<EditLink />
					{children}
				</main>
				<Footer />
				<HelpButton />
			</body>
		</html>
	);
}

/** For staff, whose pages are not cached: a way to what changes the page. */
function EditLink() {
	const { account, editAddress, path } = useRequestContext();
	const t = useAccountTexts();
	const to = editAddress ?? editAddressOf(path);
	if (!to || !account || account.role === "user") return null;
	return (
		<p className="wrap">
			<a className="btn" href={to}>
				{t.editPage}
			</a>
		</p>
	);
}

/** Shown when a page failed. */
export function Fault({ status }: { status: number }) {
	const { path, requestId } = useRequestContext();
	const href = useHref();
	const t = useTexts().errorPage;
	if (status === 404) return <NotFound />;
	if (status === 503 && isPersonalPath(path)) return <MyUnavailable />;
	const kind = status === 503 ? "unavailable" : status === 413 ? "tooLarge" : "unexpected";
	const title = t[`${kind}Title`];
	return (
		<div className="wrap section">
			<Head title={title} hidden />
			<h1>{title}</h1>
			<p className="text mt-4">{t[`${kind}Text`]}</p>
			{kind !== "tooLarge" && (
				<p className="mt-2 text-muted">
					{t.code} <code>{requestId}</code>
				</p>
			)}
			<p className="mt-6">
				<a className="btn" href={href(path)}>
					{t.retry}
				</a>
			</p>
		</div>
	);
}

/** The list or the form of the admin panel that changes a public page. A post tells its own. */
const editors: [page: RegExp, address: string][] = [
	[/^\/$/, "/admin/content/hero"],
	[/^\/universities$/, "/admin"],
	[/^\/universities\/([\w-]+)$/, "/admin/universities/$1/edit"],
	[/^\/programs$/, "/admin/programs"],
	[/^\/programs\/([\w-]+)$/, "/admin/programs/$1/edit"],
	[/^\/blog$/, "/admin/blog"],
	[/^\/about$/, "/admin/content/company-info"],
	[/^\/contact$/, "/admin/content/offices"],
	[/^\/costs$/, "/admin/cost-items"],
	[/^\/promises$/, "/admin/settings/service-fees"],
];

function editAddressOf(path: string): string | undefined {
	const [page, address] = editors.find(([page]) => page.test(path)) ?? [];
	return page && path.replace(page, address ?? "");
}

/** The message of the previous form, announced by screen readers. */
function Toast() {
	const { flash } = useRequestContext();
	const texts = useAccountTexts().toasts as Record<string, string>;
	const text = flash && texts[flash.code];
	if (!text) return null;
	const look = flash.code.endsWith("access_denied")
		? "border-brick bg-brick-wash text-brick"
		: "border-celadon bg-celadon-wash text-celadon";
	return (
		<div className="wrap pt-4" role="status">
			<p className={`notice font-semibold ${look}`}>{text}</p>
		</div>
	);
}
