import { readCookie, writeCookie } from "../app/cookies.ts";
import { opensApplication } from "../app/query-parameters.ts";
import type { MyContext } from "../app/request-context.ts";
import { Caller, type Context } from "../domain/access/caller.ts";
import { applicantCookieSeconds } from "../domain/access/session-rules.ts";
import { resumeSession } from "../domain/my/commands.ts";
import { isTelegramOffered } from "../domain/telegram/my-queries.ts";
import type { Header, Report } from "./pipeline/request.ts";

/**
 * Reads and writes the sessions of applicants: an HttpOnly cookie of their own, beside the one of accounts. With https,
 * the `__Host-` prefix keeps other hosts of the same domain from setting it.
 */
export function createApplicantSessions(context: Context, https: boolean) {
	const name = `${https ? "__Host-" : ""}my`;
	const signedIn = (header: Header, path: string) =>
		opensApplication(path) ? readCookie(header("cookie"), name, /^[\w.-]{1,200}$/) : undefined;
	const set = (value: string, seconds: number) => writeCookie(name, value, seconds, { secure: https });
	const cookies = { keep: (value: string) => set(value, applicantCookieSeconds), end: () => set("", 0) };

	/**
	 * Resolves the session on pages that show or open an application; on all others the caller is anonymous. Never
	 * throws: "unknown" is a state too.
	 */
	async function read(header: Header, path: string, anonymous: Caller, report: Report): Promise<MyContext> {
		const closed = { ...cookies, caller: anonymous, level: null, scope: "", hasTelegram: false, signed: undefined };
		const signed = signedIn(header, path);
		if (!signed) return { ...closed, state: "none" };
		try {
			const session = await resumeSession(anonymous, signed);
			if (session.state !== "open") return { ...closed, signed, state: session.state };
			const { level, identity } = session;
			const caller = new Caller({ ...identity, network: anonymous.network }, context);
			const scope = `${identity.applicantId} ${identity.applicationId ?? ""}`;
			const hasTelegram = await isTelegramOffered(caller);
			return { ...cookies, caller, level, scope, hasTelegram, signed, state: "open" };
		} catch (error) {
			report("an applicant's session could not be read", error);
			return { ...closed, signed, state: "unknown" };
		}
	}

	/** Whether the request carries a session for the page, not verified. */
	const isCarried = (header: Header, path: string) =>
		header("cookie") !== undefined && signedIn(header, path) !== undefined;

	return { read, isCarried };
}
