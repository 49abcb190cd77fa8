import { useNavigation } from "react-router";
import type { CaseOffice } from "../../../domain/cases/tasks/schema.ts";
import { DialogActions } from "../dialog.tsx";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { issueText } from "../issue-text.ts";
import { FormFault, PostForm } from "../post-form.tsx";
import type { CaseChoice } from "../status-form.tsx";
import { TextBox } from "./case-form.tsx";

type FollowUpFormProps = {
	/** The open applications. */
	applications: CaseChoice[];
	chosen: string;
	office: CaseOffice;
	/** The office's calendar day, as an ISO date. */
	today: string;
	/** The follow-up that is put off, as it is now. */
	moved: { dueOn: string; text: string } | undefined;
	back: string;
	again: FormResult | undefined;
};

/** When we do the next thing, and what. */
export function FollowUpForm({ applications, chosen, office, today, moved, back, again }: FollowUpFormProps) {
	const texts = useAdminTexts();
	const t = texts.tasks.followUp;
	const isSending = useNavigation().state !== "idle";
	const wrong = again?.issues.find(({ field }) => field === "dueOn");
	const [only] = applications;
	return (
		<PostForm className="grid gap-4">
			<FormFault again={again} title={texts.notSaved} />
			<div>
				<label className="label" htmlFor="follow-up-due">
					{t.dueOn}
				</label>
				<input
					id="follow-up-due"
					type="date"
					name="dueOn"
					required
					min={today}
					data-first=""
					className="field"
					defaultValue={again?.values.dueOn ?? moved?.dueOn}
					aria-invalid={wrong ? true : undefined}
					aria-describedby={wrong ? "follow-up-due-hint follow-up-due-error" : "follow-up-due-hint"}
				/>
				{wrong && (
					<p id="follow-up-due-error" className="mt-1 text-sm font-semibold text-brick">
						{issueText(texts, wrong.code)}
					</p>
				)}
				<p id="follow-up-due-hint" className="mt-1 text-sm text-muted">
					{t.dueHint[office]}
				</p>
			</div>
			<div>
				<TextBox
					id="follow-up-text"
					name="text"
					label={t.text}
					hint={moved ? t.movedHint : t.textHint}
					rows={2}
					initial={moved?.text}
					again={again}
				/>
			</div>
			{moved ? null : applications.length > 1 ? (
				<label>
					<span className="label">{t.application}</span>
					<select name="application" className="field" defaultValue={again?.values.application ?? chosen}>
						{applications.map(({ id, reference }) => (
							<option key={id} value={id}>
								{reference}
							</option>
						))}
					</select>
				</label>
			) : (
				<input type="hidden" name="application" value={only?.id ?? ""} />
			)}
			<DialogActions back={back} isSending={isSending} submit={t.save} />
		</PostForm>
	);
}
