import { contactSubmissions } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { deleteRecord } from "../records.ts";

/** With its notification. @throws Refused, NotFound. */
export async function deleteContact(caller: Caller, id: string): Promise<void> {
	const tools = caller.permit("contact:delete");
	await deleteRecord(tools, "contact", contactSubmissions, id);
}
