import { Fragment } from "react";
import { intakeState } from "../../domain/catalog/intakes/outlook.ts";
import { countryLines, intakeMonths, roundLine, startName } from "../../domain/catalog/intakes/when.ts";
import { forCitizens, type Intake, roundName, sortIntakes, startMonth } from "../../domain/records/intakes/rules.ts";
import { countryName } from "../../domain/shared/country-name.ts";
import { homeDay } from "../../domain/shared/time-zone.ts";
import { writtenDay } from "../../domain/shared/written-dates.ts";
import { useTexts } from "../i18n/texts.ts";
import { typeset } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { When } from "./facts.tsx";
import { ReminderForm, type ReminderWays } from "./reminder-form.tsx";
import { Stamp } from "./stamp.tsx";

type IntakeListProps = {
	id: string;
	intakes: readonly Intake[];
	/** The citizenship whose days come first. */
	country: string | null;
	/** Null if nobody can be reminded. */
	reminders: ReminderWays | null;
};

/** The intakes of a program whose classes have not begun, with every date that is known; of an expected one only months. */
export function IntakeList({ id, intakes, country, reminders }: IntakeListProps) {
	const { language, now } = useRequestContext();
	const { intakes: t, deadlines } = useTexts();
	const href = useHref();
	const thisMonth = homeDay(now).slice(0, 7);
	const shown = sortIntakes(forCitizens(intakes, country)).filter((intake) => startMonth(intake) >= thisMonth);
	if (shown.length === 0) return null;
	const countries = [...new Set(intakes.flatMap((intake) => intake.countries.map((own) => own.country)))];
	return (
		<section id="intakes">
			<h2>{t.title}</h2>
			{countries.length > 0 && (
				<p className="mt-2 flex flex-wrap items-center gap-x-3 print:hidden">
					{t.citizenship}
					{[...countries, null].map((code) => (
						<a
							key={code}
							className="link py-2.5"
							aria-current={code === country ? "true" : undefined}
							href={`${href(`/programs/${id}`)}${code ? `?country=${code}` : ""}#intakes`}
						>
							{code ? countryName(code, language) : t.everybody}
						</a>
					))}
				</p>
			)}
			<ul className="mt-3 grid gap-4">
				{shown.map((intake) => (
					<li key={roundName(intake)}>
						<IntakeFacts id={id} intake={intake} />
						{reminders && isOpenOn(intake, now) && (
							<ReminderForm
								round={{ programId: id, round: roundName(intake), country }}
								day={writtenDay(intake.closes, language, false)}
								ways={reminders}
							/>
						)}
					</li>
				))}
			</ul>
			<p className="note mt-3">{t.korea}</p>
			<a className="link inline-block py-2.5 print:hidden" href={href("/deadlines")}>
				{deadlines.all}
			</a>
		</section>
	);
}

/** Whether a certain closing has not passed. */
const isOpenOn = (intake: Intake, now: Date) => intake.certainty === "certain" && intakeState(intake, now) !== "passed";

function IntakeFacts({ id, intake }: { id: string; intake: Intake }) {
	const { language, now } = useRequestContext();
	const t = useTexts().intakes;
	const href = useHref();
	const isCertain = intake.certainty === "certain";
	const name = typeset(
		[startName(intake, language), intake.round > 1 && t.round(intake.round)].filter(Boolean).join(", "),
		language,
	);
	const written = (date: string) =>
		isCertain
			? typeset(writtenDay(date, language), language)
			: intakeMonths({ opens: null, closes: date }, language, "long");
	const dates = (["opens", "closes", "documentsBy", "result", "classes"] as const).flatMap((date) => {
		const on = intake[date];
		return on ? [{ date, on }] : [];
	});
	return (
		<>
			<h3 className="text-base">{name}</h3>
			{isCertain ? (
				[roundLine(intake, now, language), ...countryLines(intake, now, language)].map((line) => (
					<p key={line.text}>
						<When line={line} isNote={false} />
					</p>
				))
			) : (
				<p>{[t.expected, intake.baseYear && t.asIn(intake.baseYear)].filter(Boolean).join(" ")}</p>
			)}
			<dl className="fact-list mt-2">
				{dates.map(({ date, on }) => (
					<Fragment key={date}>
						<dt>{t.dates[date]}</dt>
						<dd>{written(on)}</dd>
					</Fragment>
				))}
			</dl>
			<Stamp checkedOn={intake.checkedOn} source={intake.source} about={name} className="block" />
			{isOpenOn(intake, now) && (
				<a
					className="link inline-block py-2.5 print:hidden"
					href={href(`/programs/${id}/calendar.ics?intake=${roundName(intake)}`)}
				>
					{t.calendar}
					<span className="sr-only">{`: ${name}`}</span>
				</a>
			)}
		</>
	);
}
