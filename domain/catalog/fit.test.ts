import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type FitAnswers,
	fitParams,
	judge,
	programTypes,
	type RequirementFields,
	readFit,
	requiredEducations,
} from "./fit.ts";

type Program = RequirementFields & { isAffordable: boolean | null };
const nothing = {
	...{ minTopik: null, minIelts: null, minToeflIbt: null, minMarksPercent: null },
	...{ minEducation: null, maxGapYears: null, isAffordable: null },
};
const bachelor: Program = { type: "Bachelor", ...nothing };
const korean: Program = { ...bachelor, minTopik: 3 };
const english: Program = { ...bachelor, minIelts: 5.5, minToeflIbt: 71 };
const either: Program = { ...bachelor, minTopik: 4, minIelts: 5.5, minToeflIbt: 71 };
const strict: Program = { ...korean, minMarksPercent: 80, maxGapYears: 3, minEducation: "school_certificate" };
const master: Program = { ...bachelor, type: "Master", minTopik: 4 };
const integrated: Program = { ...bachelor, type: "PhD", minEducation: "bachelor_degree", minTopik: 4 };
const course: Program = { ...bachelor, type: "Language", minEducation: "school_certificate", minTopik: 0 };
const unknownCourse: Program = { ...bachelor, type: "Language" };
const cheap: Program = { ...korean, isAffordable: true };
const expensive: Program = { ...korean, isAffordable: false };

const school = "education=school_certificate";
const met = "education met";
const strictly = `${school}&topik=3`;
/** What a person says, what a program asks for, its group in 2026, and every reason. */
const table: [person: string, program: Program, group: string, reasons: string][] = [
	["", korean, "unknown", "education unanswered, language unanswered"],
	[school, korean, "unknown", `${met}, language unanswered`],
	[`${school}&topik=3`, korean, "met", `${met}, language met`],
	[`${school}&topik=2`, korean, "missing", `${met}, language missing`],
	["topik=3", korean, "unknown", "education unanswered, language met"],
	[`${school}&ielts=7`, korean, "unknown", `${met}, language unanswered`],
	[`${school}&ielts=5.5`, english, "met", `${met}, language met`],
	[`${school}&ielts=5`, english, "missing", `${met}, language missing`],
	[`${school}&toefl=71`, english, "met", `${met}, language met`],
	[`${school}&ielts=5&toefl=90`, english, "met", `${met}, language met`],
	[`${school}&topik=6`, english, "unknown", `${met}, language unanswered`],
	[`${school}&topik=0&ielts=6`, either, "met", `${met}, language met`],
	[`${school}&topik=3&ielts=5`, either, "missing", `${met}, language missing`],
	[school, either, "unknown", `${met}, language unanswered`],
	[`${school}&topik=6&ielts=9`, bachelor, "unknown", `${met}, language unwritten`],
	[`${school}&topik=3&marks=80&completed=2023`, strict, "met", `${met}, completed met, marks met, language met`],
	[`${strictly}&marks=79.5&completed=2023`, strict, "missing", `${met}, completed met, marks missing, language met`],
	[`${strictly}&marks=80&completed=2022`, strict, "missing", `${met}, completed missing, marks met, language met`],
	[`${strictly}&marks=80&completed=2027`, strict, "met", `${met}, completed met, marks met, language met`],
	[`${school}&topik=3`, strict, "unknown", `${met}, completed unanswered, marks unanswered, language met`],
	[`${school}&topik=1&marks=50`, strict, "missing", `${met}, completed unanswered, marks missing, language missing`],
	// Marks and years that a program does not write about are named and decide nothing.
	[`${school}&topik=3&marks=60`, korean, "met", `${met}, marks unwritten, language met`],
	[`${school}&topik=3&completed=2010`, korean, "met", `${met}, completed unwritten, language met`],
	// A master's program needs a bachelor's diploma by law, a course of Korean nothing that we know of.
	[`${school}&topik=6`, master, "missing", "education missing, language met"],
	["education=bachelor_degree&topik=4", master, "met", `${met}, language met`],
	["education=bachelor_degree&topik=4", { ...master, type: "PhD" }, "missing", "education missing, language met"],
	["education=bachelor_degree&topik=4", integrated, "met", `${met}, language met`],
	[school, course, "met", `${met}, language met`],
	["", course, "unknown", "education unanswered, language met"],
	[`${school}&topik=6`, unknownCourse, "unknown", "education unwritten, language unwritten"],
	// Tuition counts for whoever says what they can pay.
	[`${school}&topik=3&tuition=8000000`, cheap, "met", `${met}, language met, tuition met`],
	[`${school}&topik=3&tuition=8000000`, expensive, "missing", `${met}, language met, tuition missing`],
	[`${school}&topik=3&tuition=8000000`, korean, "unknown", `${met}, language met, tuition unwritten`],
	[`${school}&topik=3`, expensive, "met", `${met}, language met`],
	// What was not understood is no answer.
	[`${school}&topik=7`, korean, "unknown", `${met}, language unanswered`],
	[`${school}&topik=3&marks=101`, strict, "unknown", `${met}, completed unanswered, marks unanswered, language met`],
];

