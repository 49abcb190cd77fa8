import { Link } from "react-router";
import type { CaseApplication } from "../../../domain/applications/case-queries.ts";
import { pickStep } from "../../../domain/applications/next-step.ts";
import { closeReasons, visaTypes } from "../../../domain/applications/schema.ts";
import { inLanguage, type Language, localized } from "../../../domain/language.ts";
import { valuesFromRow } from "../fields.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import type { FormAgain } from "../handle-form.ts";
import { LocalTime } from "../local-time.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { StepFields } from "../step-fields.tsx";
import { againOf, CaseForm } from "./case-form.tsx";

type CaseApplicationsProps = {
	applications: CaseApplication[];
	/** The page's URL. */
	base: string;
	/** The applicant's language. */
	language: Language;
	again: FormAgain | undefined;
};

/** Each application with its status, next step, visa type and closing. */
export function CaseApplications({ applications, ...rest }: CaseApplicationsProps) {
	const t = useAdminTexts().case.applications;
	return (
		<section className="case-part" aria-labelledby="applications">
			<h2 id="applications">{t.title}</h2>
			{applications.map((application) => (
				<CaseApplicationCard key={application.id} application={application} {...rest} />
			))}
		</section>
	);
}

type CardProps = Omit<CaseApplicationsProps, "applications"> & { application: CaseApplication };

function CaseApplicationCard({ application, base, language, again }: CardProps) {
	const texts = useAdminTexts();
	const t = texts.case;
	const frame = useFrame();
	const { id, reference, status, submittedAt, program, university, unseen, seen } = application;
	const step = valuesFromRow(pickStep(application));
	const own = againOf(again, "step", id);
	const chosen = [
		program && localized(program, "title", frame.language),
		university && localized(university, "name", frame.language),
	].filter(Boolean);
	return (
		<article className="case-application" aria-label={reference}>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h3>{reference}</h3>
				<StatusBadge status={status} />
				<span className="text-sm text-muted">
					<LocalTime at={submittedAt.toISOString()} />
				</span>
			</div>
			{chosen.length > 0 && <p>{chosen.join(" · ")}</p>}
			{unseen && (
				<p className="case-unseen">
					{t.applications.shownFrom} <LocalTime at={unseen.shownAt.toISOString()} />. {t.applications.stillSees}{" "}
					<StatusBadge status={seen} />. {t.applications.takeBack}
				</p>
			)}
			<Closing application={application} again={again} />
			<p className="flex flex-wrap gap-2">
				<Link to={`${base}/status/${id}`} preventScrollReset className="btn btn-small btn-primary">
					{texts.applications.changeStatus}
				</Link>
				<Link to={`/admin/applications/${id}`} className="btn btn-small">
					{t.applications.open}
				</Link>
				<a className="btn btn-small" href={inLanguage(`/my/preview/${id}`, language)} target="_blank" rel="noopener">
					{t.preview}
				</a>
			</p>
			<CaseForm
				key={Object.values(step).join()}
				intent="step"
				subject={id}
				again={again}
				failed={t.step.failed}
				submit={t.step.save}
				className="case-stack"
			>
				<fieldset>
					<legend className="label">{t.step.title}</legend>
					<StepFields id={id} language={language} values={{ ...step, ...own?.values }} issues={own?.issues ?? []} />
				</fieldset>
			</CaseForm>
			<Visa application={application} again={again} />
		</article>
	);
}

type PartProps = Pick<CardProps, "application" | "again">;

function Visa({ application: { id, visaType, suggestedVisa }, again }: PartProps) {
	const t = useAdminTexts().case;
	return (
		<CaseForm
			key={visaType}
			intent="visa"
			subject={id}
			again={again}
			failed={t.step.failed}
			submit={t.applications.visaSave}
			className="in-row"
		>
			<label className="in-row">
				<span className="label">{t.applications.visa}</span>
				<select name="visaType" className="field field-small" defaultValue={visaType ?? suggestedVisa ?? ""}>
					<option value="">{t.applications.visaNone}</option>
					{visaTypes.map((type) => (
						<option key={type} value={type}>
							{t.applications.visaTypes[type]}
						</option>
					))}
				</select>
			</label>
			{!visaType && suggestedVisa && (
				<span className="text-sm text-muted">{t.applications.visaSuggested(suggestedVisa)}</span>
			)}
		</CaseForm>
	);
}

function Closing({ application: { id, closedAt, closeReason }, again }: PartProps) {
	const t = useAdminTexts().case;
	const { closeReasons: reasons, closed, close, closeTitle, reopen, closeReason: label } = t.applications;
	if (closedAt && closeReason) {
		return (
			<div className="in-row">
				<p>
					<strong>{closed}</strong> {reasons[closeReason]}, <LocalTime at={closedAt.toISOString()} />
				</p>
				<CaseForm intent="reopen" subject={id} again={again} failed={t.step.failed} submit={reopen} />
			</div>
		);
	}
	return (
		<details>
			<summary className="link">{closeTitle}</summary>
			<CaseForm intent="close" subject={id} again={again} failed={t.step.failed} submit={close} className="in-row">
				<label className="in-row">
					<span className="label">{label}</span>
					<select name="reason" className="field field-small" defaultValue="withdrawn">
						{closeReasons.map((reason) => (
							<option key={reason} value={reason}>
								{reasons[reason]}
							</option>
						))}
					</select>
				</label>
			</CaseForm>
		</details>
	);
}
