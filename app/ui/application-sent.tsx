import type { Promised } from "../../domain/cases/tasks/promised.ts";
import { type Intake, nextBachelorApplications } from "../../domain/catalog/usual-applications.ts";
import { writtenDeadline, writtenSkipped } from "../../domain/messaging/dates.ts";
import { homeDay } from "../../domain/shared/time-zone.ts";
import { guides } from "../guide/texts.ts";
import { stateText } from "../i18n/dates.ts";
import { formatDay, formatMonths } from "../i18n/formats.ts";
import { useMyTexts } from "../i18n/my/texts.ts";
import { useTexts } from "../i18n/texts.ts";
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
	telegramKey,
	isOpen,
}: {
	reference: string | undefined;
	promise?: Promised | undefined;
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
				<NextSteps promise={promise} />
				<Papers title={t.next.papers} />
			</div>
		</>
	);
}

/** What the business promises, with its date, and when universities usually take applications. */
function NextSteps({ promise }: { promise: Promised | undefined }) {
	const { language, now } = useRequestContext();
	const texts = useTexts();
	const { counted, apply, facts } = texts;
	const t = apply.next;
	const guide = guides[language];
	const skipped = promise?.skipped.length ? counted.contact(writtenSkipped(promise.skipped, language)) : undefined;
	const next = nextBachelorApplications(now);
	const months = ({ from, to }: { from: number; to: number }) => formatMonths(from, to, language, "long");
	const intakeName = (intake: Intake) => guide.intakes[intake === "march" ? 0 : 1];
	const { following } = next;
	const ending = `${t.sendNow(intakeName(next.intake), months({ from: next.to, to: next.to }))} ${t.sendNext(months(following), intakeName(following.intake))}`;
	const steps = [
		{ date: formatDay(homeDay(now), language), text: t.received, note: undefined },
		{ date: promise && t.by(writtenDeadline(promise.at, language)), text: t.contact, note: skipped },
		{
			date: [months(next), stateText(next.state, texts)].filter(Boolean).join(", "),
			text: next.state === "ahead" ? t.send(intakeName(next.intake)) : ending,
			note: next.missed ? facts.tooLate[next.missed] : undefined,
		},
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
