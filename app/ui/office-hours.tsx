import { type OfficeCity, officeClocks, openingAt } from "../../domain/site-content/rules.ts";
import { type CaseOffice, closedDaysOf } from "../../domain/tasks/clock.ts";
import { isoDayIn } from "../../domain/time-zone.ts";
import { formatDay, formatTime } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
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

/** Spec §9. The hours of offices in other cities are unknown. */
export function OfficeHours({ city }: { city: OfficeCity | undefined }) {
	const { now, language, content } = useRequestContext();
	const t = useTexts();
	if (!city) return null;
	const { label, timeZone, office } = officeClocks[city];
	const closed = closedDaysOf(content?.closedDays ?? [])[office];
	const { open, until } = openingAt(city, now, closed);
	return (
		<div className="mt-3">
			<h4 className="font-semibold">{`${t.contact.hours} (${label})`}</h4>
			<ul className="mt-1">
				{t.contact.hoursLines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<ClosedDays office={office} zone={timeZone} />
			<p className={open ? "mt-2 font-semibold text-celadon" : "mt-2 text-muted"}>
				{open ? t.contact.open(formatTime(until, timeZone, language)) : t.contact.closed}
			</p>
		</div>
	);
}
