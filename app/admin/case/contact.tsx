import type { Applicant } from "../../../domain/cases/applicants/queries.ts";
import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import type { CaseChat } from "../../../domain/telegram/queries.ts";
import { formatDay, formatTime } from "../../i18n/formats.ts";
import { EmailLink, PhoneLinks } from "../contact-links.tsx";
import { useCaseTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { useNow } from "../queue/promise.tsx";
import { shortcut } from "../row-keys.ts";
import { CaseForm } from "./case-form.tsx";

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
	const texts = useCaseTexts();
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
					<EmailLink email={email} className="link inline-block py-1" />
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
	const time = useNow(now);
	return (
		<span>
			{name} <strong>{formatTime(time, zone, language)}</strong>
		</span>
	);
}

/** Whether messages reach the applicant and the family in Telegram, since when, and what has proven whose chat it is. */
function TelegramChats({ chats }: { chats: CaseChat[] }) {
	const { language } = useFrame();
	const t = useCaseTexts().case.telegram;
	return chats.map(({ id, follower, label, state, provenBy, connectedAt, endedAt }) => {
		const whose = follower === "family" ? t.family(label ?? t.parent) : t.applicant;
		const since = formatDay(homeDay(endedAt ?? connectedAt), language);
		const isReached = state === "active";
		return (
			<p key={id} className={isReached ? "text-muted" : "text-amber"} data-telegram={state}>
				{`${whose}: ${t.states[state](since)} (${t.proofs[provenBy ?? "pair"]})`}
			</p>
		);
	});
}

type AssigneeFormProps = { assigneeId: string | null; staff: StaffMember[]; again: FormResult | undefined };

/** Who looks after the case. Somebody who is away keeps it, and cannot be given another one. */
function AssigneeForm({ assigneeId, staff, again }: AssigneeFormProps) {
	const texts = useCaseTexts();
	const { language } = useFrame();
	const t = texts.case.assignee;
	const nameOf = ({ name, office, awayUntil }: StaffMember) =>
		[name, office && texts.options[office], awayUntil && texts.desk.awayUntil(formatDay(awayUntil, language))]
			.filter(Boolean)
			.join(" · ");
	return (
		<CaseForm intent="assign" again={again} submit={t.assign} className="in-row">
			<label htmlFor="assignee" className="text-muted">
				{texts.lists.assignee}
			</label>
			{/* The select follows the case when somebody else assigns it meanwhile. */}
			<select
				key={assigneeId}
				id="assignee"
				name="assignee"
				{...shortcut("a")}
				className="field field-small max-w-full"
				defaultValue={assigneeId ?? ""}
			>
				<option value="">{texts.lists.nobody}</option>
				{staff.map((member) => (
					<option key={member.id} value={member.id} disabled={member.awayUntil !== null && member.id !== assigneeId}>
						{nameOf(member)}
					</option>
				))}
			</select>
		</CaseForm>
	);
}
