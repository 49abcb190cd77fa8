import { Link } from "react-router";
import type { LaunchTask } from "../../domain/maintenance/launch-checklist.ts";
import { useAdminTexts } from "./frame.ts";

/** Where each task is done; the settings of the server have no page. */
const places: Partial<Record<LaunchTask, `/${string}`>> = {
	sample: "/admin/sample",
	legal: "/admin/settings",
	fees: "/admin/settings",
	offices: "/admin/content/offices",
	owner: "/admin/users",
	"two-factor": "/account",
};

/** What is left to do before the site opens; nothing once all is done. */
export function LaunchChecklist({ tasks }: { tasks: LaunchTask[] }) {
	const t = useAdminTexts().launch;
	if (tasks.length === 0) return null;
	return (
		<section aria-labelledby="launch" className="notice mb-4">
			<h2 id="launch" className="text-lg">
				{t.title}
			</h2>
			<ul className="mt-2 grid gap-1">
				{tasks.map((task) => {
					const place = places[task];
					return (
						<li key={task} className="flex gap-2">
							<span aria-hidden="true" className="text-amber">
								○
							</span>
							{place ? (
								<Link className="link" to={place} reloadDocument={!place.startsWith("/admin")}>
									{t.tasks[task]}
								</Link>
							) : (
								t.tasks[task]
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