test.each(table)("B12-1: who says '%s' of a program", (person, program, group, reasons) => {
	const found = judge(program, readFit(new URLSearchParams(person)), 2026);
	expect(found.reasons.map(({ kind, verdict }) => `${kind} ${verdict}`).join(", ")).toBe(reasons);
	expect(found.group).toBe(group);
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const programs: fc.Arbitrary<Program> = fc.record({
	type: fc.constantFrom(...programTypes, "Master (MBA)"),
	minTopik: maybe(fc.integer({ min: 0, max: 6 })),
	minIelts: maybe(fc.integer({ min: 2, max: 18 }).map((halves) => halves / 2)),
	minToeflIbt: maybe(fc.integer({ min: 1, max: 120 })),
	minMarksPercent: maybe(fc.integer({ min: 1, max: 100 })),
	minEducation: maybe(fc.constantFrom(...requiredEducations)),
	maxGapYears: maybe(fc.integer({ min: 0, max: 50 })),
	isAffordable: maybe(fc.boolean()),
});
const answers: fc.Arbitrary<FitAnswers> = fc.record(
	{
		education: fc.constantFrom(...requiredEducations),
		completed: fc.integer({ min: 1990, max: 2028 }),
		marks: fc.integer({ min: 0, max: 100 }),
		topik: fc.integer({ min: 0, max: 6 }),
		ielts: fc.integer({ min: 0, max: 18 }).map((halves) => halves / 2),
		toefl: fc.integer({ min: 0, max: 120 }),
		tuition: fc.constant(8_000_000),
	},
	{ requiredKeys: [] },
);
/** One answer better. */
const better: { [N in keyof FitAnswers]?: (value: NonNullable<FitAnswers[N]>) => FitAnswers[N] } = {
	education: (one) => requiredEducations[requiredEducations.indexOf(one) + 1] ?? one,
	completed: (year) => year + 1,
	marks: (marks) => Math.min(100, marks + 1),
	topik: (level) => Math.min(6, level + 1),
	ielts: (score) => Math.min(9, score + 0.5),
	toefl: (score) => Math.min(120, score + 1),
};
const rank = { met: 2, unknown: 1, missing: 0 };

test("B12-2: a better answer never moves a program to a worse group, and what is not known is never called met", () => {
	const answerNames = fc.constantFrom(...(Object.keys(better) as (keyof typeof better)[]));
	fc.assert(
		fc.property(programs, answers, answerNames, (program, has, name) => {
			const { group, reasons } = judge(program, has, 2026);
			const verdicts = Object.fromEntries(reasons.map(({ kind, verdict }) => [kind, verdict]));
			const tests = [program.minTopik, program.minIelts, program.minToeflIbt];
			if (tests.every((one) => one === null)) expect(verdicts.language).toBe("unwritten");
			if (program.minMarksPercent === null) expect(verdicts.marks).not.toBe("met");
			if (program.maxGapYears === null) expect(verdicts.completed).not.toBe("met");
			if (program.isAffordable === null) expect(verdicts.tuition).not.toBe("met");
			if (has.education === undefined) expect(verdicts.education).not.toBe("met");
			if (group === "met") {
				expect(verdicts).toMatchObject({ education: "met", language: "met" });
				expect([undefined, "met"]).toContain(verdicts.tuition);
				expect(Object.values(verdicts)).not.toContain("unanswered");
			}
			if (has[name] === undefined) return;
			const raise = better[name] as (value: unknown) => unknown;
			const after = judge(program, { ...has, [name]: raise(has[name]) }, 2026).group;
			expect(rank[after]).toBeGreaterThanOrEqual(rank[group]);
		}),
		{ seed: 12, numRuns: 5_000 },
	);
});

test("O-13: the address of answers is the same for the same answers, and keeps what was not understood", () => {
	const given = new URLSearchParams("toefl=90&marks=84,5 %&topik=x&education=school_certificate&page=2");
	const input = readFit(given);
	expect(input).toEqual({ education: "school_certificate", marks: 84.5, toefl: 90, wrong: { topik: "x" } });
	expect(String(fitParams(input))).toBe("education=school_certificate&marks=84.5&topik=x&toefl=90");
	expect(readFit(fitParams(input))).toEqual(input);
});
