import { useFetcher, useLocation } from "react-router";
import { PhoneLinks } from "../contact-links.tsx";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { Link } from "../link.tsx";
import { RowFault } from "../post-form.tsx";
import { shortcut } from "../row-keys.ts";

/** What a row is about, and the addresses of what can be done about it. */
export type RowSubject = {
	name: string;
	/** The page of the case, or of the contact message. */
	open: string;
	/** Where the row itself leads, if that is another page: a contact message opens over the queue. */
	shown?: string;
	/** Dialogs; null where the row has no application, or no task of its own. */
	status: string | null;
	assign: string | null;
	/** Where the reader takes the case; null where there is a button for it, or an assignee. */
	take: string | null;
	/** As entered, for the links to call and to write. */
	phone?: string | null;
	/** Null for a contact message of a person who has not applied. */
	applicantId: string | null;
	applicationId: string | null;
	/** False for a check of facts, which concerns no person who could be answered or called. */
	isPerson?: boolean;
	/** The follow-up with a text of its own, which can be put off. */
	followUpId?: string | null;
};

/** What can be done about a case or a message. The keyboard presses the same controls: `data-shortcut` is the key. */
export function CaseLinks({ subject }: { subject: RowSubject }) {
	const texts = useAdminTexts();
	const t = texts.desk.actions;
	const { pathname, search } = useLocation();
	const { name, open, shown = open, status, assign, take, phone } = subject;
	const { applicantId, applicationId, followUpId, isPerson = true } = subject;
	const about = `?${new URLSearchParams({ ...(applicationId && { application: applicationId }), from: pathname + search })}`;
	const links = [
		{ key: "r", text: isPerson ? t.reply : texts.facts.open, to: applicantId ? `${open}#answer` : shown },
		{ key: "c", text: texts.tasks.log, to: isPerson && `${open}/call${about}` },
		{ key: "s", text: t.status, to: status && status + search },
		{
			key: "d",
			text: texts.tasks.plan,
			to: applicantId && `${open}/follow-up${about}${followUpId ? `&task=${followUpId}` : ""}`,
		},
		{ key: "n", text: t.note, to: applicantId && `${open}#note` },
		{ key: "a", text: t.assign, to: assign && assign + search },
	];
	return (
		<>
			{phone && <PhoneLinks phone={phone} />}
			{links.map(
				({ key, text, to }) =>
					to && (
						<Link key={key} to={to} preventScrollReset {...shortcut(key)}>
							{text} <kbd>{key}</kbd>
						</Link>
					),
			)}
			{take && <TakeButton action={take} name={name} />}
		</>
	);
}

type TakeProps = { action: string; name: string; isCase?: boolean };

/** Makes the reader the assignee. */
export function TakeButton({ action, name, isCase = true }: TakeProps) {
	const t = useAdminTexts().desk.actions;
	const { search } = useLocation();
	const fetcher = useFetcher<FormResult>();
	const fault = fetcher.state === "idle" ? fetcher.data?.fault : undefined;
	return (
		<fetcher.Form method="post" action={action + search} className="in-row">
			<button
				type="submit"
				className="btn btn-small"
				{...shortcut("t")}
				aria-label={isCase ? t.takeOf(name) : `${t.take}: ${name}`}
				aria-disabled={fetcher.state !== "idle"}
			>
				{t.take}
			</button>
			<RowFault fault={fault} />
		</fetcher.Form>
	);
}
