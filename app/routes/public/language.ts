import { redirect } from "react-router";
import { asLanguage, prefixOf } from "../../../domain/language.ts";
import { writeCookie } from "../../cookies.ts";
import { readFields } from "../../forms.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import type { Route } from "./+types/language";

const aYear = 365 * 24 * 60 * 60;

/** Keeps the visitor's choice and goes back to the page. A value outside the list changes nothing (spec §1). */
export async function action({ request }: Route.ActionArgs) {
	// A body that is no form chooses nothing.
	const form = await readFields(request);
	const language = asLanguage(form.get("language"));
	const headers = new Headers({ "cache-control": "no-store" });
	if (language) {
		// Readable by script, because the browser mirrors it; it holds nothing but the language.
		headers.set("set-cookie", writeCookie("preferred-language", language, aYear, { readable: true }));
	}
	// The live filters change the page's address after the form was written, so the browser's word on it comes first.
	const page = pageOf(request.headers.get("referer")) ?? form.get("returnTo");
	return redirect(safeRedirectPath(page), { status: 303, headers });
}

/** A GET, from a bookmark or a reload, has nothing to choose. */
export function loader() {
	return redirect("/");
}

/** The page that a form of ours was sent from, without the language of its address. */
function pageOf(referer: string | null): string | undefined {
	const address = referer && URL.parse(referer);
	if (!address || address.pathname === "/language") return undefined;
	return (address.pathname.slice(prefixOf(address.pathname).length) || "/") + address.search;
}
