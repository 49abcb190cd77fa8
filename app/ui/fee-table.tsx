import { saysMoreThanPrice } from "../../domain/catalog/facts.ts";
import { type FeeItem, feeKinds, priceOf } from "../../domain/fees/rules.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { Converted } from "./converted.tsx";
import { AskUs, useFee } from "./facts.tsx";
import { Stamp } from "./stamp.tsx";

type FeeTableProps = {
	items: readonly FeeItem[];
	/** What staff wrote about the fees, shown if it says more than an amount. */
	text: string;
	/** The name of the program. */
	about: string;
};

/** Names may wrap between any two words, so that a phone has room for the amounts. */
const narrow = "px-2 text-sm";

/** The fees of a program with their sources, and which ones are not known. Two columns, so that a phone shows it whole. */
export function FeeTable({ items, text, about }: FeeTableProps) {
	const { language } = useRequestContext();
	const t = useTexts().feeTable;
	const formatFee = useFee();
	if (items.length === 0) return null;
	const missing = feeKinds
		.filter((kind) => kind !== "other" && items.every((item) => item.kind !== kind))
		// The page also shows tuition that only the text states.
		.filter((kind) => kind !== "tuition" || text === "");
	return (
		<section>
			<h2 id="fees">{t.title}</h2>
			{saysMoreThanPrice(text) && <p className="note mt-2">{text}</p>}
			<div className="table mt-3">
				<table className="w-full" aria-labelledby="fees">
					<thead>
						<tr>
							<th scope="col" className={narrow}>
								{t.kind}
							</th>
							<th scope="col" className={narrow}>
								{t.amount}
							</th>
						</tr>
					</thead>
					<tbody>
						{items.map((item) => {
							const price = priceOf(item);
							const note = localized(item, "note", language);
							const details = [
								t.periods[item.period],
								item.academicYear && t.year(item.academicYear),
								price.about && t.certainties.illustrative,
							];
							return (
								<tr key={JSON.stringify(item)}>
									<th scope="row" className={narrow}>
										{t.kinds[item.kind].replaceAll("\u00a0", " ")}
									</th>
									<td className="px-2">
										<strong>{formatFee(price)}</strong>{" "}
										<span className="note inline-block">{details.filter(Boolean).join(" · ")}</span>
										<Converted fee={price} className="block text-sm wrap-anywhere" />
										{note && <span className="block text-sm">{note}</span>}
										<Stamp
											checkedOn={item.checkedOn}
											source={item.source}
											about={t.kinds[item.kind]}
											className="block"
										/>
									</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</div>
			{missing.length > 0 && (
				<p className="mt-3">
					{t.missing(missing.map((kind) => t.kinds[kind].toLowerCase()).join(", "))} <AskUs about={about} />
				</p>
			)}
			{text && (
				<p className="note mt-3">
					{t.text} {text}
				</p>
			)}
		</section>
	);
}
