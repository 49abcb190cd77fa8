import { type VisaGroup, visaStages } from "../../domain/visa/schema.ts";
import { useTexts } from "../i18n/texts.ts";

/** Spec §2: the stages of an application, with the current one marked: the result explains it. */
export function VisaStages({ current }: { current: VisaGroup | undefined }) {
	const t = useTexts().visa;
	const passed = current ? visaStages.indexOf(current as (typeof visaStages)[number]) : -1;
	return (
		<section aria-labelledby="stages">
			<h2 id="stages">{t.stagesTitle}</h2>
			<ol className="stages with-progress mt-4">
				{visaStages.map((stage, index) => (
					<li
						key={stage}
						aria-current={stage === current ? "step" : undefined}
						data-passed={index < passed ? "" : undefined}
					>
						<h3>
							{t.stages[stage].title}
							{index < passed && <span className="sr-only">{` (${t.passed})`}</span>}
						</h3>
						{stage === current ? (
							<p className="mt-1 font-semibold text-celadon">{t.here}</p>
						) : (
							<p className="text-muted">{t.stages[stage].text}</p>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
