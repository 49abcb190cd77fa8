import type { ReactNode } from "react";
import { useParams } from "react-router";
import type { Applicant } from "../../../domain/cases/applicants/queries.ts";
import type { Milestone } from "../../../domain/cases/applicants/schema.ts";
import type { CaseApplication } from "../../../domain/cases/applications/queries.ts";
import type { StoredStatus } from "../../../domain/cases/applications/schema.ts";
import type { TimelineEntry } from "../../../domain/cases/entries/timeline.ts";
import { telegramFailure } from "../../../domain/messaging/telegram-failure.ts";
import { type Language, localized } from "../../../domain/shared/language.ts";
import { formatDay } from "../../i18n/formats.ts";
import { formatSum } from "../../i18n/shared/sum.ts";
import { certificateName } from "../application-facts.tsx";
import { reasonOf } from "../delivery-states.tsx";
import { useCaseTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { Link } from "../link.tsx";
import { LocalTime } from "../local-time.tsx";
import type { CaseTexts } from "../texts.ts";
import { CaseForm } from "./case-form.tsx";
import { Sent } from "./sent.tsx";

/** The words with which a person turned to us: of an application, or of an inquiry. */
export type Opening = {
	/** Of the application or the contact message. */
	id: string;
	at: Date;
	/** What it is: a reference, or the source of an inquiry. */
	about: string;
	/** What else the person entered. */
	facts: string[];
	words: string | null;
	/** Where it is answered, if not here. */
	to?: string;
};

type ThreadProps = {
	/** Oldest first. */
	entries: TimelineEntry[];
	openings: Opening[];
	/** The applicant, or the sender. */
	name: string;
	/** The entries are not all about one application, so each says what it is about. */
	isSeveral: boolean;
	again: FormResult | undefined;
	/** What is being stored, as it will be shown. */
	pending: { mode: string; text: string; result?: string } | undefined;
};

/** The newest items, which are never folded. */
const shown = 8;

/** Everything that happened in a case, oldest first. What is old and needs nothing is folded. */
export function Thread({ entries, openings, pending, ...rest }: ThreadProps) {
	const texts = useCaseTexts();
	const ids = openings.map(({ id }) => id);
	const isOpening = ({ kind, applicationId, contactSubmissionId }: TimelineEntry) =>
		kind === "submitted" && ids.includes(applicationId ?? contactSubmissionId ?? "");
	const items = [
		...openings.map((opening) => ({ at: opening.at, isOpen: false, opening })),
		...entries.filter((entry) => !isOpening(entry)).map((entry) => ({ at: entry.at, isOpen: needsWork(entry), entry })),
	].sort((one, other) => one.at.getTime() - other.at.getTime());
	const needed = items.findIndex(({ isOpen }) => isOpen);
	const folded = Math.min(items.length - shown, needed < 0 ? items.length : needed);
	const [first = [], earlier = [], later = []] =
		folded > 2 ? [items.slice(0, 1), items.slice(1, folded), items.slice(folded)] : [items];
	const show = (some: typeof items) => (
		<ol className="case-thread">
			{some.map((item) =>
				"opening" in item ? (
					<Words key={item.opening.id} opening={item.opening} name={rest.name} />
				) : (
					<Entry key={item.entry.id} entry={item.entry} {...rest} />
				),
			)}
		</ol>
	);
	return (
		<>
			{show(first)}
			{earlier.length > 0 && (
				<details className="case-fold">
					<summary className="link">{texts.case.thread.earlier(earlier.length)}</summary>
					{show(earlier)}
				</details>
			)}
			{show(later)}
			{pending && (
				<p className={`case-message case-message-out case-${pending.mode} case-pending`} aria-busy="true">
					<span className="text-sm text-muted">
						{pending.result && `${texts.tasks.results[pending.result as "reached"]} · `}
						{texts.saving}
					</span>
					<span className="case-text block">{pending.text}</span>
				</p>
			)}
		</>
	);
}

/** A question that waits, or an answer that did not arrive. */
const needsWork = ({ kind, readByStaffAt, readByApplicantAt, deliveries: [latest] }: TimelineEntry) =>
	kind === "message_in" ? !readByStaffAt : kind === "message_out" && latest?.state === "failed" && !readByApplicantAt;

function Words({ opening: { at, about, facts, words, to }, name }: { opening: Opening; name: string }) {
	const t = useCaseTexts().case.thread;
	return (
		<li className="case-message">
			<p className="text-sm">
				<strong>{name}</strong>{" "}
				<span className="text-muted">
					<LocalTime at={at} /> · {about}
				</span>{" "}
				{to && (
					<Link to={to} className="link inline-block py-1">
						{t.openInquiry}
					</Link>
				)}
			</p>
			{facts.length > 0 && <p className="text-sm text-muted">{facts.join(" · ")}</p>}
			{words && <blockquote className="case-text">{words}</blockquote>}
		</li>
	);
}

type EntryProps = Pick<ThreadProps, "name" | "isSeveral" | "again"> & { entry: TimelineEntry };

function Entry(props: EntryProps) {
	const { entry } = props;
	if (entry.kind === "message_in" || entry.kind === "message_out") return <Message {...props} />;
	if (entry.kind === "note" || entry.kind === "call") return <StaffWords {...props} />;
	return <Event {...props} />;
}

/** Who wrote, when, and about which application. */
function Line({
	entry,
	isSeveral,
	who,
	children,
}: Omit<EntryProps, "name" | "again"> & { who: string; children?: ReactNode }) {
	const texts = useCaseTexts();
	const { reference, contactSubmissionId, visibleAt, undoneAt } = entry;
	return (
		<p className="text-sm">
			<strong>{who}</strong>{" "}
			<span className="text-muted">
				<LocalTime at={visibleAt} />
				{isSeveral && !contactSubmissionId && ` · ${reference ?? texts.case.conversation.wholeCase}`}
				{undoneAt && ` · ${texts.case.timeline.takenBack}`}
			</span>{" "}
			{children}
		</p>
	);
}

function Message({ entry, name, isSeveral, again }: EntryProps) {
	const texts = useCaseTexts();
	const t = texts.case.conversation;
	const { kind, channel, author, isByStaff, text, readByStaffAt } = entry;
	if (kind === "message_in")
		return (
			<li className="case-message">
				<Line entry={entry} isSeveral={isSeveral} who={name}>
					<span className="text-muted">{channel && t.channels[channel]}</span>{" "}
					{!readByStaffAt && <span className="badge border-amber text-amber">{texts.lists.unread}</span>}
				</Line>
				<p className="case-text">{text}</p>
			</li>
		);
	return (
		<li className="case-message case-message-out">
			<Line entry={entry} isSeveral={isSeveral} who={author ?? (isByStaff ? t.team : t.reminder)} />
			<p className="case-text">{text}</p>
			<Reached entry={entry} again={again} />
		</li>
	);
}

/** Whether an answer has reached the person, by Telegram, by email and on the page. */
function Reached({ entry, again }: Pick<EntryProps, "entry" | "again">) {
	const texts = useCaseTexts();
	const t = texts.case.conversation;
	const { id } = useParams();
	const { deliveries, data, channel, contactSubmissionId, readByApplicantAt } = entry;
	const telegram = deliveries.find((sent) => sent.channel === "telegram");
	const email = deliveries.find((sent) => sent.channel === "email");
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
			{data?.byHand && (channel === "whatsapp" || channel === "telegram") && (
				<strong className="text-amber">{t.byHand[channel]}</strong>
			)}
			{!email && !telegram && !data?.byHand && <strong className="text-amber">{t.byPage}</strong>}
			{failed && (
				<>
					{failed.lastError && contactSubmissionId && (
						<span className="text-muted">{reasonOf(failed.lastError, texts.notifications)}</span>
					)}
					{failed === email && !contactSubmissionId && (
						<Link to={`/admin/applicants/${id}/edit#email`} preventScrollReset className="btn btn-small">
							{texts.case.details.edit}
						</Link>
					)}
					<CaseForm intent="resend" subject={failed.id} again={again} submit={texts.notifications.resend} />
				</>
			)}
			{!contactSubmissionId && (
				<span className="text-muted">
					{readByApplicantAt ? (
						<>
							{t.readByApplicant} <LocalTime at={readByApplicantAt} />
						</>
					) : (
						t.notRead
					)}
				</span>
			)}
		</div>
	);
}

