import { sourcesCheckedOn } from "../../guide/sources.ts";
import { useTexts } from "../../i18n/texts.ts";
import { AskUs } from "../facts.tsx";
import { Stamp } from "../stamp.tsx";

/** Language schools whose refund rule is published (app/guide/sources.ts). */
const schools = ["https://en.kauinternational.com", "https://dongaoia.org/payment-and-refund"];

/** "Comes back if the visa is refused": a question for each university, and what some language schools do. */
export function RefundBlock() {
	const t = useTexts().costs;
	return (
		<section>
			<h2 id="refund">{t.blocks.refund}</h2>
			<ul className="mt-3 grid list-disc gap-2 pl-5">
				<li>{t.refund.bank}</li>
				<li>
					{`${t.refund.ask} `}
					<AskUs about={t.blocks.refund} text={t.askInWriting} />
				</li>
				<li>
					{t.refund.some}
					{schools.map((source) => (
						<Stamp
							key={source}
							source={source}
							checkedOn={sourcesCheckedOn}
							grade="A"
							about={t.blocks.refund}
							className="block"
						/>
					))}
				</li>
			</ul>
		</section>
	);
}
