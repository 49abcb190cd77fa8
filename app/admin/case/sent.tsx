import type { TimelineEntry } from "../../../domain/cases/entries/timeline.ts";
import { reasonOf } from "../delivery-states.tsx";
import { useCaseTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { LocalTime } from "../local-time.tsx";
import { CaseForm } from "./case-form.tsx";

type SentProps = { sent: TimelineEntry["deliveries"]; again: FormResult | undefined };

/** Emails and Telegram messages to the applicant with their states. One that failed can be sent again while what it says is true. */
export function Sent({ sent, again }: SentProps) {
	const texts = useCaseTexts();
	const t = texts.notifications;
	if (sent.length === 0) return null;
	return (
		<ul className="grid gap-1 text-sm">
			{sent.map(({ id, channel, kind, state, createdAt, sentAt, lastError, canResend }) => (
				<li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span>{texts.case.timeline[channel === "telegram" ? "telegram" : "emails"][kind as "status"]}</span>
					<strong className={`state state-${state}`}>{t.states[state]}</strong>
					<LocalTime at={sentAt ?? createdAt} />
					{lastError && <span className="text-muted">{reasonOf(lastError, t)}</span>}
					{canResend && <CaseForm intent="resend" subject={id} again={again} submit={t.resend} />}
				</li>
			))}
		</ul>
	);
}
