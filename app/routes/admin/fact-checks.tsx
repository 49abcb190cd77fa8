import { confirmFacts } from "../../../domain/desk/fact-checks/commands.ts";
import { listStaleFacts } from "../../../domain/desk/fact-checks/queries.ts";
import { StaleSourceEntry } from "../../admin/facts/stale-source.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { Page } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { formatNumber } from "../../i18n/formats.ts";
import type { Route } from "./+types/fact-checks";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export const loader = adminLoader("stale facts", ({ caller }) => listStaleFacts(caller));

export const action = adminAction(({ caller }) => ({
	done: "saved",
	back: "/admin/fact-checks",
	submit: (values) => confirmFacts(caller, values),
}));

/** The dated facts whose last check is too old, by topic and source. Spec §11. */
export default function FactChecks({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.factChecks;
	const { language } = useFrame();
	return (
		<Page title={texts.facts.title} hint={t.intro} again={actionData} failed={texts.notSaved} loaded={loaderData}>
			{(topics) =>
				topics.length === 0 ? (
					<p className="notice text-center">{t.empty}</p>
				) : (
					topics.map(({ topic, total, shown, sources }) => (
						<section key={topic} aria-labelledby={topic} className="mb-6">
							<h2 id={topic} className="section-title">
								{texts.facts.topics[topic]} <span className="text-muted">{formatNumber(total, language)}</span>
							</h2>
							<ul className="grid grid-cols-1 gap-2">
								{sources.map((source) => (
									<StaleSourceEntry key={source.source} topic={topic} {...source} />
								))}
							</ul>
							{total > shown && <p className="mt-2 text-muted">{t.next(shown)}</p>}
						</section>
					))
				)
			}
		</Page>
	);
}
