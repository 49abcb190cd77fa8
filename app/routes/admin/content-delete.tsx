import type { Caller } from "../../../domain/access/caller.ts";
import { notFound } from "../../../domain/errors.ts";
import { deleteContent } from "../../../domain/site-content/commands.ts";
import { getContentRecord, listContentRecords } from "../../../domain/site-content/staff-queries.ts";
import { sectionOf, tabAddress } from "../../admin/content-kinds.ts";
import { rowOf } from "../../admin/content-list.tsx";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/content-delete";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

/** Only records that the list offers to delete: those that pages can omit, and those beyond the maximum number. */
async function deletable(caller: Caller, slug: string | undefined) {
	const section = sectionOf(slug);
	if (!section) throw notFound("content");
	if (section.isDeletable || (await listContentRecords(caller, section.kind)).length > section.most) return section;
	throw notFound("content");
}

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "content", async () => {
		const section = await deletable(visit.caller, params.slug);
		return rowOf(await getContentRecord(visit.caller, section.kind, params.id), section, visit.language).name;
	});
}

export function action({ context, params, request }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	return handleAdminForm(visit, request, {
		done: "content_deleted",
		back: tabAddress(sectionOf(params.slug)?.tab ?? "hero"),
		submit: async () => deleteContent(visit.caller, (await deletable(visit.caller, params.slug)).kind, params.id),
	});
}

export default function ContentDelete({ loaderData, actionData, params }: Route.ComponentProps) {
	const t = useAdminTexts().content;
	const back = tabAddress(sectionOf(params.slug)?.tab ?? "hero");
	return <DeleteDialog loaded={loaderData} back={back} again={actionData} failed={t.deleteFailed} />;
}
