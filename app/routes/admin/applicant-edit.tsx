import { updateApplicant } from "../../../domain/cases/applicants/commands.ts";
import { getApplicant } from "../../../domain/cases/applicants/queries.ts";
import {
	caseOffices,
	educationLevels,
	maritalStatuses,
	phoneOwners,
	sponsors,
} from "../../../domain/cases/applicants/schema.ts";
import { languages } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { listCountries } from "../../admin/case/names.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { type Field, inputOf, valuesOf } from "../../admin/fields.ts";
import { useCaseTexts } from "../../admin/frame.ts";
import { versionOf } from "../../admin/handle-form.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import type { Route } from "./+types/applicant-edit";

/** @param countries ISO codes in the order of the list */
const applicantFields = (countries: string[]): Field[] => [
	{ name: "fullName", kind: "line", required: true },
	{ name: "passportName", kind: "line" },
	{ name: "birthDate", kind: "date" },
	{ name: "nationality", kind: "choice", options: countries },
	{ name: "residenceCountry", kind: "choice", options: countries },
	{ name: "phoneNumber", kind: "line" },
	{ name: "phoneOwner", kind: "choice", options: phoneOwners, required: true },
	{ name: "email", kind: "email" },
	{ name: "language", kind: "choice", options: languages, required: true },
	{ name: "sponsor", kind: "choice", options: sponsors },
	{ name: "maritalStatus", kind: "choice", options: maritalStatuses },
	{ name: "educationLevel", kind: "choice", options: educationLevels },
	{ name: "educationFinishedOn", kind: "date" },
	{ name: "gpaPercent", kind: "line" },
	{ name: "passportExpiresOn", kind: "date" },
	{ name: "office", kind: "choice", options: caseOffices, required: true },
];

const fields = applicantFields([]);

export const loader = adminLoader("applicant", async ({ caller, language }, { params: { id } }: Route.LoaderArgs) => {
	const applicant = await getApplicant(caller, id);
	return {
		values: valuesOf(applicant, fields),
		version: applicant.version,
		countries: listCountries(language),
	};
});

export const action = adminAction(({ caller }, { params: { id } }: Route.ActionArgs) => ({
	done: "saved",
	back: `/admin/applicants/${id}`,
	submit: (values) => updateApplicant(caller, id, inputOf(values, fields), versionOf(values)),
	theirs: async () => valuesOf(await getApplicant(caller, id), fields),
}));

export default function ApplicantEdit({ loaderData, actionData, params }: Route.ComponentProps) {
	const t = useCaseTexts().case.details;
	const back = `/admin/applicants/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { values, version, countries } = loaderData.value;
	return (
		<Dialog title={t.editTitle} back={back}>
			<p className="mb-3 text-muted">{t.hint}</p>
			<RecordForm
				fields={applicantFields(countries.map(([code]) => code))}
				labels={t.fields}
				values={values}
				version={version}
				again={actionData}
				back={back}
				names={{ ...Object.fromEntries(countries), ...languageNames }}
			/>
		</Dialog>
	);
}
