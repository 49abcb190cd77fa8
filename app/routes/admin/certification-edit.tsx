import { createCertification, updateCertification } from "../../../domain/catalog/certifications/commands.ts";
import { getCertification } from "../../../domain/catalog/certifications/queries.ts";
import { certificationForm } from "../../admin/certifications/fields.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { inputOf, valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm, versionOf } from "../../admin/handle-form.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/certification-edit";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

const backOf = (university: string) => `/admin/certifications/university/${university}`;

export function loader({ context, params: { id } }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "certification", async () => {
		if (!id) return { values: {}, version: undefined };
		const row = await getCertification(requestContext.caller, id, requestContext.language);
		return { values: valuesOf(row, certificationForm), version: row.version };
	});
}

export function action({ context, params: { id, university }, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, language } = requestContext;
	return handleAdminForm(requestContext, request, {
		done: "saved",
		back: backOf(university),
		submit: (values) => {
			const input = { ...inputOf(values, certificationForm), universityId: university };
			return id ? updateCertification(caller, id, input, versionOf(values)) : createCertification(caller, input);
		},
		...(id && { theirs: async () => valuesOf(await getCertification(caller, id, language), certificationForm) }),
	});
}

export default function CertificationEdit({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.certifications;
	const back = backOf(params.university);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { values, version } = loaderData.value;
	return (
		<Dialog title={`${params.id ? texts.edit : texts.add}: ${t.open}`} back={back}>
			<RecordForm
				fields={certificationForm}
				labels={t.fields}
				values={values}
				version={version}
				again={actionData}
				back={back}
				names={t.options}
				versions={params.id && `${back}/${params.id}/versions`}
			/>
		</Dialog>
	);
}
