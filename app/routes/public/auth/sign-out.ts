import { redirect } from "react-router";
import { signOut } from "../../../../domain/accounts/commands.ts";
import { leave } from "../../../accounts.ts";
import { requestContext } from "../../../request-context.ts";
import type { Route } from "./+types/sign-out";

/** Ends the session in the browser and the database; an ended session is not an error (ERR-15). */
export async function action({ context }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	const { sealed, end } = visit.session;
	if (sealed) {
		try {
			await signOut(visit.caller, sealed);
		} catch (error) {
			visit.report("a session could not be ended", error);
		}
	}
	return leave(`${visit.prefix}/auth`, "signed_out", [end()]);
}

export function loader() {
	return redirect("/");
}
