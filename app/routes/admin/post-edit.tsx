import { useLocation } from "react-router";
import { createPost, updatePost } from "../../../domain/blog/commands.ts";
import { getPostForStaff } from "../../../domain/blog/queries.ts";
import { Dialog } from "../../admin/dialog.tsx";
import type { Values } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { load } from "../../admin/load.ts";
import { MarkdownPreview } from "../../admin/markdown-preview.tsx";
import { postFields, postInputOf, postValues } from "../../admin/post-fields.ts";
import { receive, versionOf } from "../../admin/receive.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { visitContext } from "../../visit.ts";
import type { Route } from "./+types/post-edit";

export { sendKept as clientAction } from "../../admin/send-kept.ts";

/** Serves a new post, which begins as a draft, and the change of one that is there. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	return load(visit, "post", async (): Promise<{ values: Values; version?: number }> => {
		if (!params.id) return { values: {} };
		const post = await getPostForStaff(visit.caller, params.id);
		return { values: postValues(post), version: post.version };
	});
}

export function action({ context, params: { id }, request, url }: Route.ActionArgs) {
	const visit = context.get(visitContext);
	const { caller } = visit;
	return receive(visit, request, {
		done: id ? "post_updated" : "post_added",
		back: `/admin/blog${url.search}`,
		submit: (values) => {
			const input = postInputOf(values);
			return id ? updatePost(caller, id, input, versionOf(values)) : createPost(caller, input);
		},
		...(id && { theirs: async () => postValues(await getPostForStaff(caller, id)) }),
	});
}

export default function PostEdit({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
	const t = useAdminTexts().blog;
	const { search } = useLocation();
	const back = `/admin/blog${search}`;
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
					again={actionData}
					failed={id ? t.updateFailed : t.addFailed}
					back={back}
					versions={id && `/admin/blog/${id}/versions${search}`}
				/>
			</MarkdownPreview>
		</Dialog>
	);
}
