import { useLocation } from "react-router";
import type { Caller } from "../../../domain/access/caller.ts";
import { createProgram, updateProgram } from "../../../domain/catalog/commands.ts";
import { findUniversity, getProgramRecord } from "../../../domain/catalog/staff-queries.ts";
import { invalid } from "../../../domain/errors.ts";
import { listStaleTranslations } from "../../../domain/translation-review/queries.ts";
import { programFields } from "../../admin/catalog-fields.ts";
import { confirmTicked } from "../../admin/confirm-translations.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { inputOf, type Values, valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm, versionOf } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { returnUrl } from "../../admin/return-url.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/program-edit";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

/** Creates and edits a program. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "program", async (): Promise<{ values: Values; version?: number; older?: string[] }> => {
		if (!params.id) return { values: {} };
		const record = await getProgramRecord(visit.caller, params.id, visit.language);
		const older = await listStaleTranslations(visit.caller, "program", params.id);
		return { values: valuesOf(record, programFields), version: record.version, older };
	});
}

export function action({ context, params: { id }, request, url }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	const { caller } = visit;
	return handleAdminForm(visit, request, {
		done: id ? "program_updated" : "program_added",
		back: returnUrl("/admin/programs", url.search),
		submit: async (values) => {
			const input = await programInputOf(caller, values);
			if (!id) return createProgram(caller, input);
			await updateProgram(caller, id, input, versionOf(values));
			await confirmTicked(caller, "program", id, values);
		},
		...(id && { theirs: async () => valuesOf(await getProgramRecord(caller, id, visit.language), programFields) }),
	});
}

/** @throws ProblemError: invalid if no university, or more than one, has the name. */
async function programInputOf(caller: Caller, values: Values) {
	const universityId = await findUniversity(caller, values.university ?? "", values.universityId ?? "");
	if (!universityId) throw invalid([{ field: "university", code: "unknown_university" }]);
	return { ...inputOf(values, programFields), universityId };
}

export default function ProgramEdit({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
	const t = useAdminTexts().programs;
	const back = returnUrl("/admin/programs", useLocation().search);
	if (!loaderData.value && !actionData) return <MissingDialog fault={loaderData.fault} back={back} />;
	return (
		<Dialog title={id ? t.editTitle : t.add} back={back}>
			<RecordForm
				fields={programFields}
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
