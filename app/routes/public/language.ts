import { redirect } from "react-router";
import { keepLanguage } from "../../../domain/accounts/settings/commands.ts";
import { asLanguage, inLanguage, type Language, prefixOf } from "../../../domain/shared/language.ts";
import { languageCookie } from "../../cookies.ts";
import { readFields } from "../../forms.ts";
import { requestContextKey } from "../../request-context.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import type { Route } from "./+types/language";

/**
 * Stores the visitor's choice and returns to the page, at the address of that language, so that whoever gets the address reads the same
 * language. An account keeps it for other browsers. Unknown values are ignored (spec §1).
 */
export async function action({ request, context }: Route.ActionArgs) {
	// An unreadable body is ignored.
	const form = await readFields(request);
	const language = asLanguage(form.get("language"));
	const headers = new Headers({ "cache-control": "no-store" });
	if (language) {
		const { account, caller, report } = context.get(requestContextKey);
		headers.set("set-cookie", languageCookie(language));
		// This browser has the cookie in any case.
		if (account) {
			await keepLanguage(caller, language).catch((error) => report("language could not be kept", error));
		}
	}
	// The live filters change the URL after the form was rendered, so the browser's referrer takes precedence.
	const page = pageOf(request.headers.get("referer")) ?? form.get("returnTo");
	const goal = safeRedirectPath(page);
	return redirect(language ? addressIn(goal, language) : goal, { status: 303, headers });
}

/** A GET, from a bookmark or a reload, changes nothing. */
export function loader() {
	return redirect("/");
}

/** The admin panel has one address in all languages. */
function addressIn(goal: string, language: Language): string {
	const [path = "/"] = goal.split(/[?#]/, 1);
	return /^\/admin(\/|$)/.test(path) ? goal : inLanguage(path, language) + goal.slice(path.length);
}

/** The page that sent the form, without the language of its URL. */
function pageOf(referer: string | null): string | undefined {
	const address = referer && URL.parse(referer);
	if (!address || address.pathname === "/language") return undefined;
	return (address.pathname.slice(prefixOf(address.pathname).length) || "/") + address.search;
}
