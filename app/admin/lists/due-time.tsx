import { useAdminTexts } from "../frame.ts";
import { LocalTime } from "../local-time.tsx";

/** When something falls due; marked in words once it has. */
export function DueTime({ at, now }: { at: Date; now: Date }) {
	const t = useAdminTexts().lists;
	const isOverdue = at < now;
	return (
		<span className={isOverdue ? "font-semibold text-brick" : undefined}>
			{isOverdue && `${t.overdue}: `}
			<LocalTime at={at.toISOString()} isShort />
		</span>
	);
}
