import type { originalLanguage } from "../../domain/shared/language.ts";
import { isRefusedByBrowser, readCookie } from "../analytics/browser.ts";

/**
 * The only script of a page's first load, so every byte counts. It hydrates islands when they are touched, replaces
 * broken images, and mirrors the state that the browser stores: the language, the currency and what was saved.
 */
type IslandElement = HTMLElement & { waking?: Promise<void>; awake?: boolean };

const page = document;
const wake = (island: IslandElement) => {
	island.waking ??= import("./hydrate.ts").then((module) => module.hydrate(island));
	return island.waking;
};
/** The touched island, and those of the form around it. */
const islandsAt = ({ target }: Event): IslandElement[] => {
	const element = target as Element;
	const inForm = element.closest("form")?.querySelectorAll<IslandElement>("is-land") ?? [];
	return [...inForm, element.closest<IslandElement>("is-land")].filter((island) => island !== null);
};

for (const type of ["pointerover", "pointerdown", "focusin", "input"]) {
	page.addEventListener(type, (event) => islandsAt(event).map(wake));
}

page.addEventListener("click", (event) => {
	const closest = <E extends Element = HTMLElement>(selector: string) => (event.target as Element).closest<E>(selector);
	// A button that only its island can handle: repeat a click that came before the hydration.
	const button = closest("button[type=button]");
	const early = islandsAt(event).filter(({ awake }) => !awake);
	if (button && early[0]) Promise.all(early.map(wake)).then(() => button.click());

	const save = closest("[data-save]");
	if (save) import("./save.ts").then((module) => module.toggleSaved(save));
	const copy = closest("[data-copy]");
	if (copy) import("./copy.ts").then((module) => module.copy(copy));

	// Safari before 26.2 does not support `command`.
	const opener = closest("[command]");
	if (opener && !("command" in opener)) page.querySelector<HTMLDialogElement>("#menu")?.showModal();

	// Opens a page in a dialog over the form; if that fails, the link navigates as without script.
	const link = closest<HTMLAnchorElement>("a[data-dialog]");
	if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	import("./page-dialog.ts")
		.then((module) => module.showPage(link))
		.catch(() => {
			delete link.dataset.dialog;
			link.click();
		});
});

// Spec §4: "none" excludes the other certificates, and only chosen certificates have a score. The style sheet shows the
// scores. In the capture phase, so that a form with a draft stores the result.
page.addEventListener(
	"change",
	({ target }) => {
		const { name, value, checked } = target as HTMLInputElement;
		if (name !== "certificate") return;
		for (const row of page.querySelectorAll(".certificate")) {
			const [box, score] = row.querySelectorAll("input") as unknown as [HTMLInputElement, HTMLInputElement?];
			if (checked && (box.value === "none") !== (value === "none")) box.checked = false;
			if (score && !box.checked) score.value = "";
		}
	},
	true,
);

// The currency that the visitor has chosen in place of soʻm; most have chosen none.
const currency = () => import("./currency.ts");
page.addEventListener("change", ({ target }) => {
	const select = target as HTMLSelectElement;
	if (select.dataset.currency !== undefined) currency().then((module) => module.chooseCurrency(select));
});

// Lists show their loading state, also when the browser itself loads the next page.
page.addEventListener("submit", (event) => (event.target as Element).closest("[data-list]")?.classList.add("busy"));
addEventListener("pageshow", () => page.querySelector(".busy")?.classList.remove("busy"));

const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const mend = (image: HTMLImageElement) => {
	if (image.src === nothing) return;
	const { cover } = image.dataset;
	delete image.dataset.cover;
	image.closest("picture")?.replaceWith(image);
	image.removeAttribute("srcset");
	image.src = cover || nothing;
};
page.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && mend(target), true);

