import { Caller, type Context } from "../domain/access/caller.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import { createSessions } from "./sessions.ts";

type Header = (name: string) => string | undefined;
type Report = (what: string, error?: unknown) => void;

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** Resolves a request's caller: by its session, else a visitor. */
export function createAuthenticator(tools: Context, { trustProxy, https }: { trustProxy: number; https: boolean }) {
	const sessions = createSessions(https);
	return {
		isSignedIn: sessions.isSignedIn,
		/** Never throws: an unreadable session counts as a visitor. */
		async read(header: Header, peer: string | undefined, report: Report) {
			const client = clientAddress(peer, header("x-forwarded-for"), trustProxy);
			const network = networkOf(client);
			const anonymous = new Caller({ role: "anonymous", network }, tools);
			const { session, account, cookies } = await sessions.read(header, anonymous, report);
			const { token } = session;
			const caller =
				account && token
					? new Caller({ role: account.role, userId: account.userId, token, network }, tools)
					: anonymous;
			return { caller, client, network, session, account, cookies };
		},
	};
}
