import { readCosts } from "../../../domain/money/costs-input.ts";
import { getCosts, getFirstYear } from "../../../domain/money/costs-queries.ts";
import { hasTuition } from "../../../domain/money/costs-totals.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { load, loadPrices, loadRates } from "../../load.ts";
import { requestContextKey, useRequestContext } from "../../request-context.ts";
import { ServiceFeesSection } from "../../ui/company/service-fees.tsx";
import { ShortAnswers } from "../../ui/costs/answers.tsx";
import { BankBlock } from "../../ui/costs/bank.tsx";
import { BringBlock } from "../../ui/costs/bring.tsx";
import { CostsForm } from "../../ui/costs/form.tsx";
import { Notes } from "../../ui/costs/notes.tsx";
import { RefundBlock } from "../../ui/costs/refund.tsx";
import { SavingsBlock } from "../../ui/costs/savings.tsx";
import { SharePage } from "../../ui/costs/share.tsx";
import { SpendBlock } from "../../ui/costs/spend.tsx";
import { Subject } from "../../ui/costs/subject.tsx";
import { WhenBlock } from "../../ui/costs/when.tsx";
import { Head } from "../../ui/head.tsx";
import { ApplyCall, ListError, listProblem } from "../../ui/notice.tsx";
import { PrintedHeader } from "../../ui/printed-header.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import { costsShareCard } from "../../ui/share-card.ts";
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
						<ServiceFeesSection isFolded />
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
