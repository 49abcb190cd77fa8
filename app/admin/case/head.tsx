import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Applicant } from "../../../domain/cases/applicants/queries.ts";
import type { ConversationMessage, Note } from "../../../domain/cases/conversations/queries.ts";
import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import type { CaseChat } from "../../../domain/telegram/case-queries.ts";
import { formatTime } from "../../i18n/formats.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { useListBehind } from "../list-behind.ts";
import { LocalTime } from "../local-time.tsx";
import { PhoneLinks } from "../phone-links.tsx";
import { AssigneeForm } from "./assignee-form.tsx";
import { TelegramChats } from "./telegram.tsx";

type CaseHeadProps = {
	applicant: Applicant;
	/** Everybody who can be the assignee. */
	staff: StaffMember[];
	messages: ConversationMessage[];
	notes: Note[];
	chats: CaseChat[];
	now: Date;
	again: FormResult | undefined;
};

/** Who the applicant is and how to reach them now: both clocks, and the notes that matter. */
export function CaseHead({ applicant, staff, messages, notes, chats, now, again }: CaseHeadProps) {
	const texts = useAdminTexts();
	const t = texts.case;
	const { siteName } = useFrame();
	const behind = useListBehind();
	const { fullName, phoneNumber, phoneE164, phoneOwner, email, language } = applicant;
	const unread = messages.find(({ kind, readByStaffAt }) => kind === "message_in" && !readByStaffAt);
	const pinned = notes.filter(({ isPinned }) => isPinned);
	return (
		<header className="case-head">
			<title>{`${t.windowTitle(fullName)} — ${siteName}`}</title>
			<p>
				<Link to={behind.to} className="link" data-shortcut="u" aria-keyshortcuts="u">
					{behind.name}
				</Link>
			</p>
			<h1>{fullName}</h1>
			<p className="flex flex-wrap items-center gap-x-4 gap-y-1">
				{phoneNumber ? <PhoneLinks phone={phoneE164 ?? phoneNumber} /> : texts.empty}
				{phoneOwner !== "self" && (
					<span className="text-muted">
						{t.details.fields.phoneOwner}: {texts.options[phoneOwner]}
					</span>
				)}
				{email ? (
					<a className="link py-1" href={`mailto:${encodeURIComponent(email)}`}>
						{email}
					</a>
				) : (
					<strong className="text-amber">{t.noEmail}</strong>
				)}
			</p>
			{phoneNumber && !phoneE164 && <p className="text-amber">{t.unreadablePhone}</p>}
			<p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
				<span>{languageNames[language]}</span>
				<Clock name={texts.options.tashkent} zone="Asia/Tashkent" now={now} />
				<Clock name={texts.options.seoul} zone="Asia/Seoul" now={now} />
			</p>
			<TelegramChats chats={chats} />
			<AssigneeForm assigneeId={applicant.assigneeId} staff={staff} again={again} />
			{unread && (
				<p className="case-waiting">
					<a className="link font-semibold" href="#messages">
						{t.unreadHint}
					</a>{" "}
					<span className="text-muted">
						<LocalTime at={unread.sentAt.toISOString()} />
					</span>
				</p>
			)}
			{pinned.map(({ id, text }) => (
				<p key={id} className="case-note-pinned case-text">
					{text}
				</p>
			))}
		</header>
	);
}

/** The time of day in an office's city. It goes on while the page is open. */
function Clock({ name, zone, now }: { name: string; zone: string; now: Date }) {
	const { language } = useFrame();
	const [time, setTime] = useState(now);
	useEffect(() => {
		const opened = Date.now();
		const timer = setInterval(() => setTime(new Date(now.getTime() + Date.now() - opened)), 15_000);
		return () => clearInterval(timer);
	}, [now]);
	return (
		<span>
			{name} <strong>{formatTime(time, zone, language)}</strong>
		</span>
	);
}
