import { memo } from "react";
import { Outlet, redirect, useLocation } from "react-router";
import { isMailConnected } from "../../../domain/accounts/users/queries.ts";
import { confirmEmail, removeLanguageTest } from "../../../domain/cases/applicants/commands.ts";
import { decideErasure } from "../../../domain/cases/applicants/erasure-commands.ts";
import { getApplicant } from "../../../domain/cases/applicants/queries.ts";
import { listCaseApplications } from "../../../domain/cases/applications/queries.ts";
import {
	closeApplication,
	removeMilestone,
	reopenApplication,
	setMilestone,
	setNextStep,
	setReminders,
	setVisaType,
} from "../../../domain/cases/applications/status-commands.ts";
import { markConversationRead, pinNote } from "../../../domain/cases/conversations/commands.ts";
import { getReach } from "../../../domain/cases/conversations/queries.ts";
import { defaultSubject } from "../../../domain/cases/conversations/rules.ts";
import { resendDelivery } from "../../../domain/cases/deliveries/commands.ts";
import { decidePair, takeBackMerge } from "../../../domain/cases/duplicates/commands.ts";
import { findWinner, listLookalikes } from "../../../domain/cases/duplicates/queries.ts";
import { timeline } from "../../../domain/cases/entries/queries.ts";
import { templateNoun } from "../../../domain/content/templates/commands.ts";
import { assignCase, takeCase } from "../../../domain/desk/queue/assign-commands.ts";
import { finishFollowUp } from "../../../domain/desk/queue/follow-up-commands.ts";
import { getOpenTasks } from "../../../domain/desk/queue/queries.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import { listDocuments } from "../../../domain/documents/case-queries.ts";
import { listLinkEmails } from "../../../domain/messaging/queries.ts";
import { createFamilyLink, withdrawFamilyLink } from "../../../domain/my/family/commands.ts";
import { listFamilyLinks } from "../../../domain/my/family/queries.ts";
import { countryName } from "../../../domain/shared/country-name.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { listTelegramChats } from "../../../domain/telegram/queries.ts";
import { CaseApplications } from "../../admin/case/applications.tsx";
import { CaseForm, UnsavedForms, useUnsavedForms } from "../../admin/case/case-form.tsx";
import { Composer, useComposed, wholeCase } from "../../admin/case/composer.tsx";
import { CaseContact } from "../../admin/case/contact.tsx";
import { Access, Details, LanguageTests, PersonalData } from "../../admin/case/details.tsx";
import { Family } from "../../admin/case/family.tsx";
import { CaseBar, CaseHead } from "../../admin/case/head.tsx";
import { CaseLookalikes } from "../../admin/case/lookalikes.tsx";
import { templateValues } from "../../admin/case/template-values.ts";
import { openingsOf, Thread } from "../../admin/case/thread.tsx";
import { type CaseWork, composerWork } from "../../admin/composer-work.ts";
import { defaultSteps } from "../../admin/default-steps.ts";
import { ReadFault } from "../../admin/fault.tsx";
import { useCaseTexts, useFrame } from "../../admin/frame.ts";
import { type FormResult, handleCaseForm } from "../../admin/handle-form.ts";
import { Link } from "../../admin/link.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { UnsavedGuard } from "../../admin/unsaved.tsx";
import { readFields } from "../../forms.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applicant";

const readCase = adminLoader("applicant", async (requestContext, { params: { id }, url }: Route.LoaderArgs) => {
	const { caller, now, language } = requestContext;
	const [applicant, applications, entries, emails, links, chats, staff, tasks, templates, lookalikes] =
		await Promise.all([
			getApplicant(caller, id),
			listCaseApplications(caller, id),
			timeline(caller, { applicantId: id }),
			listLinkEmails(caller, id),
			listFamilyLinks(caller, id),
			listTelegramChats(caller, id),
			listStaff(caller),
			getOpenTasks(caller, id),
			templateNoun.list(caller),
			listLookalikes(caller, id),
		]);
	const subjects = [...applications.map(({ id: each }) => each), null];
	const reaches = await Promise.all(
		subjects.map(async (each) => [each ?? wholeCase, await getReach(caller, id, each)] as const),
	);
	const papers = await Promise.all(
		applications.map(async (each) => [each.id, await listDocuments(caller, each.id)] as const),
	);
	const { nationality, residenceCountry } = applicant;
	const countries = {
		nationality: countryName(nationality, language),
		residenceCountry: countryName(residenceCountry, language),
	};
	return {
		...{ applicant, countries, staff, applications, entries, emails, links, chats, tasks, lookalikes },
		...{ templates, values: await templateValues(requestContext, applicant, applications), now },
		reaches: Object.fromEntries(reaches),
		documents: Object.fromEntries(papers),
		defaults: defaultSteps(applicant.language),
		today: homeDay(now),
		isMailed: await isMailConnected(caller),
		/** The template that was chosen without script. */
		draft: templates.find((template) => template.id === url.searchParams.get("template")) ?? null,
		submissionKey: crypto.randomUUID(),
	};
});

