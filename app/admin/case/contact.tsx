import { useEffect, useState } from "react";
import type { Applicant } from "../../../domain/cases/applicants/queries.ts";
import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import type { CaseChat } from "../../../domain/telegram/queries.ts";
import { formatTime } from "../../i18n/formats.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { PhoneLinks } from "../phone-links.tsx";
import { AssigneeForm } from "./assignee-form.tsx";
import { TelegramChats } from "./telegram.tsx";

type ReachProps = {
	applicant: Applicant;
	/** Everybody who can be the assignee. */
	staff: StaffMember[];
	chats: CaseChat[];
	now: Date;
	again: FormResult | undefined;
};

/** How to reach the applicant now, with both clocks, and who looks after the case. */
export function CaseContact({ applicant, staff, chats, now, again }: ReachProps) {
	const texts = useAdminTexts();
	const t = texts.case;
	const { phoneNumber, phoneE164, phoneOwner, email, language } = applicant;
	return (
		<section className="case-part" aria-labelledby="contact">
			<h2 id="contact">{t.contact}</h2>
			<p className="flex flex-wrap items-center gap-x-4 gap-y-1">
				{phoneNumber ? <PhoneLinks phone={phoneE164 ?? phoneNumber} /> : texts.empty}
				{phoneOwner !== "self" && (
					<span className="text-muted">
						{t.details.fields.phoneOwner}: {texts.options[phoneOwner]}
					</span>
				)}
			</p>
			{phoneNumber && !phoneE164 && <p className="text-amber">{t.unreadablePhone}</p>}
			<p>
				{email ? (
					<a className="link inline-block py-1" href={`mailto:${encodeURIComponent(email)}`}>
						{email}
					</a>
				) : (
					<strong className="text-amber">{t.noEmail}</strong>
				)}
			</p>
			<TelegramChats chats={chats} />
			<p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
				<span>{languageNames[language]}</span>
				<Clock name={texts.options.tashkent} zone="Asia/Tashkent" now={now} />
				<Clock name={texts.options.seoul} zone="Asia/Seoul" now={now} />
			</p>
			<AssigneeForm assigneeId={applicant.assigneeId} staff={staff} again={again} />
		</section>
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
