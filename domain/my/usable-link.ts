import { and, eq, gt, isNull } from "drizzle-orm";
import { oneTimeLinks } from "../../database/tables.ts";
import type { EmailedLinkPurpose } from "../messaging/link-codes.ts";
import { invalid } from "../shared/errors.ts";

/** Not used yet, and not expired. */
export const isUsable = (purpose: EmailedLinkPurpose | "bot", id: string, at: Date) =>
	and(
		eq(oneTimeLinks.id, id),
		eq(oneTimeLinks.purpose, purpose),
		isNull(oneTimeLinks.usedAt),
		gt(oneTimeLinks.expiresAt, at),
	);

/** The error of a link, or of the button of the bot, that was used or has expired. */
export const unusableLink = () => invalid([{ field: "", code: "link_unusable" }]);
