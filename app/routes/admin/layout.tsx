import { Link, Outlet, redirectDocument, useLocation } from "react-router";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { languageNames } from "../../admin/language-names.ts";
import { Toast, type Told } from "../../admin/toast.tsx";
import { flashCookie } from "../../flash.ts";
import { LanguageSwitcher } from "../../islands/language-switcher.tsx";
import { Mark } from "../../ui/mark.tsx";
import { visitContext } from "../../visit.ts";
import type { Route } from "./+types/layout";

export const handle = { app: true };

/**
 * A courtesy to whoever is not staff, before anything is read (STATE-13, STATE-15, C-38); what they may not do they are refused by
 * the domain. A form is let through, because it has to come back with all that was typed.
 */
export const middleware: Route.MiddlewareFunction[] = [
	({ request, context }, next) => {
		const { caller } = context.get(visitContext);
		if (caller.may("overview:read") || request.method === "POST") return next();
		if (caller.rank === "anonymous") throw redirectDocument(`/auth?returnTo=${encodeURIComponent("/admin")}`);
		const headers = { "set-cookie": flashCookie({ code: "access_denied" }) };
		throw redirectDocument("/", { status: 303, headers });
	},
];

export function loader({ context, request }: Route.LoaderArgs) {
	const { account, flash, now } = context.get(visitContext);
	const { pathname, search } = new URL(request.url);
	const told: Told | null = flash ? { code: flash.code, id: now.getTime(), at: pathname + search } : null;
	return { account: account ?? null, told };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	const { language, siteName } = useFrame();
	const t = useAdminTexts();
	const { account, told } = loaderData;
	const { pathname, search } = useLocation();
	return (
		<>
			<a className="btn btn-primary skip" href="#main">
				{t.skipToContent}
			</a>
			<header className="border-b border-rule bg-card">
				<div className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
					<Link to="/admin" className="brand">
						<Mark />
						{siteName}
					</Link>
					<a href="/" className="nav mr-auto">
						{t.viewSite}
					</a>
					<LanguageSwitcher current={language} label={t.language} returnTo={pathname + search} names={languageNames} />
					{account && (
						<form method="post" action="/auth/sign-out" className="flex items-center gap-3">
							<span className="account" title={account.email}>
								{account.displayName || account.email}
							</span>
							<button type="submit" className="btn btn-small">
								{t.signOut}
							</button>
						</form>
					)}
				</div>
			</header>
			<Toast told={told} />
			<main id="main" className="wrap py-4">
				<Outlet />
			</main>
		</>
	);
}
