import { isLanguageCourse } from "../../domain/catalog/facts.ts";
import { intakeMonths, roundLine } from "../../domain/catalog/intakes/when.ts";
import type { ListedScholarship } from "../../domain/catalog/scholarships/queries.ts";
import { type Benefit, isExpected } from "../../domain/catalog/scholarships/rules.ts";
import { countryName } from "../../domain/shared/country-name.ts";
import { formatMoney, formatNumber, formatPercent } from "../i18n/formats.ts";
import { typeName, useTexts } from "../i18n/texts.ts";
import { localized, typeset } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { Converted } from "./converted.tsx";
import { AskUs, chips, Fact } from "./facts.tsx";
import { testNames } from "./requirements.tsx";
import { Stamp } from "./stamp.tsx";

/** "30–50% of tuition · first semester · with TOPIK 3": one thing that a scholarship pays for. */
export function useBenefitText(): (benefit: Benefit, scholarship: Pick<ListedScholarship, "levels">) => string {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.scholarships;
	return (benefit, { levels }) => {
		const { kind, percent, percentTo, amount, currency, period, semesters } = benefit;
		const share = percent === null ? "" : formatPercent(percentTo ?? percent, language);
		const shares = percent === null || percentTo === null ? share : `${formatNumber(percent, language)}–${share}`;
		const periods = texts.feeTable.periods;
		const money = amount && [formatMoney(amount, currency, language), period !== "once" && periods[period]];
		const sum = money ? money.filter(Boolean).join(" ") : shares;
		const tuition = percent === 100 ? t.allTuition : percent ? t.ofTuition(sum) : t.offTuition(sum);
		const counted = levels.every(isLanguageCourse) ? t.terms : t.semesters;
		const tests = testNames({ ...benefit, minToeflIbt: null });
		const said = [
			kind === "tuition" ? tuition : [t.benefits[kind], sum].filter(Boolean).join(": "),
			semesters ? counted(semesters) : kind === "tuition" && period !== "once" ? t.whole : "",
			tests.length > 0 ? t.with(tests.map((test, at) => (at > 0 ? texts.requirements.or(test) : test)).join(" ")) : "",
		];
		return typeset(said.filter(Boolean).join("\u00a0· "), language);
	};
}

/** Where its call for applications is today; a question to us if it has none of its own. */
export function RoundState({ scholarship: { round, state, ...named } }: { scholarship: ListedScholarship }) {
	const { language, now } = useRequestContext();
	const texts = useTexts();
	const t = texts.scholarships;
	if (!round || !state) return <AskUs about={localized(named, "name", language)} text={t.askDates} />;
	const { opens, closes } = round;
	const call = { opens, closes: closes ?? opens, certainty: isExpected(round) ? "expected" : "certain" } as const;
	const line = roundLine(call, now, language);
	const text = {
		open: () => `${t.open}: ${line.text}`,
		soon: () => line.text,
		expected: () => t.expected(intakeMonths(call, language, "long"), Number(opens.slice(0, 4))),
		closed: () => (isExpected(round) ? t.notAnnounced : `${line.text}; ${t.notAnnounced}`),
	}[state]();
	const look = state === "open" && line.state ? chips[line.state] : "chip";
	return (
		<span data-state={state}>
			<span className={look}>{typeset(text, language)}</span>{" "}
			{state !== "closed" && <span className="note block">{t.studies(round.year)}</span>}
		</span>
	);
}

/** What every student needs who applies. */
function useNeeds({ requiredTopik, minMarksPercent, maxAge, citizenships }: ListedScholarship): string[] {
	const { language } = useRequestContext();
	const t = useTexts().scholarships;
	return [
		...(requiredTopik ? [t.andHigher(`TOPIK ${requiredTopik}`)] : []),
		...(minMarksPercent ? [t.marks(formatPercent(minMarksPercent, language))] : []),
		...(maxAge ? [t.age(maxAge)] : []),
		...(citizenships.length > 0
			? [t.citizens(citizenships.map((code) => countryName(code, language)).join(", "))]
			: []),
	];
}

/** One scholarship with everything that is known of it. */
export function ScholarshipItem({ scholarship }: { scholarship: ListedScholarship }) {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.scholarships;
	const href = useHref();
	const { university, provider, levels, source, grade, checkedOn } = scholarship;
	const name = localized(scholarship, "name", language);
	const conditions = localized(scholarship, "conditions", language);
	const needs = useNeeds(scholarship);
	return (
		<li className="card mb-4 break-inside-avoid p-5" id={scholarship.id}>
			<h2 className="text-lg">{name}</h2>
			<p>
				{university ? (
					<a className="link inline-block py-2.5" href={href(`/universities/${university.id}`)}>
						{localized(university, "name", language)}
					</a>
				) : (
					`${t.providers[provider]} · ${t.everyUniversity}`
				)}
			</p>
			<dl className="fact-list mt-2">
				<Fact label={t.levels}>{levels.map((level) => typeName(level, texts)).join(", ")}</Fact>
				{scholarship.benefits.length > 0 && (
					<Fact label={t.pays}>
						<Benefits scholarship={scholarship} />
					</Fact>
				)}
				{needs.length > 0 && <Fact label={t.needs}>{needs.join(" · ")}</Fact>}
				<Fact label={t.when}>
					<RoundState scholarship={scholarship} />
				</Fact>
			</dl>
			{conditions && <p className="text mt-2">{conditions}</p>}
			<Stamp className="block" {...{ checkedOn, source, grade }} about={name} />
		</li>
	);
}

/** What only an agency says is "usually" so. */
function Benefits({ scholarship }: { scholarship: ListedScholarship }) {
	const { usually } = useTexts().facts.funds;
	const textOf = useBenefitText();
	return (
		<>
			{scholarship.grade === "C" && <span className="note">{usually}</span>}
			<ul className="list-disc pl-4">
				{scholarship.benefits.map((benefit) => (
					<li key={JSON.stringify(benefit)}>
						{textOf(benefit, scholarship)}
						{benefit.amount !== null && (
							<Converted
								fee={{ from: benefit.amount, to: null, currency: benefit.currency }}
								className="block text-sm"
							/>
						)}
					</li>
				))}
			</ul>
		</>
	);
}

type SectionProps = {
	of: ListedScholarship[];
	/** The id of the university. */
	university: string;
	/** What the university's text says about scholarships. */
	text?: string;
};

/** On the pages of universities and programs: what each pays, where its call is, and the way to the rest. */
export function ScholarshipSection({ of: scholarships, university, text = "" }: SectionProps) {
	const { language } = useRequestContext();
	const t = useTexts().scholarships;
	const href = useHref();
	if (scholarships.length === 0 && !text) return null;
	const list = `${href("/scholarships")}?university=${university}`;
	return (
		<section aria-labelledby="scholarships">
			<h2 id="scholarships">{t.nav}</h2>
			{text && <p className="text mt-3">{text}</p>}
			<ul className="mt-2">
				{scholarships.map((scholarship) => {
					const { id, source, grade, checkedOn } = scholarship;
					const name = localized(scholarship, "name", language);
					return (
						<li key={id} className="rule-b py-3">
							<h3 className="text-base">
								<a className="link inline-block py-2.5" href={`${list}#${id}`}>
									{name}
								</a>
							</h3>
							<Benefits scholarship={scholarship} />
							{scholarship.round && (
								<p className="mt-1">
									<RoundState scholarship={scholarship} />
								</p>
							)}
							<Stamp className="block" {...{ checkedOn, source, grade }} about={name} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}
