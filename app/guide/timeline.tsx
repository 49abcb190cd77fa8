import type { Citations } from "./citations.ts";
import type { Guide } from "./guide.ts";
import { Item } from "./item.tsx";

/** The five steps with their usual months; the style sheet shows the months of the chosen intake. */
export function Timeline({ guide, numberOf }: { guide: Guide } & Pick<Citations, "numberOf">) {
	return (
		<>
			<fieldset className="mt-4 flex flex-wrap items-center gap-3">
				<legend className="mb-2">{guide.intakeLabel}</legend>
				{guide.intakes.map((intake, index) => (
					<label key={intake} className="btn">
						<input type="radio" name="intake" value={index} defaultChecked={index === 0} />
						{intake}
					</label>
				))}
			</fieldset>
			<ol className="stages mt-5">
				{guide.steps.map((step) => (
					<li key={step.title}>
						<p className="months">
							{step.months.map((months) => (
								<span key={months}>{months}</span>
							))}
						</p>
						<Item {...step} numberOf={numberOf} />
					</li>
				))}
			</ol>
		</>
	);
}