/** The whole case of an applicant on one page. The address of a case that has become part of another one leads there. */
export async function loader(args: Route.LoaderArgs) {
	const loaded = await readCase(args);
	const { id } = args.params;
	const isAlone = args.url.pathname === `/admin/applicants/${id}`;
	const { caller } = args.context.get(requestContextKey);
	const winner = isAlone && loaded.data.fault === "missing" && (await findWinner(caller, id));
	if (winner) throw redirect(`/admin/applicants/${winner}`);
	return loaded;
}

/** What the page's forms do, by their hidden field `intent`; `subject` is the row that they are about. */
const work: Record<string, CaseWork<string>> = {
	...composerWork,
	assign: {
		done: "saved",
		run: (caller, id, { assignee }) => assignCase(caller, id, assignee || null),
	},
	take: { done: "task_taken", run: (caller, id) => takeCase(caller, id) },
	read: { done: "saved", run: (caller, id) => markConversationRead(caller, id) },
	resend: { done: "notification_resent", run: (caller, _id, { subject = "" }) => resendDelivery(caller, subject) },
	pin: { done: "saved", run: (caller, id, { subject = "" }) => pinNote(caller, id, subject, true) },
	unpin: { done: "saved", run: (caller, id, { subject = "" }) => pinNote(caller, id, subject, false) },
	step: {
		done: "saved",
		run: (caller, _id, { subject = "", nextStepFor, nextStepText, nextStepDueOn }) =>
			setNextStep(caller, subject, { nextStepFor, nextStepText, nextStepDueOn }),
	},
	visa: {
		done: "saved",
		run: (caller, _id, { subject = "", visaType }) => setVisaType(caller, subject, { visaType }),
	},
	close: {
		done: "saved",
		run: (caller, _id, { subject = "", reason }) => closeApplication(caller, subject, { reason }),
	},
	milestone: {
		done: "saved",
		run: (caller, _id, { subject = "", milestone, on, text }) => setMilestone(caller, subject, { milestone, on, text }),
	},
	"remove-milestone": {
		done: "saved",
		run: (caller, _id, { subject = "" }) => removeMilestone(caller, ...(subject.split(" ") as [string, string])),
	},
	"stop-reminders": { done: "saved", run: (caller, _id, { subject = "" }) => setReminders(caller, subject, false) },
	"start-reminders": { done: "saved", run: (caller, _id, { subject = "" }) => setReminders(caller, subject, true) },
	reopen: { done: "saved", run: (caller, _id, { subject = "" }) => reopenApplication(caller, subject) },
	family: {
		done: "saved",
		run: (caller, id, { label, language }) => createFamilyLink(caller, id, { label, language }),
	},
	finish: { done: "saved", run: (caller, _id, { subject = "" }) => finishFollowUp(caller, subject) },
	withdraw: { done: "saved", run: (caller, id, { subject = "" }) => withdrawFamilyLink(caller, id, subject) },
	"pair-family": { done: "saved", run: (caller, id, { subject = "" }) => decidePair(caller, id, subject, "family") },
	"pair-different": {
		done: "saved",
		run: (caller, id, { subject = "" }) => decidePair(caller, id, subject, "different"),
	},
	"pair-forget": { done: "saved", run: (caller, id, { subject = "" }) => decidePair(caller, id, subject, null) },
	"take-back-merge": { done: "saved", run: (caller, id, { subject = "" }) => takeBackMerge(caller, id, subject) },
	"confirm-email": {
		done: "saved",
		run: (caller, id, { subject = "" }) => confirmEmail(caller, id, subject),
	},
	"ask-erasure": { done: "saved", run: (caller, id) => decideErasure(caller, id, true) },
	"cancel-erasure": { done: "saved", run: (caller, id) => decideErasure(caller, id, false) },
	"remove-test": {
		done: "saved",
		run: (caller, id, { subject = "" }) => removeLanguageTest(caller, id, subject),
	},
};

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const intent = String((await readFields(request.clone())).get("intent") ?? "");
	const known = Object.hasOwn(work, intent) ? work[intent] : undefined;
	return handleCaseForm(requestContext, request, {
		done: known?.done ?? null,
		back: `/admin/applicants/${id}`,
		submit: async (values) => {
			if (!known) throw notFound("form");
			const { caller } = requestContext;
			// A colleague may have made it part of another case since the page was opened.
			return known.run(caller, (await findWinner(caller, id)) ?? id, values);
		},
	});
}

