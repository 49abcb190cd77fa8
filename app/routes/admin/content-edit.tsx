import { useLocation } from "react-router";
import { notFound } from "../../../domain/errors.ts";
import { createContent, updateContent } from "../../../domain/site-content/commands.ts";
import { getContentRecord } from "../../../domain/site-content/staff-queries.ts";
import { listStaleTranslations } from "../../../domain/translation-review/queries.ts";
import { confirmTicked } from "../../admin/confirm-translations.ts";
import { sectionOf, tabAddress } from "../../admin/content-kinds.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { initialValues, inputOf, type Values, valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm, versionOf } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { returnUrl } from "../../admin/return-url.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/content-edit";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

/** Creates and edits a record of any kind. */
export function loader({ context, params: { slug, id } }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "content", async (): Promise<{ values: Values; version?: number; older?: string[] }> => {
		const section = sectionOf(slug);
		if (!section) throw notFound("content");
		if (!id) return { values: initialValues(section.fields) };
		const record = await getContentRecord(visit.caller, section.kind, id);
		const { kind } = section;
		const older = kind === "social" ? [] : await listStaleTranslations(visit.caller, kind, id);
		return { values: valuesOf(record, section.fields), version: record.version, older };
	});
}

export function action({ context, params: { slug, id }, request, url }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	const { caller } = visit;
	const section = sectionOf(slug);
	if (!section) throw new Response(null, { status: 404 });
	const { kind, fields } = section;
	return handleAdminForm(visit, request, {
		done: id ? "content_updated" : "content_added",
		back: returnUrl(tabAddress(section.tab), url.search),
		submit: async (values) => {
			const input = inputOf(values, fields);
			if (!id) return createContent(caller, kind, input);
			await updateContent(caller, kind, id, input, versionOf(values));
			if (kind !== "social") await confirmTicked(caller, kind, id, values);
		},
		...(id && { theirs: async () => valuesOf(await getContentRecord(caller, kind, id), fields) }),
	});
}

export default function ContentEdit({ loaderData, actionData, params: { slug, id } }: Route.ComponentProps) {
	const t = useAdminTexts().content;
	const section = sectionOf(slug);
	const back = returnUrl(tabAddress(section?.tab ?? "hero"), useLocation().search);
	if (!section || (!loaderData.value && !actionData)) {
		return <MissingDialog fault={loaderData.fault ?? "missing"} back={back} />;
	}
	const own = t.kinds[section.kind];
	return (
		<Dialog title={id ? own.edit : own.add} back={back}>
			<RecordForm
				fields={section.fields}
				labels={{ ...t.fields, ...own.fields }}
				values={loaderData.value?.values ?? {}}
				version={loaderData.value?.version}
				older={loaderData.value?.older}
				again={actionData}
				failed={t.saveFailed}
				back={back}
				versions={id && `/admin/content/${section.slug}/${id}/versions`}
			/>
		</Dialog>
	);
}
