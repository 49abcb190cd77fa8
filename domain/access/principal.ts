import type { Caller } from "./caller.ts";
import type { Account } from "./session.ts";

/**
 * Who sends a request. The server reads it once for each request; pages and API work with the same one.
 *
 * - `Caller` is what domain functions take: it knows what the sender may do.
 * - `Account` is the account that is signed in, with what pages show of it.
 * - `Actor` is what of a caller stands in the audit log.
 */
export type Principal = {
	caller: Caller;
	/** Undefined for visitors who are not signed in. */
	account: Account | undefined;
	session: SessionState;
	/** The network address, for limits only: never stored or logged as it is. */
	client: string;
	/** The part of the address that the audit log keeps. */
	network: string | undefined;
};

export type SessionState = {
	/** `ended`, `forged`: the request names a session that does not exist; `unknown`: the database is unreachable. */
	state: "none" | "open" | "ended" | "forged" | "unknown";
	/** Names the open session to the domain. */
	token?: string;
	/** The signed token as the request carried it. */
	sealed?: string;
};
