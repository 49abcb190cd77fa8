import { Link } from "react-router";
import type { Bulk } from "../../../domain/cases/bulk/queries.ts";
import { useManagementTexts } from "../frame.ts";

/** The people of a job whom staff should look at, by the reason. */
export function BulkNames({ named }: Pick<Bulk, "named">) {
	const { issues } = useManagementTexts().bulkWork;
	const groups = [...Map.groupBy(named, ({ issue }) => issue)];
	return groups.map(([issue, people]) => {
		const title = issues[issue as keyof typeof issues] ?? issues.other;
		const known = people.filter(({ name }) => name !== "");
		return (
			<section key={issue} className="mt-4">
				<h2 className="text-base">{title(people.length)}</h2>
				<ul>
					{known.map(({ id, applicantId, name }) => (
						<li key={id}>
							<Link to={`/admin/applicants/${applicantId}`} className="link">
								{name}
							</Link>
						</li>
					))}
				</ul>
			</section>
		);
	});
}
