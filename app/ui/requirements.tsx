import type { RequirementFields } from "../../domain/catalog/fit.ts";
import { formatNumber } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { typeset } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";

/** What a program asks for, as its typed fields say, written the same way on every card and page. */

type Tests = Pick<RequirementFields, "minTopik" | "minIelts" | "minToeflIbt">;

/** "TOPIK 3", "IELTS 5.5", "TOEFL iBT 71": the lowest score of each test that is known. */
export const testNames = ({ minTopik, minIelts, minToeflIbt }: Tests): string[] => [
	...(minTopik ? [`TOPIK ${minTopik}`] : []),
	...(minIelts === null ? [] : [`IELTS ${minIelts.toFixed(1)}`]),
	...(minToeflIbt === null ? [] : [`TOEFL iBT ${minToeflIbt}`]),
];

/** The tests of a program as words. One of them is enough, so all but the first begin with "or". */
export function useTestNames(): (tests: Tests) => string[] {
	const { language } = useRequestContext();
	const t = useTexts().requirements;
	return (tests) =>
		tests.minTopik === 0
			? [t.noTest]
			: testNames(tests).map((name, at) => typeset(at === 0 ? name : t.or(name), language));
}

export const Chips = ({ names }: { names: readonly string[] }) =>
	names.map((name) => (
		<span key={name} className="chip">
			{name}
		</span>
	));

/** What a program asks for besides a language test. Empty if nothing is known. */
export function useOtherRequirements(): (program: RequirementFields) => { label: string; text: string }[] {
	const { language } = useRequestContext();
	const t = useTexts().requirements;
	return ({ minEducation, minMarksPercent, maxGapYears }) => [
		...(minEducation ? [{ label: t.education, text: t.educations[minEducation].toLocaleLowerCase(language) }] : []),
		...(minMarksPercent === null
			? []
			: [{ label: t.marks, text: t.marksFrom(formatNumber(minMarksPercent, language)) }]),
		...(maxGapYears === null ? [] : [{ label: t.completed, text: t.gap(maxGapYears) }]),
	];
}
