import { Link } from "react-router";
import type { Applicant } from "../../../domain/cases/applicants/queries.ts";
import type { CaseEmail } from "../../../domain/messaging/queries.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { LocalTime } from "../local-time.tsx";
import { CaseForm } from "./case-form.tsx";
import { Emails } from "./emails.tsx";
import { testName } from "./names.ts";

type AsideProps = { applicant: Applicant; base: string };

type DetailsProps = AsideProps & {
	/** Named by the server, which knows the names in all languages. */
	countries: Record<"nationality" | "residenceCountry", string | null>;
	/** Whether the email address is that of all applications. */
	isEmailCertain: boolean;
	again: FormResult | undefined;
};

/** The person, as far as known. */
export function Details({ applicant, countries, isEmailCertain, base, again }: DetailsProps) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.case.details;
	const option = (value: string | null) => value && ((texts.options as Record<string, string>)[value] ?? value);
	const day = (value: string | null) => value && formatDay(value, language);
	const facts: [keyof typeof t.fields, string | null][] = [
		["fullName", applicant.fullName],
		["passportName", applicant.passportName],
		["birthDate", day(applicant.birthDate)],
		["nationality", countries.nationality],
		["residenceCountry", countries.residenceCountry],
		["phoneNumber", applicant.phoneNumber],
		["phoneOwner", option(applicant.phoneOwner)],
		["email", applicant.email],
		["language", languageNames[applicant.language]],
		["sponsor", option(applicant.sponsor)],
		["maritalStatus", option(applicant.maritalStatus)],
		["educationLevel", option(applicant.educationLevel)],
		["educationFinishedOn", applicant.educationFinishedOn?.slice(0, 7) ?? null],
		["gpaPercent", applicant.gpaPercent === null ? null : String(applicant.gpaPercent)],
		["passportExpiresOn", day(applicant.passportExpiresOn)],
		["office", option(applicant.office)],
	];
	const known = facts.filter(([, value]) => value);
	const missing = facts.flatMap(([name, value]) => (value ? [] : [t.fields[name]]));
	return (
		<section className="case-part" aria-labelledby="details">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 id="details">{t.title}</h2>
				<Link to={`${base}/edit`} preventScrollReset className="btn btn-small" data-shortcut="e" aria-keyshortcuts="e">
					{t.edit}
				</Link>
			</div>
			<dl className="case-facts">
				{known.map(([name, value]) => (
					<div key={name}>
						<dt>{t.fields[name]}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{missing.length > 0 && (
				<p className="text-sm text-muted">
					{t.missing} {missing.join(" · ")}.{" "}
					<Link to={`${base}/edit`} preventScrollReset className="link inline-block py-1">
						{t.add}
					</Link>
				</p>
			)}
			{applicant.email && !isEmailCertain && (
				<div className="notice grid justify-items-start gap-2">
					<p>{t.uncertain}</p>
					<CaseForm
						intent="confirm-email"
						subject={applicant.email}
						again={again}
						submit={t.confirm(applicant.email)}
					/>
				</div>
			)}
		</section>
	);
}

export function LanguageTests({ applicant, base, again }: AsideProps & { again: FormResult | undefined }) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.case.tests;
	return (
		<section className="case-part" aria-labelledby="tests">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 id="tests">{t.title}</h2>
				<Link to={`${base}/test`} preventScrollReset className="btn btn-small">
					{t.add}
				</Link>
			</div>
			{applicant.languageTests.length === 0 && <p className="text-muted">{texts.nothingYet}</p>}
			<ul className="case-thread">
				{applicant.languageTests.map(({ id, test, result, level, takenOn, expiresOn }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-2">
						<span>
							<strong>{`${testName(test, t.names)} ${result}`}</strong>
							{level && ` · ${t.fields.level} ${level}`}
							{takenOn && ` · ${formatDay(takenOn, language)}`}
							{expiresOn && ` · ${t.until} ${formatDay(expiresOn, language)}`}
						</span>
						<span className="flex flex-wrap items-center gap-2">
							<Link
								to={`${base}/test/${id}`}
								preventScrollReset
								className="btn btn-small"
								aria-label={`${texts.edit}: ${testName(test, t.names)} ${result}`}
							>
								{texts.edit}
							</Link>
							<CaseForm intent="remove-test" subject={id} again={again} submit={texts.delete} />
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Messages of the contact form that are certainly the applicant's. */
export function Contacts({ applicant }: { applicant: Applicant }) {
	const t = useAdminTexts().case.contacts;
	if (applicant.contactSubmissions.length === 0) return null;
	return (
		<section className="case-part" aria-labelledby="contacts">
			<h2 id="contacts">{t.title}</h2>
			<ul className="case-thread">
				{applicant.contactSubmissions.map(({ id, message, submittedAt }) => (
					<li key={id}>
						<p className="case-text">{message}</p>
						<p className="flex flex-wrap justify-between gap-2 text-sm text-muted">
							<LocalTime at={submittedAt.toISOString()} />
							<Link to={`/admin/contact/${id}`} className="link">
								{t.reply}
							</Link>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

type AccessProps = { base: string; emails: CaseEmail[]; again: FormResult | undefined };

/** How staff let the applicant into the page on the phone, and the emails that let in or report it. */
export function Access({ base, emails, again }: AccessProps) {
	const t = useAdminTexts().case.access;
	return (
		<section className="case-part" aria-labelledby="access">
			<h2 id="access">{t.title}</h2>
			<p>
				<Link to={`${base}/code`} preventScrollReset className="btn btn-small">
					{t.code}
				</Link>
			</p>
			<Emails emails={emails.filter(({ entryId }) => entryId === null)} again={again} />
		</section>
	);
}
