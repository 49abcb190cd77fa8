import { type FitAnswers, neededEducation, type RequirementKind, type Verdict } from "../../../domain/catalog/fit.ts";
import type { FitOfProgram } from "../../../domain/catalog/fit-queries.ts";
import { formatMoney, formatNumber } from "../../i18n/formats.ts";
import { typeName, useTexts } from "../../i18n/texts.ts";
import { typeset } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { testNames } from "../requirements.tsx";

type WrittenReason = {
	kind: RequirementKind;
	verdict: Verdict;
	text: string;
	/** What the person can do; empty if nothing needs to be done. */
	todo: string;
};

/** The reasons of a program in words: "Language test: needed: TOPIK 3; you: TOPIK 2". */
export function useReasons(): (fit: FitOfProgram, answers: FitAnswers, year: number) => WrittenReason[] {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.fit;
	const say = useAnswerTexts();
	return ({ program, reasons, yearly }, answers, year) => {
		const education = neededEducation(program);
		const tests = testNames(program);
		const needs: Record<RequirementKind, string> = {
			education: education ? texts.requirements.educations[education] : "",
			completed: program.maxGapYears === null ? "" : t.since(year - program.maxGapYears),
			marks:
				program.minMarksPercent === null
					? ""
					: texts.requirements.marksFrom(formatNumber(program.minMarksPercent, language)),
			language: program.minTopik === 0 ? texts.requirements.noTest : texts.requirements.anyOf(tests),
			tuition: yearly === null ? "" : t.costs(formatMoney(yearly, "KRW", language)),
		};
		const have = say(answers);
		const haves: Record<RequirementKind, string | undefined> = {
			education: have.education,
			completed: have.completed,
			marks: have.marks,
			tuition: have.tuition,
			language: [have.topik, have.ielts, have.toefl].filter(Boolean).join(", "),
		};
		return reasons.map(({ kind, verdict }) => {
			const need = needs[kind];
			const needed = kind === "tuition" || program.minTopik === 0 ? need : t.needs(need);
			const said = {
				met: [needed, haves[kind] && t.have(haves[kind])].filter(Boolean).join("; "),
				missing: `${needed}; ${t.have(haves[kind] ?? "")}`,
				unanswered: `${needed}; ${t.unanswered}`,
				unwritten: t.unwritten,
			}[verdict];
			const text = typeset(`${t.kinds[kind]}: ${said}`, language);
			return { kind, verdict, text, todo: verdict === "missing" ? t.todo[kind] : "" };
		});
	};
}

/** Each answer in words. */
export function useAnswerTexts(): (answers: FitAnswers) => { [N in keyof FitAnswers]?: string } {
	const { language } = useRequestContext();
	const texts = useTexts();
	const number = (value: number) => formatNumber(value, language);
	return ({ type, education, completed, marks, topik, ielts, toefl, tuition }) => ({
		...(type && { type: typeName(type, texts) }),
		...(education && { education: texts.requirements.educations[education] }),
		...(completed !== undefined && { completed: String(completed) }),
		...(marks !== undefined && { marks: texts.fit.percent(number(marks)) }),
		...(topik !== undefined && { topik: topik === 0 ? texts.fit.noTopik : `TOPIK ${topik}` }),
		...(ielts !== undefined && { ielts: `IELTS ${ielts.toFixed(1)}` }),
		...(toefl !== undefined && { toefl: `TOEFL iBT ${toefl}` }),
		...(tuition !== undefined && { tuition: texts.programs.upTo(formatMoney(tuition, "KRW", language)) }),
	});
}
