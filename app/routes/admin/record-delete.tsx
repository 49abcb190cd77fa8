import { useLocation } from "react-router";
import { nouns } from "../../../domain/desk/revisions/nouns.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { nameOf, requireDeletable } from "../../admin/record-store.ts";
import { recordTexts, recordTypeAt } from "../../admin/record-types.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/record-delete";

export function loader({ context, params: { slug, id }, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "record", async () => {
		const type = recordTypeAt(url.pathname, slug);
		if (!type) throw notFound("record");
		await requireDeletable(requestContext.caller, type);
		return nameOf(
			await nouns[type.noun].get(requestContext.caller, id, requestContext.language),
			type,
			requestContext.language,
		);
	});
}

export function action({ context, params: { slug, id }, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const type = recordTypeAt(url.pathname, slug);
	if (!type) throw new Response(null, { status: 404 });
	return handleAdminForm(requestContext, request, {
		done: type.done.deleted,
		back: type.home + url.search,
		canUndo: true,
		submit: async () => {
			await requireDeletable(requestContext.caller, type);
			return nouns[type.noun].remove(requestContext.caller, id);
		},
	});
}

export default function RecordDelete({ loaderData, actionData, params: { slug } }: Route.ComponentProps) {
	const t = useManagementTexts();
	const { pathname, search } = useLocation();
	const type = recordTypeAt(pathname, slug);
	if (!type) return <MissingDialog fault="missing" back="/admin" />;
	const { deleteHint, deleteFailed } = recordTexts(t, type.noun);
	return (
		<DeleteDialog
			loaded={loaderData}
			back={type.home + search}
			again={actionData}
			hint={deleteHint}
			failed={deleteFailed}
		/>
	);
}
