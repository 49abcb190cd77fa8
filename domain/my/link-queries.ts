import { and, eq } from "drizzle-orm";
import { applicants, oneTimeLinks } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { linkAddress } from "../messaging/certain-email.ts";
import { type EmailedLinkPurpose, isLinkCode, linkIdOf } from "../messaging/link-codes.ts";
import { isUsable } from "./usable-link.ts";

/** Whether an emailed link can still be used. Mail programs follow links on their own, so this does not use it up. */
export async function findLink(caller: Caller, purpose: EmailedLinkPurpose, code: string): Promise<boolean> {
	const { database, authentication, now } = caller.permit("my:open");
	const id = linkIdOf(code);
	if (!id) return false;
	const [link] = await database
		.select({ email: linkAddress })
		.from(oneTimeLinks)
		.innerJoin(applicants, and(eq(applicants.id, oneTimeLinks.applicantId), isUsable(purpose, id, now())));
	return link !== undefined && isLinkCode(authentication, purpose, { id, ...link }, code);
}
