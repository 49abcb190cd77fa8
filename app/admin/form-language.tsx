import { useState } from "react";
import { useLocation } from "react-router";
import { type Language, languages, variantOf } from "../../domain/shared/language.ts";
import { languageNames } from "../../domain/shared/locales.ts";
import { boxesOf, boxOf, type Field, type Values } from "./fields.ts";
import { useAdminTexts, useFrame, useHydrated } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";

/** The language of an input, such as "titleRu"; undefined for one without translations. */
const languageOf = (box: string) => languages.find((language) => box.endsWith(variantOf("", language)));

/** The language in which somebody has filled in a form: their own, unless all texts are in others. */
function typedLanguage(values: Values, fields: Field[], own: Language): Language {
	const boxes = fields.flatMap(({ kind, name }) => (kind === "localized" ? boxesOf(name) : []));
	const typed = boxes.filter(({ box }) => values[box]?.trim());
	return typed.some(({ language }) => language === own) ? own : (typed[0]?.language ?? own);
}

/**
 * A form shows its texts in one language at a time: first in that of its reader, then in that of the first error. Without
 * script, and next to what somebody else has saved, it shows all of them.
 */
export function useFormLanguage(fields: Field[], again: FormResult | undefined) {
	const { language: own } = useFrame();
	const { hash } = useLocation();
	const isHydrated = useHydrated();
	const [chosen, setChosen] = useState<{ language: Language; again: FormResult | undefined }>();
	const typed = chosen?.language ?? typedLanguage(again?.values ?? {}, fields, own);
	const boxes = new Map(
		again?.issues.map(({ field, code }) => [boxOf(field, fields, again.values, typed), code] as const),
	);
	const issues = [...boxes].map(([box, code]) => ({ box, code }));
	const wrong = issues.flatMap(({ box }) => languageOf(box) ?? [])[0];
	const language =
		chosen && chosen.again === again ? chosen.language : (wrong ?? chosen?.language ?? languageOf(hash) ?? own);
	return {
		issues,
		language,
		/** Undefined: all of them. */
		shown: isHydrated && !again?.changed ? language : undefined,
		choose: (next = language) => setChosen({ language: next, again }),
		/** Shows an input before a link leads to it. */
		reveal: (box: string) => setChosen({ language: languageOf(box) ?? language, again }),
	};
}

type LanguageSwitchProps = Pick<ReturnType<typeof useFormLanguage>, "issues" | "choose"> & { shown: Language };

export function LanguageSwitch({ shown, issues, choose }: LanguageSwitchProps) {
	const t = useAdminTexts();
	return (
		<fieldset className="languages">
			<legend className="sr-only">{t.textLanguage}</legend>
			{languages.map((language) => (
				<button
					key={language}
					type="button"
					className={`btn btn-small ${language === shown ? "btn-primary" : ""}`}
					aria-pressed={language === shown}
					onClick={() => choose(language)}
				>
					{languageNames[language]}
					{issues.some(({ box }) => languageOf(box) === language) && `: ${t.hasError}`}
				</button>
			))}
		</fieldset>
	);
}
