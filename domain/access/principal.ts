import type { Caller } from "./caller.ts";
import type { Account } from "./session.ts";

/**
 * Who sends a request. The server resolves it once per request; pages and the API share it.
 *
 * - `Caller` is what domain functions take: it carries the permissions.
 * - `Account` is the signed-in account with what pages show of it.
 * - `Actor` is the part of a caller that audit entries store.
 */
export type Principal = {
	caller: Caller;
	/** Undefined for visitors who are not signed in. */
	account: Account | undefined;
	session: SessionState;
	/** The network address, for rate limits only. It is never stored or logged. */
	client: string;
	/** The shortened address that the audit log stores. */
	network: string | undefined;
};

export type SessionState = {
	/** `ended` and `forged`: the request's session does not exist. `unknown`: the database is unreachable. */
	state: "none" | "open" | "ended" | "forged" | "unknown";
	/** Identifies the current session in calls to the domain. */
	token?: string;
	/** The signed token as the request carried it. */
	signedToken?: string;
};
