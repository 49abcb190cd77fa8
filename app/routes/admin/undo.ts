import { redirect } from "react-router";
import { undoStatusChange } from "../../../domain/cases/applications/status-commands.ts";
import { undoBulk } from "../../../domain/cases/bulk/commands.ts";
import { restoreFromTrash } from "../../../domain/cases/trash/commands.ts";
import { listAction } from "../../admin/page-handlers.ts";

/** The address only receives a form. */
export const loader = () => redirect("/admin");

/** Undoes the action that the previous message was about, and returns to its page. */
export const action = listAction("application:write", "undo_too_late", async (caller, fields) => {
	const what = String(fields.get("what"));
	const undo = { deletion: restoreFromTrash, bulk: undoBulk }[what] ?? undoStatusChange;
	await undo(caller, String(fields.get("id") ?? ""));
	return { code: what === "deletion" ? "item_restored" : "change_undone" };
});
