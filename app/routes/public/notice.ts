import { redirect } from "react-router";
import { writeCookie } from "../../cookies.ts";
import { readFields } from "../../forms.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import type { Route } from "./+types/notice";

const aWeek = 7 * 24 * 60 * 60;

/** Dismisses the notice in this browser for a week. */
export async function action({ request }: Route.ActionArgs) {
	const form = await readFields(request);
	const version = String(form.get("version"));
	const headers = new Headers({ "cache-control": "no-store" });
	if (/^\d{1,15}$/.test(version)) {
		headers.set("set-cookie", writeCookie("notice", version, aWeek));
	}
	return redirect(safeRedirectPath(form.get("returnTo")), { status: 303, headers });
}

/** A GET, from a bookmark or a reload, dismisses nothing. */
export function loader() {
	return redirect("/");
}
