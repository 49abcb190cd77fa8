import { memo, useEffect, useRef } from "react";
import { data, Outlet, redirectDocument } from "react-router";
import { hasExamples } from "../../../domain/cases/examples/queries.ts";
import { getContent } from "../../../domain/content/site/queries.ts";
import { countOpenWork, type OpenWork } from "../../../domain/desk/queue/list-queries.ts";
import { addAccountField } from "../../admin/account-field.ts";
import { adminTexts } from "../../admin/all-texts.ts";
import { ExamplesNotice } from "../../admin/example-mark.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { LineStatus } from "../../admin/line.tsx";
import { Link, useLinks } from "../../admin/link.tsx";
import { useListMemory } from "../../admin/list-behind.ts";
import { AdminNavigation, PhoneBar } from "../../admin/navigation.tsx";
import { forgetPages, throughMemory, usePages } from "../../admin/pages.ts";
import { PersonMenu } from "../../admin/person-menu.tsx";
import { SearchButton } from "../../admin/search-dialog.tsx";
import { watchSession } from "../../admin/session-watch.ts";
import { Shortcuts } from "../../admin/shortcuts.tsx";
import { Toast, type ToastMessage } from "../../admin/toast.tsx";
import { flashCookie } from "../../flash.ts";
import { requestContextKey } from "../../request-context.ts";
import { Mark } from "../../ui/mark.tsx";
import type { Route } from "./+types/layout";

export const handle = { app: true };

const signIn = `/auth?returnTo=${encodeURIComponent("/admin")}`;

/**
 * Redirects visitors who are not staff before anything is loaded (STATE-13, STATE-15, C-38); the domain checks
 * permissions anyway. Form submissions continue, because their response must contain the input.
 */
export const middleware: Route.MiddlewareFunction[] = [
	({ request, context }, next) => {
		const { pathname } = new URL(request.url);
		const { caller, session, account } = context.get(requestContextKey);
		if (caller.may("overview:read")) return next();
		if (request.method === "POST") {
			// Users have these forms on the public site.
			if (account && !account.needsTwoFactor && pathname.startsWith("/admin/account"))
				throw data(null, { status: 403 });
			return next();
		}
		// While the session cannot be verified, do not redirect (O-39); nothing can be loaded either.
		if (session.state === "unknown") return next();
		if (caller.role === "anonymous") throw redirectDocument(signIn);
		// Staff who must set up two-step sign-in first.
		if (account?.needsTwoFactor) {
			if (/^\/admin\/account(\.data)?$/.test(pathname)) return next();
			throw redirectDocument("/admin/account");
		}
		const isContent = pathname.startsWith("/admin/content");
		const headers = { "set-cookie": flashCookie({ code: isContent ? "content_access_denied" : "access_denied" }) };
		throw redirectDocument("/", { status: 303, headers });
	},
];

export const clientMiddleware = [throughMemory];
const nothing: OpenWork = { today: 0, messages: 0, checks: 0 };

export async function loader({ context, url }: Route.LoaderArgs) {
	const { account, flash, now, caller, language } = context.get(requestContextKey);
	const { pathname, search } = url;
	const toasts: Record<string, string> = adminTexts[language].toasts;
	const text = flash && toasts[flash.code];
	const message: ToastMessage | null = text ? { ...flash, text, id: now.getTime(), at: pathname + search } : null;
	// Cached in the process. If it fails, the notice about sample data is omitted; the lists report the error.
	const content = await getContent(caller).catch(() => undefined);
	const work = caller.may("task:read") ? await countOpenWork(caller).catch(() => nothing) : nothing;
	return {
		account: account ?? null,
		work,
		message,
		isSample: content?.isSample ?? false,
		hasExamples: withExamples.includes(pathname) && (await hasExamples(caller).catch(() => false)),
		mayHideSample: caller.may("policy:write"),
	};
}

/** Where a first look at the panel begins. */
const withExamples = ["/admin/queue", "/admin/overview"];

/** STATE-17. A tab with unsaved input stays: saving it reports that the session has ended, and keeps the input. */
function leaveUnlessTyping() {
	forgetPages();
	if (!document.querySelector("form[data-dirty]")) location.assign(signIn);
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	usePages();
	useLinks();
	return <Panel loaderData={loaderData} />;
}

/** Keeps what the state of a navigation does not change. */
const Panel = memo(function Panel({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
	const { siteName } = useFrame();
	const t = useAdminTexts();
	const { account, work, message, isSample, mayHideSample } = loaderData;
	const isOwner = account?.role === "owner";
	// Until two-step sign-in is set up, only that page opens.
	const isLocked = account?.needsTwoFactor ?? true;
	const watch = useRef<() => void>(undefined);
	useListMemory();
	const userId = account?.userId;
	useEffect(() => {
		const stop = watchSession({ account: userId, onEnd: leaveUnlessTyping });
		const removeAccountField = addAccountField(userId);
		watch.current = stop;
		return () => {
			stop();
			removeAccountField();
			// What one account has loaded is never shown to the next.
			forgetPages();
		};
	}, [userId]);
	return (
		<div className="admin">
			<a className="btn btn-primary skip" href="#main">
				{t.skipToContent}
			</a>
			<header className="admin-head rule-b bg-card">
				<Link to="/admin/queue" className="brand">
					<Mark />
					{siteName}
				</Link>
				<SearchButton isOwner={isOwner} />
				{account && <PersonMenu account={account} onSignOut={() => watch.current?.()} />}
			</header>
			{!isLocked && <AdminNavigation isOwner={isOwner} work={work} />}
			{isSample && <SampleNotice mayHide={mayHideSample} />}
			{loaderData.hasExamples && <ExamplesNotice />}
			<LineStatus />
			<Toast message={message} />
			<Shortcuts isOn={account?.hasShortcuts ?? false} />
			<main id="main">
				<Outlet />
			</main>
			{!isLocked && <PhoneBar work={work} />}
		</div>
	);
});

/** Tells staff that sample data is loaded, and lets an owner hide the notice (F6). */
function SampleNotice({ mayHide }: { mayHide: boolean }) {
	const t = useAdminTexts().sample;
	return (
		<aside className="bg-amber-wash text-amber">
			<p className="wrap flex gap-x-4 py-0.5 text-sm">
				<span className="max-md:truncate">{t.line}</span>
				{mayHide && (
					<Link to="/admin/sample" className="flex-none underline">
						{t.hide}
					</Link>
				)}
			</p>
		</aside>
	);
}
