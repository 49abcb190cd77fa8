import { bachelorOutlook } from "../../domain/catalog/intakes/outlook.ts";
import { stateText } from "../../domain/catalog/intakes/when.ts";
import { spanState } from "../../domain/catalog/usual-applications.ts";
import { writtenMonths } from "../../domain/shared/written-dates.ts";
import { typeset } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import type { Citations } from "./citations.ts";
import { type Guide, stepMonths } from "./guide.ts";
import { Item } from "./item.tsx";

const intakes = ["march", "september"] as const;

/**
 * The five steps with their usual months, and where these are today; the style sheet shows those of the chosen intake. The
 * next one whose applications have not passed is chosen.
 */
export function Timeline({ guide, numberOf }: { guide: Guide } & Pick<Citations, "numberOf">) {
	const { language, now } = useRequestContext();
	const next = bachelorOutlook(now).next?.term === "fall" ? "september" : "march";
	return (
		<>
			<fieldset className="mt-4 flex flex-wrap items-center gap-3">
				<legend className="mb-2">{guide.intakeLabel}</legend>
				{intakes.map((intake, index) => (
					<label key={intake} className="btn">
						<input type="radio" name="intake" value={index} defaultChecked={intake === next} />
						{guide.intakes[index]}
					</label>
				))}
			</fieldset>
			<ol className="stages mt-5">
				{guide.steps.map((step, at) => (
					<li key={step.title}>
						<p className="months">
							{intakes.map((intake) => {
								const span = stepMonths[at]?.[intake] ?? [1, 12];
								const state = typeset(stateText(spanState(span, intake, now), language), language);
								return (
									<span key={intake}>
										{writtenMonths(...span, language, "long")}
										{state && <span className="font-normal">{`, ${state}`}</span>}
									</span>
								);
							})}
						</p>
						<Item {...step} numberOf={numberOf} />
					</li>
				))}
			</ol>
		</>
	);
}
