import { useLocation } from "react-router";
import { nouns } from "../../../domain/desk/revisions/nouns.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { nameOf, requireDeletable } from "../../admin/record-store.ts";
import { recordTexts, recordTypeAt } from "../../admin/record-types.ts";
import type { Route } from "./+types/record-delete";

export const loader = adminLoader(
	"record",
	async ({ caller, language }, { params: { slug, id }, url }: Route.LoaderArgs) => {
		const type = recordTypeAt(url.pathname, slug);
		if (!type) throw notFound("record");
		await requireDeletable(caller, type);
		return nameOf(await nouns[type.noun].get(caller, id, language), type, language);
	},
);

export const action = adminAction(({ caller }, { params: { slug, id }, url }: Route.ActionArgs) => {
	const type = recordTypeAt(url.pathname, slug);
	if (!type) throw new Response(null, { status: 404 });
	return {
		done: type.done.deleted,
		back: type.home + url.search,
		canUndo: true,
		submit: async () => {
			await requireDeletable(caller, type);
			return nouns[type.noun].remove(caller, id);
		},
	};
});

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
