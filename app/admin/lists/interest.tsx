import { type Language, type LocalizedField, localized } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { useFrame } from "../frame.ts";

type Names<F extends string> = { [K in LocalizedField<F>]?: string | null } | null;

type InterestProps = {
	program: Names<"title">;
	university: Names<"name">;
	/** Of the applicant. */
	language: Language;
	location: string | null;
	/** Where it matters. */
	officeName?: string | undefined;
};

/** What somebody wants to study, and below it the language and the city of the person. */
export function Interest({ program, university, language, location, officeName }: InterestProps) {
	const { language: own } = useFrame();
	const chosen = [program && localized(program, "title", own), university && localized(university, "name", own)];
	return (
		<>
			<span className="line">{chosen.filter(Boolean).join(" · ")}</span>
			<span className="line second">{[languageNames[language], location, officeName].filter(Boolean).join(" · ")}</span>
		</>
	);
}
