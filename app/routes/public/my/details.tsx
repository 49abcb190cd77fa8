import { Fragment } from "react";
import { updateMyDetails } from "../../../../domain/my/commands.ts";
import { getMyDetails, type MyDetails } from "../../../../domain/my/queries.ts";
import { invalid } from "../../../../domain/shared/errors.ts";
import { languageNames } from "../../../../domain/shared/locales.ts";
import { emptyForm, handleForm, readFields } from "../../../forms.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { Field, type FormState, FormSummary, faultLines, Select } from "../../../ui/form.tsx";
import { MyLayout } from "../../../ui/my/layout.tsx";
import type { Route } from "./+types/details";

/** The applicant's own details, for sessions of level "proven". */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	const details = await loadRequired(requestContext, "personal page", () => getMyDetails(caller));
	return { details, version: `${details.version} ${requestContext.formKeys.make("details", requestContext.my.scope)}` };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	const fields = await readFields(request);
	const text = (name: string) => String(fields.get(name) ?? "");
	return handleForm(requestContext, fields, async () => {
		const input = {
			phoneNumber: text("phone_number"),
			phoneOwner: text("phone_owner"),
			email: text("email"),
			language: text("language"),
		};
		const [version, key] = text("version").split(" ");
		// The form may show somebody else's details, whose application was open in this browser before.
		const shown = requestContext.formKeys.read("details", key, { scope: requestContext.my.scope });
		if ("fault" in shown) throw invalid([{ field: "", code: "changed" }]);
		const isOpen = await updateMyDetails(caller, input, Number(version));
		return isOpen
			? redirectTo(`${requestContext.prefix}/my/details`, "my_details_saved")
			: redirectTo(`${requestContext.prefix}/my`, "my_details_saved_signed_out");
	});
}

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
	const t = useMyTexts().details;
	const { details, version } = loaderData;
	return (
		<MyLayout title={t.title}>
			<div className="max-w-[46rem]">
				<OwnFacts details={details} />
				<DetailsForm details={details} version={version} again={actionData?.state ?? null} />
			</div>
		</MyLayout>
	);
}

/** What only staff change. */
function OwnFacts({ details }: { details: MyDetails }) {
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
function DetailsForm({ details, version, again }: DetailsFormProps) {
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
