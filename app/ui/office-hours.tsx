import { type CaseOffice, closedDaysOf } from "../../domain/cases/tasks/clock.ts";
import type { WeeklyHours } from "../../domain/content/site/hours-rules.ts";
import { officeCity, officeClocks, openingAt } from "../../domain/content/site/rules.ts";
import type { Language } from "../../domain/shared/language.ts";
import { isoDayIn } from "../../domain/shared/time-zone.ts";
import { formatDay, formatTime } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized, typeset } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";

/** Days ahead for which the page names closed days. */
const namedDays = 60;

/** The next days on which an office is closed besides its weekly days off. */
function ClosedDays({ office, zone }: { office: CaseOffice; zone: string }) {
	const { now, language, content } = useRequestContext();
	const t = useTexts();
	const today = isoDayIn(now, zone);
	const last = isoDayIn(new Date(now.getTime() + namedDays * 24 * 60 * 60 * 1_000), zone);
	const days = (content?.closedDays ?? []).filter(
		(one) => (one.office === office || one.office === "both") && one.day >= today && one.day <= last,
	);
	if (days.length === 0) return null;
	return (
		<>
			<h4 className="mt-2 font-semibold">{t.contact.closedOn}</h4>
			<ul>
				{days.map((one) => (
					<li key={one.id}>{`${formatDay(one.day, language)}: ${localized(one, "name", language)}`}</li>
				))}
			</ul>
		</>
	);
}

type OfficeHoursProps = { office: WeeklyHours & { name: string; address: string } };

/** Whether the office is open now. In another city that is not known, because its time zone is not. */
export function OpenNow({ office, className = "" }: OfficeHoursProps & { className?: string }) {
	const { now, language, content } = useRequestContext();
	const texts = useTexts();
	const t = texts.contact;
	const city = officeCity(office);
	if (!city) return null;
	const clock = officeClocks[city];
	const { open, until } = openingAt(city, now, closedDaysOf(content?.closedDays ?? [], clock.office), office);
	// Readers count in the time of Tashkent.
	const closing = formatTime(until, clock.timeZone, language) + (city === "Seoul" ? ` (${texts.cities.Seoul})` : "");
	return (
		<p className={`${className} ${open ? "font-semibold text-celadon" : "text-muted"}`}>
			{open ? t.open(closing) : t.closed}
		</p>
	);
}

/** Spec §9. */
export function OfficeHours({ office }: OfficeHoursProps) {
	const { language } = useRequestContext();
	const t = useTexts();
	const { days, closed } = t.contact.hoursLines;
	const lines = [
		[days.weekday, office.weekdayHours],
		[days.saturday, office.saturdayHours],
		[days.sunday, office.sundayHours],
	].map(([day, hours]) => `${day}: ${hours ? writtenHours(hours, language) : closed}`);
	const city = officeCity(office);
	const clock = city && officeClocks[city];
	return (
		<div className="mt-3">
			<h4 className="font-semibold">{clock ? `${t.contact.hours} (${clock.label})` : t.contact.hours}</h4>
			<ul className="mt-1">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{clock && <ClosedDays office={clock.office} zone={clock.timeZone} />}
			<OpenNow office={office} className="mt-2" />
		</div>
	);
}

/** "9:00–18:00". */
const writtenHours = (hours: string, language: Language) =>
	typeset(hours.replace(/(^|-)0/g, "$1").replace("-", "–"), language);
