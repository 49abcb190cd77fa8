import { Link, useLocation } from "react-router";
import type { QueueRow } from "../../../domain/desk/queue/list-queries.ts";
import { type Column, DataTable } from "../data-table.tsx";
import { useAdminTexts } from "../frame.ts";
import { PhoneLinks } from "../phone-links.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { LastWordText } from "./last-word.tsx";
import { PromiseLeft } from "./promise.tsx";
import { RowControls, type RowSubject, TakeButton } from "./row-controls.tsx";

type QueueTableProps = {
	caption: string;
	rows: QueueRow[];
	/** The server's time when the page was made. */
	now: Date;
};

/** The tasks of one section. On phones each row is a card. */
export function QueueTable({ caption, rows, now }: QueueTableProps) {
	const texts = useAdminTexts();
	const t = texts.desk;
	const { search } = useLocation();
	const nameOf = useTaskName();
	const subjectOf = (row: QueueRow) => rowSubject(row, nameOf(row), search);
	const columns: Column<QueueRow>[] = [
		{ header: t.columns.who, cell: (row) => <Who row={row} subject={subjectOf(row)} /> },
		{ header: t.columns.what, cell: (row) => <What row={row} />, onPhone: true },
		{
			header: t.columns.left,
			cell: ({ kind, dueAt, skippedDays }) => <PromiseLeft {...{ kind, dueAt, skippedDays, now }} />,
			onPhone: true,
		},
		{ header: texts.lists.office, cell: ({ office }) => texts.options[office], onPhone: true },
		{ header: texts.lists.assignee, cell: (row) => <Assignee row={row} />, onPhone: true },
		{ header: t.columns.lastWord, cell: ({ lastWord }) => <LastWordText word={lastWord} />, onPhone: true },
		{ header: texts.actions, cell: (row) => <RowControls subject={subjectOf(row)} /> },
	];
	return (
		<DataTable
			caption={caption}
			columns={columns}
			rows={rows}
			selection={(row) =>
				row.applicationId
					? { value: `${row.applicationId}.${row.version}`, name: `${nameOf(row)}, ${t.kinds[row.kind]}` }
					: null
			}
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
		// A wide row has the button in the column of the assignee, too.
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
	const { phone, email, isSuspect } = row;
	return (
		<span className="who">
			<Link to={subject.shown ?? subject.open} className="link" data-open="">
				{subject.name}
			</Link>{" "}
			{isSuspect && <span className="state state-failed">{texts.suspect.mark}</span>}
			{subject.isPerson && (
				<span className="who-reach">
					{phone ? (
						<PhoneLinks phone={phone} />
					) : email ? (
						<a className="link" href={`mailto:${encodeURIComponent(email)}`}>
							{email}
						</a>
					) : (
						<span className="text-muted">{texts.desk.noPhone}</span>
					)}
				</span>
			)}
		</span>
	);
}

function What({ row: { kind, reference, status, text, attempts, staleRecords } }: { row: QueueRow }) {
	const { desk: t, facts } = useAdminTexts();
	return (
		<span className="what">
			<strong>{t.kinds[kind]}</strong>
			{text && <span>{text}</span>}
			{staleRecords !== null && <span>{facts.stale(staleRecords)}</span>}
			<span className="flex flex-wrap items-center gap-x-2">
				{status && <StatusBadge status={status} />}
				{reference && <small className="text-muted">{reference}</small>}
			</span>
			{attempts > 0 && <small className="text-amber">{t.attempts(attempts)}</small>}
		</span>
	);
}

function Assignee({ row }: { row: QueueRow }) {
	const t = useAdminTexts().desk;
	const nameOf = useTaskName();
	const { id, assigneeId, assignee, releasedAt } = row;
	return (
		<span className="assignee">
			<span className={assignee ? undefined : "text-muted"}>{assignee ?? t.owners.nobody}</span>
			{releasedAt && !assigneeId && <small className="text-amber">{t.released}</small>}
			{!assigneeId && <TakeButton action={`/admin/queue/take/${id}`} name={nameOf(row)} isCase={!row.topic} />}
		</span>
	);
}
