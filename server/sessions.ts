import { readCookie, writeCookie } from "../app/cookies.ts";
import type { RequestContext, Session } from "../app/request-context.ts";
import type { Caller } from "../domain/access/caller.ts";
import type { Account } from "../domain/access/session.ts";
import { sessionSeconds } from "../domain/access/session-rules.ts";
import { resumeSession } from "../domain/accounts/commands.ts";
import { deviceSeconds } from "../domain/accounts/devices.ts";
import type { Header } from "./pipeline/request.ts";
import { readUserAgent } from "./user-agent.ts";

/** Seconds until an unfinished two-step sign-in expires. */
const challengeSeconds = 10 * 60;

/**
 * Reads and writes sessions: an HttpOnly cookie for browsers, `Authorization: Bearer` for programs. With https, the
 * `__Host-` prefix keeps other hosts of the same domain from setting the cookies.
 */
export function createSessions(https: boolean) {
	const prefix = https ? "__Host-" : "";
	const read = (header: Header, name: string) => readCookie(header("cookie"), prefix + name, /^[\w.~-]{1,1000}$/);
	const set = (name: string, value: string, seconds: number) =>
		writeCookie(prefix + name, value, seconds, { secure: https });
	/**
	 * A bearer token takes precedence over the cookie, even if it is invalid. Other authorization schemes belong to a
	 * proxy.
	 */
	const signedTokenIn = (header: Header) => {
		const authorization = header("authorization") ?? "";
		if (!/^Bearer\b/i.test(authorization)) return read(header, "session");
		return /^Bearer ([\w.-]{1,1000})$/i.exec(authorization)?.[1];
	};

	return {
		/**
		 * Whether the request carries a session, so that it bypasses the cache. Runs for every page, so it does not
		 * verify it.
		 */
		isSignedIn: (header: Header) =>
			/^Bearer /i.test(header("authorization") ?? "") || read(header, "session") !== undefined,

		/** The signed token of the request's session, not verified. */
		signedTokenIn,

		/**
		 * Resolves the session, with functions for pages that start and end one. Never throws: "unknown" is a state
		 * too.
		 */
		async read(
			header: Header,
			caller: Caller,
			report: RequestContext["report"],
			isUse: boolean,
		): Promise<{ session: Session; account: Account | undefined; cookies: string[] }> {
			const signedToken = signedTokenIn(header);
			const context = {
				challenge: read(header, "challenge"),
				keep: (value: string) => set("session", value, sessionSeconds),
				end: () => set("session", "", 0),
				keepChallenge: (value: string) => set("challenge", value, challengeSeconds),
				endChallenge: () => set("challenge", "", 0),
				device: read(header, "device"),
				agent: readUserAgent(header("user-agent")),
				keepDevice: (value: string) => set("device", value, deviceSeconds),
			};
			if (!signedToken) return { account: undefined, session: { ...context, state: "none" }, cookies: [] };
			try {
				const found = await resumeSession(caller, signedToken, isUse);
				if (found.state !== "open") {
					return { account: undefined, session: { ...context, state: found.state }, cookies: [context.end()] };
				}
				const { account, token, renewed } = found;
				return {
					account,
					session: { ...context, state: "open", token, signedToken },
					cookies: renewed && !/^Bearer\b/i.test(header("authorization") ?? "") ? [context.keep(signedToken)] : [],
				};
			} catch (error) {
				report("session could not be read", error);
				return { account: undefined, session: { ...context, state: "unknown", signedToken }, cookies: [] };
			}
		},
	};
}
