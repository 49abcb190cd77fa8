import { type FeeItem, feeKinds, priceOf } from "../../domain/records/fees/rules.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { Money } from "./converted.tsx";
import { AskUs } from "./facts.tsx";
import { Stamp } from "./stamp.tsx";

/** Names may wrap between any two words, so that a phone has room for the amounts. */
const narrow = "px-2 text-sm";

/** The fees of a program besides tuition, and which ones are not known. Two columns, so that a phone shows it whole. */
export function FeeTable({ items, about }: { items: readonly FeeItem[]; about: string }) {
	const t = useTexts().feeTable;
	if (items.length === 0) return null;
	const missing = feeKinds.filter(
		(kind) => kind !== "tuition" && kind !== "other" && items.every((item) => item.kind !== kind),
	);
	return (
		<section>
			<h2 id="fees">{t.title}</h2>
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
						{items.map((item) => (
							<tr key={JSON.stringify(item)}>
								<th scope="row" className={narrow}>
									{t.kinds[item.kind].replaceAll("\u00a0", " ")}
								</th>
								<td className="px-2">
									<Money fee={priceOf(item)} className="block text-sm wrap-anywhere">
										<span className="note inline-block">
											{[t.periods[item.period], item.academicYear && t.year(item.academicYear)]
												.filter(Boolean)
												.join(" · ")}
										</span>
									</Money>
									<FeeOrigin item={item} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{missing.length > 0 && (
				<p className="mt-3">
					{t.missing(missing.map((kind) => t.kinds[kind].toLowerCase()).join(", "))} <AskUs about={about} />
				</p>
			)}
		</section>
	);
}

/** The note on a fee, and where and when it was read. */
export function FeeOrigin({ item }: { item: FeeItem }) {
	const { language } = useRequestContext();
	const t = useTexts().feeTable;
	const note = localized(item, "note", language);
	return (
		<>
			{note && <span className="block text-sm">{note}</span>}
			<Stamp checkedOn={item.checkedOn} source={item.source} about={t.kinds[item.kind]} className="block" />
		</>
	);
}
