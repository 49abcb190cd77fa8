import { Fragment } from "react";
import type { MyDetails } from "../../../domain/my/queries.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { emptyForm } from "../../forms.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { Field, type FormState, FormSummary, faultLines, Select } from "../form.tsx";

/** What only staff change. */
export function OwnFacts({ details }: { details: MyDetails }) {
	const { language } = useRequestContext();
	const t = useMyTexts().details;
	const { fullName, passportName, birthDate } = details;
	const facts = [
		[t.name, fullName],
		[t.passportName, passportName],
		[t.birthDate, birthDate && formatDay(birthDate, language)],
	].filter(([, value]) => value);
	return (
		<>
			<dl className="fact-list mt-6">
				{facts.map(([label, value]) => (
					<Fragment key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</Fragment>
				))}
			</dl>
			<p className="mt-3 text-muted">{t.intro}</p>
		</>
	);
}

type DetailsFormProps = {
	details: MyDetails;
	/** Of the details, with the key of the form. */
	version: string;
	/** The form that could not be saved. */
	again: FormState | null;
};

/** How the applicant is reached. */
export function DetailsForm({ details, version, again }: DetailsFormProps) {
	const t = useMyTexts().details;
	const texts = useTexts();
	const href = useHref();
	const isChanged = again?.issues.some(({ code }) => code === "changed");
	const state = again && !isChanged ? again : { ...emptyForm(), values: valuesOf(details) };
	const lines = isChanged ? [t.changed] : faultLines(state, texts);
	if (state.issues.length > 0) lines.push(texts.form.correct);
	const labels = { phone_number: t.phoneNumber, email: t.email };
	return (
		<form method="post" action={href("/my/details")} noValidate className="notice mt-8 grid gap-4">
			<h2>{t.contact}</h2>
			<p className="text-muted">{t.contactText}</p>
			<FormSummary state={state} title={texts.form.error} lines={lines} labels={labels} />
			<input type="hidden" name="version" value={version} />
			<Field
				state={state}
				name="phone_number"
				label={t.phoneNumber}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				maxLength={50}
			/>
			<Select state={state} name="phone_owner" label={t.phoneOwner} options={t.phoneOwners} />
			<Field state={state} name="email" label={t.email} type="email" autoComplete="email" maxLength={254} optional />
			<Select state={state} name="language" label={t.language} options={languageNames} />
			<div>
				<button type="submit" className="btn btn-primary">
					{t.save}
				</button>
			</div>
		</form>
	);
}

const valuesOf = ({ phoneNumber, phoneOwner, email, language }: MyDetails): FormState["values"] => ({
	phone_number: [phoneNumber ?? ""],
	phone_owner: [phoneOwner],
	email: [email ?? ""],
	language: [language],
});
