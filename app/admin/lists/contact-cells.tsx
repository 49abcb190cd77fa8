import { useLocation } from "react-router";
import type { ListedContact } from "../../../domain/cases/contacts/queries.ts";
import { EmailLink, PhoneLinks } from "../contact-links.tsx";
import type { Column } from "../data-table.tsx";
import { isTelegramMissing } from "../delivery-states.tsx";
import { ExampleMark } from "../example-mark.tsx";
import { useAdminTexts } from "../frame.ts";
import { Link } from "../link.tsx";
import { LocalTime } from "../local-time.tsx";
import { Assignee, DueTime, UnreadMark } from "./cells.tsx";
import { RowMarks } from "./row-parts.tsx";

const stateStyles: Partial<Record<ListedContact["state"], string>> = {
	new: "border-amber bg-amber-wash text-amber",
	answered: "border-celadon bg-celadon-wash text-celadon",
};

/** The columns of the list of contact messages. */
export function useContactCells(home: string, now: Date): Column<ListedContact>[] {
	const texts = useAdminTexts();
	const { search } = useLocation();
	const t = texts.contact;
	const own = texts.lists;
	const { states } = texts.notifications;
	return [
		{
			header: t.fields.name,
			cell: ({
				id,
				name,
				source,
				isSuspect,
				isExample,
				samePhone,
				hasUnread,
				applicantId,
				phone,
				phoneE164,
				email,
			}) => (
				<>
					<span className="line">
						<Link to={`${home}/${id}${search}`} preventScrollReset className="row-name" data-open="">
							{name}
						</Link>{" "}
						{source !== "site" && <span className="text-muted">{t.sources[source]}</span>}{" "}
						<ExampleMark isExample={isExample} /> {hasUnread && applicantId && <UnreadMark applicantId={applicantId} />}
					</span>
					<span className="line second">
						<RowMarks isSuspect={isSuspect} samePhone={samePhone} />
						{phone ? <PhoneLinks phone={phone} e164={phoneE164} /> : email && <EmailLink email={email} />}
					</span>
				</>
			),
		},
		{ header: t.fields.message, cell: ({ message }) => <span className="two-lines">{message}</span>, onPhone: true },
		{
			header: own.contact.state,
			cell: ({ state, notification, notificationError }) => (
				<>
					<span className={`badge ${stateStyles[state] ?? "border-edge text-muted"}`}>{own.contact.states[state]}</span>
					{notification && notification !== "sent" && !isTelegramMissing(notificationError) && (
						<span className="line second">
							{t.fields.notification}:{" "}
							<span className={`state state-${notification}`}>{states[notification].toLowerCase()}</span>
						</span>
					)}
				</>
			),
			onPhone: true,
		},
		{
			header: own.contact.due,
			cell: ({ dueAt }) => dueAt && <DueTime at={dueAt} now={now} />,
			onPhone: true,
			sortable: { by: "due" },
		},
		{
			header: own.assignee,
			cell: ({ assignee }) => <Assignee name={assignee} />,
		},
		{
			header: t.fields.submitted,
			cell: ({ submittedAt }) => <LocalTime at={submittedAt} isShort />,
			onPhone: true,
		},
	];
}
