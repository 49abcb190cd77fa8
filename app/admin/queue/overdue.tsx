import { Link } from "react-router";
import type { listOverdue } from "../../../domain/desk/queue/list-queries.ts";
import { useAdminTexts } from "../frame.ts";
import { PromiseLeft } from "./promise.tsx";
import { addressOf, useTaskName } from "./tasks.tsx";

/** The promises that are longest overdue, first on the dashboard, because the sign-in leads there (AUTH-02). */
export function OverdueCases({ rows, now }: Awaited<ReturnType<typeof listOverdue>>) {
	const t = useAdminTexts().desk;
	const nameOf = useTaskName();
	if (rows.length === 0) return null;
	return (
		<section aria-labelledby="overdue-cases" className="overdue-cases">
			<h2 id="overdue-cases">{t.sections.overdue}</h2>
			<ul>
				{rows.map((row) => (
					<li key={row.id} data-row={row.id}>
						<Link to={addressOf(row)} className="link" data-open="">
							{nameOf(row)}
						</Link>
						<span>{t.kinds[row.kind]}</span>
						<PromiseLeft kind={row.kind} dueAt={row.dueAt} now={now} />
					</li>
				))}
			</ul>
			<Link to="/admin/queue" className="btn btn-small btn-primary">
				{t.queue}
			</Link>
		</section>
	);
}