export default function ApplicantCase({ loaderData, actionData, params }: Route.ComponentProps) {
	const { value, fault } = loaderData;
	return value ? <Case value={value} again={actionData ?? undefined} id={params.id} /> : <ReadFault fault={fault} />;
}

type CaseValue = NonNullable<Route.ComponentProps["loaderData"]["value"]>;
type CaseProps = { value: CaseValue; again: FormResult | undefined; id: string };

/** Keeps what the state of a form in flight does not change. */
const Case = memo(function Case({ value, again, id }: CaseProps) {
	const { pathname } = useLocation();
	const [isUnsaved, report] = useUnsavedForms();
	const { applicant, countries, applications, entries, emails, links, chats, staff, tasks, ...given } = value;
	const { defaults, today, now, documents, lookalikes } = given;
	const base = `/admin/applicants/${id}`;
	const { language } = applicant;
	const own = entries.filter(isOwn);
	return (
		<UnsavedForms value={report}>
			<CaseHead
				{...{ applicant, tasks, base, now, again }}
				isSeveral={applications.length > 1}
				pinned={own.filter(({ kind, isPinned, undoneAt }) => kind === "note" && isPinned && !undoneAt)}
			/>
			<div className="case">
				<Conversation value={value} again={again} />
				<div className="case-column">
					<CaseLookalikes found={lookalikes} base={base} again={again} />
					<CaseContact {...{ applicant, staff, chats, now, again }} />
					<CaseApplications {...{ applications, documents, base, language, defaults, today, again }} />
					<Details {...{ applicant, countries, base, again }} />
					<LanguageTests applicant={applicant} base={base} again={again} />
					<Family links={links} language={language} again={again} />
					<Access {...{ base, emails, again }} />
					<PersonalData {...{ applicant, base, again }} />
				</div>
			</div>
			<CaseBar phone={applicant.phoneE164 ?? applicant.phoneNumber} {...{ tasks, base, again }} />
			{/* An open dialog has its own guard, and the router supports one at a time. */}
			{pathname === base && <UnsavedGuard dirty={isUnsaved} within={base} />}
			<Outlet />
		</UnsavedForms>
	);
});

const isOwn = ({ contactSubmissionId }: CaseValue["entries"][number]) => !contactSubmissionId;

/** The thread and what is written into it: an entry stands in it at once. */
function Conversation({ value, again }: Omit<CaseProps, "id">) {
	const texts = useCaseTexts();
	const frame = useFrame();
	const composed = useComposed();
	const { applicant, applications, entries, reaches, isMailed, submissionKey, templates, values, draft } = value;
	const { fullName, language, phoneE164 } = applicant;
	const own = entries.filter(isOwn);
	const isWaiting = own.some(({ kind, readByStaffAt }) => kind === "message_in" && !readByStaffAt);
	const found = defaultSubject(
		own,
		Object.keys(reaches).filter((about) => about !== wholeCase),
	);
	return (
		<section className="case-part" aria-labelledby="messages">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 id="messages">{texts.case.thread.title}</h2>
				<Link className="link" to={`/admin/history/${applicant.id}`} data-shortcut="h" aria-keyshortcuts="h">
					{texts.case.timeline.whoChangedWhat}
				</Link>
			</div>
			<Thread
				{...{ entries, again }}
				openings={openingsOf(applications, applicant.contactSubmissions, texts, frame.language)}
				name={fullName}
				isSeveral={applications.length > 1}
				pending={composed.pending}
			/>
			{isWaiting && <CaseForm intent="read" again={again} submit={texts.case.conversation.noAnswer} />}
			<Composer
				{...{ language, reaches, isMailed, templates, values, draft, submissionKey, again, composed }}
				phone={phoneE164}
				subjects={applications}
				subject={found === null ? wholeCase : (found ?? "")}
			/>
		</section>
	);
}
