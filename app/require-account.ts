import { data, redirect } from "react-router";
import type { RequestOrigin, SignInResult } from "../domain/accounts/start-session.ts";
import { languageCookie } from "./cookies.ts";
import { flashCookie } from "./flash.ts";
import type { Flash, RequestContext } from "./request-context.ts";

/** Marks an account page: it is never cached, and its URL is not sent to other sites. */
export function markConfidential(context: RequestContext): void {
	context.response.skipCache();
	context.response.keepConfidential();
}

/** Redirects visitors without a session to the sign-in, and staff to their own account in the panel. */
export function requireAccount(context: RequestContext): void {
	markConfidential(context);
	if (context.session.state === "unknown") throw data(null, { status: 503 });
	if (!context.account) throw redirect(`${context.prefix}/auth`, 303);
	// Staff have these pages in the panel.
	const { role, needsTwoFactor } = context.account;
	if (role !== "user" || needsTwoFactor) throw redirect(`/admin${context.path}`, 303);
}

/** O-08: redirects a visitor who is already signed in, as after signing in. */
export function redirectSignedIn(context: RequestContext, returnTo: ReturnUrl = ""): void {
	markConfidential(context);
	const { account, prefix } = context;
	if (account) throw redirect(prefix + (returnTo || homeOf(account.role !== "user")) || "/", 303);
}

export const originOf = ({ client, language, adVisitor, session }: RequestContext): RequestOrigin => ({
	client,
	language,
	adVisitor,
	device: session.device,
	agent: session.agent,
});

type ReturnUrl = "/admin" | "";

/** AUTH-02, S-15: only one value is accepted; any other counts as none. */
export const returnUrlOf = (returnTo: unknown): ReturnUrl => (returnTo === "/admin" ? "/admin" : "");

/** AUTH-03: where a sign-in without a return URL leads. */
const homeOf = (isStaff: boolean) => (isStaff ? "/admin/queue" : "");

export function redirectTo(to: string, flash: Flash["code"] | null, cookies: string[] = []): Response {
	const headers = new Headers({ "cache-control": "no-store" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	if (flash) headers.append("set-cookie", flashCookie({ code: flash }));
	return redirect(to, { status: 303, headers });
}

/**
 * The response to a successful sign-in: a redirect with a new session, or to the second step. The admin panel, whose
 * URLs have no language, opens in the language of this page, or in the account's if none was chosen.
 */
export function signedInResponse(
	{ session, prefix, language, isLanguageChosen }: RequestContext,
	entrance: SignInResult,
	returnTo: ReturnUrl = "",
): Response {
	if (entrance.kind === "open") {
		const { isStaff } = entrance;
		const cookies = [session.keep(entrance.session), session.endChallenge(), session.keepDevice(entrance.device)];
		if (isStaff) cookies.push(languageCookie(isLanguageChosen ? language : entrance.language));
		return redirectTo(returnTo || homeOf(isStaff) || prefix || "/", "signed_in", cookies);
	}
	const then = returnTo ? `?returnTo=${returnTo}` : "";
	return redirectTo(`${prefix}/auth/second-factor${then}`, null, [session.keepChallenge(entrance.challenge)]);
}
