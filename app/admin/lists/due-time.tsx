import { useAdminTexts, useFrame } from "../frame.ts";
import { dueMoment } from "../queue/promise.tsx";

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
