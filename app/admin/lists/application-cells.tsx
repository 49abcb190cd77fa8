import type { ListedApplication } from "../../../domain/cases/applications/queries.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { certificateName } from "../application-facts.tsx";
import { EmailLink, PhoneLinks } from "../contact-links.tsx";
import type { Column } from "../data-table.tsx";
import { ExampleMark } from "../example-mark.tsx";
import { useAdminTexts } from "../frame.ts";
import { Link } from "../link.tsx";
import { LocalTime } from "../local-time.tsx";
import { StatusSelect } from "../status-select.tsx";
import type { ApplicationColumn } from "./application-columns.ts";
import { Assignee, DueTime, UnreadMark } from "./cells.tsx";
import { Interest, RowMarks } from "./row-parts.tsx";

type Cells = Record<ApplicationColumn | "name" | "status", Column<ListedApplication>>;

/** The columns of the applications list. */
export function useApplicationCells(now: Date): Cells {
	const texts = useAdminTexts();
	const t = texts.applications;
	const own = texts.lists;
	const { closeReasons } = texts.applications;
	return {
		name: { header: t.fields.name, cell: (row) => <NameCell row={row} />, sortable: { by: "name" } },
		interest: {
			header: own.interest,
			cell: (row) => <Interest {...row} />,
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
			cell: ({ email }) => email && <EmailLink email={email} className="link line" />,
		},
		office: { header: own.office, cell: ({ office }) => texts.options[office] },
		assignee: {
			header: own.assignee,
			cell: ({ assignee }) => <Assignee name={assignee} />,
		},
		status: {
			header: t.status,
			cell: ({ id, applicantName, status, closedAt, closeReason }) =>
				// A reason such as "sent twice" leaves the status behind, which says nothing any more.
				closedAt && closeReason && closeReason !== status ? (
					<span className="badge border-edge text-muted">{closeReasons[closeReason]}</span>
				) : (
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
			cell: ({ submittedAt }) => <LocalTime at={submittedAt} isShort />,
			onPhone: true,
			sortable: { by: "submitted", isUsual: true },
		},
		reference: { header: t.fields.reference, cell: ({ reference }) => reference },
	};
}

function NameCell({ row }: { row: ListedApplication }) {
	const t = useAdminTexts().lists;
	const { applicantName, applicantId, phoneNumber, phoneE164, hasUnread, ofPerson } = row;
	const address = `/admin/applicants/${applicantId}`;
	return (
		<>
			<span className="line">
				<Link to={address} className="row-name" data-open="">
					{applicantName}
				</Link>{" "}
				<ExampleMark isExample={row.isExample} /> {hasUnread && <UnreadMark applicantId={applicantId} />}
			</span>
			<span className="line second">
				<RowMarks {...row} />
				{ofPerson > 1 && !row.isSentTwice && (
					<Link to={address} className="mark">
						{t.ofPerson(ofPerson)}
					</Link>
				)}
				<PhoneLinks phone={phoneNumber} e164={phoneE164} />
			</span>
		</>
	);
}
