import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Caller } from "../../../domain/access/caller.ts";
import { getContact, type Contact as Loaded } from "../../../domain/cases/contacts/queries.ts";
import { replyToContact, setContactState } from "../../../domain/cases/contacts/reply-commands.ts";
import { resendDelivery } from "../../../domain/cases/deliveries/commands.ts";
import { templateNoun } from "../../../domain/content/templates/commands.ts";
import { assignTask } from "../../../domain/desk/queue/assign-commands.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { UnsavedForms, useUnsavedForms } from "../../admin/case/case-form.tsx";
import { DeliveryStates } from "../../admin/delivery-states.tsx";
import { Dialog } from "../../admin/dialog.tsx";
import { Facts } from "../../admin/facts.tsx";
import type { Values } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { ContactReplies } from "../../admin/lists/contact-replies.tsx";
import { ContactWork } from "../../admin/lists/contact-work.tsx";
import { DueTime } from "../../admin/lists/due-time.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { PhoneLinks } from "../../admin/phone-links.tsx";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { UnsavedGuard } from "../../admin/unsaved.tsx";
import { load } from "../../load.ts";
import { type Flash, requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/contact";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

/** `template` in the address: the template with which the answer begins, without script. */
export function loader({ context, params, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, now } = requestContext;
	return load(requestContext, "contact message", async () => {
		const [contact, staff, templates] = await Promise.all([
			getContact(caller, params.id),
			listStaff(caller),
			templateNoun.list(caller),
		]);
		const draft = templates.find(({ id }) => id === url.searchParams.get("template")) ?? null;
		return { contact, staff, templates, draft, now, submissionKey: crypto.randomUUID() };
	});
}

type Work = (caller: Caller, id: string, values: Values) => Promise<unknown>;

/** What the forms do, by their hidden field `intent`. The one without sends a notification again. */
const work: Record<string, { done: Flash["code"]; run: Work }> = {
	"": {
		done: "notification_resent",
		run: (caller, _id, { notification = "" }) => resendDelivery(caller, notification),
	},
	resend: { done: "notification_resent", run: (caller, _id, { subject = "" }) => resendDelivery(caller, subject) },
	answer: {
		done: "sent",
		run: (caller, id, { text, submissionKey }) => replyToContact(caller, id, { text, submissionKey }),
	},
	state: { done: "saved", run: (caller, id, { state }) => setContactState(caller, id, { state }) },
	assign: {
		done: "saved",
		run: (caller, _id, { subject = "", assignee }) => assignTask(caller, subject, assignee || null),
	},
};

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const intent = String((await request.clone().formData()).get("intent") ?? "");
	const known = Object.hasOwn(work, intent) ? work[intent] : undefined;
	return handleAdminForm(requestContext, request, {
		done: known?.done ?? null,
		back: url.pathname + url.search,
		submit: (values) => {
			if (!known) throw notFound("form");
			return known.run(requestContext.caller, id, values);
		},
	});
}

/** Opened from the list of contact messages and from the queue, to which it returns. */
export default function Contact({ loaderData, actionData: again, params }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.contact;
	const { pathname, search } = useLocation();
	const [isUnsaved, report] = useUnsavedForms();
	const isOfQueue = pathname.startsWith("/admin/queue/");
	const back = (isOfQueue ? "/admin/queue" : "/admin/contact") + search;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { contact, staff, templates, draft, now, submissionKey } = loaderData.value;
	return (
		<Dialog title={t.title(contact.name)} back={back}>
			{contact.isSuspect && <p className="mb-3 font-semibold text-brick">{texts.suspect.why}</p>}
			<blockquote className="case-turn case-text text-lg">{contact.message}</blockquote>
			<UnsavedForms value={report}>
				{contact.email ? (
					<ContactReplies {...{ contact, submissionKey, templates, draft, again }} />
				) : (
					<p className="mt-4">{texts.faults.no_email}</p>
				)}
				<ContactWork contact={contact} staff={staff} again={again} />
			</UnsavedForms>
			<UnsavedGuard dirty={isUnsaved} />
			<div className="mt-6">
				<ContactFacts contact={contact} now={now} />
			</div>
			<DeliveryStates deliveries={contact.deliveries} again={again?.values.intent ? undefined : again} />
			<p className="dialog-actions">
				<Link
					to={`/admin/contact/${params.id}/delete${isOfQueue ? "" : search}`}
					preventScrollReset
					className="btn btn-danger"
				>
					{texts.delete}
				</Link>
				{contact.email && (
					<a className="btn" href={`mailto:${encodeURIComponent(contact.email)}`}>
						{t.reply}
					</a>
				)}
				<Link
					to={`/admin/contact/${params.id}/call${isOfQueue ? `?${new URLSearchParams({ from: pathname + search })}` : search}`}
					preventScrollReset
					className="btn"
				>
					{texts.tasks.log}
				</Link>
				<Link to={`/admin/contact/${params.id}/attach`} preventScrollReset className="btn">
					{t.attach.title}
				</Link>
				{contact.state !== "closed" && contact.state !== "spam" && (
					<Link to={`/admin/contact/${params.id}/application`} preventScrollReset className="btn">
						{t.application.title}
					</Link>
				)}
				{contact.applicantId && (
					<Link to={`/admin/applicants/${contact.applicantId}`} className="btn btn-primary">
						{texts.case.open}
					</Link>
				)}
			</p>
		</Dialog>
	);
}

function ContactFacts({ contact, now }: { contact: Loaded; now: Date }) {
	const texts = useAdminTexts();
	const t = texts.contact;
	const own = texts.lists.contact;
	const { name, email, phone, phoneE164, submittedAt, language, source, state, answeredAt, task } = contact;
	const isOpen = task && !task.doneAt;
	return (
		<Facts
			facts={[
				[t.fields.name, name],
				[
					t.fields.email,
					email && (
						<a key="email" className="link inline-block py-1" href={`mailto:${encodeURIComponent(email)}`}>
							{email}
						</a>
					),
				],
				[t.fields.phone, phone && <PhoneLinks key="phone" phone={phone} e164={phoneE164} />],
				[t.fields.submitted, <LocalTime key="submitted" at={submittedAt.toISOString()} />],
				[t.fields.language, languageNames[language]],
				[t.source, t.sources[source]],
				[own.state, own.states[state]],
				...(isOpen ? [[own.due, <DueTime key="due" at={task.dueAt} now={now} />] as [string, ReactNode]] : []),
				...(answeredAt
					? [[own.answeredAt, <LocalTime key="answered" at={answeredAt.toISOString()} />] as [string, ReactNode]]
					: []),
			]}
		/>
	);
}
