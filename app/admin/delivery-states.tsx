import type { Contact } from "../../domain/cases/contacts/queries.ts";
import { telegramFailure } from "../../domain/messaging/telegram-failure.ts";
import { useAdminTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { LocalTime } from "./local-time.tsx";
import { FormFault, PostForm, SubmitButton } from "./post-form.tsx";

type DeliveryStatesProps = { deliveries: Contact["deliveries"]; again: FormResult | undefined };

/** The deliveries of a submission and their states. A failed one can be sent again with a form to the current page. */
export function DeliveryStates({ deliveries, again }: DeliveryStatesProps) {
	const texts = useAdminTexts();
	const t = texts.notifications;
	return (
		<section className="mt-6">
			<h3>{t.title}</h3>
			<FormFault again={again} />
			{deliveries.length === 0 && <p className="mt-2 text-muted">{texts.nothingYet}</p>}
			<ul className="mt-2 grid gap-2">
				{deliveries.map(({ id, kind, state, sentAt, lastError }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<span>{texts.messages[kind]}</span>
						<strong className={`state state-${state}`}>{t.states[state]}</strong>
						{sentAt && <LocalTime at={sentAt} />}
						{lastError && <span className="text-muted">{reasonOf(lastError, t)}</span>}
						{state === "failed" && (
							<PostForm preventScrollReset>
								<input type="hidden" name="notification" value={id} />
								<SubmitButton className="btn btn-small">{t.resend}</SubmitButton>
							</PostForm>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/**
 * The reason of a failed delivery in the reader's language. An unconfigured gateway names its missing setting. Staff cannot change it, so the page asks them to contact the operator.
 */
export function reasonOf(error: string, t: ReturnType<typeof useAdminTexts>["notifications"]): string {
	if (isTelegramMissing(error)) return t.notConnected.telegram;
	const failure = telegramFailure(error);
	if (failure) return t.chat[failure];
	if (/^SMTP_\w+ is not set$/.test(error)) return t.notConnected.email;
	return error;
}

/** Whether a message failed only because the site has no Telegram chat. */
export const isTelegramMissing = (error: string | null): boolean => /^TELEGRAM_\w+ is not set$/.test(error ?? "");
