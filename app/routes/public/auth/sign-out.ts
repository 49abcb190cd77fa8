import { redirect } from "react-router";
import { signOut } from "../../../../domain/accounts/commands.ts";
import { requestContextKey } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import type { Route } from "./+types/sign-out";

/** Ends the session in the browser and the database; an ended session is not an error (ERR-15). */
export async function action({ context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { signedToken, end } = requestContext.session;
	if (signedToken) {
		try {
			await signOut(requestContext.caller, signedToken);
		} catch (error) {
			requestContext.report("a session could not be ended", error);
		}
	}
	return redirectTo(`${requestContext.prefix}/auth`, "signed_out", [end()]);
}

export function loader() {
	return redirect("/");
}
