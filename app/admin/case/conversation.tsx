import { useState } from "react";
import { Link } from "react-router";
import type { CaseApplication } from "../../../domain/cases/applications/case-queries.ts";
import type { ConversationMessage, Reach } from "../../../domain/cases/conversations/queries.ts";
import { defaultSubject } from "../../../domain/cases/conversations/subject.ts";
import type { ReplyTemplate } from "../../../domain/content/templates/commands.ts";
import { fillTemplate } from "../../../domain/content/templates/rules.ts";
import { telegramFailure } from "../../../domain/messaging/telegram-failure.ts";
import type { Language } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { LocalTime } from "../local-time.tsx";
import { templateText } from "../templates.ts";
import { againOf, CaseForm, TextBox } from "./case-form.tsx";
import { TemplateChoice } from "./template-choice.tsx";

type ConversationProps = {
	messages: ConversationMessage[];
	name: string;
	language: Language;
	applications: CaseApplication[];
	/** Made with the page, so that a repeated answer is stored once. */
	submissionKey: string;
	templates: ReplyTemplate[];
	/** The template with which the answer begins. */
	draft: ReplyTemplate | null;
	/** How an answer reaches the applicant, by the application that it is about. */
	reaches: Record<string, Reach>;
	again: FormResult | undefined;
};

/** In the answer's form: about the whole applicant. */
export const wholeCase = "all";

/** The messages of an applicant and the staff, oldest first, and the box for an answer. */
export function Conversation(props: ConversationProps) {
	const { messages, name, applications, again } = props;
	const texts = useAdminTexts();
	const t = texts.case.conversation;
	const isWaiting = messages.some(({ kind, readByStaffAt }) => kind === "message_in" && !readByStaffAt);
	const isSeveral = applications.length > 1 || messages.some(({ applicationId }) => !applicationId);
	const earlier = messages.slice(0, earlierCount(messages));
	const show = (some: ConversationMessage[]) => (
		<ol className="case-thread">
			{some.map((message) => (
				<Message key={message.id} {...{ message, name, isSeveral, again }} />
			))}
		</ol>
	);
	const latestAnswer = messages.findLast(({ kind }) => kind === "message_out");
	return (
		<section className="case-part" aria-labelledby="messages">
			<h2 id="messages">{t.title}</h2>
			<Comments name={name} applications={applications} />
			{messages.length === 0 && !applications.some(({ comment }) => comment) && (
				<p className="text-muted">{texts.nothingYet}</p>
			)}
			{earlier.length > 0 && (
				<details className="case-fold">
					<summary className="link">{t.earlier(earlier.length)}</summary>
					{show(earlier)}
				</details>
			)}
			{show(messages.slice(earlier.length))}
			{isWaiting && <CaseForm intent="read" again={again} submit={t.noAnswer} />}
			{/* A stored answer empties the box. */}
			<AnswerForm key={latestAnswer?.id ?? ""} {...props} />
		</section>
	);
}

/** What the applicant wrote with the applications, with which every conversation begins. */
function Comments({ name, applications }: Pick<ConversationProps, "name" | "applications">) {
	const t = useAdminTexts().applications;
	return (
		<ol className="case-thread">
			{applications.toReversed().map(
				({ id, reference, comment, submittedAt }) =>
					comment && (
						<li key={id} className="case-message">
							<p className="text-sm">
								<strong>{name}</strong>{" "}
								<span className="text-muted">
									<LocalTime at={submittedAt.toISOString()} />
									{applications.length > 1 && ` · ${reference}`}
									{` · ${t.fields.comment}`}
								</span>
							</p>
							<p className="case-text">{comment}</p>
						</li>
					),
			)}
		</ol>
	);
}

/** The last three messages are shown, and everything since one that needs attention. @returns how many are folded. */
function earlierCount(messages: ConversationMessage[]): number {
	const first = messages.findIndex(({ kind, readByStaffAt, readByApplicantAt, email, telegram }) =>
		kind === "message_in" ? !readByStaffAt : (email ?? telegram)?.state === "failed" && !readByApplicantAt,
	);
	const count = Math.min(messages.length - 3, first < 0 ? messages.length : first);
	return count > 1 ? count : 0;
}

type MessageProps = {
	message: ConversationMessage;
	name: string;
	/** The messages are not all about one application, so each says what it is about. */
	isSeveral: boolean;
	again: FormResult | undefined;
};

