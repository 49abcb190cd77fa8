import { useId } from "react";
import { Link, useFetcher, useLocation } from "react-router";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { PhoneLinks } from "../phone-links.tsx";

/** What a row is about, and the addresses of what can be done about it. */
export type RowSubject = {
	name: string;
	/** The page of the case, or of the contact message. */
	open: string;
	/** Where the row itself leads, if that is another page: a contact message opens over the queue. */
	shown?: string;
	/** Dialogs; null where the row has no application. */
	status: string | null;
	assign: string | null;
	/** Where the reader takes the case; null where there is a button for it, or an assignee. */
	take: string | null;
	/** As entered. On a phone, the row's menu has the links to call and to write, because the row has no room for them. */
	phone?: string | null;
	/** Null for a contact message of a person who has not applied. */
	applicantId: string | null;
	applicationId: string | null;
	/** False for a check of facts, which concerns no person who could be answered or called. */
	isPerson?: boolean;
	/** The follow-up with a text of its own, which can be put off. */
	followUpId?: string | null;
};

/**
 * What can be done about a row. The keyboard presses the same controls: `data-shortcut` is the key. What is needed less
 * often is in a box that the browser opens in front of the page.
 */
export function RowControls({ subject }: { subject: RowSubject }) {
	const texts = useAdminTexts();
	const t = texts.desk.actions;
	const isPerson = subject.isPerson !== false;
	const reply = isPerson ? t.reply : texts.facts.open;
	return (
		<span className="row-actions">
			<Link to={replyOf(subject)} data-shortcut="r" aria-keyshortcuts="r" aria-label={`${reply}: ${subject.name}`}>
				{reply}
			</Link>
			<RowMenuButton subject={subject} isShort />
		</span>
	);
}

type RowMenuButtonProps = {
	subject: RowSubject;
	/** The row already shows the link to the answer. */
	isShort?: boolean;
};

/** The button that opens the box with what can be done about a row. */
export function RowMenuButton({ subject, isShort = false }: RowMenuButtonProps) {
	const t = useAdminTexts().desk.actions;
	const id = useId();
	return (
		<>
			<button type="button" popoverTarget={id} aria-label={t.moreOf(subject.name)} className="row-more">
				{isShort ? t.more : "⋯"}
			</button>
			<span id={id} popover="auto" className="row-menu">
				<RowMenu subject={subject} hasReply={!isShort} />
			</span>
		</>
	);
}

const replyOf = ({ open, shown = open, applicantId }: RowSubject) => (applicantId ? `${open}#answer` : shown);

function RowMenu({ subject, hasReply }: { subject: RowSubject; hasReply: boolean }) {
	const texts = useAdminTexts();
	const t = texts.desk.actions;
	const { pathname, search } = useLocation();
	const { name, open, status, assign, take, applicantId, applicationId, followUpId, isPerson = true, phone } = subject;
	const about = `?${new URLSearchParams({ ...(applicationId && { application: applicationId }), from: pathname + search })}`;
	const links = [
		{ key: "r", text: t.reply, to: hasReply && replyOf(subject) },
		{ key: "c", text: texts.tasks.log, to: isPerson && `${open}/call${about}` },
		{ key: "s", text: t.status, to: status && status + search },
		{
			key: "d",
			text: t.date,
			to: applicantId && `${open}/follow-up${about}${followUpId ? `&task=${followUpId}` : ""}`,
		},
		{ key: "n", text: t.note, to: applicantId && `${open}#note` },
		{ key: "a", text: t.assign, to: assign && assign + search },
	];
	return (
		<>
			<strong>{name}</strong>
			{phone && (
				<span className="px-2 md:hidden">
					<PhoneLinks phone={phone} />
				</span>
			)}
			{links.map(
				({ key, text, to }) =>
					to && (
						<Link key={key} to={to} preventScrollReset data-shortcut={key} aria-keyshortcuts={key} onClick={closeMenu}>
							{text} <kbd>{key}</kbd>
						</Link>
					),
			)}
			{take && <TakeButton action={take} name={name} />}
		</>
	);
}

/** Closes the box that the control is in, if it is in one. */
const closeMenu = ({ currentTarget }: { currentTarget: Element }) =>
	currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

type TakeProps = { action: string; name: string; isCase?: boolean };

/** Makes the reader the assignee. */
export function TakeButton({ action, name, isCase = true }: TakeProps) {
	const texts = useAdminTexts();
	const t = texts.desk.actions;
	const { search } = useLocation();
	const fetcher = useFetcher<FormResult>();
	const fault = fetcher.state === "idle" ? fetcher.data?.fault : undefined;
	return (
		<fetcher.Form method="post" action={action + search} className="in-row">
			<button
				type="submit"
				className="btn btn-small"
				data-shortcut="t"
				aria-keyshortcuts="t"
				aria-label={isCase ? t.takeOf(name) : `${t.take}: ${name}`}
				aria-disabled={fetcher.state !== "idle"}
				onClick={closeMenu}
			>
				{t.take}
			</button>
			{fault && (
				<span role="alert" className="text-sm text-brick">
					{texts.faults[fault]}
				</span>
			)}
		</fetcher.Form>
	);
}
