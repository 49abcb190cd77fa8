import type { ReactNode } from "react";
import { scopeOf } from "../../domain/catalog/certifications/rules.ts";
import { readFit } from "../../domain/catalog/fit.ts";
import type { FormResult } from "../forms.ts";
import { useTexts } from "../i18n/texts.ts";
import { plain } from "../i18n/typography.ts";
import { Island } from "../islands/island.tsx";
import { LiveForm } from "../islands/live-form.tsx";
import { useHref } from "../request-context.ts";
import { Certificates, StudyChoice, type StudyChoiceProps } from "./application-choices.tsx";
import { TalkFirst } from "./certification.tsx";
import { useAnswerTexts } from "./fit/reasons.ts";
import { Field, FormSecrets, FormSummary, faultLines, Tick } from "./form.tsx";

type ApplicationFormProps = StudyChoiceProps & {
	/** Whether the form is empty, so that a draft may fill it. */
	fresh: boolean;
	/** What comes first: the title of the page and what the form is about. */
	children: ReactNode;
};

/**
 * On a wide screen, the study and the certificates are to the left of the personal data (spec §2), in the order of the markup
 * and of the focus. On a phone, the four required answers come first, as promised above the form, after the program of the
 * link. Works without script; two islands add the program search and the draft.
 */
export function ApplicationForm({ state, fresh, children, ...choice }: ApplicationFormProps) {
	const { chosen } = choice;
	const t = useTexts();
	const href = useHref();
	const missing = state.issues.some(({ field, code }) => code === "required" && field !== "termsAgreed");
	const lines = [...faultLines(state, t), ...(missing ? [t.apply.incomplete] : [])];
	// The sentence about the terms contains the field's name.
	const labels = { ...t.apply.labels, terms_agreed: "" };
	return (
		<form method="post" action={href("/apply")} noValidate data-fresh={fresh || undefined}>
			<FormSummary state={state} title={t.form.error} lines={lines} labels={labels} />
			<FormSecrets state={state} />
			{children}
			<TalkFirst
				restrictions={choice.restrictions.filter((one) => one.universityId === state.values.university_id?.[0])}
				{...(chosen && { scope: scopeOf(chosen.type) })}
			/>
			<div className="form-columns mt-6">
				<StudyChoice state={state} {...choice} />
				<Certificates state={state} />
				<Person state={state} />
				<Completion state={state} />
			</div>
		</form>
	);
}

/** The four required answers. */
function Person({ state }: { state: FormResult }) {
	const t = useTexts().apply;
	return (
		<fieldset className="notice grid gap-4 max-lg:-order-1 lg:break-before-column">
			<legend className="legend">{t.person}</legend>
			<Field
				state={state}
				name="full_name"
				label={t.labels.full_name}
				hint={t.nameHint}
				autoComplete="name"
				maxLength={300}
				enterKeyHint="next"
			/>
			<Field
				state={state}
				name="location"
				label={t.labels.location}
				hint={t.locationHint}
				autoComplete="address-level2"
				maxLength={300}
				enterKeyHint="next"
			/>
			<Field
				state={state}
				name="phone_number"
				label={t.labels.phone_number}
				hint={t.phoneHint}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				maxLength={50}
				enterKeyHint="next"
			/>
			<Field
				state={state}
				name="age"
				label={t.labels.age}
				inputMode="numeric"
				autoComplete="off"
				maxLength={3}
				enterKeyHint="next"
			/>
		</fieldset>
	);
}

/** After /fit: adds the answers to the comment if the visitor ticks the box. */
function FitAnswersTick({ state }: { state: FormResult }) {
	const t = useTexts().fit;
	const say = useAnswerTexts();
	const answers = state.values.answers?.[0] ?? "";
	const said = Object.values(say(readFit(new URLSearchParams(answers)))).join(", ");
	if (!said) return null;
	return (
		<>
			<input type="hidden" name="answers" value={answers} />
			<input type="hidden" name="answers_text" value={plain(`${t.sent}: ${said}`)} />
			<Tick state={state} name="send_answers">{`${t.sendAlong} ${said}`}</Tick>
		</>
	);
}

/** Optional answers, consent and the button. */
function Completion({ state }: { state: FormResult }) {
	const t = useTexts();
	const href = useHref();
	const [before, terms, after] = t.apply.agreeTo.split(/[<>]/);
	return (
		<fieldset className="notice grid gap-4">
			<legend className="legend">{t.apply.completion}</legend>
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
			<FitAnswersTick state={state} />
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
	);
}
