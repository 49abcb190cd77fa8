import { data, redirect } from "react-router";
import type { Caller } from "../../../domain/access/caller.ts";
import { deleteApplication } from "../../../domain/cases/applications/commands.ts";
import { prepareBulk, startBulk } from "../../../domain/cases/bulk/commands.ts";
import { getBulk } from "../../../domain/cases/bulk/queries.ts";
import { deleteContact } from "../../../domain/cases/contacts/commands.ts";
import { setContactState } from "../../../domain/cases/contacts/reply-commands.ts";
import { problemOf } from "../../../domain/shared/errors.ts";
import { flashCookie } from "../../flash.ts";
import { readFields } from "../../forms.ts";
import { type Flash, requestContextKey } from "../../request-context.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
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
		await deleteOne(row.slice(0, 36)).catch((error: unknown) => {
			if (problemOf(error)?.kind !== "not-found") throw error;
		});
	}
	return { code: "rows_deleted" };
}

/** Closes or deletes the selected applications or contact messages, and returns to their list. */
export async function action({ context, params: { list }, request }: Route.ActionArgs) {
	const { caller, report } = context.get(requestContextKey);
	if (!caller.may("application:write")) throw data(null, { status: 403 });
	const fields = await readFields(request);
	const rows = [...new Set(fields.getAll("row").map(String))];
	const back = safeRedirectPath(fields.get("back"));
	const known = list === "contact" ? contacts : applications;
	const name = String(fields.get("do"));
	const work = Object.hasOwn(known, name) ? known[name] : undefined;
	if (!work) throw data(null, { status: 404 });
	const done =
		rows.length === 0
			? ({ code: "none_selected" } as const)
			: await work(caller, rows).catch((error: unknown): Flash => {
					const { kind } = problemOf(error) ?? {};
					if (kind === "refused") return { code: "access_denied" };
					if (kind !== "not-found" && kind !== "invalid") report("selected rows could not be changed", error);
					return { code: "rows_not_changed" };
				});
	if (typeof done === "string") return redirect(`${done}?${new URLSearchParams({ back })}`, 303);
	return redirect(back, { status: 303, headers: { "set-cookie": flashCookie(done) } });
}
