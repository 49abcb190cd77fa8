import { createContext, data } from "react-router";
import { markMyMessagesRead, writeMessage } from "../../../../domain/cases/conversations/commands.ts";
import { listMyMessages, type MyMessage } from "../../../../domain/cases/conversations/queries.ts";
import { maxMessageLength } from "../../../../domain/cases/conversations/schema.ts";
import { writtenDeadline, writtenSkipped } from "../../../../domain/messaging/dates.ts";
import { homeZone } from "../../../../domain/shared/time-zone.ts";
import { freshForm, readFields, showAgain, storeForm } from "../../../forms.ts";
import { formatLocalMoment } from "../../../i18n/formats.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../../request-context.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { Field, FormSecrets, type FormState, FormSummary, faultLines } from "../../../ui/form.tsx";
import { Head } from "../../../ui/head.tsx";
import { MyLayout } from "../../../ui/my/layout.tsx";
import type { Route } from "./+types/messages";

/** Set by the action for a message that arrived after the session ended, which the page shows again. */
const isUnsent = createContext(false);

/** The conversation with the staff. What is shown counts as read. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	if (context.get(isUnsent)) return null;
	const caller = requireApplicant(requestContext);
	return loadRequired(requestContext, "personal page", async () => {
		const messages = await listMyMessages(caller);
		const isNew = messages.some(({ kind, readByApplicantAt }) => kind === "message_out" && !readByApplicantAt);
		// A browser that prefetches the page does not show it yet.
		if (isNew && !request.headers.has("sec-purpose")) await markMyMessagesRead(caller);
		return { messages, state: freshForm(requestContext, "message") };
	});
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, level } = requestContext.my;
	const fields = await readFields(request);
	if (!level) {
		context.set(isUnsent, true);
		return data({ state: showAgain(requestContext, "message", fields) }, { status: 401 });
	}
	return storeForm(
		requestContext,
		"message",
		fields,
		async (submission) => {
			await writeMessage(caller, { text: fields.get("text") ?? "" }, submission);
			return { code: "message_sent" };
		},
		`${requestContext.prefix}/my/messages`,
	);
}

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useMyTexts().messages;
	if (!loaderData) return actionData && <UnsentMessage state={actionData.state} />;
	const { messages, state } = loaderData;
	return (
		<MyLayout title={t.title}>
			<div className="max-w-[46rem]">
				<Messages messages={messages} />
				<MessageForm state={actionData?.state ?? state} messages={messages} />
			</div>
		</MyLayout>
	);
}

/** The conversation, oldest first: who wrote what, and when. */
function Messages({ messages }: { messages: MyMessage[] }) {
	const { language, site } = useRequestContext();
	const t = useMyTexts().messages;
	if (messages.length === 0) return <p className="mt-6 text-muted">{t.none}</p>;
	return (
		<>
			<p className="note mt-4">{t.times}</p>
			<ol className="mt-4 grid gap-4">
				{messages.map(({ id, kind, author, text, sentAt, readByApplicantAt }) => {
					const isOwn = kind === "message_in";
					return (
						<li key={id} className={`notice ${isOwn ? "ml-8 bg-sunken" : "mr-8"}`} data-message={isOwn ? "in" : "out"}>
							<p className="flex flex-wrap items-center gap-x-3">
								<strong>{isOwn ? t.you : (author ?? site.name)}</strong>
								<time dateTime={sentAt.toISOString()} className="note">
									{formatLocalMoment(sentAt, language, homeZone)}
								</time>
								{!isOwn && !readByApplicantAt && <span className="tag">{t.isNew}</span>}
							</p>
							<p className="text mt-1">{text}</p>
						</li>
					);
				})}
			</ol>
		</>
	);
}

/** The box to write in, and when we answer. */
function MessageForm({ state, messages }: { state: FormState; messages: MyMessage[] }) {
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
function UnsentMessage({ state }: { state: FormState }) {
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
