import { useLocation } from "react-router";
import { deletePost } from "../../../domain/blog/commands.ts";
import { getPostForStaff } from "../../../domain/blog/queries.ts";
import { localized } from "../../../domain/language.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/post-delete";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "post", async () =>
		localized(await getPostForStaff(visit.caller, params.id), "title", visit.language),
	);
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	return handleAdminForm(visit, request, {
		done: "item_deleted",
		back: `/admin/blog${url.search}`,
		submit: () => deletePost(visit.caller, params.id),
	});
}

export default function PostDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/blog${useLocation().search}`} again={actionData} />;
}
