import type { Translation } from "../../domain/shared/language.ts";
import { readCookie } from "../analytics/browser.ts";

/**
 * On an English page: loads the language that the visitor chose earlier, or offers that of the browser. The default stays
 * English.
 * @param setting the name of the stored choice
 */
export function useOwnLanguage(setting: string, chosen: string | null): void {
	if (chosen) {
		restoreLanguage(setting, chosen);
		return;
	}
	const [own] = navigator.languages.map((tag) => tag.slice(0, 2)).filter((tag) => tag === "en" || tag in offers);
	if (own) offerLanguage(setting, own);
}

/** Sets the cookie of the language that the visitor chose earlier, and loads the page in that language. */
function restoreLanguage(name: string, chosen: string): void {
	if (!new RegExp(`^(${LANGUAGE_ALTERNATIVES})$`).test(chosen)) return;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that visitors still use.
	document.cookie = `${name}=${chosen};path=/;max-age=31536000;samesite=lax${location.protocol === "https:" ? ";secure" : ""}`;
	// A browser that refuses cookies would reload without end.
	if (readCookie(name)) location.reload();
}

type Offer = { text: string; dismiss: string };

/** The other languages of the site, in their own words: an offer, and the name of the button that dismisses it. */
const offers: Partial<Record<string, Offer>> = {
	ru: { text: "Читать этот сайт по-русски", dismiss: "Больше не предлагать" },
	uz: { text: "Saytni oʻzbek tilida oʻqish", dismiss: "Boshqa taklif qilinmasin" },
} satisfies Record<Translation, Offer>;

/**
 * Offers the language of the visitor's browser on an English page, over the end of the page, so that nothing moves. The
 * offer presses the button of the language switcher; a dismissed one stays away, because English is then the choice.
 * @param setting the name of the stored choice
 */
function offerLanguage(setting: string, language: string): void {
	const offer = offers[language];
	const button = document.querySelector<HTMLElement>(`form[action="/language"] [value="${language}"]`);
	if (!offer || !button) return;
	const bar = document.createElement("aside");
	bar.lang = language;
	bar.className = "card";
	bar.ariaLabel = offer.text;
	// Not in the style sheet, so that other visitors do not download it. The help button has the other corner.
	bar.style.cssText = "position:fixed;bottom:1rem;left:1rem;z-index:5;display:flex;max-width:calc(100vw - 6rem)";
	const accept = document.createElement("button");
	accept.className = "btn btn-primary";
	accept.textContent = offer.text;
	accept.onclick = () => button.click();
	const dismiss = document.createElement("button");
	dismiss.className = "btn btn-icon";
	dismiss.textContent = "×";
	dismiss.ariaLabel = offer.dismiss;
	dismiss.onclick = () => {
		localStorage.setItem(setting, document.documentElement.lang);
		bar.remove();
	};
	bar.append(accept, dismiss);
	document.body.append(bar);
}
