import { requestContextKey } from "../../../request-context.ts";
import type { Route } from "./+types/session";

/** For open pages: 204 with the account's id while signed in, 401 otherwise, 503 if the database is unreachable. */
export function loader({ context }: Route.LoaderArgs) {
	const { account, session } = context.get(requestContextKey);
	const status = account ? 204 : session.state === "unknown" ? 503 : 401;
	return new Response(null, { status, headers: { "cache-control": "no-store", account: account?.userId ?? "" } });
}
