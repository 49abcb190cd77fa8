import type { Applicant } from "../../../domain/cases/applicants/queries.ts";
import type { CaseApplication } from "../../../domain/cases/applications/queries.ts";
import { type Language, localized } from "../../../domain/shared/language.ts";
import { certificateName } from "../application-facts.tsx";
import type { AdminTexts } from "../texts.ts";
import type { Opening } from "./thread.tsx";

/** What the applicant wrote with each application, and with the inquiries that are in the case. */
export function openingsOf(
	applications: CaseApplication[],
	inquiries: Applicant["contactSubmissions"],
	texts: AdminTexts,
	language: Language,
): Opening[] {
	const { certificates, fields } = texts.applications;
	return [
		...applications.map((application): Opening => {
			const { id, submittedAt: at, reference, comment: words, languageCertificates, location, age } = application;
			const { program, university } = application;
			const facts = [
				program && localized(program, "title", language),
				university && localized(university, "name", language),
				location && `${fields.location}: ${location}`,
				age && `${fields.age}: ${age}`,
				...languageCertificates.map((each) => certificateName(each, certificates)),
			];
			const about = `${texts.case.timeline.events.submitted} ${reference}`;
			return { id, at, about, words, facts: facts.filter((fact) => typeof fact === "string") };
		}),
		...inquiries.map(({ id, submittedAt: at, message: words }): Opening => {
			return { id, at, about: texts.case.timeline.inquiry, words, facts: [], to: `/admin/contact/${id}` };
		}),
	];
}
