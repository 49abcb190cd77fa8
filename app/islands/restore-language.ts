import { readCookie } from "../analytics/browser.ts";

/** Sets the cookie of the language that the visitor chose earlier, and loads the page in that language. */
export function restoreLanguage(name: string, chosen: string): void {
	if (!new RegExp(`^(${LANGUAGE_ALTERNATIVES})$`).test(chosen)) return;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that visitors still use.
	document.cookie = `${name}=${chosen};path=/;max-age=31536000;samesite=lax${location.protocol === "https:" ? ";secure" : ""}`;
	// A browser that refuses cookies would reload without end.
	if (readCookie(name)) location.reload();
}
