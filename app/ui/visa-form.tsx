import type { FormResult } from "../forms.ts";
import { useTexts } from "../i18n/texts.ts";
import { Island } from "../islands/island.tsx";
import { LiveForm } from "../islands/live-form.tsx";
import { useHref } from "../request-context.ts";
import { Field, FormSummary, Tick } from "./form.tsx";

/** Spec §2: name, passport number, date of birth. The inputs are named like the fields of the API (§7). */
export function VisaForm({ state }: { state: FormResult }) {
	const t = useTexts();
	const href = useHref();
	const { visa } = t;
	const missing = state.issues.some(({ code }) => code === "required");
	const lines = [
		...(missing ? [visa.missing] : []),
		...(state.issues.length > 0 && !missing ? [t.form.correct] : []),
		...(state.fault === "limited" ? [visa.limited(state.minutes)] : []),
		...(state.fault === "unavailable" ? [visa.unavailable] : []),
	];
	return (
		<form method="post" action={href("/visa-status")} noValidate className="notice grid gap-5">
			<h2>{visa.formTitle}</h2>
			<FormSummary state={state} title={t.form.error} lines={lines} labels={visa.labels} />
			<Field
				state={state}
				name="fullName"
				label={visa.labels.fullName}
				hint={visa.nameHint}
				autoComplete="name"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={100}
				enterKeyHint="next"
			/>
			<Field
				state={state}
				name="passportNumber"
				label={visa.labels.passportNumber}
				hint={visa.passportHint}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={60}
				enterKeyHint="next"
			/>
			<Field state={state} name="dateOfBirth" label={visa.labels.dateOfBirth} type="date" autoComplete="bday" />
			<Tick state={state} name="consent">
				{visa.consent}
			</Tick>
			<div>
				<button type="submit" className="btn btn-action">
					{visa.submit}
				</button>
				<p className="mt-3 text-sm text-muted">
					{visa.dataNote}{" "}
					<a className="link" href={href("/privacy")} data-dialog={t.close}>
						{t.legal.privacy}
					</a>
				</p>
				<Island name="LiveForm" component={LiveForm} props={{ sending: visa.sending, failed: visa.failed }} />
			</div>
		</form>
	);
}
