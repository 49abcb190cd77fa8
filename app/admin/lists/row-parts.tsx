import type { SamePhone } from "../../../domain/cases/applicants/same-phone.ts";
import { type Language, type LocalizedField, localized } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import { Link } from "../link.tsx";

type RowMarksProps = {
	isSuspect: boolean;
	/** The same person has another open application for the same program. */
	isSentTwice?: boolean | undefined;
	samePhone: SamePhone | null;
};

/** The warnings about the person in a row. */
export function RowMarks({ isSuspect, isSentTwice, samePhone }: RowMarksProps) {
	const texts = useAdminTexts();
	const t = texts.lists;
	return (
		<>
			{isSuspect && <span className="mark text-brick">{texts.suspect.mark}</span>}
			{isSentTwice && <span className="mark">{t.sentTwice}</span>}
			{samePhone && (
				<Link to={`/admin/applicants/${samePhone.applicantId}`} className="mark">
					{t.samePhone(samePhone.name, samePhone.count - 1)}
				</Link>
			)}
		</>
	);
}

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
