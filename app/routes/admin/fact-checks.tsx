import { confirmFacts } from "../../../domain/desk/fact-checks/commands.ts";
import { listStaleFacts, type StaleSource } from "../../../domain/desk/fact-checks/queries.ts";
import type { FactTopic, FactWord } from "../../../domain/desk/fact-checks/rules.ts";
import type { StaleFact } from "../../../domain/desk/fact-checks/topics.ts";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { Page } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { PostForm, SubmitButton } from "../../admin/post-form.tsx";
import { formatDay, formatNumber } from "../../i18n/formats.ts";
import type { Route } from "./+types/fact-checks";

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
		<Page
			title={texts.facts.title}
			hint={loaderData.value?.length ? t.intro : ""}
			again={actionData}
			failed={texts.notSaved}
			loaded={loaderData}
		>
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

/** The page on which staff change a record. */
const pages: Record<FactTopic, (id: string) => string> = {
	fees: (id) => `/admin/programs/${id}/edit`,
	intakes: (id) => `/admin/programs/${id}/edit`,
	funds: (id) => `/admin/funds-rules/${id}/edit`,
	costs: (id) => `/admin/cost-items/${id}/edit`,
	scholarships: (id) => `/admin/scholarships/${id}/edit`,
	certifications: (university) => `/admin/certifications/university/${university}`,
};

/** With more records, all but the first ones are folded. */
const maxOpen = 5;

type SourceProps = StaleSource & { topic: FactTopic };

/** The facts that one look at a source checks, with the button that records it. */
function StaleSourceEntry({ topic, source, checkedOn, facts }: SourceProps) {
	const t = useManagementTexts().factChecks;
	const { language } = useFrame();
	const [first, rest] = [facts.slice(0, maxOpen), facts.slice(maxOpen)];
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 rule-b pb-2">
			<div className="min-w-0 flex-[1_1_24rem]">
				<a className="link one-line font-semibold" href={source} target="_blank" rel="noopener noreferrer">
					{`${t.source}: ${source.replace(/^https?:\/\/(www\.)?/, "")}`}
				</a>
				<p className="text-amber">{t.notChecked(formatDay(checkedOn, language))}</p>
				<Records topic={topic} facts={first} />
				{rest.length > 0 && (
					<details>
						<summary className="link">{t.showRecords(rest.length)}</summary>
						<Records topic={topic} facts={rest} />
					</details>
				)}
			</div>
			<Confirm topic={topic} source={source} facts={facts} />
		</li>
	);
}

/** The records, each with a link to where it is changed. */
function Records({ topic, facts }: Pick<SourceProps, "topic" | "facts">) {
	const texts = useManagementTexts();
	const words: Record<FactWord, string> = { ...texts.money.options, ...texts.certifications.options };
	const kinds: Record<string, string> = topic === "fees" ? texts.feeForm.kinds : words;
	/** "2027-spring" → "spring 2027" */
	const nameOf = (part: string) => {
		const [year, term = ""] = part.split("-");
		const terms: Record<string, string> = texts.intakeForm.terms;
		return topic === "intakes" ? `${terms[term]} ${year}` : (kinds[part] ?? part);
	};
	return (
		<ul>
			{facts.map(({ id, pageId, names, parts }) => {
				const codes = parts.map(nameOf).join(", ");
				return (
					<li key={id}>
						<Link to={pages[topic](pageId)} className="link">
							{names.join(", ") || codes}
						</Link>
						{names.length > 0 && codes && <span className="text-muted">{`: ${codes}`}</span>}
					</li>
				);
			})}
		</ul>
	);
}

function Confirm({ topic, source, facts }: { topic: FactTopic; source: string; facts: StaleFact[] }) {
	const t = useManagementTexts().factChecks;
	return (
		<PostForm preventScrollReset>
			<input type="hidden" name="topic" value={topic} />
			<input type="hidden" name="source" value={source} />
			<input type="hidden" name="seen" value={facts.map(({ id, version }) => `${id}.${version}`).join(" ")} />
			<SubmitButton className="btn btn-small">
				{facts.length > 1 ? t.confirmAll(facts.length) : t.confirm}
				<span className="sr-only">{`: ${source}`}</span>
			</SubmitButton>
		</PostForm>
	);
}
