import { Outlet, useLocation } from "react-router";
import type { Caller } from "../../../domain/access/caller.ts";
import { confirmEmail, removeLanguageTest } from "../../../domain/cases/applicants/commands.ts";
import { getApplicant, hasCertainEmail } from "../../../domain/cases/applicants/queries.ts";
import {
	closeApplication,
	reopenApplication,
	setNextStep,
	setVisaType,
} from "../../../domain/cases/applications/case-commands.ts";
import { listCaseApplications, listTimeline } from "../../../domain/cases/applications/case-queries.ts";
import { removeMilestone, setMilestone, setReminders } from "../../../domain/cases/applications/milestone-commands.ts";
import { addNote, answerMessage, markConversationRead, pinNote } from "../../../domain/cases/conversations/commands.ts";
import { getReach, listConversation, listNotes } from "../../../domain/cases/conversations/queries.ts";
import { resendDelivery } from "../../../domain/cases/deliveries/commands.ts";
import { templateNoun } from "../../../domain/content/templates/commands.ts";
import { assignCase } from "../../../domain/desk/queue/assign-commands.ts";
import { finishFollowUp } from "../../../domain/desk/queue/follow-up-commands.ts";
import { getOpenTasks } from "../../../domain/desk/queue/queries.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import { listCaseEmails } from "../../../domain/messaging/queries.ts";
import { createFamilyLink, withdrawFamilyLink } from "../../../domain/my/family/commands.ts";
import { listFamilyLinks } from "../../../domain/my/family/queries.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { listTelegramChats } from "../../../domain/telegram/case-queries.ts";
import { CaseApplications } from "../../admin/case/applications.tsx";
import { UnsavedForms, useUnsavedForms } from "../../admin/case/case-form.tsx";
import { Conversation, wholeCase } from "../../admin/case/conversation.tsx";
import { Access, Contacts, Details, LanguageTests } from "../../admin/case/details.tsx";
import { Family } from "../../admin/case/family.tsx";
import { CaseHead } from "../../admin/case/head.tsx";
import { Notes } from "../../admin/case/notes.tsx";
import { CaseTasks } from "../../admin/case/tasks.tsx";
import { Timeline } from "../../admin/case/timeline.tsx";
import { defaultSteps } from "../../admin/default-steps.ts";
import { FetchFault } from "../../admin/fault.tsx";
import type { Values } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { UnsavedGuard } from "../../admin/unsaved.tsx";
import { countryName } from "../../i18n/formats.ts";
import { load } from "../../load.ts";
import type { Flash } from "../../request-context.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applicant";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";
export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

/** The whole case of an applicant on one page. */
export function loader({ context, params: { id }, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, now, language } = requestContext;
	return load(requestContext, "applicant", async () => {
		const [
			applicant,
			isEmailCertain,
			applications,
			messages,
			notes,
			events,
			emails,
			links,
			chats,
			staff,
			tasks,
			templates,
		] = await Promise.all([
			getApplicant(caller, id),
			hasCertainEmail(caller, id),
			listCaseApplications(caller, id),
			listConversation(caller, id),
			listNotes(caller, id),
			listTimeline(caller, id),
			listCaseEmails(caller, id),
			listFamilyLinks(caller, id),
			listTelegramChats(caller, id),
			listStaff(caller),
			getOpenTasks(caller, id),
			templateNoun.list(caller),
		]);
		const subjects = [...applications.map(({ id: each }) => each), null];
		const reaches = await Promise.all(
			subjects.map(async (each) => [each ?? wholeCase, await getReach(caller, id, each)] as const),
		);
		const { nationality, residenceCountry } = applicant;
		const countries = {
			nationality: countryName(nationality, language),
			residenceCountry: countryName(residenceCountry, language),
		};
		return {
			applicant,
			countries,
			staff,
			isEmailCertain,
			applications,
			reaches: Object.fromEntries(reaches),
			messages,
			notes,
			events,
			emails,
			links,
			chats,
			tasks,
			defaults: defaultSteps(applicant.language),
			today: homeDay(now),
			now,
			templates,
			/** The template that was chosen without script. */
			draft: templates.find((template) => template.id === url.searchParams.get("template")) ?? null,
			submissionKey: crypto.randomUUID(),
		};
	});
}

