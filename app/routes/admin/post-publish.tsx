import { Form, Link, useLocation } from "react-router";
import { publishPost } from "../../../domain/content/blog/commands.ts";
import { getPostForStaff } from "../../../domain/content/blog/queries.ts";
import { localized } from "../../../domain/shared/language.ts";
import { Alert } from "../../admin/alert.tsx";
import { Dialog } from "../../admin/dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/post-publish";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "post", async () => {
		const post = await getPostForStaff(requestContext.caller, params.id);
		return { title: localized(post, "title", requestContext.language), published: post.published };
	});
}

/** Also handles the switch in the list. */
export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "post_updated",
		back: `/admin/blog${url.search}`,
		submit: ({ published }) => publishPost(requestContext.caller, params.id, { published: published === "yes" }),
	});
}

export default function PostPublish({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.blog;
	const states = t.filters.published.options;
	const back = `/admin/blog${useLocation().search}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { title, published } = loaderData.value;
	return (
		<Dialog title={title} back={back} small>
			{actionData && (
				<Alert key={JSON.stringify(actionData)} title={t.updateFailed}>
					{texts.faults[actionData.fault]}
				</Alert>
			)}
			<p>{published ? states.published : states.draft}</p>
			<Form method="post" className="dialog-actions">
				<input type="hidden" name="published" value={published ? "" : "yes"} />
				<Link to={back} preventScrollReset className="btn">
					{texts.cancel}
				</Link>
				<button type="submit" className="btn btn-primary">
					{published ? t.unpublish : t.publish}
				</button>
			</Form>
		</Dialog>
	);
}
