import { contactDeadline } from "../../domain/applications/contact-deadline.ts";
import { nextIntake } from "../../domain/catalog/usual-applications.ts";
import { homeDay } from "../../domain/time-zone.ts";
import { guides } from "../guide/texts.ts";
import { formatDay, formatWeekday } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { FormSent } from "./form.tsx";
import { MessengerLinks } from "./messenger-links.tsx";

/** Shown once an application is sent: its reference, what happens by which date, and what to prepare. */
export function ApplicationSent({ reference }: { reference: string | undefined }) {
	const t = useTexts().apply;
	return (
		<>
			<FormSent heading="h1" title={t.sentTitle} text={t.sentText}>
				{reference && (
					<>
						<p className="mt-3">{t.reference}</p>
						<p className="text-[1.5rem] font-bold tracking-wider" data-reference>
							{reference}
						</p>
						<ul className="mt-4 flex flex-wrap gap-3 empty:hidden">
							<MessengerLinks message={t.message(reference)} />
						</ul>
					</>
				)}
			</FormSent>
			<div className="grid gap-8 lg:grid-cols-2">
				<NextSteps />
				<Papers />
			</div>
		</>
	);
}

/** What the business promises, with its date, and when universities usually take applications. */
function NextSteps() {
	const { language, now } = useRequestContext();
	const t = useTexts().apply.next;
	const guide = guides[language];
	const deadline = contactDeadline(now);
	const intake = nextIntake(now) === "march" ? 0 : 1;
	const steps = [
		{ date: formatDay(homeDay(now), language), text: t.received },
		{ date: t.by(formatWeekday(deadline, language), formatDay(deadline, language)), text: t.contact },
		{ date: guide.steps[2]?.months[intake], text: t.send(guide.intakes[intake]) },
	];
	return (
		<section aria-labelledby="next">
			<h2 id="next">{t.title}</h2>
			<ol className="stages mt-5">
				{steps.map(({ date, text }, index) => (
					<li key={text} data-passed={index === 0 ? "" : undefined} aria-current={index === 1 ? "step" : undefined}>
						<p className="font-semibold text-jjok">{date}</p>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}

/** The documents of the guide that applicants can prepare now. */
function Papers() {
	const { language } = useRequestContext();
	const t = useTexts().apply.next;
	const href = useHref();
	const papers = guides[language].documents.filter(({ isIssuedLater }) => !isIssuedLater);
	return (
		<section aria-labelledby="papers" className="prose">
			<h2 id="papers" className="mt-0">
				{t.papers}
			</h2>
			<ul>
				{papers.map(({ title }) => (
					<li key={title}>{title}</li>
				))}
			</ul>
			<p>
				<a className="link inline-block py-2.5" href={href("/admissions#documents")}>
					{t.guide}
				</a>
			</p>
		</section>
	);
}
