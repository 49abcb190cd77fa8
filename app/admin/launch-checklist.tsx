import { Link } from "react-router";
import type { LaunchItem, LaunchTask } from "../../domain/maintenance/launch-checklist.ts";
import { useManagementTexts } from "./frame.ts";

/** Where each task is done or its state is shown. */
const places: Record<LaunchTask, `/${string}`> = {
	sample: "/admin/sample",
	examples: "/admin/queue",
	legal: "/admin/settings/legal-entity",
	fees: "/admin/settings/service-fees",
	terms: "/terms",
	offices: "/admin/content/offices",
	owner: "/admin/users",
	"two-factor": "/admin/account",
	staff: "/admin/settings/rules/owners-only",
	address: "/admin/status",
	backups: "/admin/status",
	chat: "/admin/settings/connections",
	mail: "/admin/settings/connections",
	visa: "/admin/settings/connections",
};

/** What is to do before the site opens, each with its state; nothing once all is done. */
export function LaunchChecklist({ tasks }: { tasks: LaunchItem[] }) {
	const t = useManagementTexts().launch;
	const done = tasks.filter(({ isDone }) => isDone);
	if (done.length === tasks.length) return null;
	return (
		<section aria-labelledby="launch" className="notice mb-4">
			<h2 id="launch" className="text-lg">
				{t.title}
			</h2>
			<p className="text-muted">{t.progress(done.length, tasks.length)}</p>
			<Items items={tasks.filter(({ isDone }) => !isDone)} />
			{done.length > 0 && (
				<details className="mt-2">
					<summary className="py-1">{t.done}</summary>
					<Items items={done} />
				</details>
			)}
		</section>
	);
}

function Items({ items }: { items: LaunchItem[] }) {
	const t = useManagementTexts().launch;
	return (
		<ul className="mt-2 grid gap-1">
			{items.map(({ task, isDone }) => (
				<li key={task} className="flex gap-2">
					<span role="img" aria-label={isDone ? t.isDone : t.isOpen} className={isDone ? "text-celadon" : "text-amber"}>
						{isDone ? "✓" : "○"}
					</span>
					<Link className="link" to={places[task]} reloadDocument={!places[task].startsWith("/admin")}>
						{t.tasks[task]}
					</Link>
				</li>
			))}
		</ul>
	);
}
