import { contactMeans } from "../../domain/cases/tasks/schema.ts";
import { useAdminTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";

type MeansChoiceProps = {
	/** The dialog was opened to ask this. */
	isFirst: boolean;
	again: Pick<FormResult, "issues" | "values"> | undefined;
};

/** How the applicant was reached: the status `contacted` alone would keep no promise. */
export function MeansChoice({ isFirst, again }: MeansChoiceProps) {
	const texts = useAdminTexts();
	const t = texts.desk.how;
	const isMissing = again?.issues.some(({ field }) => field === "how");
	return (
		<fieldset className="means mt-4" aria-describedby={isMissing ? "how-hint how-error" : "how-hint"}>
			<legend className="label">{t.title}</legend>
			<div className="flex flex-wrap gap-x-6 gap-y-1">
				{contactMeans.map((means, index) => (
					<label key={means} className="tick">
						<input
							type="radio"
							name="how"
							value={means}
							data-first={isFirst && index === 0 ? "" : undefined}
							defaultChecked={again?.values.how === means}
						/>
						<span>{t[means]}</span>
					</label>
				))}
			</div>
			{isMissing && (
				<p id="how-error" className="mt-1 text-sm font-semibold text-brick">
					{texts.issues.required}
				</p>
			)}
			<p id="how-hint" className="mt-1 text-sm text-muted">
				{t.hint}
			</p>
		</fieldset>
	);
}
