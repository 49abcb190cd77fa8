import { stepOwners } from "../../domain/cases/applications/schema.ts";
import type { Issue } from "../../domain/shared/errors.ts";
import type { Language } from "../../domain/shared/language.ts";
import { languageNames } from "../../domain/shared/locales.ts";
import { homeDay } from "../../domain/shared/time-zone.ts";
import type { Values } from "./fields.ts";
import { useAdminTexts } from "./frame.ts";
import { issueText } from "./issue-text.ts";

type StepFieldsProps = {
	/** Distinguishes the forms of a page. */
	id: string;
	/** The applicant's language. */
	language: Language;
	values: Values;
	issues: Issue[];
};

const quickDays = [1, 3, 7];

/** Sets the due date of the form to a day from today on. */
function setDay(form: HTMLFormElement | null, days: number) {
	const input = form?.elements.namedItem("nextStepDueOn");
	if (!(input instanceof HTMLInputElement)) return;
	input.value = homeDay(new Date(Date.now() + days * 86_400_000));
	input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whose turn the next step is, what it is, and until when. All empty: the default of the status. */
export function StepFields({ id, language, values, issues }: StepFieldsProps) {
	const texts = useAdminTexts();
	const t = texts.case.step;
	const issueOf = (name: string) => {
		const issue = issues.find(({ field }) => field === name);
		return issue && issueText(texts, issue.code);
	};
	const wrong = { text: issueOf("nextStepText"), due: issueOf("nextStepDueOn") };
	return (
		<div className="step-fields">
			<label>
				<span className="variant-label">{t.owner}</span>
				<select name="nextStepFor" className="field" defaultValue={values.nextStepFor}>
					<option value="">{t.ownerDefault}</option>
					{stepOwners.map((owner) => (
						<option key={owner} value={owner}>
							{t.owners[owner]}
						</option>
					))}
				</select>
			</label>
			<div>
				<label className="variant-label" htmlFor={`${id}-due`}>
					{t.due}
				</label>
				<input
					id={`${id}-due`}
					type="date"
					name="nextStepDueOn"
					className="field"
					defaultValue={values.nextStepDueOn}
					aria-invalid={wrong.due ? true : undefined}
					aria-describedby={wrong.due && `${id}-due-error`}
				/>
				{wrong.due && (
					<p id={`${id}-due-error`} className="mt-1 text-sm font-semibold text-brick">
						{wrong.due}
					</p>
				)}
			</div>
			<p className="col-span-full flex flex-wrap gap-2">
				{quickDays.map((days) => (
					<button
						key={days}
						type="button"
						className="btn btn-small needs-script"
						onClick={({ currentTarget: { form } }) => setDay(form, days)}
					>
						{t.inDays(days)}
					</button>
				))}
			</p>
			<div className="col-span-full">
				<label className="variant-label" htmlFor={`${id}-step`}>
					{t.text}
				</label>
				<textarea
					id={`${id}-step`}
					name="nextStepText"
					className="field"
					rows={3}
					lang={language}
					defaultValue={values.nextStepText}
					aria-invalid={wrong.text ? true : undefined}
					aria-describedby={wrong.text ? `${id}-step-hint ${id}-step-error` : `${id}-step-hint`}
				/>
				{wrong.text && (
					<p id={`${id}-step-error`} className="mt-1 text-sm font-semibold text-brick">
						{wrong.text}
					</p>
				)}
				<p id={`${id}-step-hint`} className="mt-1 text-sm text-muted">
					{t.hint(languageNames[language])}
				</p>
			</div>
		</div>
	);
}
