import type { Costs } from "../../../domain/money/costs-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { RoundState, useBenefitText } from "../scholarships.tsx";
import { Stamp } from "../stamp.tsx";
import { Amount } from "./amounts.tsx";

/** What each scholarship for the program would take off. No total includes it, because a scholarship cannot be promised. */
export function SavingsBlock({ costs: { scholarships, program, input } }: { costs: Costs }) {
	const { language } = useRequestContext();
	const t = useTexts().scholarships;
	const href = useHref();
	const textOf = useBenefitText();
	if (scholarships.length === 0) return null;
	return (
		<section>
			<h2 id="scholarships">{t.savings.title}</h2>
			<p className="mt-2">{t.savings.text}</p>
			{scholarships.map((scholarship) => {
				const { id, savings, source, grade, checkedOn } = scholarship;
				const name = localized(scholarship, "name", language);
				return (
					<section key={id} className="mt-4" data-scholarship={name}>
						<h3 className="text-base">{name}</h3>
						<dl>
							{savings.map(({ benefit, saving }) => (
								<div key={JSON.stringify(benefit)} className="flex flex-wrap justify-between gap-x-4 rule-b py-3">
									<dt className="flex-[1_1_14rem]">{textOf(benefit, scholarship)}</dt>
									<dd className="sm:text-right">
										<Amount amount={saving} country={input.country} />
									</dd>
								</div>
							))}
						</dl>
						{scholarship.round && (
							<p className="mt-2">
								<RoundState scholarship={scholarship} />
							</p>
						)}
						<Stamp className="block" {...{ checkedOn, source, grade }} about={name} />
					</section>
				);
			})}
			<p>
				<a
					className="link inline-block py-2.5"
					href={href("/scholarships") + (program ? `?university=${program.university.id}` : "")}
				>
					{t.all}
				</a>
			</p>
		</section>
	);
}
