import { type SubmitEvent, useEffect, useRef } from "react";
import { Link, Outlet, redirectDocument, useLocation } from "react-router";
import { getContent } from "../../../domain/content/site/queries.ts";
import { countQueue } from "../../../domain/desk/queue/list-queries.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { useListMemory } from "../../admin/list-behind.ts";
import { AdminNavigation } from "../../admin/navigation.tsx";
import { SampleNotice } from "../../admin/sample-notice.tsx";
import { SearchButton } from "../../admin/search-dialog.tsx";
import { tellSignOut, watchSession } from "../../admin/session-watch.ts";
import { Shortcuts } from "../../admin/shortcuts.tsx";
import { Toast, type ToastMessage } from "../../admin/toast.tsx";
import { flashCookie } from "../../flash.ts";
import { requestContextKey } from "../../request-context.ts";
import { LanguageSwitcher } from "../../ui/language-switcher.tsx";
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
		const { caller, session, account } = context.get(requestContextKey);
		if (caller.may("overview:read") || request.method === "POST") return next();
		// While the session cannot be verified, do not redirect (O-39); nothing can be loaded either.
		if (session.state === "unknown") return next();
		if (caller.role === "anonymous") throw redirectDocument(signIn);
		// Staff who must set up two-step sign-in first.
		if (account?.needsTwoFactor) throw redirectDocument("/account");
		const isContent = new URL(request.url).pathname.startsWith("/admin/content");
		const headers = { "set-cookie": flashCookie({ code: isContent ? "content_access_denied" : "access_denied" }) };
		throw redirectDocument("/", { status: 303, headers });
	},
];

export async function loader({ context, url }: Route.LoaderArgs) {
	const { account, flash, now, caller } = context.get(requestContextKey);
	const { pathname, search } = url;
	const message: ToastMessage | null = flash ? { ...flash, id: now.getTime(), at: pathname + search } : null;
	// Cached in the process. If it fails, the notice about sample data is omitted; the lists report the error.
	const content = await getContent(caller).catch(() => undefined);
	const overdue = caller.may("task:read") ? await countQueue(caller).catch(() => 0) : 0;
	return {
		account: account ?? null,
		overdue,
		message,
		isSample: content?.isSample ?? false,
		mayHideSample: caller.may("policy:write"),
		mayReadLog: caller.may("audit:read"),
	};
}

/** STATE-17. A tab with unsaved input stays: saving it reports that the session has ended, and keeps the input. */
function leaveUnlessTyping() {
	if (!document.querySelector("form[data-dirty]")) location.assign(signIn);
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	const { language, siteName } = useFrame();
	const t = useAdminTexts();
	const { account, overdue, message, isSample, mayHideSample, mayReadLog } = loaderData;
	const { pathname, search } = useLocation();
	const watch = useRef<() => void>(undefined);
	useListMemory();
	useEffect(() => {
		watch.current = watchSession({ onEnd: leaveUnlessTyping });
		return watch.current;
	}, []);
	/** Other tabs are notified after the sign-out; without script the form submits normally. */
	const signOut = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		watch.current?.();
		try {
			await fetch(form.action, { method: "POST", redirect: "manual" });
			tellSignOut();
			location.assign("/auth");
		} catch {
			form.submit();
		}
	};
	return (
		<>
			<a className="btn btn-primary skip" href="#main">
				{t.skipToContent}
			</a>
			<header className="rule-b bg-card">
				<div className="wrap admin-head">
					<Link to="/admin" className="brand">
						<Mark />
						{siteName}
					</Link>
					<AdminNavigation account={account} overdue={overdue} />
					<SearchButton mayReadLog={mayReadLog} />
					<LanguageSwitcher current={language} label={t.language} returnTo={pathname + search} names={languageNames} />
					{account && (
						<form method="post" action="/auth/sign-out" onSubmit={signOut}>
							<button type="submit" className="btn btn-small">
								{t.signOut}
							</button>
						</form>
					)}
				</div>
			</header>
			{isSample && <SampleNotice mayHide={mayHideSample} />}
			<Toast message={message} />
			<Shortcuts isOn={account?.hasShortcuts ?? false} />
			<main id="main" className="wrap py-2 md:py-4">
				<Outlet />
			</main>
		</>
	);
}
