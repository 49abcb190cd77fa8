import type { MyMessage } from "../../../domain/cases/conversations/queries.ts";
import { maxMessageLength } from "../../../domain/cases/conversations/schema.ts";
import { writtenDeadline, writtenSkipped } from "../../../domain/messaging/dates.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { Field, FormSecrets, type FormState, FormSummary, faultLines } from "../form.tsx";
import { Head } from "../head.tsx";

/** The box to write in, and when we answer. */
export function MessageForm({ state, messages }: { state: FormState; messages: MyMessage[] }) {
	const t = useMyTexts().messages;
	const texts = useTexts();
	const href = useHref();
	const lines = faultLines(state, texts);
	if (state.issues.length > 0) lines.push(texts.form.correct);
	return (
		<form method="post" action={href("/my/messages")} noValidate className="mt-8 grid gap-4">
			<FormSummary state={state} title={texts.form.error} lines={lines} labels={{ text: t.label }} />
			<FormSecrets state={state} />
			<Field state={state} name="text" label={t.label} hint={t.hint} rows={5} maxLength={maxMessageLength} />
			<p>
				<AnswerPromise messages={messages} />
			</p>
			<div>
				<button type="submit" className="btn btn-primary">
					{t.send}
				</button>
			</div>
		</form>
	);
}

/** The time of our answer to the earliest message that waits for one, else the general promise. */
function AnswerPromise({ messages }: { messages: MyMessage[] }) {
	const { language, now } = useRequestContext();
	const { counted } = useTexts();
	const t = useMyTexts().messages;
	const promise = messages.find((message) => message.promise)?.promise;
	if (!promise) return t.promise;
	const moment = writtenDeadline(promise.at, language);
	if (promise.at < now) return t.late(moment);
	const skipped = promise.skipped.length > 0 && counted.answer(writtenSkipped(promise.skipped, language));
	return [t.answerBy(moment), skipped].filter(Boolean).join(" ");
}

/** A message that arrived after the session ended: it is not lost. */
export function UnsentMessage({ state }: { state: FormState }) {
	const t = useMyTexts();
	const href = useHref();
	return (
		<div className="wrap page max-w-[46rem]">
			<Head title={t.messages.title} hidden />
			<h1>{t.messages.title}</h1>
			<p className="notice mt-5 mb-4 border-brick bg-brick-wash text-brick" role="alert">
				{t.messages.ended}
			</p>
			<Field state={state} name="text" label={t.messages.label} rows={5} optional />
			<p className="mt-4">
				<a className="btn btn-primary" href={href("/my")} target="_blank" rel="noopener">
					{t.title}
				</a>
			</p>
		</div>
	);
}
