import { useLocation } from "react-router";
import { publishPost } from "../../../domain/content/blog/commands.ts";
import { getPostForStaff } from "../../../domain/content/blog/queries.ts";
import { localized } from "../../../domain/shared/language.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { MissingDialog } from "../../admin/dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/post-publish";

export const loader = adminLoader("post", async ({ caller, language }, { params }: Route.LoaderArgs) => {
	const post = await getPostForStaff(caller, params.id);
	return { title: localized(post, "title", language), published: post.published };
});

/** Also handles the switch in the list. */
export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => ({
	done: "post_updated",
	back: `/admin/blog${url.search}`,
	submit: ({ published }) => publishPost(caller, params.id, { published: published === "yes" }),
}));

export default function PostPublish({ loaderData, actionData }: Route.ComponentProps) {
	const t = useManagementTexts().blog;
	const states = t.filters.published.options;
	const back = `/admin/blog${useLocation().search}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { title, published } = loaderData.value;
	return (
		<ConfirmDialog
			title={title}
			confirm={published ? t.unpublish : t.publish}
			failed={t.updateFailed}
			back={back}
			again={actionData}
		>
			<p>{published ? states.published : states.draft}</p>
			<input type="hidden" name="published" value={published ? "" : "yes"} />
		</ConfirmDialog>
	);
}
