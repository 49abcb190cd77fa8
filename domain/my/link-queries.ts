import { oneTimeLinks } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { type EmailedLinkPurpose, isUsable, linkIdOf } from "./link-codes.ts";

/** Whether an emailed link can still be used. Mail programs follow links on their own, so this does not use it up. */
export async function findLink(caller: Caller, purpose: EmailedLinkPurpose, code: string): Promise<boolean> {
	const context = caller.permit("my:open");
	const id = linkIdOf(context, purpose, code);
	return id !== undefined && (await context.database.$count(oneTimeLinks, isUsable(purpose, id, context.now()))) > 0;
}
