import type { Costs } from "../../../domain/money/costs-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { Amount } from "./amounts.tsx";
import { useDescription } from "./line.tsx";
import { NoteLinks } from "./notes.tsx";

/** Refundable money to bring: the deposit of a rented room. Dormitories ask for no deposit. */
export function BringBlock({ costs }: { costs: Costs }) {
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
