import type { ListedContact } from "../../../domain/cases/contacts/queries.ts";
import type { Column } from "../data-table.tsx";
import { isTelegramMissing } from "../delivery-states.tsx";
import { useAdminTexts } from "../frame.ts";
import { LocalTime } from "../local-time.tsx";
import { PhoneLinks } from "../phone-links.tsx";
import { RowActions } from "../row-actions.tsx";
import { UnreadMark } from "../unread-mark.tsx";
import { DueTime } from "./due-time.tsx";

const stateStyles: Partial<Record<ListedContact["state"], string>> = {
	new: "border-amber bg-amber-wash text-amber",
	answered: "border-celadon bg-celadon-wash text-celadon",
};

/** The columns of the list of contact messages. */
export function useContactCells(home: string, now: Date): Column<ListedContact>[] {
	const texts = useAdminTexts();
	const t = texts.contact;
	const own = texts.lists;
	const { states } = texts.notifications;
	return [
		{
			header: t.fields.name,
			cell: ({ name, source, isSuspect, hasUnread, applicantId }) => (
				<>
					{name} {source !== "site" && <span className="text-sm text-muted">{t.sources[source]}</span>}{" "}
					{isSuspect && <span className="state state-failed">{texts.suspect.mark}</span>}{" "}
					{hasUnread && applicantId && <UnreadMark applicantId={applicantId} />}
				</>
			),
		},
		{
			header: `${t.fields.email}, ${t.fields.phone}`,
			cell: ({ email, phone, phoneE164 }) => (
				<>
					{email && (
						<a className="link inline-block py-1 lg:block lg:truncate" href={`mailto:${encodeURIComponent(email)}`}>
							{email}
						</a>
					)}
					{phone && <PhoneLinks phone={phone} e164={phoneE164} />}
				</>
			),
			onPhone: true,
		},
		{ header: t.fields.message, cell: ({ message }) => <span className="line-clamp-2">{message}</span>, onPhone: true },
		{
			header: own.contact.state,
			cell: ({ state }) => (
				<span className={`badge ${stateStyles[state] ?? "border-edge text-muted"}`}>{own.contact.states[state]}</span>
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
			cell: ({ assignee }) => assignee ?? <span className="text-muted">{own.nobody}</span>,
		},
		{
			header: t.fields.notification,
			cell: ({ notification, notificationError }) =>
				notification && !isTelegramMissing(notificationError) ? (
					<span className={`state state-${notification}`}>{states[notification]}</span>
				) : (
					t.noNotification
				),
			onPhone: true,
		},
		{
			header: t.fields.submitted,
			cell: ({ submittedAt }) => <LocalTime at={submittedAt.toISOString()} isShort />,
			onPhone: true,
		},
		{
			header: texts.actions,
			cell: ({ id, name }) => <RowActions base={`${home}/${id}`} name={name} fixed />,
		},
	];
}
