import { getFundsByRegion } from "../../../domain/money/queries.ts";
import { forEachLanguage } from "../../../domain/shared/locales.ts";
import { numberSources } from "../../guide/citations.ts";
import type { Guide } from "../../guide/guide.ts";
import { Item, Notes } from "../../guide/item.tsx";
import { sourcesCheckedOn } from "../../guide/sources.ts";
import { guides } from "../../guide/texts.ts";
import { Timeline } from "../../guide/timeline.tsx";
import { useTexts } from "../../i18n/texts.ts";
import { loadOptional } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { Contents } from "../../ui/contents.tsx";
import { Head } from "../../ui/head.tsx";
import { HighestAmounts } from "../../ui/highest-amounts.tsx";
import { PrintedHeader } from "../../ui/printed-header.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import type { Route } from "./+types/admissions";

/** `look`: the printed sheet is the checklist, with the steps on its first page and the documents on its second. */
const sectionsOf = (guide: Guide) => [
	{ id: "steps", title: guide.stepsTitle, items: guide.steps, look: "check" },
	{
		id: "documents",
		title: guide.documentsTitle,
		intro: guide.documentsIntro,
		items: [...guide.documents, guide.moreDocuments],
		look: "check",
	},
	{ id: "notes", title: guide.notesTitle, items: guide.notes },
	{
		id: "scholarships",
		title: guide.scholarshipsTitle,
		intro: guide.scholarshipsIntro,
		items: guide.scholarships,
		look: "print:hidden",
	},
	{
		id: "faq",
		title: guide.faqTitle,
		look: "print:hidden",
		items: guide.faq.map(({ question, answer, sources }) => ({ title: question, text: answer, sources })),
	},
];

const contents = forEachLanguage((language) => {
	const sections = sectionsOf(guides[language]);
	return { sections, ...numberSources(sections.map(({ items }) => items)) };
});

export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	return loadOptional(requestContext, "rules on bank balances", () => getFundsByRegion(requestContext.caller));
}

/**
 * Spec §2: static except for the rules on bank balances, so that it needs no database. Printed, it is a checklist of two A4
 * pages.
 */
export default function View({ loaderData: funds }: Pick<Route.ComponentProps, "loaderData">) {
	const { language } = useRequestContext();
	const guide = guides[language];
	const { sections, numberOf, notes } = contents[language];
	const texts = useTexts();
	const papers = texts.apply.next.guide;
	const { all } = texts.scholarships;
	const href = useHref();
	return (
		<div className="wrap page with-toc">
			<Head title={guide.title} description={guide.description} card="admissions" kind="article" />
			<PrintedHeader />
			<div className="lg:col-span-2">
				<h1>{guide.title}</h1>
				<p className="text mt-4 text-lg">{guide.intro}</p>
				<p className="mt-3">
					<Stamp checkedOn={sourcesCheckedOn} source="/admissions#s1" about={guide.title} />
				</p>
			</div>
			<Contents sections={sections} />
			<div className="max-w-[72ch] print:max-w-none">
				{sections.map(({ id, title, intro, items, look = "" }, index) => (
					<section key={id} className={`pt-10 ${look}`} aria-labelledby={id}>
						<h2 id={id}>{title}</h2>
						{intro && <p className="text mt-3">{intro}</p>}
						{id === "steps" ? (
							<Timeline guide={guide} numberOf={numberOf} />
						) : (
							<ul className="mt-4 rule-t">
								{items.map((item) => (
									<li key={item.title}>
										<Item {...item} numberOf={numberOf}>
											{"hasFunds" in item && <FundsByVisa funds={funds} />}
										</Item>
									</li>
								))}
							</ul>
						)}
						{id === "documents" && (
							<p className="print:hidden">
								<a className="link inline-block py-2.5" href={href("/documents")}>
									{papers}
								</a>
							</p>
						)}
						{id === "scholarships" && (
							<p>
								<a className="link inline-block py-2.5" href={href("/scholarships")}>
									{all}
								</a>
							</p>
						)}
						<Notes title={guide.sourcesLabel} sources={notes[index] ?? []} numberOf={numberOf} />
					</section>
				))}
				<section className="pt-10 print:hidden" aria-labelledby="more">
					<h2 id="more">{guide.moreTitle}</h2>
					<ul className="mt-5 flex flex-wrap gap-3">
						{guide.more.map(({ to, label }) => (
							<li key={to}>
								<a className="btn" href={href(to)}>
									{label}
								</a>
							</li>
						))}
					</ul>
				</section>
			</div>
		</div>
	);
}

type FundsByVisaProps = { funds: Awaited<ReturnType<typeof getFundsByRegion>> | null };

/** The highest amounts of the stored rules, by visa and region. What each source says is on /costs. */
function FundsByVisa({ funds }: FundsByVisaProps) {
	const texts = useTexts();
	const t = texts.facts.funds;
	const href = useHref();
	const rules = funds ? Object.values(funds).flatMap((regions) => Object.values(regions).flat()) : [];
	const [oldest] = rules.map(({ checkedOn }) => checkedOn).toSorted();
	if (!funds || !oldest) {
		return (
			<a className="link" href={href("/contact")}>
				{texts.programs.notGiven}
			</a>
		);
	}
	return (
		<>
			{(["capital", "other"] as const).map((region) => (
				<p key={region} className="pb-3">
					{`${t.regions[region]}: D-2 `}
					<strong>
						<HighestAmounts rules={funds["D-2"][region]} />
					</strong>
					{" · D-4 "}
					<strong>
						<HighestAmounts rules={funds["D-4"][region]} />
					</strong>
				</p>
			))}
			<Stamp checkedOn={oldest} source="/costs#bank" about={t.title} className="print:hidden" />
		</>
	);
}
