import type { Application } from "../../domain/cases/applications/queries.ts";
import type { StoredStatus } from "../../domain/cases/applications/schema.ts";
import { localized } from "../../domain/shared/language.ts";
import { languageNames } from "../../domain/shared/locales.ts";
import { formatDay } from "../i18n/formats.ts";
import { EmailLink, PhoneLinks } from "./contact-links.tsx";
import { Facts } from "./facts.tsx";
import { useAdminTexts, useFrame, useManagementTexts } from "./frame.ts";
import { LocalTime } from "./local-time.tsx";

type LanguageCertificate = Application["languageCertificates"][number];

export const certificateName = (
	{ type, score }: LanguageCertificate,
	names: Record<LanguageCertificate["type"], string>,
) => (score ? `${names[type]}: ${score}` : names[type]);

export function ApplicationFacts({ application }: { application: Application }) {
	const texts = useManagementTexts();
	const { language } = useFrame();
	const t = texts.applications;
	const { university, program, languageCertificates } = application;
	const corrected: [string, string][] =
		application.applicantName === application.fullName ? [] : [[t.fields.correctedName, application.applicantName]];
	const certificates = languageCertificates.map((each) => certificateName(each, t.certificates));
	return (
		<Facts
			facts={[
				[t.fields.reference, application.reference],
				[t.status, t.statuses[application.status]],
				[t.fields.submitted, <LocalTime key="submitted" at={application.submittedAt} />],
				[t.fields.name, application.fullName],
				...corrected,
				[t.fields.phone, <PhoneLinks key="phone" phone={application.phoneNumber} e164={application.phoneE164} />],
				[
					t.fields.email,
					application.email && <EmailLink key="email" email={application.email} className="link inline-block py-1" />,
				],
				[t.fields.location, application.location],
				[t.fields.age, application.age],
				[t.fields.university, university && localized(university, "name", language)],
				[
					t.fields.program,
					program &&
						`${localized(program, "title", language)} (${(texts.options as Record<string, string>)[program.type] ?? program.type})`,
				],
				[t.fields.certificates, certificates.join("\n")],
				[t.fields.comment, application.comment],
				[t.fields.language, languageNames[application.language]],
				[t.fields.terms, formatDay(application.termsVersion, language)],
				[t.fields.marketing, application.marketingConsent ? texts.yes : texts.no],
			]}
		/>
	);
}

/** The status changes, newest first. */
export function StatusHistory({ history }: Pick<Application, "history">) {
	const texts = useAdminTexts();
	const t = texts.applications;
	const nameOf = (status = "") => t.statuses[status as StoredStatus] ?? status;
	return (
		<section className="mt-6">
			<h3>{t.history}</h3>
			{history.length === 0 && <p className="mt-2 text-muted">{texts.nothingYet}</p>}
			<ol className="mt-2 grid gap-1">
				{history.map(({ at, by, detail }) => (
					<li key={at.toISOString()} className="flex flex-wrap gap-x-3">
						<strong>{`${nameOf(detail?.from)} → ${nameOf(detail?.to)}`}</strong>
						<span className="text-muted">
							<LocalTime at={at} /> · {by ?? texts.somebody}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
