const list = "/admin/content/translations";

/** The URL of a form that returns to the translation list with its filters. */
export const fromTranslations = (address: string, search: string) =>
	`${address}?${new URLSearchParams({ translations: search.slice(1) })}`;

/** The URL to return to: the form's own list with its filters, or the translation list if it was opened from there. */
export function returnUrl(home: string, search: string): string {
	const translations = new URLSearchParams(search).get("translations");
	if (translations === null) return home + search;
	return list + (translations && `?${translations}`);
}
