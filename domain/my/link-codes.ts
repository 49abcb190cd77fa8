import { and, eq, gt, isNull } from "drizzle-orm";
import { oneTimeLinks } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import type { SigningPurpose } from "../authentication.ts";
import { asId } from "../validation.ts";

/** What an emailed link does: open the application, or sign out everywhere. */
export type EmailedLinkPurpose = "my" | "sign_out";

const signedAs: Record<EmailedLinkPurpose, SigningPurpose> = { my: "my-link", sign_out: "my-sign-out" };

/** The id in a link's code; undefined if it is not ours. */
export const linkIdOf = (
	{ authentication }: Pick<Context, "authentication">,
	purpose: EmailedLinkPurpose,
	code: string,
): string | undefined => asId(authentication.verifySigned(signedAs[purpose], code));

export const isUsable = (purpose: EmailedLinkPurpose, id: string, at: Date) =>
	and(
		eq(oneTimeLinks.id, id),
		eq(oneTimeLinks.purpose, purpose),
		isNull(oneTimeLinks.usedAt),
		gt(oneTimeLinks.expiresAt, at),
	);