const setting = "preferred-language";
const { lang, dataset } = page.documentElement;
const chosen = readCookie(setting);
try {
	const kept = localStorage.getItem(setting);
	if (chosen) localStorage.setItem(setting, chosen);
	// Without a cookie, English pages have no language in their URL.
	else if (
		lang === ("en" satisfies typeof originalLanguage) &&
		kept !== lang &&
		(kept || !navigator.language.startsWith(lang))
	) {
		import("./own-language.ts").then((module) => module.useOwnLanguage(setting, kept)).catch(() => {});
	}
} catch {
	// Without storage, the page still works.
}

/** The source of this tab's visit, for the anonymous counts. Visitors who opt out are not counted. */
let cameFrom = "";
let tell = (_what = ""): unknown => 0;
if (!isRefusedByBrowser()) {
	cameFrom =
		/[?&]utm_source=([\w.-]{1,99})/.exec(location.search)?.[1] ??
		/^https?:\/\/([^/:]+)/.exec(page.referrer)?.[1] ??
		"direct";
	try {
		cameFrom = sessionStorage.cameFrom ??= cameFrom;
	} catch {}
	tell = (what = "") => navigator.sendBeacon(`/track?${cameFrom}&${what}`);
}

const showSaved = () => {
	let saved = "";
	try {
		saved = localStorage.getItem("saved") ?? "";
	} catch {}
	for (const button of page.querySelectorAll<HTMLElement>("[data-save]")) {
		button.setAttribute("aria-pressed", String(saved.includes(button.dataset.save as string)));
	}
};
// Something was saved, here or in another tab.
addEventListener("storage", showSaved);

// Runs again after a list was replaced.
const look = () => {
	for (const image of page.images) if (image.complete && !image.naturalWidth) mend(image);
	showSaved();
	try {
		for (const island of page.querySelectorAll<IslandElement>("[data-w]")) {
			const draft = island.dataset.w as string;
			if (page.querySelector("[data-sent]")) localStorage.removeItem(draft);
			else if (!draft || localStorage.getItem(draft)) wake(island);
		}
		const chosen = localStorage.getItem("currency");
		if (chosen) currency().then((module) => module.showCurrency(chosen));
	} catch {}
	for (const field of page.querySelectorAll<HTMLInputElement>("[name=came_from]")) {
		field.value = cameFrom;
		// Others may have the same page and its key from the cache (server/form-keys.ts).
		const key = field.form?.form_key;
		if (key && !key.value.includes("~")) key.value += `~${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
	}
};
// Counts only visible pages: in a hidden tab, animation frames do not run.
const { pathname } = location;
if (/\/(programs|universities|blog)\/./.test(pathname)) requestAnimationFrame(() => tell());
// These pages send no referrer, because their URLs may identify the applicant.
else if (/^(\/..)?\/(my|family)(\/|$)/.test(pathname)) requestAnimationFrame(() => tell(`my&${lang}`));
page.addEventListener("nothing-found", () => tell("nothing"));
const begin = ({ target }: Event) => {
	if (!(target as HTMLInputElement).form?.came_from) return;
	tell("start");
	page.removeEventListener("input", begin);
};
page.addEventListener("input", begin);

// Loads the ad pixel, if configured, after everything else. Visitors who have not answered are asked at their first
// interaction, so that the consent bar does not slow down the first load; nothing is loaded after a refusal.
if (dataset.pixel) {
	const ads = () => import("../analytics/start.ts");
	const start = () => ads().then((module) => module.start());
	const answer = isRefusedByBrowser() ? "no" : readCookie("ads");
	addEventListener("load", () => {
		if (answer === "yes" || page.querySelector("[data-pixel-test]")) (window.requestIdleCallback ?? setTimeout)(start);
		else if (!answer) {
			for (const type of ["scroll", "pointerdown", "keydown"]) addEventListener(type, start, { once: true });
		}
	});
	page.addEventListener("click", ({ target }) => {
		if ((target as Element).closest("[data-ads]")) ads().then((module) => module.ask());
	});
}

page.addEventListener("list-changed", look);
if (page.readyState === "loading") page.addEventListener("DOMContentLoaded", look);
else look();
