import { Link } from "react-router";
import type { ListedApplication } from "../../../domain/cases/applications/list-queries.ts";
import { localized } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { certificateName } from "../application-facts.tsx";
import type { Column } from "../data-table.tsx";
import { useAdminTexts, useFrame } from "../frame.ts";
import { LocalTime } from "../local-time.tsx";
import { PhoneLinks } from "../phone-links.tsx";
import { RowMenuButton } from "../queue/row-controls.tsx";
import { RowActions } from "../row-actions.tsx";
import { StatusSelect } from "../status-select.tsx";
import { UnreadMark } from "../unread-mark.tsx";
import type { ApplicationColumn } from "./application-columns.ts";
import { DueTime } from "./due-time.tsx";

type Cells = Record<ApplicationColumn | "name" | "phone" | "status" | "actions", Column<ListedApplication>>;

/** The columns of the applications list. */
export function useApplicationCells(home: string, now: Date): Cells {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.applications;
	const own = texts.lists;
	return {
		name: { header: t.fields.name, cell: (row) => <NameCell row={row} />, sortable: { by: "name" } },
		phone: { header: t.fields.phone, cell: (row) => <PhoneCell row={row} home={home} />, onPhone: true },
		interest: {
			header: own.interest,
			cell: ({ university, program }) => (
				<span className="line-clamp-2">
					{[university && localized(university, "name", language), program && localized(program, "title", language)]
						.filter(Boolean)
						.join(" · ")}
				</span>
			),
		},
		location: { header: own.city, cell: ({ location }) => location, sortable: { by: "city" } },
		age: { header: t.fields.age, cell: ({ age }) => age, sortable: { by: "age" } },
		certificates: {
			header: t.fields.certificates,
			cell: ({ certificates }) => certificates.map((each) => certificateName(each, t.certificates)).join(", "),
		},
		language: { header: t.fields.language, cell: (row) => languageNames[row.language] },
		email: {
			header: t.fields.email,
			cell: ({ email }) =>
				email && (
					<a className="link" href={`mailto:${encodeURIComponent(email)}`}>
						{email}
					</a>
				),
		},
		office: { header: own.office, cell: ({ office }) => texts.options[office] },
		assignee: {
			header: own.assignee,
			cell: ({ assignee }) =>
				assignee ?? (
					<span className="text-muted">
						<span className="sr-only">{own.nobody}</span>
						<span aria-hidden="true">—</span>
					</span>
				),
		},
		status: {
			header: t.status,
			cell: ({ id, applicantName, status }) => (
				<StatusSelect dialog={`/admin/applications/${id}/status`} name={applicantName} status={status} />
			),
			onPhone: true,
			sortable: { by: "status" },
		},
		due: {
			header: own.due,
			cell: ({ nextDueAt }) => nextDueAt && <DueTime at={nextDueAt} now={now} />,
			onPhone: true,
			sortable: { by: "due" },
		},
		submitted: {
			header: t.fields.submitted,
			cell: ({ submittedAt }) => <LocalTime at={submittedAt.toISOString()} isShort />,
			onPhone: true,
			sortable: { by: "submitted", isUsual: true },
		},
		reference: { header: t.fields.reference, cell: ({ reference }) => reference },
		actions: {
			header: texts.actions,
			cell: ({ id, applicantName, applicantId, assignee }) => (
				<span className="row-actions">
					<RowActions base={`${home}/${id}`} name={applicantName} fixed />
					<RowMenuButton
						subject={{
							name: applicantName,
							open: `/admin/applicants/${applicantId}`,
							status: `${home}/${id}/status`,
							assign: `${home}/assign/${applicantId}`,
							take: assignee ? null : `${home}/take/${applicantId}`,
							applicantId,
							applicationId: id,
						}}
					/>
				</span>
			),
		},
	};
}

function NameCell({ row: { applicantName, applicantId, isSuspect, hasUnread, ofPerson } }: { row: ListedApplication }) {
	const texts = useAdminTexts();
	const address = `/admin/applicants/${applicantId}`;
	return (
		<>
			<Link to={address} className="row-name" data-open="">
				{applicantName}
			</Link>{" "}
			{isSuspect && <span className="state state-failed">{texts.suspect.mark}</span>}{" "}
			{hasUnread && <UnreadMark applicantId={applicantId} />}
			{ofPerson > 1 && (
				<Link to={address} className="hint">
					{texts.lists.ofPerson(ofPerson)}
				</Link>
			)}
		</>
	);
}

/** The number, and a link to the applications of other people with the same one. */
function PhoneCell({
	row: { phoneNumber, phoneE164, personPhone, samePhone },
	home,
}: {
	row: ListedApplication;
	home: string;
}) {
	const t = useAdminTexts().lists;
	return (
		<>
			<PhoneLinks phone={phoneNumber} e164={phoneE164} />{" "}
			{samePhone > 0 && (
				<Link to={`${home}?${new URLSearchParams({ q: personPhone ?? phoneNumber })}`} className="hint">
					{t.samePhone(samePhone)}
				</Link>
			)}
		</>
	);
}
