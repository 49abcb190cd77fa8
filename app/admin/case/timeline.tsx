import { Link } from "react-router";
import type { Milestone } from "../../../domain/cases/applicants/schema.ts";
import type { TimelineEvent } from "../../../domain/cases/applications/case-queries.ts";
import type { StoredStatus } from "../../../domain/cases/applications/schema.ts";
import type { CaseEmail } from "../../../domain/messaging/queries.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { LocalTime } from "../local-time.tsx";
import { Emails } from "./emails.tsx";

/** Kinds of events that only staff cause; their account may have been deleted. */
const byStaff: TimelineEvent["kind"][] = [
	...(["assigned", "status_changed", "next_step", "milestone", "message_out", "note", "call"] as const),
	...(["closed", "reopened"] as const),
];

type TimelineProps = {
	applicantId: string;
	events: TimelineEvent[];
	emails: CaseEmail[];
	/** Whether the applicant has several applications. */
	isSeveral: boolean;
	again: FormResult | undefined;
};

/** The events of a case, newest first. Marks those that the applicant does not see, and shows the emails about them. */
export function Timeline({ applicantId, events, emails, isSeveral, again }: TimelineProps) {
	const texts = useAdminTexts();
	const t = texts.case.timeline;
	const { language } = useFrame();
	const statusOf = (name = "") => texts.applications.statuses[name as StoredStatus] ?? name;
	const resultOf = (name = "") => (texts.tasks.results as Record<string, string>)[name]?.toLowerCase() ?? name;
	const titleOf = ({
		kind,
		data,
		assignee,
		inquiry,
	}: Pick<TimelineEvent, "kind" | "data" | "assignee" | "inquiry">) => {
		if (kind === "status_changed") return `${statusOf(data?.from)} → ${statusOf(data?.to)}`;
		if (kind === "call") return `${t.events.call}: ${resultOf(data?.result)}`;
		if (kind === "submitted" && inquiry !== null) return t.inquiry;
		if (kind === "milestone") return texts.case.milestones.names[data?.milestone as Milestone];
		if (kind !== "assigned") return t.events[kind];
		return `${t.events.assigned}: ${data?.to ? (assignee ?? texts.somebody) : t.nobody}`;
	};
	return (
		<section className="case-part" aria-labelledby="timeline">
			<h2 id="timeline">{t.title}</h2>
			<p>
				<Link className="link" to={`/admin/history/${applicantId}`} data-shortcut="h" aria-keyshortcuts="h">
					{t.whoChangedWhat}
				</Link>
			</p>
			<ol className="case-thread">
				{events.map(
					({ id, at, kind, isPublic, visibleAt, undoneAt, text, inquiry, data, actor, assignee, reference }) => (
						<li key={id}>
							<p>
								<strong>{titleOf({ kind, data, assignee, inquiry })}</strong>{" "}
								{isSeveral && reference && <span className="text-muted">{reference}</span>}
							</p>
							{data?.reason && <p className="case-text">{data.reason}</p>}
							{kind === "next_step" && data?.nextStepText && <p className="case-text">{data.nextStepText}</p>}
							{kind === "milestone" && data?.on && <p>{formatDay(data.on, language)}</p>}
							{kind === "submitted" && inquiry && <p className="case-text">{inquiry}</p>}
							{(kind === "call" || (kind === "message_out" && inquiry !== null)) && text && (
								<p className="case-text">{text}</p>
							)}
							<p className="text-sm text-muted">
								<LocalTime at={at.toISOString()} />
								{` · ${actor ?? (data?.byTurns ? t.automatic : byStaff.includes(kind) ? texts.somebody : t.applicant)}`}
								{!isPublic && ` · ${t.staffOnly}`}
								{undoneAt && ` · ${t.takenBack}`}
								{kind === "status_changed" && !undoneAt && visibleAt > at && (
									<>
										{` · ${t.shownFrom} `}
										<LocalTime at={visibleAt.toISOString()} />
									</>
								)}
							</p>
							<Emails emails={emails.filter(({ entryId }) => entryId === id)} again={again} />
						</li>
					),
				)}
			</ol>
		</section>
	);
}
