import { Link } from "react-router";
import type { StaleSource } from "../../../domain/desk/fact-checks/queries.ts";
import type { FactTopic, FactWord } from "../../../domain/desk/fact-checks/rules.ts";
import type { StaleFact } from "../../../domain/desk/fact-checks/topics.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useFrame, useManagementTexts } from "../frame.ts";
import { PostForm, SubmitButton } from "../post-form.tsx";

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
export function StaleSourceEntry({ topic, source, checkedOn, facts }: SourceProps) {
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
