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

/** The URL of the list behind a dialog or a form about one of its rows, ".../assign/:id", with its filters. */
export const listBehind = ({ pathname, search }: Pick<URL, "pathname" | "search">, about: "assign" | "take") =>
	pathname.replace(new RegExp(`/${about}/[^/]+$`), "") + search;

/** The queue or list from which a dialog was opened. */
function openedFrom(search: string): string | undefined {
	const from = new URLSearchParams(search).get("from") ?? "";
	return /^\/admin\/[\x21-\x7e]+$/.test(from) ? from : undefined;
}

/** The URL to return to from a dialog of a case: the queue or list from which it was opened, or else the case. */
export const caseReturnUrl = (applicantId: string, search: string): string =>
	openedFrom(search) ?? `/admin/applicants/${applicantId}`;

/** The same for a dialog of a contact message, or else the message with the filters of its list. */
export const contactReturnUrl = (id: string, search: string): string =>
	openedFrom(search) ?? `/admin/contact/${id}${search}`;
