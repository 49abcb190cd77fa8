import type { Costs } from "../../../domain/money/costs-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useHref } from "../../request-context.ts";
import { FundsRules } from "../funds-rules.tsx";

/** The money that must lie in the bank, by each source, and whose money it is. */
export function BankBlock({ costs: { funds, input, region } }: { costs: Costs }) {
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
