import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import type { ListFilterText } from "../filter-controls.tsx";
import { useAdminTexts, useFrame } from "../frame.ts";
import { Link } from "../link.tsx";
import { dueMoment } from "../queue/promise.tsx";
import type { AdminTexts } from "../texts.ts";

/** In a list: this applicant's message waits for an answer. Leads to the case. */
export function UnreadMark({ applicantId }: { applicantId: string }) {
	const t = useAdminTexts().lists;
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
			{isOverdue && <span className="line">{texts.lists.overdue}</span>}{" "}
			<time className="line" dateTime={at.toISOString()} title={texts.desk.tashkentTime}>
				{dueMoment(at, language)}
			</time>
		</span>
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
