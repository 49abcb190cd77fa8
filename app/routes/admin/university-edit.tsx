import { useLocation } from "react-router";
import { createUniversity, updateUniversity } from "../../../domain/catalog/commands.ts";
import { getUniversityRecord } from "../../../domain/catalog/staff-queries.ts";
import { listStaleTranslations } from "../../../domain/translation-review/queries.ts";
import { universityFields } from "../../admin/catalog-fields.ts";
import { confirmTicked } from "../../admin/confirm-translations.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { initialValues, inputOf, type Values, valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm, versionOf } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { returnUrl } from "../../admin/return-url.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/university-edit";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

/** Creates a university (spec §9: public by default), and edits an existing one. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "university", async (): Promise<{ values: Values; version?: number; older?: string[] }> => {
		if (!params.id) return { values: initialValues(universityFields) };
		const record = await getUniversityRecord(visit.caller, params.id);
		const older = await listStaleTranslations(visit.caller, "university", params.id);
		return { values: valuesOf(record, universityFields), version: record.version, older };
	});
}

export function action({ context, params: { id }, request, url }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	const { caller } = visit;
	return handleAdminForm(visit, request, {
		done: id ? "university_updated" : "university_added",
		back: returnUrl("/admin", url.search),
		submit: async (values) => {
			const input = inputOf(values, universityFields);
			if (!id) return createUniversity(caller, input);
			await updateUniversity(caller, id, input, versionOf(values));
			await confirmTicked(caller, "university", id, values);
		},
		...(id && { theirs: async () => valuesOf(await getUniversityRecord(caller, id), universityFields) }),
	});
}

export default function UniversityEdit({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
	const t = useAdminTexts().universities;
	const back = returnUrl("/admin", useLocation().search);
	if (!loaderData.value && !actionData) return <MissingDialog fault={loaderData.fault} back={back} />;
	return (
		<Dialog title={id ? t.editTitle : t.add} back={back}>
			<RecordForm
				fields={universityFields}
				labels={t.fields}
				values={loaderData.value?.values ?? {}}
				version={loaderData.value?.version}
				older={loaderData.value?.older}
				again={actionData}
				failed={id ? t.updateFailed : t.addFailed}
				back={back}
			/>
		</Dialog>
	);
}
