import { certificateTypes } from "../../domain/applications/submission-schema.ts";
import type { FormAgain } from "../forms.ts";
import { useTexts } from "../i18n/texts.ts";
import { Island } from "../islands/island.tsx";
import { LiveForm } from "../islands/live-form.tsx";
import { ProgramChoice } from "../islands/program-choice.tsx";
import { useHref } from "../request-context.ts";
import { Choice } from "./filter-form.tsx";
import { Field, FormSecrets, FormSummary, faultLines, Tick } from "./form.tsx";

type ApplicationFormProps = {
	state: FormAgain;
	universities: { id: string; name: string }[];
	programs: { id: string; title: string }[];
	/** Whether the form is empty, so that a draft may fill it. */
	fresh: boolean;
};

/**
 * Spec §2: certificates left, personal data right. Works without script; two islands add the program search and the
 * draft.
 */
export function ApplicationForm({ state, universities, programs, fresh }: ApplicationFormProps) {
	const t = useTexts();
	const href = useHref();
	const value = (name: string) => state.values[name]?.[0] ?? "";
	const missing = state.issues.some(({ field, code }) => code === "required" && field !== "termsAgreed");
	const [before, terms, after] = t.apply.agreeTo.split(/[<>]/);
	const lines = [...faultLines(state, t), ...(missing ? [t.apply.incomplete] : [])];
	// The sentence about the terms contains the field's name.
	const labels = { ...t.apply.labels, terms_agreed: "" };
	return (
		<form method="post" action={href("/apply")} noValidate data-fresh={fresh || undefined}>
			<FormSummary state={state} title={t.form.error} lines={lines} labels={labels} />
			<FormSecrets state={state} />
			<div className="grid items-start gap-8 lg:grid-cols-2">
				<div className="grid gap-8">
					<fieldset className="notice">
						<legend className="legend">{t.apply.certificates}</legend>
						<p className="mb-3 text-sm text-muted">{t.apply.certificatesHint}</p>
						{certificateTypes.map((type) => (
							<div key={type} className="certificate">
								<label className="tick">
									<input
										type="checkbox"
										name="certificate"
										value={type}
										defaultChecked={state.values.certificate?.includes(type)}
									/>
									<span>{t.apply.certificateNames[type]}</span>
								</label>
								{type !== "none" && (
									<input
										name={`score_${type}`}
										aria-label={t.apply.scoreOf(t.apply.certificateNames[type])}
										placeholder={t.apply.scorePlaceholders[type]}
										defaultValue={value(`score_${type}`)}
										maxLength={100}
										autoComplete="off"
										className="field score"
									/>
								)}
							</div>
						))}
					</fieldset>
					<fieldset className="notice grid gap-4">
						<legend className="legend">{t.apply.study}</legend>
						<Choice
							name="university_id"
							label={t.filters.programs.university.label}
							value={value("university_id")}
							options={[
								{ value: "", text: t.apply.anyUniversity },
								...universities.map(({ id, name }) => ({ value: id, text: name })),
							]}
						/>
						<noscript>
							<button type="submit" name="step" value="programs" className="btn">
								{t.apply.showPrograms}
							</button>
						</noscript>
						<Island
							name="ProgramChoice"
							component={ProgramChoice}
							props={{
								address: href("/apply/programs"),
								label: t.apply.programSearch,
								hint: t.programs.searchHint,
								any: t.apply.anyProgram,
								found: t.apply.programsFound,
								failed: t.filters.failed,
							}}
						/>
						<Choice
							name="program_id"
							label={t.apply.program}
							value={value("program_id")}
							options={[
								{ value: "", text: t.apply.anyProgram },
								...programs.map(({ id, title }) => ({ value: id, text: title })),
							]}
						/>
					</fieldset>
				</div>
				<fieldset className="notice grid gap-4">
					<legend className="legend">{t.apply.person}</legend>
					<Field
						state={state}
						name="full_name"
						label={t.apply.labels.full_name}
						hint={t.apply.nameHint}
						autoComplete="name"
						maxLength={300}
						enterKeyHint="next"
					/>
					<Field
						state={state}
						name="location"
						label={t.apply.labels.location}
						hint={t.apply.locationHint}
						autoComplete="address-level2"
						maxLength={300}
						enterKeyHint="next"
					/>
					<Field
						state={state}
						name="phone_number"
						label={t.apply.labels.phone_number}
						hint={t.apply.phoneHint}
						type="tel"
						inputMode="tel"
						autoComplete="tel"
						maxLength={50}
						enterKeyHint="next"
					/>
					<Field
						state={state}
						name="age"
						label={t.apply.labels.age}
						inputMode="numeric"
						autoComplete="off"
						maxLength={3}
						enterKeyHint="next"
					/>
					<Field
						state={state}
						name="email"
						label={t.apply.labels.email}
						hint={t.apply.emailHint}
						optional
						type="email"
						inputMode="email"
						autoComplete="email"
						maxLength={254}
						enterKeyHint="next"
					/>
					<Field state={state} name="comment" label={t.apply.labels.comment} optional rows={4} maxLength={5_000} />
					<Tick state={state} name="terms_agreed">
						{before}
						<a className="link" href={href("/terms")} target="_blank" rel="noopener" data-dialog={t.close}>
							{terms}
						</a>
						{after}
					</Tick>
					<Tick state={state} name="marketing_consent">
						{t.apply.updates}
					</Tick>
					<div>
						<button type="submit" className="btn btn-action">
							{t.apply.submit}
						</button>
						<p className="mt-2 text-sm text-muted">{t.apply.promise}</p>
						<Island
							name="LiveForm"
							component={LiveForm}
							wakeFor="application-draft"
							props={{
								sending: t.form.sending,
								failed: t.form.failed,
								draft: {
									name: "application-draft",
									clear: t.form.clearDraft,
									kept: t.form.draftKept,
									cleared: t.form.cleared,
									undo: t.form.undo,
								},
							}}
						/>
					</div>
				</fieldset>
			</div>
		</form>
	);
}
