import { asLanguage, originalLanguage } from "../../domain/shared/language.ts";
import { isRefusedByBrowser } from "./browser.ts";
import { answerKept } from "./consent.ts";
import { consentTexts } from "./consent-texts.ts";

/**
 * The bar covers the end of the page without shifting the layout: the page grows by its height, and the help button
 * moves above it. It fades in, so that browsers do not count it as the largest contentful paint. On a phone its text
 * scrolls, so that the hero's button stays in view. It has its own styles, so that other visitors do not download them.
 */
const styles = `
.ads {
	position: fixed;
	inset: auto 0 0;
	z-index: 6;
	max-height: 60dvh;
	overflow-y: auto;
	border-top: 1px solid var(--color-rule);
	background: var(--color-card);
	box-shadow: 0 -8px 30px rgb(0 0 0 / 0.15);
	font-size: 0.875rem;
	line-height: 1.45;
	animation: ads 180ms;
}
@keyframes ads {
	from {
		opacity: 0;
	}
}
.ads .wrap {
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: 0.5rem 1.5rem;
	padding-block: 0.5rem calc(0.5rem + env(safe-area-inset-bottom));
}
.ads-words {
	flex: 1 1 30rem;
	max-width: 80ch;
}
@media (max-width: 40rem) {
	.ads-words {
		max-height: 2.9em;
		overflow-y: auto;
	}
}
.ads-answers {
	display: grid;
	flex: 1 0 17rem;
	grid-auto-columns: 1fr;
	grid-auto-flow: column;
	gap: 0.75rem;
	max-width: 28rem;
	margin-left: auto;
}
html:has(.ads) {
	padding-bottom: var(--ads);
	scroll-padding-bottom: calc(5rem + var(--ads));
}
html:has(.ads) :is(.help, .help-panel) {
	transform: translateY(calc(-1 * var(--ads)));
}
@media print {
	.ads {
		display: none;
	}
}`;

let sheet: CSSStyleSheet | undefined;
let shown: HTMLElement | undefined;

/**
 * Shows the consent bar with two equal answers. If the visitor requested it, it takes the focus and returns it
 * afterwards.
 * @returns a function that removes it.
 */
export function showConsentBar(isWanted: boolean, decide: (answer: "yes" | "no") => void): () => void {
	const { documentElement: root, activeElement: before } = document;
	if (!sheet) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(styles);
		document.adoptedStyleSheets.push(sheet);
	}
	shown?.remove();
	const t = consentTexts[asLanguage(root.lang) ?? originalLanguage];
	const isRefused = isRefusedByBrowser();
	const answered = t.answered[answerKept() as "yes" | "no"];

	const bar = make("section", "ads");
	bar.setAttribute("aria-label", t.label);
	const words = make("p", "ads-words");
	words.tabIndex = -1;
	words.dataset.focus = "";
	if (isRefused) words.append(t.refused, " ");
	else words.append([t.text, ...("reports" in root.dataset ? [t.reports] : []), t.same].join(" "), " ");
	if (answered && !isRefused) words.append(make("strong", "", answered), " ");
	const privacy = make("a", "link", t.privacy);
	// As the footer links it, in the language of the address.
	privacy.href = document.querySelector<HTMLAnchorElement>("footer a[href$='/privacy']")?.href ?? "/privacy";
	words.append(privacy);

	const close = () => {
		bar.remove();
		resizes.disconnect();
		shown = undefined;
		if (isWanted && before instanceof HTMLElement) before.focus();
	};
	const button = (text: string, press: () => void) => {
		const made = make("button", "btn", text);
		made.type = "button";
		made.addEventListener("click", () => {
			close();
			press();
		});
		return made;
	};
	const answers = make("div", "ads-answers");
	if (isRefused) answers.append(button(t.close, () => {}));
	else
		answers.append(
			button(t.no, () => decide("no")),
			button(t.yes, () => decide("yes")),
		);

	const inside = make("div", "wrap");
	inside.append(words, answers);
	bar.append(inside);
	const resizes = new ResizeObserver(() => root.style.setProperty("--ads", `${bar.offsetHeight}px`));
	resizes.observe(bar);
	// After the skip link, so that keyboard users reach the bar before the page.
	document.querySelector(".skip")?.after(bar);
	root.style.setProperty("--ads", `${bar.offsetHeight}px`);
	shown = bar;
	if (isWanted) words.focus();
	return close;
}

function make<T extends keyof HTMLElementTagNameMap>(tag: T, name: string, text = ""): HTMLElementTagNameMap[T] {
	const element = document.createElement(tag);
	if (name) element.className = name;
	element.textContent = text;
	return element;
}
