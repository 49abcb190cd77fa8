import ical, { ICalAlarmType, ICalCalendarMethod } from "ical-generator";
import { startName } from "../domain/catalog/intakes/when.ts";
import { type Intake, intakeDates, roundName } from "../domain/records/intakes/rules.ts";
import type { Language } from "../domain/shared/language.ts";
import { texts } from "./i18n/dictionaries.ts";
import { plain } from "./i18n/typography.ts";
import { inLanguage, type Site } from "./request-context.ts";

/** Calendars of intakes (RFC 5545). Only published days are in them, never the months of an expected intake. */

/** A round of a program, or the deadline of one without intakes. */
export type CalendarRound = {
	id: string;
	/** Rises with each change of the program. */
	version: number;
	title: string;
	university: string;
	intake: Intake | null;
	closes: string;
};

const day = 24 * 60 * 60;
/** Seconds before the end of applications. */
const alarms = [7 * day, day];

export function calendarOf(
	name: string,
	rounds: readonly CalendarRound[],
	site: Site,
	language: Language,
	now: Date,
): Response {
	const t = texts[language].intakes;
	const host = new URL(site.url).host;
	const calendar = ical({
		name: plain(name),
		prodId: { company: site.name, product: "deadlines", language: language.toUpperCase() },
		method: ICalCalendarMethod.PUBLISH,
		ttl: day / 2,
	});
	for (const round of rounds) {
		const { id, version, title, university, intake, closes } = round;
		const url = site.url + inLanguage(`/programs/${id}`, language);
		const program = `${title}, ${university}`;
		const start = intake && startName(intake, language);
		const source = intake?.source;
		const days = intake?.certainty === "certain" ? intakeDates.map((date) => [date, intake[date]] as const) : [];
		for (const [date, on] of [["closes", closes] as const, ...days]) {
			if (!on || (intake && intake.certainty !== "certain")) continue;
			const event = calendar.createEvent({
				id: `${id}-${intake ? roundName(intake) : "deadline"}-${date}@${host}`,
				sequence: version,
				stamp: now,
				start: new Date(`${on}T00:00:00Z`),
				end: new Date(Date.parse(`${on}T00:00:00Z`) + day * 1_000),
				allDay: true,
				summary: plain([`${t.dates[date]}: ${program}`, start].filter(Boolean).join(", ")),
				description: plain([t.korea, source && `${t.source}: ${source}`].filter(Boolean).join("\n")),
				url,
			});
			if (date === "closes")
				for (const before of alarms) event.createAlarm({ type: ICalAlarmType.display, trigger: before });
		}
	}
	return new Response(calendar.toString(), {
		headers: {
			"content-type": "text/calendar; charset=utf-8",
			"content-disposition": 'attachment; filename="calendar.ics"',
			"cache-control": "public, max-age=3600",
		},
	});
}
