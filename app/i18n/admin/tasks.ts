import type { callResults } from "../../../domain/cases/tasks/schema.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** In the lists: what staff do next. */
export const tasks = {
	log: { en: "Contacted", ru: "Связались", uz: "Bogʻlandik" },
	plan: { en: "Next action", ru: "Следующее действие", uz: "Keyingi ish" },
	results: {
		reached: { en: "Reached", ru: "Дозвонились", uz: "Bogʻlandik" },
		not_reached: { en: "Not reached", ru: "Не дозвонились", uz: "Bogʻlana olmadik" },
		visited: { en: "Came to the office", ru: "Визит в офис", uz: "Ofisga keldi" },
	} satisfies Record<(typeof callResults)[number], LocalizedText>,
} satisfies LocalizedTexts;