/** A note, or what was said in a call: only staff read it. */
function StaffWords({ entry, isSeveral, again }: EntryProps) {
	const texts = useCaseTexts();
	const t = texts.case.notes;
	const { id, kind, text, data, author, isPinned, contactSubmissionId } = entry;
	const result = texts.tasks.results[data?.result as keyof typeof texts.tasks.results];
	return (
		<li className={`case-message case-message-out case-${kind}`}>
			<Line entry={entry} isSeveral={isSeveral && kind === "call"} who={author ?? texts.somebody}>
				<span className="text-muted">
					{kind === "call"
						? `${texts.case.timeline.events.call}: ${result?.toLowerCase()}`
						: texts.case.timeline.events.note}
					{` · ${texts.case.timeline.staffOnly}`}
				</span>
			</Line>
			{text && <p className="case-text">{text}</p>}
			{kind === "note" && !contactSubmissionId && (
				<CaseForm
					intent={isPinned ? "unpin" : "pin"}
					subject={id}
					again={again}
					submit={isPinned ? t.unpin : t.pin}
					isQuiet
				/>
			)}
		</li>
	);
}

/** Kinds of entries without an author that the applicant causes; all others are of staff whose account was deleted. */
const byApplicant: TimelineEntry["kind"][] = [
	"submitted",
	"telegram_connected",
	"telegram_stopped",
	"document_received",
	"document_removed",
	"consent_given",
	"consent_withdrawn",
	"pack_agreed",
	"pack_withdrawn",
	"details_changed",
	"opened",
];

