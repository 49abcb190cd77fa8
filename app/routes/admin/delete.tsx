import { useLocation } from "react-router";
import type { Caller } from "../../../domain/access/caller.ts";
import { deleteApplication } from "../../../domain/cases/applications/commands.ts";
import { getApplication } from "../../../domain/cases/applications/queries.ts";
import { deleteContact } from "../../../domain/cases/contacts/commands.ts";
import { getContact } from "../../../domain/cases/contacts/queries.ts";
import { deleteFromTrash } from "../../../domain/cases/trash/commands.ts";
import { getDeleted } from "../../../domain/cases/trash/queries.ts";
import { nouns } from "../../../domain/desk/revisions/nouns.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { Dialog, MissingDialog, SavingButton } from "../../admin/dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { FormFault, PostForm } from "../../admin/post-form.tsx";
import { nameOf, requireDeletable } from "../../admin/record-store.ts";
import { recordTexts, recordTypeAt } from "../../admin/record-types.ts";
import type { Flash } from "../../request-context.ts";
import type { Route } from "./+types/delete";

type Deletion = {
	/** The record as the question names it. */
	nameOf(caller: Caller, id: string): Promise<string>;
	/** @returns the id of its entry in the trash. */
	remove(caller: Caller, id: string): Promise<unknown>;
	done: Flash["code"];
};

const applications: Omit<Deletion, "done"> = {
	nameOf: async (caller, id) => {
		const { applicantName, reference } = await getApplication(caller, id);
		return `${applicantName}, ${reference}`;
	},
	remove: deleteApplication,
};

const trash = "/admin/trash";

/** The lists of what is no noun, by their address. */
const lists: Record<string, Deletion> = {
	"/admin/applications": { ...applications, done: "item_deleted" },
	"/admin/content/applications": { ...applications, done: "content_deleted" },
	"/admin/contact": {
		nameOf: async (caller, id) => {
			const { name, email } = await getContact(caller, id);
			return `${name}, ${email}`;
		},
		remove: deleteContact,
		done: "item_deleted",
	},
	[trash]: {
		nameOf: async (caller, id) => (await getDeleted(caller, id)).label,
		remove: deleteFromTrash,
		done: "item_deleted",
	},
};

/** The list of "…/:id/delete", and the type of its records if they are those of a noun. */
function placeOf(pathname: string, slug: string | undefined) {
	const home = pathname.split("/").slice(0, -2).join("/");
	const isNoun = !/^\/admin\/(content\/)?applications$|^\/admin\/(contact|trash)$/.test(home);
	const type = isNoun ? recordTypeAt(pathname, slug) : undefined;
	return { home: type?.home ?? home, type };
}

export const loader = adminLoader(
	"record",
	async ({ caller, language }, { params: { slug, id }, url }: Route.LoaderArgs) => {
		const { home, type } = placeOf(url.pathname, slug);
		const list = lists[home];
		if (list) return list.nameOf(caller, id);
		if (!type) throw notFound("record");
		await requireDeletable(caller, type);
		return nameOf(await nouns[type.noun].get(caller, id, language), type, language);
	},
);

export const action = adminAction(({ caller }, { params: { slug, id }, url }: Route.ActionArgs) => {
	const { home, type } = placeOf(url.pathname, slug);
	const list = lists[home];
	const done = list?.done ?? type?.done.deleted;
	if (!done) throw new Response(null, { status: 404 });
	return {
		done,
		back: home + url.search,
		...(home !== trash && { canUndo: true }),
		submit: async () => {
			if (!type) return list?.remove(caller, id);
			await requireDeletable(caller, type);
			return nouns[type.noun].remove(caller, id);
		},
	};
});

/** Asks for confirmation before a deletion (VALID-18). The safe choice has the focus (O-38). */
export default function Delete({ loaderData, actionData, params: { slug } }: Route.ComponentProps) {
	const t = useManagementTexts();
	const { pathname, search } = useLocation();
	const { home, type } = placeOf(pathname, slug);
	const back = home + search;
	if (!loaderData.value && !actionData) return <MissingDialog fault={loaderData.fault ?? "missing"} back={back} />;
	const { deleteHint, deleteFailed } = type
		? recordTexts(t, type.noun)
		: { deleteHint: undefined, deleteFailed: home.startsWith("/admin/content") ? t.content.deleteFailed : undefined };
	return (
		<Dialog title={t.deleteQuestion} back={back} small>
			<FormFault again={actionData} title={deleteFailed ?? t.deleteFailed} />
			<p className="font-semibold">{loaderData.value}</p>
			{deleteHint && <p className="mt-1">{deleteHint}</p>}
			<p className="mt-1 text-muted">{home === trash ? t.deleteHint : t.bulk.trash.deleteHint}</p>
			<PostForm className="dialog-actions">
				<Link to={back} preventScrollReset className="btn" data-first>
					{t.cancel}
				</Link>
				<SavingButton className="btn btn-danger" saving={t.deleting}>
					{t.delete}
				</SavingButton>
			</PostForm>
		</Dialog>
	);
}
