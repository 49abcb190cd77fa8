import { redirect } from "react-router";
import { writeCookie } from "../../cookies.ts";
import { readFields } from "../../forms.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import type { Route } from "./+types/consent";

const halfAYear = 180 * 24 * 60 * 60;

/**
 * Remembers what a visitor answered about the ad pixel. The page's script has set the same cookie at once; some browsers forget
 * what scripts set after a week, and would ask again.
 */
export async function action({ request }: Route.ActionArgs) {
	const form = await readFields(request);
	const headers = new Headers({ "cache-control": "no-store" });
	const answer = form.get("ads");
	if (answer === "yes" || answer === "no") {
		headers.set("set-cookie", writeCookie("ads", answer, halfAYear, { readable: true }));
	}
	return redirect(safeRedirectPath(form.get("returnTo")), { status: 303, headers });
}

/** A GET, from a bookmark or a reload, has nothing to remember. */
export function loader() {
	return redirect("/");
}
