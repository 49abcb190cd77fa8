import { Link } from "react-router";
import type { SamePhone } from "../../../domain/cases/applicants/same-phone.ts";
import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { type Language, type LocalizedField, localized } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import type { ListFilterText } from "../filter-controls.tsx";
import { useAdminTexts, useFrame } from "../frame.ts";
import { dueMoment } from "../queue/promise.tsx";
import type { AdminTexts } from "../texts.ts";

type RowMarksProps = {
	isSuspect: boolean;
	/** The same person has another open application for the same program. */
	isSentTwice?: boolean | undefined;
	samePhone: SamePhone | null;
};

/** The warnings about the person in a row. */
export function RowMarks({ isSuspect, isSentTwice, samePhone }: RowMarksProps) {
	const texts = useAdminTexts();
	const t = texts.lists;
	return (
		<>
			{isSuspect && <span className="mark text-brick">{texts.suspect.mark}</span>}
			{isSentTwice && <span className="mark">{t.sentTwice}</span>}
			{samePhone && (
				<Link to={`/admin/applicants/${samePhone.applicantId}`} className="mark">
					{t.samePhone(samePhone.name, samePhone.count - 1)}
				</Link>
			)}
		</>
	);
}

/** In a list: this applicant's message waits for an answer. Leads to the case. */
export function UnreadMark({ applicantId }: { applicantId: string }) {
	const t = useAdminTexts().case;
	return (
		<Link to={`/admin/applicants/${applicantId}`} className="badge border-amber text-amber" title={t.unreadHint}>
			{t.unread}
		</Link>
	);
}

/** When something falls due, in Tashkent as in the queue; marked in words once it has. */
export function DueTime({ at, now }: { at: Date; now: Date }) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const isOverdue = at < now;
	return (
		<span className={isOverdue ? "font-semibold text-brick" : undefined}>
			{isOverdue && <span className="line">{texts.lists.overdue}</span>}
			<time className="line" dateTime={at.toISOString()} title={texts.desk.tashkentTime}>
				{dueMoment(at, language)}
			</time>
		</span>
	);
}

type Names<F extends string> = { [K in LocalizedField<F>]?: string | null } | null;

type InterestProps = {
	program: Names<"title">;
	university: Names<"name">;
	/** Of the applicant. */
	language: Language;
	location: string | null;
	/** Where it matters. */
	officeName?: string | undefined;
};

/** What somebody wants to study, and below it the language and the city of the person. */
export function Interest({ program, university, language, location, officeName }: InterestProps) {
	const { language: own } = useFrame();
	const chosen = [program && localized(program, "title", own), university && localized(university, "name", own)];
	return (
		<>
			<span className="line">{chosen.filter(Boolean).join(" · ")}</span>
			<span className="line second">{[languageNames[language], location, officeName].filter(Boolean).join(" · ")}</span>
		</>
	);
}

/** The words of a filter by assignee. */
export const assigneeText = (t: AdminTexts["lists"], staff: StaffMember[]): ListFilterText => ({
	...{ label: t.assignee, all: t.anyone, isNamed: true },
	options: { me: t.mine, nobody: t.nobody, ...Object.fromEntries(staff.map(({ id, name }) => [id, name])) },
});

/** The assignee of a row; without one a dash, with a text for screen readers. */
export function Assignee({ name }: { name: string | null }) {
	const { nobody } = useAdminTexts().lists;
	if (name) return name;
	return (
		<span className="text-muted">
			<span className="sr-only">{nobody}</span>
			<span aria-hidden="true">—</span>
		</span>
	);
}
