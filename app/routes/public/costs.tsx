import { costsQuery, readCosts } from "../../../domain/money/costs-input.ts";
import { type Costs, getCosts, getFirstYear } from "../../../domain/money/costs-queries.ts";
import { hasTuition } from "../../../domain/money/costs-totals.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { load, loadPrices, loadRates } from "../../load.ts";
import { inLanguage, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { ServiceFeesSection } from "../../ui/company/service-fees.tsx";
import { Amount } from "../../ui/costs/amounts.tsx";
import { ShortAnswers } from "../../ui/costs/answers.tsx";
import { CostsForm } from "../../ui/costs/form.tsx";
import { useDescription } from "../../ui/costs/line.tsx";
import { NoteLinks, Notes, refundSources } from "../../ui/costs/notes.tsx";
import { SavingsBlock } from "../../ui/costs/savings.tsx";
import { SpendBlock } from "../../ui/costs/spend.tsx";
import { WhenBlock } from "../../ui/costs/when.tsx";
import { FundsRules } from "../../ui/funds-rules.tsx";
import { Head } from "../../ui/head.tsx";
import { ApplyCall, ListError, listProblem } from "../../ui/notice.tsx";
import { PrintedHeader } from "../../ui/printed-header.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import { costsShareCard } from "../../ui/share-card.ts";
import { ShareLink } from "../../ui/share-link.tsx";
import type { Route } from "./+types/costs";

export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	const input = readCosts(new URLSearchParams(requestContext.query));
	return load(requestContext, "costs", async () => {
		const costs = await getCosts(requestContext.caller, input, requestContext.language);
		await Promise.all([loadRates(requestContext, true), loadPrices(requestContext, [hasTuition(costs.lines)])]);
		if (!costs.isCommon) requestContext.response.skipCache();
		return { ...costs, firstYear: costs.program && (await getFirstYear(requestContext.caller, costs.program)) };
	});
}

/** Spec §9: a GET form whose answers are in the URL, so that the same link shows the same page. */
export default function View({ loaderData: { value: costs, fault } }: Route.ComponentProps) {
	const { language, query } = useRequestContext();
	const texts = useTexts();
	const t = texts.costs;
	const input = costs?.input ?? readCosts(new URLSearchParams(query));
	const program = costs?.program ?? null;
	const head = program && {
		title: t.titleOf(`${localized(program, "title", language)}, ${localized(program.university, "name", language)}`),
		query: `?program=${program.id}`,
		card: costsShareCard(program, costs?.firstYear ?? null, language),
	};
	return (
		<article className="costs">
			<Head title={t.title} description={t.description} hidden={fault !== null} card="costs" {...head} />
			<div className="wrap page grid items-start gap-x-8 gap-y-6 lg:grid-cols-[1fr_22rem]">
				<div>
					<PrintedHeader />
					<h1>{t.title}</h1>
					{costs && <Subject costs={costs} />}
					{costs && <ShortAnswers costs={costs} />}
					{fault && <ListError title={listProblem(fault, texts)} />}
				</div>
				<CostsForm input={input} program={program} found={costs?.found ?? []} />
				{costs && (
					<div className="grid gap-10">
						<SpendBlock costs={costs} />
						<SavingsBlock costs={costs} />
						<BringBlock costs={costs} />
						<BankBlock costs={costs} />
						<WhenBlock costs={costs} />
						<RefundBlock costs={costs} />
						<ServiceFeesSection />
						<RateNote className="note" hasChoice={false} />
						<SharePage costs={costs} />
						<Notes costs={costs} />
					</div>
				)}
			</div>
			<ApplyCall query={program ? `?program=${program.id}` : ""} />
		</article>
	);
}

/** The link that opens the same answers: to copy, and to send. */
function SharePage({ costs: { input, shared } }: { costs: Costs }) {
	const { language, path, site } = useRequestContext();
	const texts = useTexts();
	const t = texts.costs.share;
	const address = site.url + inLanguage(path, language) + costsQuery({ ...input, ...shared, query: "", wrong: {} });
	return <ShareLink title={t.title} label={t.address} address={address} text={texts.costs.title} hint={t.hint} />;
}

/** What the amounts are for: the program, or the level and the city, and the other answers. */
function Subject({ costs: { input, program } }: { costs: Costs }) {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.costs;
	const href = useHref();
	const answers = [t.homes[input.home], t.months(input.months), t.countries[input.country]].join(" · ");
	return (
		<p className="mt-3 text-lg">
			{program ? (
				<a className="link" href={href(`/programs/${program.id}`)}>
					{`${localized(program, "title", language)}, ${localized(program.university, "name", language)}`}
				</a>
			) : (
				<strong>{`${t.any[input.type]}, ${input.city ? texts.cities[input.city] : t.anyCity}`}</strong>
			)}
			<span className="block text-base text-muted">{answers}</span>
		</p>
	);
}

/** What comes back if the visa is refused: by the rule of each university, and for a course, what some language schools do. */
function RefundBlock({ costs }: { costs: Costs }) {
	const t = useTexts().costs;
	const sources = refundSources(costs);
	return (
		<section>
			<h2 id="refund">{t.blocks.refund}</h2>
			<ul className="mt-3 grid list-disc gap-2 pl-5">
				<li>{t.refund.bank}</li>
				<li>{t.refund.ask}</li>
				{sources.length > 0 && (
					<li>
						{`${t.refund.some} `}
						<NoteLinks of={sources} costs={costs} />
					</li>
				)}
			</ul>
		</section>
	);
}

/** The money that must lie in the bank, by each source, and whose money it is. */
function BankBlock({ costs: { funds, input, region } }: { costs: Costs }) {
	const t = useTexts().costs;
	return (
		<section>
			<h2 id="bank">{t.blocks.bank}</h2>
			<p className="mt-2">{t.bank.intro}</p>
			<FundsRules funds={funds} isRegionKnown={region !== null} country={input.country} />
			<Owner />
		</section>
	);
}

function Owner() {
	const t = useTexts().costs.owner;
	const href = useHref();
	return (
		<div className="notice mt-4 border-amber bg-amber-wash">
			<h3>{t.title}</h3>
			<p className="mt-1">{t.text}</p>
			<p>
				<a className="link inline-block py-2.5" href={href("/is-it-us")}>
					{t.check}
				</a>
			</p>
		</div>
	);
}

/** Refundable money to bring: the deposit of a rented room. Dormitories ask for no deposit. */
function BringBlock({ costs }: { costs: Costs }) {
	const t = useTexts().costs;
	const describe = useDescription();
	const { deposit, input } = costs;
	if (!deposit) return null;
	return (
		<section>
			<h2 id="bring">{t.bring.title}</h2>
			<dl className="mt-2">
				<div className="flex flex-wrap justify-between gap-x-4 rule-b py-3" data-deposit>
					<dt className="flex-[1_1_14rem]">
						{t.bring.deposit} <NoteLinks of={deposit.sources} costs={costs} />
						<span className="note block">{describe("rent", deposit)}</span>
					</dt>
					<dd className="sm:text-right">
						<Amount amount={deposit} country={input.country} />
					</dd>
				</div>
			</dl>
			<p className="note mt-2">{t.bring.text}</p>
		</section>
	);
}
