import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { isMailConnected } from "../../../domain/accounts/users/queries.ts";
import { getContact, type Contact as Loaded } from "../../../domain/cases/contacts/queries.ts";
import { setContactState } from "../../../domain/cases/contacts/reply-commands.ts";
import { resendDelivery } from "../../../domain/cases/deliveries/commands.ts";
import { timeline } from "../../../domain/cases/entries/queries.ts";
import { templateNoun } from "../../../domain/content/templates/commands.ts";
import { assignTask } from "../../../domain/desk/queue/assign-commands.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { UnsavedForms, useUnsavedForms } from "../../admin/case/case-form.tsx";
import { Composer, useComposed, wholeCase } from "../../admin/case/composer.tsx";
import { senderValues } from "../../admin/case/template-values.ts";
import { Thread } from "../../admin/case/thread.tsx";
import { type CaseWork, composerWork } from "../../admin/composer-work.ts";
import { EmailLink, PhoneLinks } from "../../admin/contact-links.tsx";
import { DeliveryStates } from "../../admin/delivery-states.tsx";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { ExampleMark } from "../../admin/example-mark.tsx";
import { Facts } from "../../admin/facts.tsx";
import { useAdminTexts, useCaseTexts } from "../../admin/frame.ts";
import { handleCaseForm } from "../../admin/handle-form.ts";
import { Link } from "../../admin/link.tsx";
import { DueTime } from "../../admin/lists/cells.tsx";
import { ContactWork } from "../../admin/lists/contact-work.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { UnsavedGuard } from "../../admin/unsaved.tsx";
import { readFields } from "../../forms.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/contact";

/** `template` in the address: the template with which the answer begins, without script. */
export const loader = adminLoader("contact message", async (requestContext, { params, url }: Route.LoaderArgs) => {
	const { caller, now } = requestContext;
	const [contact, entries, staff, templates, isMailed] = await Promise.all([
		getContact(caller, params.id),
		timeline(caller, { contactSubmissionId: params.id }),
		listStaff(caller),
		templateNoun.list(caller),
		isMailConnected(caller),
	]);
	const values = { [wholeCase]: await senderValues(requestContext, contact.name, contact.language) };
	const draft = templates.find(({ id }) => id === url.searchParams.get("template")) ?? null;
	return { contact, entries, staff, templates, values, draft, now, isMailed, submissionKey: crypto.randomUUID() };
});

/** What the forms do, by their hidden field `intent`. The one without sends a notification again. */
const work: Record<string, CaseWork<string>> = {
	"": {
		done: "notification_resent",
		run: (caller, _id, { notification = "" }) => resendDelivery(caller, notification),
	},
	...Object.fromEntries(
		Object.entries(composerWork).map(([mode, { done, run }]): [string, CaseWork<string>] => [
			mode,
			{ done, run: (caller, contactSubmissionId, values) => run(caller, { contactSubmissionId }, values) },
		]),
	),
	resend: { done: "notification_resent", run: (caller, _id, { subject = "" }) => resendDelivery(caller, subject) },
	state: { done: "saved", run: (caller, id, { subject }) => setContactState(caller, id, { state: subject }) },
	assign: {
		done: "saved",
		run: (caller, _id, { subject = "", assignee }) => assignTask(caller, subject, assignee || null),
	},
};

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const intent = String((await readFields(request.clone())).get("intent") ?? "");
	const known = Object.hasOwn(work, intent) ? work[intent] : undefined;
	return handleCaseForm(requestContext, request, {
		done: known?.done ?? null,
		back: url.pathname + url.search,
		submit: (values) => {
			if (!known) throw notFound("form");
			return known.run(requestContext.caller, id, values);
		},
	});
}

/** Opened from the list of contact messages and from the queue, to which it returns. */
export default function Contact({ loaderData, actionData, params }: Route.ComponentProps) {
	const again = actionData ?? undefined;
	const texts = useCaseTexts();
	const t = texts.contact;
	const { pathname, search } = useLocation();
	const [isUnsaved, report] = useUnsavedForms();
	const composed = useComposed();
	const isOfQueue = pathname.startsWith("/admin/queue/");
	const back = (isOfQueue ? "/admin/queue" : "/admin/contact") + search;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { contact, entries, staff, now, ...composer } = loaderData.value;
	const { id, name, email, message, submittedAt, source, language, phone, phoneE164 } = contact;
	const opening = { id, at: submittedAt, about: t.sources[source], facts: [], words: message };
	return (
		<Dialog title={t.title(name)} back={back}>
			<ExampleMark isExample={contact.isExample} />
			{contact.isSuspect && <p className="mb-3 font-semibold text-brick">{texts.suspect.why}</p>}
			<UnsavedForms value={report}>
				<Thread {...{ entries, name, again }} openings={[opening]} isSeveral={false} pending={composed.pending} />
				{!email && <p className="mt-4">{texts.faults.no_email}</p>}
				<Composer
					{...{ ...composer, language, again, composed }}
					key={id}
					phone={phoneE164 ?? (phone?.startsWith("+") ? phone : null)}
					subjects={[]}
					subject={wholeCase}
					reaches={{ [wholeCase]: { telegram: false, email } }}
					isFirst
				/>
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
				[t.fields.email, email && <EmailLink key="email" email={email} className="link inline-block py-1" />],
				[t.fields.phone, phone && <PhoneLinks key="phone" phone={phone} e164={phoneE164} />],
				[t.fields.submitted, <LocalTime key="submitted" at={submittedAt} />],
				[t.fields.language, languageNames[language]],
				[t.source, t.sources[source]],
				[own.state, own.states[state]],
				...(isOpen ? [[own.due, <DueTime key="due" at={task.dueAt} now={now} />] as [string, ReactNode]] : []),
				...(answeredAt ? [[own.answeredAt, <LocalTime key="answered" at={answeredAt} />] as [string, ReactNode]] : []),
			]}
		/>
	);
}
