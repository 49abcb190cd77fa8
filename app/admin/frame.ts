import { load, scripts } from "virtual:admin-texts";
import { createContext, use, useSyncExternalStore } from "react";
import { preloadModule } from "react-dom";
import type { Language } from "../../domain/shared/language.ts";
import type { AdminTexts, CaseTexts, ManagementTexts } from "./texts.ts";

/** Data for every part of the admin panel, on the server and in the browser, from the root loader. */
export type Frame = { language: Language; siteName: string };

let textsByLanguage: Partial<Record<Language, AdminTexts>> = {};

/** Before anything is rendered: on the server all texts of every language, in the browser those of its own. */
export function provideAdminTexts(texts: Partial<Record<Language, AdminTexts>>): void {
	textsByLanguage = texts;
}

/** A context of its own: what reads the router's would be rendered again at every step of a navigation. */
export const FrameContext = createContext<Frame>({ language: "en", siteName: "" });

export const useFrame = (): Frame => use(FrameContext);

export function useAdminTexts(): AdminTexts {
	const { language } = useFrame();
	// If another tab has changed the language, this one keeps its own until it is loaded again.
	const texts = textsByLanguage[language] ?? Object.values(textsByLanguage)[0];
	if (!texts) throw new Error("The texts of the admin panel are not loaded.");
	return texts;
}

/** What the browser loads later. The script of each imports the one before. */
const laterParts = ["caseTexts", "managementTexts"] as const;
type LaterPart = (typeof laterParts)[number];

/** Milliseconds until texts that could not be loaded are asked for again. */
const retryAfter = 5_000;

/** In the browser: what is loaded or is being loaded. */
const laterTexts: Partial<Record<LaterPart, CaseTexts | Promise<CaseTexts>>> = {};

/** The texts of a case and its documents. The browser loads them for the first page that needs them, or ahead of it. */
export const useCaseTexts = (): CaseTexts => useLaterTexts("caseTexts");

/** All texts. The browser loads them for the first page that needs more than the queue and a case. */
export const useManagementTexts = () => useLaterTexts("managementTexts") as ManagementTexts;

function useLaterTexts(part: LaterPart): CaseTexts {
	const { language } = useFrame();
	const texts = useAdminTexts();
	if (import.meta.env.SSR) {
		for (const each of laterParts.slice(0, laterParts.indexOf(part) + 1)) {
			const script = scripts[each]?.[language];
			if (script) preloadModule(script, { as: "script" });
		}
		return texts as ManagementTexts;
	}
	const loaded = loadTexts(part);
	// A promise suspends the page even if it is fulfilled.
	return loaded instanceof Promise ? use(loaded) : loaded;
}

function loadTexts(part: LaterPart): CaseTexts | Promise<CaseTexts> {
	const [language = ""] = Object.keys(textsByLanguage);
	laterTexts[part] ??= load<CaseTexts>(part, language).then(
		(texts) => {
			laterTexts[part] = texts;
			return texts;
		},
		(error) => {
			// What waits for them shows the fault. A later page tries again.
			setTimeout(() => delete laterTexts[part], retryAfter);
			throw error;
		},
	);
	return laterTexts[part];
}

/** Loads the texts of a case before it is opened. */
export const preloadCaseTexts = (): void => void Promise.resolve(loadTexts("caseTexts")).catch(() => {});

const never = () => () => {};

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
