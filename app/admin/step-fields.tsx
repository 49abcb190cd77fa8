import { stepOwners } from "../../domain/cases/applications/schema.ts";
import type { Language } from "../../domain/shared/language.ts";
import { languageNames } from "../../domain/shared/locales.ts";
import { homeDay } from "../../domain/shared/time-zone.ts";
import { type Again, choicesFrom, FormField } from "./form-field.tsx";
import { useCaseTexts } from "./frame.ts";

type StepFieldsProps = {
	/** The applicant's language. */
	language: Language;
	/** What the form shows, and what is wrong with it. */
	again: Again;
};

const quickDays = [1, 3, 7];

/** Sets a date of the form to a day from today on. */
function setDay(form: HTMLFormElement | null, name: string, days: number) {
	const input = form?.elements.namedItem(name);
	if (!(input instanceof HTMLInputElement)) return;
	input.value = homeDay(new Date(Date.now() + days * 86_400_000));
	input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Buttons that fill in a date. */
export function QuickDays({ name }: { name: string }) {
	const t = useCaseTexts().case.step;
	return (
		<p className="col-span-full flex flex-wrap gap-2">
			{quickDays.map((days) => (
				<button
					key={days}
					type="button"
					className="btn btn-small needs-script"
					onClick={({ currentTarget: { form } }) => setDay(form, name, days)}
				>
					{t.inDays(days)}
				</button>
			))}
		</p>
	);
}

/** Whose turn the next step is, what it is, and until when. All empty: the default of the status. */
export function StepFields({ language, again }: StepFieldsProps) {
	const t = useCaseTexts().case.step;
	return (
		<div className="step-fields">
			<FormField
				name="nextStepFor"
				label={t.owner}
				choices={[["", t.ownerDefault], ...choicesFrom(stepOwners, t.owners)]}
				again={again}
				isPart
			/>
			<FormField name="nextStepDueOn" type="date" label={t.due} again={again} isPart />
			<QuickDays name="nextStepDueOn" />
			<div className="col-span-full">
				<FormField
					name="nextStepText"
					label={t.text}
					hint={t.hint(languageNames[language])}
					rows={3}
					lang={language}
					again={again}
					isPart
				/>
			</div>
		</div>
	);
}
