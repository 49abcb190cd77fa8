import { data } from "react-router";
import { getProgram, listUniversityNames } from "../../../domain/catalog/queries.ts";
import { asId } from "../../../domain/input.ts";
import { submitApplication } from "../../../domain/leads/commands.ts";
import { listProgramChoices } from "../../../domain/leads/queries.ts";
import { chosenCertificates } from "../../../domain/leads/rules.ts";
import { type CertificateType, certificateTypes } from "../../../domain/leads/schema.ts";
import { type FormAgain, freshForm, receiveForm, showAgain } from "../../forms.ts";
import { useTexts } from "../../i18n/texts.ts";
import { Certificates } from "../../islands/certificates.tsx";
import { Island } from "../../islands/island.tsx";
import { LiveForm } from "../../islands/live-form.tsx";
import { ProgramChoice } from "../../islands/program-choice.tsx";
import { loadOptional } from "../../load.ts";
import { Choice } from "../../ui/filter-form.tsx";
import { Field, FormSecrets, FormSent, FormSummary, faultLines, Tick } from "../../ui/form.tsx";
import { Head } from "../../ui/head.tsx";
import { useHref, useVisit, type Visit, visitContext } from "../../visit.ts";
import type { Route } from "./+types/apply";

/** The form works without what it offers to choose from: university and program are optional (O-25). */
async function choices(visit: Visit, universityId: string | undefined) {
	const [universities, programs] = await Promise.all([
		loadOptional(visit, "university names", () => listUniversityNames(visit.caller, visit.language)),
		universityId
			? loadOptional(visit, "programs to choose", () =>
					listProgramChoices(visit.caller, { university: universityId }, visit.language),
				)
			: [],
	]);
	return { universities: universities ?? [], programs: programs ?? [] };
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	visit.uncached = true;
	const params = new URL(request.url).searchParams;
	const programId = asId(params.get("program"));
	const program =
		programId &&
		(await loadOptional(visit, "chosen program", () => getProgram(visit.caller, programId)).catch(() => null));
	const universityId = program ? program.universityId : asId(params.get("university"));
	const offered = await choices(visit, universityId);
	const values = {
		...(universityId &&
			offered.universities.some(({ id }) => id === universityId) && { university_id: [universityId] }),
		...(program && { program_id: [program.id] }),
	};
	return { state: freshForm(visit, "apply", values), fresh: Object.keys(values).length === 0, ...offered };
}

export async function action({ request, context }: Route.ActionArgs) {
	const visit = context.get(visitContext);
	const fields = await request.formData();
	const text = (name: string) => String(fields.get(name) ?? "");
	// Without script the programs come with a button of their own.
	const answer =
		text("step") === "programs"
			? data(showAgain(visit, "apply", fields), { status: 200 })
			: await receiveForm(
					visit,
					"apply",
					fields,
					async (submission) => {
						const reference = await submitApplication(visit.caller, applicationOf(fields, text), submission);
						return { code: "application_sent", reference };
					},
					`${visit.prefix}/apply`,
				);
	if (answer instanceof Response) return answer;
	return data({ state: answer.data, ...(await choices(visit, asId(text("university_id")))) }, answer.init ?? undefined);
}

function applicationOf(fields: FormData, text: (name: string) => string) {
	const types = fields
		.getAll("certificate")
		.filter((type): type is CertificateType => certificateTypes.includes(type as never));
	const scores = Object.fromEntries(certificateTypes.map((type) => [type, text(`score_${type}`)]));
	return {
		fullName: text("full_name"),
		location: text("location"),
		phoneNumber: text("phone_number"),
		age: text("age"),
		email: text("email"),
		comment: text("comment"),
		languageCertificates: chosenCertificates(types, scores),
		universityId: text("university_id"),
		programId: text("program_id"),
		termsAgreed: fields.get("terms_agreed") === "yes",
		marketingConsent: fields.get("marketing_consent") === "yes",
	};
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
	const { flash } = useVisit();
	const t = useTexts();
	const href = useHref();
	const { state, universities, programs } = actionData ?? loaderData;
	const fresh = actionData ? false : loaderData.fresh;
	const sent = !actionData && flash?.code === "application_sent";
	const form = <ApplicationForm state={state} universities={universities} programs={programs} fresh={fresh && !sent} />;
	return (
		<div className="wrap section">
			<Head title={t.apply.title} description={t.apply.description} card="apply" />
			<div data-form>
				<h1>{t.apply.title}</h1>
				{sent ? (
					<>
						<div className="mt-6">
							<FormSent title={t.apply.sentTitle} text={t.apply.sentText}>
								{flash.reference && (
									<>
										<p className="mt-3">{t.apply.reference}</p>
										<p className="text-[1.5rem] font-bold tracking-wider" data-reference>
											{flash.reference}
										</p>
									</>
								)}
								<p className="mt-4">
									<a className="link inline-block py-2.5" href={href("/programs")}>
										{t.home.callPrograms}
									</a>
								</p>
							</FormSent>
						</div>
						<details className="question">
							<summary>{t.apply.another}</summary>
							{form}
						</details>
					</>
				) : (
					<>
						<p className="text mt-3 mb-6 text-lg">{t.apply.intro}</p>
						{form}
					</>
				)}
			</div>
		</div>
	);
}

type ApplicationFormProps = {
	state: FormAgain;
	universities: { id: string; name: string }[];
	programs: { id: string; title: string }[];
	fresh: boolean;
};

function ApplicationForm({ state, universities, programs, fresh }: ApplicationFormProps) {
	const t = useTexts();
	const href = useHref();
	const value = (name: string) => state.values[name]?.[0] ?? "";
	const missing = state.issues.some(({ field, code }) => code === "required" && field !== "termsAgreed");
	const lines = [
		...faultLines(state, t),
		...(missing ? [t.apply.incomplete] : []),
		...(state.issues.some(({ code }) => code === "terms") ? [t.apply.termsMissing] : []),
	];
	return (
		<form method="post" action={href("/apply")} noValidate data-fresh={fresh || undefined}>
			<FormSummary state={state} title={t.form.error} lines={lines} labels={t.apply.labels} />
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
						<Island name="Certificates" component={Certificates} props={{}} />
					</fieldset>
					<fieldset className="notice grid gap-4">
						<legend className="legend">{t.apply.study}</legend>
						<Choice
							name="university_id"
							label={t.filters.university}
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
						{t.apply.agreeTo}{" "}
						<a className="link" href={href("/terms")} target="_blank" rel="noopener">
							{t.apply.theTerms}
						</a>
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
							when="draft:application-draft"
							props={{
								sending: t.form.sending,
								failed: t.form.failed,
								draft: { name: "application-draft", clear: t.form.clearDraft, kept: t.form.draftKept },
							}}
						/>
					</div>
				</fieldset>
			</div>
		</form>
	);
}
