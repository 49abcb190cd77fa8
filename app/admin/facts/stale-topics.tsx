import { Link } from "react-router";
import type { listFactChecks } from "../../../domain/desk/fact-checks/queries.ts";
import { useAdminTexts } from "../frame.ts";

/** How many records of each topic have to be compared with their source; nothing if none. */
export function StaleTopics({ checks }: { checks: Awaited<ReturnType<typeof listFactChecks>> }) {
	const t = useAdminTexts().facts;
	if (checks.length === 0) return null;
	return (
		<section aria-labelledby="fact-checks" className="notice mb-4">
			<h2 id="fact-checks" className="text-lg">
				{t.title}
			</h2>
			<ul className="mt-2 grid gap-1">
				{checks.map(
					({ topic, staleRecords }) =>
						topic && (
							<li key={topic}>
								<Link className="link" to={`/admin/fact-checks#${topic}`}>
									{t.topics[topic]}
								</Link>{" "}
								<span className="text-muted">{t.records(staleRecords ?? 0)}</span>
							</li>
						),
				)}
			</ul>
		</section>
	);
}
