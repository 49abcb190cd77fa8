import { confirmTranslation } from "../../../domain/desk/translation-review/commands.ts";
import { listTranslationGaps } from "../../../domain/desk/translation-review/queries.ts";
import {
	type GapCount,
	type GapFilter,
	gapFilter,
	gapQuery,
	gapStates,
	gapsPerPage,
	type TranslatedNoun,
	translatedNouns,
} from "../../../domain/desk/translation-review/rules.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { languages } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { ChoiceLink } from "../../admin/choice-link.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { List } from "../../admin/list.tsx";
import { MissingTranslations, wordsOf } from "../../admin/missing-translations.tsx";
import { Page } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/content-translations";

const home = "/admin/content/translations";
const addressOf = (filter: GapFilter) => home + gapQuery(filter);

export const loader = adminLoader("translations", async (requestContext, { url }: Route.LoaderArgs) => {
	const filter = gapFilter(url.searchParams);
	const { language, ...found } = await listTranslationGaps(requestContext.caller, filter, requestContext.language);
	return { ...found, filter: { ...filter, language } };
});

/** Confirms an outdated translation. */
export const action = adminAction(({ caller }, { url }: Route.ActionArgs) => ({
	done: "saved",
	back: home + url.search,
	submit: async ({ kind = "", id = "", text, since }) => {
		if (!Object.hasOwn(translatedNouns, kind)) throw notFound("text");
		await confirmTranslation(caller, kind as TranslatedNoun, id, { text, ...(since && { since }) });
	},
}));

/** Missing and outdated translations. */
export default function ContentTranslations({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.translations;
	const actions = (
		<Link to="/admin/content" className="btn btn-small">
			{texts.manageContent}
		</Link>
	);
	return (
		<Page title={t.title} actions={actions} again={actionData} loaded={loaderData}>
			{({ counts, filter, list }) => (
				<>
					<Counts counts={counts} filter={filter} />
					<section aria-labelledby="language">
						<h2 id="language" className="mb-3" lang={filter.language}>
							{languageNames[filter.language]}
						</h2>
						<Kinds counts={counts} filter={filter} />
						<List
							list={list}
							size={gapsPerPage}
							filtered={filter.noun !== undefined || filter.state !== undefined}
							empty={t.nothing}
							home={home}
						>
							<MissingTranslations gaps={list.items} language={filter.language} />
						</List>
					</section>
				</>
			)}
		</Page>
	);
}

type CountsProps = { counts: GapCount[]; filter: GapFilter };

const sum = (counts: GapCount[]) => counts.reduce((all, { count }) => all + count, 0);

/** Counts by state and language; each count links to its list. */
function Counts({ counts, filter }: CountsProps) {
	const t = useManagementTexts().translations;
	return (
		<ul className="mb-6 grid gap-1">
			{languages.map((language) => {
				const all = counts.filter((each) => each.language === language);
				return (
					<li key={language} className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<ChoiceLink to={addressOf({ language, page: 1 })} isCurrent={language === filter.language}>
							{languageNames[language]}
						</ChoiceLink>
						{gapStates.map((state) => {
							const count = sum(all.filter((each) => each.state === state));
							if (count === 0 && state === "older") return null;
							return (
								<Link
									key={state}
									to={addressOf({ language, state, page: 1 })}
									className="link"
									data-language={language}
									data-state={state}
								>
									{t.counts[state](count)}
								</Link>
							);
						})}
					</li>
				);
			})}
		</ul>
	);
}

/** Counts of one language by kind. */
function Kinds({ counts, filter }: CountsProps) {
	const texts = useManagementTexts();
	const { noun, ...others } = filter;
	const { language, state } = filter;
	const own = counts.filter((each) => each.language === language && (state ?? each.state) === each.state);
	const nouns = (Object.keys(translatedNouns) as TranslatedNoun[]).filter((each) =>
		own.some((count) => count.noun === each),
	);
	const choices = [undefined, ...nouns];
	if (nouns.length === 0) return null;
	return (
		<nav aria-label={texts.translations.kinds} className="mt-3 mb-4 flex flex-wrap gap-2">
			{choices.map((each) => (
				<ChoiceLink
					key={each ?? ""}
					to={addressOf({ ...others, ...(each && { noun: each }), page: 1 })}
					isCurrent={each === noun}
				>
					{`${each ? wordsOf(texts, each).title : texts.all} ${sum(own.filter((count) => each === undefined || count.noun === each))}`}
				</ChoiceLink>
			))}
		</nav>
	);
}
