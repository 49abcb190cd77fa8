import { redirect } from "react-router";
import { writeCookie } from "../../cookies.ts";
import { readFields } from "../../forms.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import type { Route } from "./+types/consent";

const halfAYear = 180 * 24 * 60 * 60;

/**
 * Stores the visitor's answer about the ad pixel. The page's script has set the same cookie; some browsers expire
 * cookies set by scripts after a week.
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

/** A GET, from a bookmark or a reload, stores nothing. */
export function loader() {
	return redirect("/");
}
