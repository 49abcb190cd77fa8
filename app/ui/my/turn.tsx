import { writtenDeadline, writtenSkipped } from "../../../domain/messaging/dates.ts";
import type { Progress } from "../../../domain/my/progress.ts";
import type { NextStep } from "../../../domain/my/steps.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { MyTexts } from "../../i18n/my/texts.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useRequestContext } from "../../request-context.ts";

type TurnProps = {
	progress: Pick<Progress, "status" | "next" | "reason">;
	heading?: "h2" | "h3";
	/** For parents, whose child reads "you". */
	turns?: MyTexts["turns"];
	nothing?: string;
	/** Before the sentence that is addressed to the applicant. */
	lead?: string;
};

const turnStyles = {
	applicant: { box: "border-orange bg-orange-wash", title: "text-orange" },
	others: { box: "border-celadon bg-celadon-wash", title: "text-celadon" },
	closed: { box: "", title: "" },
};

/** The sentence that answers at once whether there is something to do: whose turn it is, what, and until when. */
export function Turn({ progress, heading: Heading = "h2", turns, nothing, lead }: TurnProps) {
	const t = useMyTexts();
	const { status, next, reason } = progress;
	const isClosed = status === "rejected";
	const isOwn = next.owner === "applicant";
	const style = turnStyles[isClosed ? "closed" : isOwn ? "applicant" : "others"];
	return (
		<div className={`notice mt-5 ${style.box}`} data-turn={isClosed ? "closed" : next.owner}>
			<Heading className={style.title}>{isClosed ? t.closed : <Owner next={next} turns={turns ?? t.turns} />}</Heading>
			{isClosed && reason && <p className="text mt-2">{t.reason(reason)}</p>}
			{lead && <p className="mt-2 text-muted">{lead}</p>}
			<p className="text mt-2 text-lg">{next.text ?? t.next[next.textKey]}</p>
			<Counted next={next} />
			{next.isOverdue ? (
				<p className="mt-2">{isOwn ? t.overdue.applicant : t.overdue.others}</p>
			) : (
				!isOwn && !isClosed && <p className="mt-2 font-semibold">{nothing ?? t.nothing}</p>
			)}
		</div>
	);
}

function Owner({ next, turns }: { next: NextStep; turns: MyTexts["turns"] }) {
	const { language } = useRequestContext();
	const t = useMyTexts();
	const turn = turns[next.owner];
	if (!next.dueOn) return turn;
	if (next.promise) return `${turn}: ${t.byTime(writtenDeadline(next.promise.at, language))}`;
	const day = formatDay(next.dueOn, language);
	return `${turn}: ${next.textKey === "interview_scheduled" ? t.on(day) : t.by(day)}`;
}

/** Which days the promised moment does not count. */
function Counted({ next: { promise } }: { next: NextStep }) {
	const { language } = useRequestContext();
	const { counted } = useTexts();
	if (!promise || promise.skipped.length === 0) return null;
	return <p className="note">{counted.contact(writtenSkipped(promise.skipped, language))}</p>;
}
