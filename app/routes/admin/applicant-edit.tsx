import { updateApplicant } from "../../../domain/cases/applicants/commands.ts";
import { getApplicant } from "../../../domain/cases/applicants/queries.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { applicantFields } from "../../admin/applicant-fields.ts";
import { listCountries } from "../../admin/case/names.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { inputOf, valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { versionOf } from "../../admin/handle-form.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import type { Route } from "./+types/applicant-edit";

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
	const t = useAdminTexts().case.details;
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
