import { useState } from "react";
import type { Contact } from "../../../domain/cases/contacts/queries.ts";
import type { ReplyTemplate } from "../../../domain/content/templates/commands.ts";
import { fillTemplate } from "../../../domain/content/templates/rules.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { againOf, CaseForm, TextBox } from "../case/case-form.tsx";
import { TemplateChoice } from "../case/template-choice.tsx";
import { reasonOf } from "../delivery-states.tsx";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { LocalTime } from "../local-time.tsx";
import { templateText } from "../templates.ts";

type ContactRepliesProps = {
	contact: Contact;
	/** Made with the page, so that a repeated answer is stored once. */
	submissionKey: string;
	templates: ReplyTemplate[];
	/** The template with which the answer begins. */
	draft: ReplyTemplate | null;
	again: FormResult | undefined;
};

/** The answers to a contact message with the state of their emails, and the box for another one. */
export function ContactReplies(props: ContactRepliesProps) {
	const { contact, again } = props;
	const t = useAdminTexts().lists.contact;
	return (
		<section className="mt-6 grid gap-3" aria-label={t.replies}>
			{contact.replies.length > 0 && <h3>{t.replies}</h3>}
			<ol className="case-thread">
				{contact.replies.map((reply) => (
					<Reply key={reply.id} reply={reply} again={again} />
				))}
			</ol>
			{/* A stored answer empties the box. */}
			<AnswerForm key={contact.replies.length} {...props} />
		</section>
	);
}

type ReplyProps = { reply: Contact["replies"][number]; again: FormResult | undefined };

function Reply({ reply: { text, sentAt, author, delivery }, again }: ReplyProps) {
	const texts = useAdminTexts();
	const t = texts.notifications;
	return (
		<li className="case-message">
			<p className="text-sm">
				<strong>{author ?? texts.lists.contact.team}</strong>{" "}
				<span className="text-muted">
					<LocalTime at={sentAt.toISOString()} />
				</span>
			</p>
			<p className="case-text">{text}</p>
			{delivery && (
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
					<strong className={`state state-${delivery.state}`}>{t.states[delivery.state]}</strong>
					{delivery.lastError && <span className="text-muted">{reasonOf(delivery.lastError, t)}</span>}
					{delivery.state === "failed" && (
						<CaseForm intent="resend" subject={delivery.id} again={again} submit={t.resend} />
					)}
				</div>
			)}
		</li>
	);
}

function AnswerForm({ contact, submissionKey, templates, draft, again }: ContactRepliesProps) {
	const t = useAdminTexts().lists.contact;
	// A repeated attempt, after a lost connection, is the same answer.
	const [key] = useState(submissionKey);
	const own = againOf(again, "answer");
	// The sender may have no application.
	const values = { name: contact.name, reference: null, next: null, date: null };
	const fill = (template: ReplyTemplate) => fillTemplate(templateText(template, contact.language), values);
	return (
		<>
			{templates.length > 0 && <TemplateChoice templates={templates} fill={fill} />}
			<CaseForm intent="answer" again={again} submit={t.send} isPrimary className="case-stack">
				<input type="hidden" name="submissionKey" value={own?.values.submissionKey ?? key} />
				<div>
					<TextBox
						id="answer"
						name="text"
						label={t.answer}
						hint={t.answerHint(languageNames[contact.language])}
						rows={5}
						lang={contact.language}
						isFirst
						initial={draft ? fill(draft).text : undefined}
						again={own}
					/>
				</div>
			</CaseForm>
		</>
	);
}
