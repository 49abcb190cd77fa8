import type { TimelineEvent } from "../../../domain/applications/case-queries.ts";
import type { StoredStatus } from "../../../domain/applications/schema.ts";
import { useAdminTexts } from "../frame.ts";
import { LocalTime } from "../local-time.tsx";

/** Kinds of events that only staff cause; their account may have been deleted. */
const byStaff: TimelineEvent["kind"][] = ["status_changed", "message_out", "note"];

/** What happened, newest first, with what the applicant does not see marked. */
export function Timeline({ events, isSeveral }: { events: TimelineEvent[]; isSeveral: boolean }) {
	const texts = useAdminTexts();
	const t = texts.case.timeline;
	const statusOf = (name = "") => texts.applications.statuses[name as StoredStatus] ?? name;
	return (
		<section className="case-part" aria-labelledby="timeline">
			<h2 id="timeline">{t.title}</h2>
			<ol className="case-thread">
				{events.map(({ id, at, kind, isPublic, shownAt, data, actor, reference }) => (
					<li key={id}>
						<p>
							<strong>
								{kind === "status_changed" ? `${statusOf(data?.from)} → ${statusOf(data?.to)}` : t.events[kind]}
							</strong>{" "}
							{isSeveral && reference && <span className="text-muted">{reference}</span>}
						</p>
						{data?.reason && <p className="case-text">{data.reason}</p>}
						<p className="text-sm text-muted">
							<LocalTime at={at.toISOString()} />
							{` · ${actor ?? (byStaff.includes(kind) ? texts.somebody : t.applicant)}`}
							{!isPublic && ` · ${t.internal}`}
							{data?.takenBack && ` · ${t.takenBack}`}
							{kind === "status_changed" && shownAt > at && (
								<>
									{` · ${t.shownFrom} `}
									<LocalTime at={shownAt.toISOString()} />
								</>
							)}
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
