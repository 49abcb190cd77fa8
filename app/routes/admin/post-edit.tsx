import { useLocation } from "react-router";
import { createPost, updatePost } from "../../../domain/blog/commands.ts";
import { getPostForStaff } from "../../../domain/blog/queries.ts";
import { listStaleTranslations } from "../../../domain/translation-review/queries.ts";
import { confirmTicked } from "../../admin/confirm-translations.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { inputOf, type Values, valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm, versionOf } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MarkdownPreview } from "../../admin/markdown-preview.tsx";
import { postFields } from "../../admin/post-fields.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { returnUrl } from "../../admin/return-url.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/post-edit";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

/** Creates a post as a draft, and edits an existing one. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "post", async (): Promise<{ values: Values; version?: number; older?: string[] }> => {
		if (!params.id) return { values: {} };
		const post = await getPostForStaff(visit.caller, params.id);
		const older = await listStaleTranslations(visit.caller, "post", params.id);
		return { values: valuesOf(post, postFields), version: post.version, older };
	});
}

export function action({ context, params: { id }, request, url }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	const { caller } = visit;
	return handleAdminForm(visit, request, {
		done: id ? "post_updated" : "post_added",
		back: returnUrl("/admin/blog", url.search),
		submit: async (values) => {
			const input = inputOf(values, postFields);
			if (!id) return createPost(caller, input);
			await updatePost(caller, id, input, versionOf(values));
			await confirmTicked(caller, "post", id, values);
		},
		...(id && { theirs: async () => valuesOf(await getPostForStaff(caller, id), postFields) }),
	});
}

export default function PostEdit({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
	const t = useAdminTexts().blog;
	const { search } = useLocation();
	const back = returnUrl("/admin/blog", search);
	if (!loaderData.value && !actionData) return <MissingDialog fault={loaderData.fault} back={back} />;
	const values = loaderData.value?.values ?? {};
	return (
		<Dialog title={id ? t.editTitle : t.add} back={back} wide>
			<MarkdownPreview field="content" values={{ ...values, ...actionData?.values }}>
				<RecordForm
					fields={postFields}
					labels={t.fields}
					values={values}
					version={loaderData.value?.version}
					older={loaderData.value?.older}
					again={actionData}
					failed={id ? t.updateFailed : t.addFailed}
					back={back}
					versions={id && `/admin/blog/${id}/versions${search}`}
				/>
			</MarkdownPreview>
		</Dialog>
	);
}
