import { data, redirect } from "react-router";
import type { RequestOrigin, SignInResult } from "../domain/accounts/start-session.ts";
import { flashCookie } from "./flash.ts";
import type { Flash, RequestContext } from "./request-context.ts";

/** Marks an account page: it is never cached, and its URL is not sent to other sites. */
export function markConfidential(context: RequestContext): void {
	context.response.skipCache();
	context.response.keepConfidential();
}

/** Redirects visitors without a session to the sign-in. */
export function requireAccount(context: RequestContext): void {
	markConfidential(context);
	if (context.session.state === "unknown") throw data(null, { status: 503 });
	if (!context.account) throw redirect(`${context.prefix}/auth`, 303);
}

/** O-08: redirects a visitor who is already signed in, as after signing in. */
export function redirectSignedIn(context: RequestContext, goal = context.prefix || "/"): void {
	markConfidential(context);
	if (context.account) throw redirect(goal, 303);
}

export const originOf = ({ client, language, adVisitor, session }: RequestContext): RequestOrigin => ({
	client,
	language,
	adVisitor,
	device: session.device,
	agent: session.agent,
});

/** AUTH-02, AUTH-03, S-15: only one value is accepted. */
export function returnUrlOf({ prefix }: RequestContext, returnTo: unknown): string {
	return returnTo === "/admin" ? "/admin" : prefix || "/";
}

export function redirectTo(to: string, flash: Flash["code"] | null, cookies: string[] = []): Response {
	const headers = new Headers({ "cache-control": "no-store" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	if (flash) headers.append("set-cookie", flashCookie({ code: flash }));
	return redirect(to, { status: 303, headers });
}

/** The response to a successful sign-in: a redirect with a new session, or to the second step. */
export function signedInResponse({ session, prefix }: RequestContext, entrance: SignInResult, goal: string): Response {
	if (entrance.kind === "open") {
		const cookies = [session.keep(entrance.session), session.endChallenge(), session.keepDevice(entrance.device)];
		return redirectTo(goal, "signed_in", cookies);
	}
	const then = goal === "/admin" ? "?returnTo=/admin" : "";
	return redirectTo(`${prefix}/auth/second-factor${then}`, null, [session.keepChallenge(entrance.challenge)]);
}
