import { type FitAnswers, neededEducation, type RequirementKind, type Verdict } from "../../../domain/catalog/fit.ts";
import type { FitOfProgram } from "../../../domain/catalog/fit-queries.ts";
import { formatNumber, formatPercent } from "../../i18n/formats.ts";
import { typeName, useTexts } from "../../i18n/texts.ts";
import { typeset } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { testNames } from "../requirements.tsx";
import { useWonTexts } from "../tuition-texts.ts";

type WrittenReason = {
	/** Several for what is met, and for what is not written: these take one line. */
	kinds: RequirementKind[];
	verdict: Verdict;
	text: string;
	/** What the person can do; empty if nothing needs to be done. */
	todo: string;
};

/** The reasons of a program in words: "Language test: needed: TOPIK 3; you: TOPIK 2". */
export function useReasons(): (
	fit: FitOfProgram,
	answers: FitAnswers,
	year: number,
	saidAbove: readonly RequirementKind[],
) => WrittenReason[] {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.fit;
	const say = useAnswerTexts();
	const wonTexts = useWonTexts();
	const lowerCase = useLowerCase();
	return ({ program, reasons, yearly }, answers, year, saidAbove) => {
		const education = neededEducation(program);
		const tests = testNames(program);
		const needs: Record<RequirementKind, string> = {
			education: education ? lowerCase(texts.requirements.educations[education]) : "",
			completed: program.maxGapYears === null ? "" : t.since(year - program.maxGapYears),
			marks:
				program.minMarksPercent === null
					? ""
					: texts.requirements.marksFrom(formatNumber(program.minMarksPercent, language)),
			language:
				program.minTopik === 0
					? texts.requirements.noTest
					: tests.map((name, at) => (at === 0 ? name : texts.requirements.or(name))).join(" "),
			tuition: yearly === null ? "" : t.costs(wonTexts(yearly).first),
		};
		const have = say(answers);
		const haves: Record<RequirementKind, string | undefined> = {
			education: have.education,
			completed: have.completed,
			marks: have.marks,
			tuition: have.tuition,
			language: [have.topik, have.ielts, have.toefl].filter(Boolean).join(", "),
		};
		const kindsOf = (wanted: Verdict) => reasons.filter(({ verdict }) => verdict === wanted).map(({ kind }) => kind);
		const line = (kinds: RequirementKind[], verdict: Verdict, written: string, todo = ""): WrittenReason[] =>
			kinds.length > 0 ? [{ kinds, verdict, text: typeset(written, language), todo }] : [];
		const nameOf = (kind: RequirementKind, at: number) => (at === 0 ? t.kinds[kind] : lowerCase(t.kinds[kind]));
		const nameAndNeed = (kind: RequirementKind, at: number) => `${nameOf(kind, at)}: ${needs[kind]}`;
		const unanswered = kindsOf("unanswered");
		const unwritten = kindsOf("unwritten").filter((kind) => !saidAbove.includes(kind));
		const priced = unwritten.filter((kind) => kind === "tuition");
		const required = unwritten.filter((kind) => kind !== "tuition");
		const met = kindsOf("met");
		return [
			...kindsOf("missing").flatMap((kind) => {
				const said = `${t.kinds[kind]}: ${kind === "tuition" ? needs[kind] : t.needs(needs[kind])}`;
				return line([kind], "missing", `${said}; ${t.have(haves[kind] ?? "")}`, t.todo[kind]);
			}),
			...line(met, "met", met.map(nameAndNeed).join("; ")),
			...line(unanswered, "unanswered", `${unanswered.map(nameAndNeed).join("; ")} (${t.unanswered})`),
			...line(required, "unwritten", `${required.map(nameOf).join(", ")}: ${t.unwritten}`),
			...line(priced, "unwritten", `${t.kinds.tuition}: ${t.unpriced}`),
		];
	};
}

/** Within a sentence, a label begins with a small letter. */
export function useLowerCase(): (label: string) => string {
	const { language } = useRequestContext();
	return (label) => label.slice(0, 1).toLocaleLowerCase(language) + label.slice(1);
}

/** Each answer in words. */
export function useAnswerTexts(): (answers: FitAnswers) => { [N in keyof FitAnswers]?: string } {
	const { language } = useRequestContext();
	const texts = useTexts();
	const wonTexts = useWonTexts();
	return ({ type, education, completed, marks, topik, ielts, toefl, tuition }) => ({
		...(type && { type: typeName(type, texts) }),
		...(education && { education: texts.requirements.educations[education] }),
		...(completed !== undefined && { completed: String(completed) }),
		...(marks !== undefined && { marks: formatPercent(marks, language) }),
		...(topik !== undefined && { topik: topik === 0 ? texts.fit.noTopik : `TOPIK ${topik}` }),
		...(ielts !== undefined && { ielts: `IELTS ${ielts.toFixed(1)}` }),
		...(toefl !== undefined && { toefl: `TOEFL iBT ${toefl}` }),
		...(tuition !== undefined && { tuition: texts.programs.upTo(wonTexts(tuition).first) }),
	});
}
