import type { Costs } from "../../../domain/money/costs-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { NoteLinks, refundSources } from "./notes.tsx";

/** What comes back if the visa is refused: by the rule of each university, and for a course, what some language schools do. */
export function RefundBlock({ costs }: { costs: Costs }) {
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
