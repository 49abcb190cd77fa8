import { formatSum } from "../../i18n/shared/sum.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { Fact } from "../facts.tsx";
import { ExampleNote } from "./example-note.tsx";

/** What we charge for each service and what comes back, or that it has not been published. */
export function ServiceFees() {
	const { language, content } = useRequestContext();
	const texts = useTexts();
	const t = texts.company;
	if (!content) return null;
	if (content.serviceFees.length === 0) return <p className="text mt-3">{t.noFees}</p>;
	return (
		<>
			<ExampleNote />
			<ul className="mt-3 grid gap-5">
				{content.serviceFees.map((fee) => (
					<li key={fee.id}>
						<h3 className="text-base">{localized(fee, "name", language)}</h3>
						<dl className="fact-list mt-1">
							<Fact label={t.columns.price}>
								<strong>{formatSum(fee.amount, fee.currency, language)}</strong>
							</Fact>
							<Fact label={t.columns.due}>{localized(fee, "due", language)}</Fact>
							<Fact label={t.columns.refund}>{localized(fee, "refund", language)}</Fact>
						</dl>
					</li>
				))}
			</ul>
		</>
	);
}

/** The same as a section of a page, folded on a phone where other things matter more. */
export const ServiceFeesSection = () => (
	<details className="question fold">
		<summary>
			<h2 className="inline" id="our-fees">
				{useTexts().company.fees}
			</h2>
		</summary>
		<ServiceFees />
	</details>
);
