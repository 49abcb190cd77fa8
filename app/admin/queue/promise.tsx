import { type ReactNode, useEffect, useState } from "react";
import type { TaskKind } from "../../../domain/desk/queue/schema.ts";
import { shortDay } from "../../../domain/shared/short-day.ts";
import { homeDay, homeZone } from "../../../domain/shared/time-zone.ts";
import { formatTime } from "../../i18n/formats.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import type { AdminTexts } from "../texts.ts";
import { formatDuration } from "./duration.ts";

type PromiseLeftProps = {
	kind: TaskKind;
	dueAt: Date;
	/** ISO dates that did not count. */
	skippedDays?: readonly string[];
	/** The server's time when the page was made. */
	now: Date;
};

/** How long a promise still holds, when it falls due, and how that was counted. */
export function PromiseLeft({ kind, dueAt, skippedDays, now }: PromiseLeftProps) {
	const t = useAdminTexts().desk;
	const { language } = useFrame();
	return (
		<span className="promise">
			<span className="line">
				<TimeLeft dueAt={dueAt} now={now} />
			</span>
			<span className="line second">
				<time dateTime={dueAt.toISOString()} title={t.tashkentTime}>
					{t.by(dueMoment(dueAt, language))}
				</time>
				{skippedDays && ` · ${countedAs(kind, skippedDays, t, language)}`}
			</span>
		</span>
	);
}

/** How long a promise still holds. */
export function TimeLeft({ dueAt, now }: Pick<PromiseLeftProps, "dueAt" | "now">) {
	const t = useAdminTexts().desk;
	const left = dueAt.getTime() - useNow(now).getTime();
	const span = formatDuration(Math.abs(left), t.duration);
	return left < 0 ? <strong className="text-brick">{t.overdueBy(span)}</strong> : <strong>{span}</strong>;
}

type Language = ReturnType<typeof useFrame>["language"];

/** "24.11, 15:00" in Tashkent, as the applicant reads it. */
export const dueMoment = (at: Date, language: Language) =>
	`${shortDay(homeDay(at), language)}, ${formatTime(at, homeZone, language)}`;

/** Most days that are named; the others are an ellipsis. */
const maxNamed = 4;

const countings: Record<TaskKind, keyof AdminTexts["desk"]["counted"]> = {
	...{ answer_contact: "answer", answer_message: "answer", first_contact: "contact", review_documents: "contact" },
	...{ follow_up: "follow_up", refund: "follow_up", fix_delivery: "fix_delivery", fact_check: "fact_check" },
};

/** How a due moment was counted: "24 h + Sun", "3 business days + Sat, Sun, 23.11". */
function countedAs(kind: TaskKind, skipped: readonly string[], t: AdminTexts["desk"], language: Language): ReactNode {
	const how = t.counted[countings[kind]];
	const names = skipped.map((day) => {
		const weekday = new Date(day).getUTCDay();
		return weekday % 6 === 0 ? t.weekdays[weekday] : shortDay(day, language);
	});
	const named = names.slice(0, maxNamed).join(", ") + (names.length > maxNamed ? "…" : "");
	return names.length > 0 ? `${how} + ${named}` : how;
}

/** The server's clock, which goes on while the page is open. */
export function useNow(start: Date): Date {
	const [now, setNow] = useState(start);
	useEffect(() => {
		const opened = Date.now();
		setNow(start);
		const timer = setInterval(() => setNow(new Date(start.getTime() + Date.now() - opened)), 20_000);
		return () => clearInterval(timer);
	}, [start]);
	return now;
}
