const list = "/admin/content/translations";

/** The address of a form that leads back to the list of translations, as it was. */
export const fromTranslations = (address: string, search: string) =>
	`${address}?${new URLSearchParams({ translations: search.slice(1) })}`;

/** Where a form leads back to: its own list as it was, or that of translations when it was opened from there. */
export function returnUrl(home: string, search: string): string {
	const translations = new URLSearchParams(search).get("translations");
	if (translations === null) return home + search;
	return list + (translations && `?${translations}`);
}
