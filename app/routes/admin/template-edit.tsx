import { createTemplate, updateTemplate } from "../../../domain/content/templates/commands.ts";
import { getTemplate } from "../../../domain/content/templates/queries.ts";
import { forEachVariant } from "../../../domain/shared/language.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm, versionOf } from "../../admin/handle-form.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { templateFields } from "../../admin/templates.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/template-edit";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params: { id } }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "template", async () => {
		if (!id) return { values: {}, version: undefined };
		const template = await getTemplate(requestContext.caller, id);
		return { values: valuesOf(template, templateFields), version: template.version };
	});
}

const back = "/admin/templates";

export function action({ context, params: { id }, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller } = requestContext;
	return handleAdminForm(requestContext, request, {
		done: "content_updated",
		back,
		submit: (values) => {
			const input = { name: values.name, ...forEachVariant("text", (field) => values[field]) };
			return id ? updateTemplate(caller, id, input, versionOf(values)) : createTemplate(caller, input);
		},
		...(id && { theirs: async () => valuesOf(await getTemplate(caller, id), templateFields) }),
	});
}

export default function TemplateEdit({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.bulk.templates;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { values, version } = loaderData.value;
	return (
		<Dialog title={`${params.id ? texts.edit : texts.add}: ${t.title}`} back={back} wide>
			<p className="mb-3 text-muted">{t.wordsHint}</p>
			<RecordForm
				fields={templateFields}
				labels={t.fields}
				values={values}
				version={version}
				again={actionData}
				back={back}
			/>
		</Dialog>
	);
}
