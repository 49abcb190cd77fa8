import { data, redirect } from "react-router";
import { undoStatusChange } from "../../../domain/cases/applications/status-commands.ts";
import { undoBulk } from "../../../domain/cases/bulk/commands.ts";
import { restoreFromTrash } from "../../../domain/cases/trash/commands.ts";
import { problemOf } from "../../../domain/shared/errors.ts";
import { flashCookie } from "../../flash.ts";
import { readFields } from "../../forms.ts";
import { requestContextKey } from "../../request-context.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import type { Route } from "./+types/undo";

/** The address only receives a form. */
export const loader = () => redirect("/admin");

/** Undoes the action that the previous message was about, and returns to its page. */
export async function action({ context, request }: Route.ActionArgs) {
	const { caller, report } = context.get(requestContextKey);
	if (!caller.may("application:write")) throw data(null, { status: 403 });
	const fields = await readFields(request);
	const id = String(fields.get("id") ?? "");
	const what = String(fields.get("what"));
	const undo = { deletion: restoreFromTrash, bulk: undoBulk }[what] ?? undoStatusChange;
	const done = what === "deletion" ? "item_restored" : "change_undone";
	const back = safeRedirectPath(fields.get("back"));
	const code = await undo(caller, id).then(
		() => done,
		(error: unknown) => {
			const { kind } = problemOf(error) ?? {};
			// The session may have ended since.
			if (kind === "refused") return "access_denied" as const;
			if (kind !== "conflict" && kind !== "not-found") report("an action could not be undone", error);
			return "undo_too_late" as const;
		},
	);
	return redirect(back, { status: 303, headers: { "set-cookie": flashCookie({ code }) } });
}
