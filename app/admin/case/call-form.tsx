import { Form, Link, useNavigation } from "react-router";
import { callResults } from "../../../domain/cases/tasks/schema.ts";
import { Alert } from "../alert.tsx";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { TextBox } from "./case-form.tsx";

export type CaseChoice = { id: string; reference: string };

type CallFormProps = {
	/** The applicant's applications; with several, the call may be about one of them. */
	applications: CaseChoice[];
	/** The application that was chosen in the address. */
	chosen: string;
	back: string;
	again: FormResult | undefined;
};

/** How a call or a visit went. The first key that is pressed chooses the result. */
export function CallForm({ applications, chosen, back, again }: CallFormProps) {
	const texts = useAdminTexts();
	const { call: t, results } = texts.tasks;
	const isSending = useNavigation().state !== "idle";
	const wrong = again?.issues.find(({ field }) => field === "result");
	return (
		<Form method="post" className="grid gap-4" onSubmit={(event) => isSending && event.preventDefault()}>
			{again && (
				<Alert key={JSON.stringify(again)} title={texts.notSaved}>
					{texts.faults[again.fault]}
				</Alert>
			)}
			<fieldset aria-describedby={wrong ? "result-hint result-error" : "result-hint"}>
				<legend className="label">{t.result}</legend>
				<div className="flex flex-wrap gap-x-6 gap-y-1">
					{callResults.map((result, index) => (
						<label key={result} className="tick">
							<input
								type="radio"
								name="result"
								value={result}
								required
								data-first={index === 0 ? "" : undefined}
								defaultChecked={again?.values.result === result}
							/>
							<span>{results[result]}</span>
						</label>
					))}
				</div>
				{wrong && (
					<p id="result-error" className="mt-1 text-sm font-semibold text-brick">
						{texts.issues.required}
					</p>
				)}
				<p id="result-hint" className="mt-1 text-sm text-muted">
					{t.hint}
				</p>
			</fieldset>
			<div>
				<TextBox id="call-note" name="note" label={t.note} hint={t.noteHint} rows={3} again={again} />
			</div>
			{applications.length > 1 && (
				<label>
					<span className="label">{t.about}</span>
					<select name="applicationId" className="field" defaultValue={again?.values.applicationId ?? chosen}>
						<option value="">{t.everything}</option>
						{applications.map(({ id, reference }) => (
							<option key={id} value={id}>
								{reference}
							</option>
						))}
					</select>
				</label>
			)}
			<p className="dialog-actions">
				<Link to={back} preventScrollReset className="btn">
					{texts.cancel}
				</Link>
				<button type="submit" className="btn btn-primary" aria-disabled={isSending}>
					{isSending ? texts.saving : t.save}
				</button>
			</p>
		</Form>
	);
}
