import { applicationStatuses, type StoredStatus } from "../../domain/cases/applications/schema.ts";
import { defaultNextStep } from "../../domain/my/steps.ts";
import type { Language } from "../../domain/shared/language.ts";
import { myTexts } from "../i18n/my/texts.ts";
import type { Values } from "./fields.ts";

/** What the applicant reads for each status until staff write something else, in the applicant's language. */
export type DefaultSteps = Record<string, { owner: string; text: string }>;

export function defaultSteps(language: Language): DefaultSteps {
	const stepOf = (status: StoredStatus) => {
		const { owner, textKey } = defaultNextStep(status);
		return { owner, text: myTexts[language].next[textKey] };
	};
	return Object.fromEntries(applicationStatuses.map((status) => [status, stepOf(status)]));
}

/**
 * The values of a form that was filled in with a default: an unchanged default is not stored, so that the
 * applicant reads the one of the current status.
 */
export function withoutDefault(values: Values, language: Language): Values {
	const typed = values.nextStepText?.replaceAll("\r\n", "\n").trim();
	const isDefault = Object.values(defaultSteps(language)).some(({ text }) => text === typed);
	return typed === undefined || (typed !== "" && !isDefault)
		? values
		: { ...values, nextStepFor: "", nextStepText: "" };
}
