import type { MyContext, Session } from "../app/request-context.ts";
import { Caller, type Context } from "../domain/access/caller.ts";
import type { Principal } from "../domain/access/principal.ts";
import { createApplicantSessions } from "./applicant-sessions.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import type { Header, Report } from "./pipeline/request.ts";
import { createSessions } from "./sessions.ts";

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** A principal with functions that start and end its session, and the `Set-Cookie` headers of the response. */
export type Authenticated = { principal: Principal & { session: Session }; cookies: string[] };

/** Authenticates requests by their session. Without one, the caller is anonymous. */
export function createAuthenticator(context: Context, { trustProxy, https }: { trustProxy: number; https: boolean }) {
	const sessions = createSessions(https);
	const applicants = createApplicantSessions(context, https);
	return {
		/** Whether the page differs for this visitor: an account's or, where one is shown, an applicant's session. */
		hasOwnPage: (header: Header, path: string): boolean =>
			sessions.isSignedIn(header) || applicants.isCarried(header, path),
		isSignedIn: sessions.isSignedIn,
		/** Whether the request carries a session that we signed, open or ended: the database is not read. */
		hasSignedSession(header: Header): boolean {
			const token = sessions.signedTokenIn(header);
			return token !== undefined && context.authentication.verifySigned("session", token) !== undefined;
		},
		/** The applicant's session on the pages about one's own application; independent of an account's session. */
		async readMy(header: Header, path: string, network: string | undefined, report: Report): Promise<MyContext> {
			return applicants.read(header, path, new Caller({ role: "anonymous", network }, context), report);
		},
		/**
		 * Never throws: while sessions cannot be read, every caller is anonymous.
		 * @param isUse whether the request counts as use of an account's session
		 */
		async read(header: Header, peer: string | undefined, report: Report, isUse = true): Promise<Authenticated> {
			const client = clientAddress(peer, header("x-forwarded-for"), trustProxy);
			const network = networkOf(client);
			const anonymous = new Caller({ role: "anonymous", network }, context);
			const { session, account, cookies } = await sessions.read(header, anonymous, report, isUse);
			const { token } = session;
			const caller =
				account && token
					? new Caller(
							{ role: account.role, userId: account.userId, isStaffReserved: account.isStaffReserved, token, network },
							context,
						)
					: anonymous;
			return { principal: { caller, client, network, session, account }, cookies };
		},
	};
}