function Message({ message, name, isSeveral, again }: MessageProps) {
	const texts = useAdminTexts();
	const t = texts.case.conversation;
	const { kind, channel, author, isAutomatic, text, sentAt, readByStaffAt, reference } = message;
	const isIn = kind === "message_in";
	return (
		<li className={isIn ? "case-message" : "case-message case-message-out"}>
			<p className="text-sm">
				<strong>{isIn ? name : isAutomatic ? t.reminder : (author ?? t.team)}</strong>{" "}
				<span className="text-muted">
					<LocalTime at={sentAt.toISOString()} />
					{isSeveral && ` · ${reference ?? t.wholeCase}`}
					{isIn && ` · ${t.channels[channel]}`}
				</span>{" "}
				{isIn && !readByStaffAt && <span className="badge border-persimmon">{texts.case.unread}</span>}
			</p>
			<p className="case-text">{text}</p>
			{!isIn && <Reached message={message} again={again} />}
		</li>
	);
}

/** Whether the answer has reached the applicant, by Telegram, by email and on the page. */
function Reached({ message, again }: Pick<MessageProps, "message" | "again">) {
	const texts = useAdminTexts();
	const t = texts.case.conversation;
	const { email, telegram, readByApplicantAt } = message;
	// What did not reach the chat went by email, if there is an address.
	const failed = [email ?? telegram].find((delivery) => delivery?.state === "failed");
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
			{telegram && (
				<strong className={`state state-${telegram.state}`}>
					{t.telegram[telegramFailure(telegram.lastError) ?? telegram.state]}
				</strong>
			)}
			{email && <strong className={`state state-${email.state}`}>{t.email[email.state]}</strong>}
			{!email && !telegram && <strong className="text-amber">{t.byPage}</strong>}
			{failed && (
				<>
					{failed === email && (
						<Link to="edit#email" preventScrollReset className="btn btn-small">
							{texts.case.details.edit}
						</Link>
					)}
					<CaseForm intent="resend" subject={failed.id} again={again} submit={texts.notifications.resend} />
				</>
			)}
			<span className="text-muted">
				{readByApplicantAt ? (
					<>
						{t.readByApplicant} <LocalTime at={readByApplicantAt.toISOString()} />
					</>
				) : (
					t.notRead
				)}
			</span>
		</div>
	);
}

function AnswerForm(props: ConversationProps) {
	const { messages, name, language, applications, submissionKey, templates, draft, again } = props;
	const t = useAdminTexts().case.conversation;
	// A repeated attempt, after a lost connection, is the same answer.
	const [key] = useState(submissionKey);
	const own = againOf(again, "answer");
	// Fixed while staff write: a message that arrives meanwhile must not redirect the answer.
	const [subject] = useState(() => {
		const ids = applications.map(({ id }) => id);
		const found = defaultSubject(messages, ids);
		return found === null ? wholeCase : (found ?? "");
	});
	const [about, setAbout] = useState(own?.values.applicationId ?? subject);
	const reach = props.reaches[about];
	const isOnly = applications.length === 1 && subject === applications[0]?.id;
	const fill = (template: ReplyTemplate) => {
		const chosen = applications.find(({ id }) => id === subject) ?? applications[0];
		return fillTemplate(templateText(template, language), {
			name,
			reference: chosen?.reference ?? null,
			next: chosen?.nextStepText ?? null,
			date: chosen?.nextStepDueOn ? formatDay(chosen.nextStepDueOn, language) : null,
		});
	};
	return (
		<>
			{templates.length > 0 && <TemplateChoice templates={templates} fill={fill} />}
			<CaseForm intent="answer" again={again} submit={t.send} isPrimary className="case-stack">
				<input type="hidden" name="submissionKey" value={own?.values.submissionKey ?? key} />
				{isOnly ? (
					<input type="hidden" name="applicationId" value={subject} />
				) : (
					<label>
						<span className="label">{t.about}</span>
						<select
							name="applicationId"
							className="field"
							required
							defaultValue={about}
							onChange={({ currentTarget }) => setAbout(currentTarget.value)}
						>
							{subject === "" && <option value="">{t.choose}</option>}
							{applications.map(({ id, reference }) => (
								<option key={id} value={id}>
									{reference}
								</option>
							))}
							<option value={wholeCase}>{`${t.wholeCase} (${t.provenOnly})`}</option>
						</select>
					</label>
				)}
				{reach && <ReachHint reach={reach} />}
				<div>
					<TextBox
						id="answer"
						name="text"
						shortcut="r"
						label={t.answer}
						hint={t.answerHint(languageNames[language])}
						rows={4}
						lang={language}
						initial={draft ? fill(draft).text : undefined}
						again={own}
					/>
				</div>
			</CaseForm>
		</>
	);
}

/** Shown before staff write, so that they call an applicant whom no channel reaches. */
function ReachHint({ reach: { telegram, email } }: { reach: Reach }) {
	const t = useAdminTexts().case.conversation.reach;
	if (!telegram && !email) return <p className="font-semibold text-amber">{t.page}</p>;
	return <p className="text-muted">{telegram ? (email ? t.both(email) : t.telegram) : email && t.email(email)}</p>;
}