/** What happened otherwise, in one line. */
function Event({ entry, isSeveral, again }: EntryProps) {
	const texts = useCaseTexts();
	const t = texts.case.timeline;
	const { language } = useFrame();
	const { kind, at, visibleAt, undoneAt, text, data, author, assignee, reference, deliveries } = entry;
	const statusOf = (name = "") => texts.applications.statuses[name as StoredStatus] ?? name;
	const title = () => {
		if (kind === "status_changed") return `${statusOf(data?.from)} → ${statusOf(data?.to)}`;
		if (kind === "milestone")
			return `${texts.case.milestones.names[data?.milestone as Milestone]}: ${data?.on ? formatDay(data.on, language) : ""}`;
		const due = data?.nextStepDueOn ?? data?.dueOn;
		if ((kind === "next_step" || kind === "follow_up_planned" || kind === "documents_asked") && due)
			return `${t.events[kind]}: ${formatDay(due, language)}`;
		if (data?.amount && data.currency)
			return `${t.events[kind as "payment"]}: ${formatSum(Number(data.amount), data.currency, language)}`;
		const paper = texts.papers.names[data?.code as keyof typeof texts.papers.names];
		if (paper) return `${t.events[kind as "document_received"]}: ${paper}`;
		if (kind === "consent_withdrawn" && data?.merge) return texts.case.lookalikes.consentEnds;
		if (data?.university) return `${t.events[kind as "pack_made"]}: ${data.name}`;
		if (kind !== "assigned") return t.events[kind];
		return `${t.events.assigned}: ${data?.to ? (assignee ?? texts.somebody) : t.nobody}`;
	};
	const returned = texts.papers.reasons[data?.reason as keyof typeof texts.papers.reasons];
	const words = returned ? [returned, text].filter(Boolean).join("\n") : (data?.reason ?? data?.nextStepText ?? text);
	return (
		<li className="case-event">
			<p>
				<strong>{title()}</strong>{" "}
				<span className="text-muted">
					{isSeveral && reference && `${reference} · `}
					<LocalTime at={at} />
					{` · ${author ?? (data?.byTurns || kind.startsWith("refund_") ? t.automatic : byApplicant.includes(kind) ? t.applicant : texts.somebody)}`}
					{undoneAt && ` · ${t.takenBack}`}
					{kind === "status_changed" && !undoneAt && visibleAt > at && (
						<>
							{` · ${t.shownFrom} `}
							<LocalTime at={visibleAt} />
						</>
					)}
				</span>
			</p>
			{words && <p className="case-text">{words}</p>}
			<Sent sent={deliveries} again={again} />
		</li>
	);
}

/** What the applicant wrote with each application, and with the inquiries that are in the case. */
export function openingsOf(
	applications: CaseApplication[],
	inquiries: Applicant["contactSubmissions"],
	texts: CaseTexts,
	language: Language,
): Opening[] {
	const { certificates, fields } = texts.applications;
	return [
		...applications.map((application): Opening => {
			const { id, submittedAt: at, reference, comment: words, languageCertificates, location, age } = application;
			const { program, university } = application;
			const facts = [
				program && localized(program, "title", language),
				university && localized(university, "name", language),
				location && `${fields.location}: ${location}`,
				age && `${fields.age}: ${age}`,
				...languageCertificates.map((each) => certificateName(each, certificates)),
			];
			const about = `${texts.case.timeline.events.submitted} ${reference}`;
			return { id, at, about, words, facts: facts.filter((fact) => typeof fact === "string") };
		}),
		...inquiries.map(({ id, submittedAt: at, message: words }): Opening => {
			return { id, at, about: texts.case.timeline.inquiry, words, facts: [], to: `/admin/contact/${id}` };
		}),
	];
}
