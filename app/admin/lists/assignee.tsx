import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import type { ListFilterText } from "../filter-controls.tsx";
import { useAdminTexts } from "../frame.ts";
import type { AdminTexts } from "../texts.ts";

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
