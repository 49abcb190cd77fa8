import { and, eq } from "drizzle-orm";
import { telegramChats } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { asId } from "../shared/validation.ts";

/** The id in the code of a bot's button; undefined if it is not ours. */
export const botLinkId = ({ authentication }: Pick<Context, "authentication">, code: string): string | undefined =>
	asId(authentication.verifySigned("my-bot", code));

/** Buttons stop working with their chat. */
export const ofActiveChat = and(eq(telegramChats.state, "active"), eq(telegramChats.follower, "applicant"));
