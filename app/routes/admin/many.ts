import { redirect } from "react-router";
import type { Caller } from "../../../domain/access/caller.ts";
import { deleteApplication } from "../../../domain/cases/applications/commands.ts";
import { prepareBulk, startBulk } from "../../../domain/cases/bulk/commands.ts";
import { getBulk } from "../../../domain/cases/bulk/queries.ts";
import { deleteContact } from "../../../domain/cases/contacts/commands.ts";
import { setContactState } from "../../../domain/cases/contacts/reply-commands.ts";
import { ignoreMissing, notFound } from "../../../domain/shared/errors.ts";
import { listAction } from "../../admin/page-handlers.ts";
import type { Flash } from "../../request-context.ts";
import type { Route } from "./+types/many";

/** The address only receives a form. */
export const loader = () => redirect("/admin/queue");

/** What is done at once with the selected rows of a list. @returns the message about it, or the page that names what was left out. */
type Work = (caller: Caller, rows: string[]) => Promise<Flash | string>;

const applications: Record<string, Work> = {
	async spam(caller, rows) {
		const id = await prepareBulk(caller, { action: "close", input: { reason: "spam" }, rows });
		await startBulk(caller, id);
		const { named } = await getBulk(caller, id);
		return named.length > 0 ? `/admin/bulk/${id}` : { code: "marked_spam", reference: id.toUpperCase() };
	},
	delete: (caller, rows) => deleteEach(rows, (id) => deleteApplication(caller, id)),
};

const contacts: Record<string, Work> = {
	async spam(caller, rows) {
		await setContactState(caller, rows, { state: "spam" });
		return { code: "marked_spam" };
	},
	async closed(caller, rows) {
		await setContactState(caller, rows, { state: "closed" });
		return { code: "rows_closed" };
	},
	delete: (caller, rows) => deleteEach(rows, (id) => deleteContact(caller, id)),
};

/** Each record is an entry of its own in the trash. Somebody else may have deleted one meanwhile. */
async function deleteEach(rows: string[], deleteOne: (id: string) => Promise<string>): Promise<Flash> {
	for (const row of rows) {
		await deleteOne(row.slice(0, 36)).catch(ignoreMissing);
	}
	return { code: "rows_deleted" };
}

/** Closes or deletes the selected applications or contact messages. */
export const action = listAction(
	"application:write",
	"rows_not_changed",
	async (caller, fields, { params: { list } }: Route.ActionArgs) => {
		const rows = [...new Set(fields.getAll("row").map(String))];
		const known = list === "contact" ? contacts : applications;
		const name = String(fields.get("do"));
		const work = Object.hasOwn(known, name) ? known[name] : undefined;
		if (!work) throw notFound("form");
		return rows.length === 0 ? { code: "none_selected" } : work(caller, rows);
	},
);
