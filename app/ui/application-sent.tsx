import type { Promised } from "../../domain/cases/tasks/promised.ts";
import { bachelorOutlook, intakeState, type Outlook } from "../../domain/catalog/intakes/outlook.ts";
import { intakeMonths, stateText, whenLines } from "../../domain/catalog/intakes/when.ts";
import { writtenDeadline, writtenSkipped } from "../../domain/messaging/dates.ts";
import type { Intake } from "../../domain/records/intakes/rules.ts";
import { homeDay } from "../../domain/shared/time-zone.ts";
import { guides } from "../guide/texts.ts";
import { formatDay } from "../i18n/formats.ts";
import { useMyTexts } from "../i18n/my/texts.ts";
import { useTexts } from "../i18n/texts.ts";
import { typeset } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { FormSent } from "./form.tsx";
import { MessengerLinks } from "./messenger-links.tsx";
import { TelegramButton } from "./my/telegram-button.tsx";
import { Papers } from "./papers.tsx";
import { KeepReference, referenceId } from "./share-link.tsx";
import { TrustLinks } from "./trust-links.tsx";

/** Shown once an application is sent: its reference, what happens by which date, and what to prepare. */
export function ApplicationSent({
	reference,
	promise,
	outlook,
	telegramKey,
	isOpen,
}: {
	reference: string | undefined;
	promise?: Promised | undefined;
	/** Of the chosen program. */
	outlook: Outlook | null;
	/** The key of the form that connects Telegram, if this browser can. */
	telegramKey: string | null;
	/** Whether the application is open in this browser. */
	isOpen: boolean;
}) {
	const t = useTexts().apply;
	const { follow, telegram } = useMyTexts();
	const href = useHref();
	return (
		<>
			<FormSent heading="h1" title={t.sentTitle} text={t.sentText} shownAt={isOpen ? href("/my") : undefined}>
				{reference && (
					<>
						<p className="mt-3">{t.reference}</p>
						<p id={referenceId} className="w-fit text-[1.5rem] font-bold tracking-wider" data-reference>
							{reference}
						</p>
						<ul className="mt-4 flex flex-wrap gap-3">
							<li>
								<a className="btn btn-action" href={href("/my")}>
									{follow}
								</a>
							</li>
							{telegramKey && (
								<li>
									<TelegramButton to="/my/telegram" formKey={telegramKey} text={telegram.sent} />
								</li>
							)}
							<KeepReference reference={reference} hasBot={telegramKey !== null} />
							<MessengerLinks message={t.message(reference)} />
						</ul>
						{telegramKey && <p className="note mt-3">{telegram.sentText}</p>}
					</>
				)}
			</FormSent>
			<TrustLinks className="mb-6" />
			<div className="grid gap-8 lg:grid-cols-2">
				<NextSteps promise={promise} chosen={outlook} />
				<Papers title={t.next.papers} />
			</div>
		</>
	);
}

/** What the business promises, with its date, and when the chosen program, or universities usually, take applications. */
function NextSteps({ promise, chosen }: { promise: Promised | undefined; chosen: Outlook | null }) {
	const { language, now } = useRequestContext();
	const { counted, apply } = useTexts();
	const t = apply.next;
	const skipped = promise?.skipped.length ? counted.contact(writtenSkipped(promise.skipped, language)) : undefined;
	const steps = [
		{ date: formatDay(homeDay(now), language), text: t.received, note: undefined },
		{ date: promise && t.by(writtenDeadline(promise.at, language)), text: t.contact, note: skipped },
		...useApplicationStep(chosen),
	];
	return (
		<section aria-labelledby="next">
			<h2 id="next">{t.title}</h2>
			<ol className="stages with-progress mt-5">
				{steps.map(({ date, text, note }, index) => (
					<li key={text} data-passed={index === 0 ? "" : undefined} aria-current={index === 1 ? "step" : undefined}>
						<p className="font-semibold text-jjok">{date}</p>
						<p>{text}</p>
						{note && <p className="note">{note}</p>}
					</li>
				))}
			</ol>
		</section>
	);
}

/** When the documents go to the university; nothing for language courses of which nothing is known. */
function useApplicationStep(chosen: Outlook | null): { date: string; text: string; note: string | undefined }[] {
	const { language, now } = useRequestContext();
	const t = useTexts().apply.next;
	const outlook = chosen ?? bachelorOutlook(now);
	const { next, following, isUsual } = outlook;
	const [first, ...others] = whenLines(outlook, now, language, "long").map(({ text }) => typeset(text, language));
	if (!isUsual || !next)
		return first ? [{ date: first, text: t.sendChosen, note: others.join("; ") || undefined }] : [];
	const months = (intake: Intake) => intakeMonths(intake, language, "long");
	const startOf = ({ term }: Intake) => guides[language].intakes[term === "fall" ? 1 : 0];
	const state = intakeState(next, now);
	const ending = [
		t.sendNow(startOf(next), months({ ...next, opens: next.closes })),
		following && t.sendNext(months(following), startOf(following)),
	];
	return [
		{
			date: [months(next), typeset(stateText(state, language), language)].filter(Boolean).join(", "),
			text: state === "ahead" ? t.send(startOf(next)) : ending.filter(Boolean).join(" "),
			note: outlook.missed ? first : undefined,
		},
	];
}
