import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { LastWord } from "../../../domain/desk/queue/last-word.ts";
import type { QueueRow } from "../../../domain/desk/queue/list-queries.ts";
import { EmailLink, PhoneLinks } from "../contact-links.tsx";
import { type Column, DataTable } from "../data-table.tsx";
import { ExampleMark } from "../example-mark.tsx";
import { useAdminTexts } from "../frame.ts";
import { Link } from "../link.tsx";
import { Interest, RowMarks } from "../lists/row-parts.tsx";
import { RowMenu } from "../row-menu.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { PromiseLeft } from "./promise.tsx";
import { CaseLinks, type RowSubject, TakeButton } from "./row-controls.tsx";

type QueueTableProps = {
	caption: string;
	title: ReactNode;
	rows: QueueRow[];
	/** Whether the rows are of several offices, so that each has to say of which. */
	hasOffices: boolean;
	/** The server's time when the page was made. */
	now: Date;
};

/** The tasks of one section: who, what, which program, until when. On phones a task has three lines. */
export function QueueTable({ caption, title, rows, hasOffices, now }: QueueTableProps) {
	const texts = useAdminTexts();
	const t = texts.desk;
	const { search } = useLocation();
	const nameOf = useTaskName();
	const subjectOf = (row: QueueRow) => rowSubject(row, nameOf(row), search);
	const columns: Column<QueueRow>[] = [
		{ header: t.columns.who, cell: (row) => <Who row={row} subject={subjectOf(row)} /> },
		{ header: t.columns.what, cell: (row) => <What row={row} />, onPhone: true },
		{
			header: t.columns.about,
			cell: (row) =>
				row.topic === null && <Interest {...row} officeName={hasOffices ? texts.options[row.office] : undefined} />,
		},
		{
			header: t.columns.left,
			cell: ({ kind, dueAt, skippedDays }) => <PromiseLeft {...{ kind, dueAt, skippedDays, now }} />,
			onPhone: true,
		},
		{ header: texts.lists.assignee, cell: (row) => <Assignee row={row} /> },
	];
	return (
		<DataTable
			caption={caption}
			title={title}
			columns={columns}
			rows={rows}
			selection={(row) =>
				row.applicationId
					? { value: `${row.applicationId}.${row.version}`, name: `${nameOf(row)}, ${t.kinds[row.kind]}` }
					: null
			}
			menu={(row) => (
				<RowMenu name={nameOf(row)}>
					<CaseLinks subject={subjectOf(row)} />
				</RowMenu>
			)}
		/>
	);
}

/** The page of the case, of the contact message of a person without one, or the list of facts to check. */
export function addressOf({ applicantId, contactSubmissionId, topic }: QueueRow): string {
	if (topic) return `/admin/fact-checks#${topic}`;
	return contactSubmissionId ? `/admin/contact/${contactSubmissionId}` : `/admin/applicants/${applicantId}`;
}

/** Whom or what a task is about. */
export function useTaskName(): (task: Pick<QueueRow, "name" | "topic">) => string {
	const t = useAdminTexts().facts;
	return ({ name, topic }) => (topic ? t.topics[topic] : (name ?? ""));
}

function rowSubject(row: QueueRow, name: string, search: string): RowSubject {
	const { id, kind, text, applicantId, applicationId, contactSubmissionId } = row;
	const ofApplicant = contactSubmissionId ? null : applicantId;
	return {
		name,
		open: addressOf(row),
		shown: contactSubmissionId ? `/admin/queue/contact/${contactSubmissionId}${search}` : addressOf(row),
		status: applicationId && `/admin/queue/status/${applicationId}`,
		assign: `/admin/queue/assign/${id}`,
		// The row has the button, too, where it has the room.
		take: row.assigneeId ? null : `/admin/queue/take/${id}`,
		phone: row.phone,
		applicantId: ofApplicant,
		applicationId,
		isPerson: !row.topic,
		followUpId: kind === "follow_up" && text ? id : null,
	};
}

function Who({ row, subject }: { row: QueueRow; subject: RowSubject }) {
	const texts = useAdminTexts();
	const { phone, phoneE164, email, isSuspect, isExample, isSentTwice, samePhone } = row;
	return (
		<>
			<span className="line">
				<Link to={subject.shown ?? subject.open} className="row-name" data-open="">
					{subject.name}
				</Link>{" "}
				<ExampleMark isExample={isExample} />
			</span>
			{subject.isPerson && (
				<span className="line second">
					<RowMarks {...{ isSuspect, isSentTwice, samePhone }} />
					{phone ? (
						<PhoneLinks phone={phone} e164={phoneE164} />
					) : email ? (
						<EmailLink email={email} />
					) : (
						texts.desk.noPhone
					)}
				</span>
			)}
		</>
	);
}

function What({ row: { kind, status, text, attempts, staleRecords, lastWord } }: { row: QueueRow }) {
	const { desk: t, facts } = useAdminTexts();
	return (
		<>
			<span className="line">
				<strong>{text ?? t.kinds[kind]}</strong> {status && status !== "pending" && <StatusBadge status={status} />}{" "}
				{staleRecords !== null && facts.stale(staleRecords)}
				{attempts > 0 && <span className="text-amber">{t.attempts(attempts)}</span>}
			</span>
			<span className="line second">
				<LastWordText word={lastWord} />
			</span>
		</>
	);
}

function Assignee({ row }: { row: QueueRow }) {
	const t = useAdminTexts().desk;
	const nameOf = useTaskName();
	const { id, assigneeId, assignee, releasedAt } = row;
	if (assigneeId) return <span className="line">{assignee}</span>;
	return (
		<>
			<TakeButton action={`/admin/queue/take/${id}`} name={nameOf(row)} isCase={!row.topic} />
			{releasedAt && <span className="line second text-amber">{t.released}</span>}
		</>
	);
}

/** What was said last in a case, in one line. */
function LastWordText({ word }: { word: LastWord | null }) {
	const { desk: t, tasks } = useAdminTexts();
	if (!word) return null;
	const { kind, result, text } = word;
	return (
		<>
			{t.said[kind]} {result && `${tasks.results[result].toLowerCase()}${text ? ". " : ""}`}
			<span className="said">{text}</span>
		</>
	);
}