type Work = (caller: Caller, applicantId: string, values: Values) => Promise<unknown>;

/** What the page's forms do, by their hidden field `intent`; `subject` is the row that they are about. */
const work: Record<string, { done: Flash["code"]; run: Work }> = {
	answer: {
		done: "sent",
		run: (caller, id, { text, applicationId, submissionKey }) =>
			answerMessage(caller, id, {
				text,
				submissionKey,
				...(applicationId !== undefined && { applicationId: applicationId === wholeCase ? null : applicationId }),
			}),
	},
	assign: {
		done: "saved",
		run: (caller, id, { assignee }) => assignCase(caller, id, assignee || null),
	},
	read: { done: "saved", run: (caller, id) => markConversationRead(caller, id) },
	resend: { done: "notification_resent", run: (caller, _id, { subject = "" }) => resendDelivery(caller, subject) },
	note: {
		done: "saved",
		run: (caller, id, { text, isPinned }) => addNote(caller, id, { text, isPinned: isPinned === "yes" }),
	},
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
		run: (caller, _id, { subject = "", milestone, on }) => setMilestone(caller, subject, { milestone, on }),
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
	"confirm-email": {
		done: "saved",
		run: (caller, id, { subject = "" }) => confirmEmail(caller, id, subject),
	},
	"remove-test": {
		done: "saved",
		run: (caller, id, { subject = "" }) => removeLanguageTest(caller, id, subject),
	},
};

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const intent = String((await request.clone().formData()).get("intent") ?? "");
	const known = Object.hasOwn(work, intent) ? work[intent] : undefined;
	return handleAdminForm(requestContext, request, {
		done: known?.done ?? null,
		back: `/admin/applicants/${id}`,
		submit: (values) => {
			if (!known) throw notFound("form");
			return known.run(requestContext.caller, id, values);
		},
	});
}

export default function ApplicantCase({ loaderData, actionData: again, params }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const { pathname } = useLocation();
	const [isUnsaved, report] = useUnsavedForms();
	if (!loaderData.value) {
		return loaderData.fault === "missing" ? <p className="notice">{texts.faults.missing}</p> : <FetchFault />;
	}
	const { applicant, countries, applications, messages, notes, events, emails, links, chats, ...given } =
		loaderData.value;
	const { staff, tasks, reaches, isEmailCertain, defaults, today, now, submissionKey, templates, draft } = given;
	const base = `/admin/applicants/${params.id}`;
	const { fullName, language } = applicant;
	return (
		<UnsavedForms value={report}>
			<CaseHead {...{ applicant, staff, messages, notes, chats, now, again }} />
			<CaseTasks {...{ tasks, base, now, again }} isSeveral={applications.length > 1} />
			<div className="case">
				<div className="case-column">
					<CaseApplications {...{ applications, base, language, defaults, today, again }} />
					<Conversation
						{...{ messages, language, applications, reaches, submissionKey, templates, draft, again }}
						name={fullName}
					/>
				</div>
				<div className="case-column">
					<Notes notes={notes} again={again} />
					<Details {...{ applicant, countries, isEmailCertain, base, again }} />
					<LanguageTests applicant={applicant} base={base} again={again} />
					<Contacts applicant={applicant} />
					<Access {...{ base, emails, again }} />
					<Family links={links} language={language} again={again} />
				</div>
				<div className="case-last">
					<Timeline {...{ events, emails, again }} applicantId={applicant.id} isSeveral={applications.length > 1} />
				</div>
			</div>
			{/* An open dialog has its own guard, and the router supports one at a time. */}
			{pathname === base && <UnsavedGuard dirty={isUnsaved} within={base} />}
			<Outlet />
		</UnsavedForms>
	);
}
