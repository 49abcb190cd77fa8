import { getDocuments } from "../../../domain/documents/queries.ts";
import { documentStages, documentsQuery, readDocuments } from "../../../domain/documents/rules.ts";
import type { DocumentRule } from "../../../domain/documents/schema.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { load } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { useCountries } from "../../ui/documents-choices.tsx";
import { Jumps, QuestionPage } from "../../ui/question-page.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import type { Route } from "./+types/documents";

export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	const input = readDocuments(new URLSearchParams(requestContext.query));
	return load(requestContext, "documents", async () => ({
		input,
		rules: await getDocuments(requestContext.caller, input),
	}));
}

/** A GET form whose answers are in the URL, so that the same link shows the same list. Nothing is stored. */
export default function View({ loaderData: { value, fault } }: Route.ComponentProps) {
	const { query } = useRequestContext();
	const texts = useTexts();
	const t = texts.documents;
	const href = useHref();
	const countries = useCountries();
	const input = value?.input ?? readDocuments(new URLSearchParams(query));
	const rules = value?.rules ?? [];
	const stages = documentStages.map((stage) => ({ stage, rules: rules.filter((rule) => rule.stage === stage) }));
	return (
		<QuestionPage
			{...{ title: t.title, description: t.description, card: "documents", fault, input, intro: t.intro }}
			lead={[t.visas[input.visa], countries[input.country]].join(" · ")}
			submit={t.form.show}
		>
			<Jumps
				groups={stages.map(({ stage, rules: { length } }) => ({ id: stage, title: t.stages[stage], count: length }))}
			/>
			{stages.map((group) => (
				<Stage key={group.stage} {...group} />
			))}
			{!fault && rules.length === 0 && <p>{t.none}</p>}
			<p className="print:hidden">
				{t.print}{" "}
				<a className="link inline-block py-2.5" href={href("/plan") + documentsQuery(input)}>
					{texts.plan.link}
				</a>
			</p>
		</QuestionPage>
	);
}

function Stage({ stage, rules }: { stage: (typeof documentStages)[number]; rules: DocumentRule[] }) {
	const t = useTexts().documents;
	if (rules.length === 0) return null;
	return (
		<section aria-labelledby={stage}>
			<h2 id={stage}>{t.stages[stage]}</h2>
			<ul>
				{rules.map((rule) => (
					<Paper key={rule.id} rule={rule} />
				))}
			</ul>
		</section>
	);
}

/** A paper with its form, its age, how long it takes, and the source. What only an agency says is "usually" so. */
function Paper({ rule }: { rule: DocumentRule }) {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.documents;
	const href = useHref();
	const { document, need, legalization, translation, form, maxAgeDays, leadDays, grade, checkedOn, source } = rule;
	const facts = [
		grade === "C" && texts.facts.funds.usually,
		need !== "required" && t.needs[need],
		form && t.forms[form],
		legalization && t.legalizations[legalization],
		translation && t.translations[translation],
		maxAgeDays && t.maxAge(maxAgeDays),
		leadDays && t.lead(leadDays),
	].filter(Boolean);
	const note = localized(rule, "note", language);
	return (
		<li className="rule-b py-3">
			<h3 className="text-base">{t.names[document]}</h3>
			{facts.length > 0 && <p className="text-sm">{facts.join(" · ")}</p>}
			{note && <p className="text">{note}</p>}
			{document === "bank_balance" && (
				<p>
					<a className="link inline-block py-2.5" href={href("/costs")}>
						{t.money}
					</a>
				</p>
			)}
			<Stamp className="block" {...{ checkedOn, source, grade }} about={t.names[document]} />
		</li>
	);
}
