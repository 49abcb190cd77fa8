import { redirect } from "react-router";
import type { Caller } from "../../../domain/access/caller.ts";
import { undoStatusChange } from "../../../domain/cases/applications/status-commands.ts";
import { undoBulk } from "../../../domain/cases/bulk/commands.ts";
import { restoreFromTrash } from "../../../domain/cases/trash/commands.ts";
import { listAction } from "../../admin/page-handlers.ts";

/** The address only receives a form. */
export const loader = () => redirect("/admin");

/** By the field `what`; a change of status has none. */
const undoOf = new Map<string, (caller: Caller, id: string) => Promise<unknown>>([
	["deletion", restoreFromTrash],
	["bulk", undoBulk],
]);

/** Undoes the action that the previous message was about, and returns to its page. */
export const action = listAction("application:write", "undo_too_late", async (caller, fields) => {
	const what = String(fields.get("what"));
	await (undoOf.get(what) ?? undoStatusChange)(caller, String(fields.get("id") ?? ""));
	return { code: what === "deletion" ? "item_restored" : "change_undone" };
});
