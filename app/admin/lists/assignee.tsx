import { useAdminTexts } from "../frame.ts";

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
