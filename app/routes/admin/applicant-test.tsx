import { addLanguageTest } from "../../../domain/applicants/commands.ts";
import { getApplicant } from "../../../domain/applicants/queries.ts";
import { languageTestFields } from "../../admin/applicant-fields.ts";
import { testName } from "../../admin/case/names.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { initialValues, inputOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applicant-test";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params: { id } }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "applicant", async () => {
		const { fullName } = await getApplicant(requestContext.caller, id);
		return { fullName };
	});
}

export function action({ context, params: { id }, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "applicant_updated",
		back: `/admin/applicants/${id}`,
		submit: (values) => addLanguageTest(requestContext.caller, id, inputOf(values, languageTestFields)),
	});
}

export default function ApplicantTest({ loaderData, actionData, params }: Route.ComponentProps) {
	const t = useAdminTexts().case.tests;
	const back = `/admin/applicants/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const [{ options = [] } = {}] = languageTestFields;
	return (
		<Dialog title={t.addTitle} back={back}>
			<RecordForm
				fields={languageTestFields}
				labels={t.fields}
				values={initialValues(languageTestFields)}
				again={actionData}
				failed={t.failed}
				back={back}
				names={Object.fromEntries(options.map((test) => [test, testName(test, t.names)]))}
			/>
		</Dialog>
	);
}
