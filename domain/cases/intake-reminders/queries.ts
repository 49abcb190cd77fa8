import type { Caller } from "../../access/caller.ts";
import type { ReminderPurpose } from "../../access/links.ts";
import { botUrl } from "../../messaging/bot-name.ts";
import { findReminder } from "./store.ts";

/** How visitors can be reminded now: whether by email, and by which address of the bot. */
export async function getReminderWays(caller: Caller): Promise<{ email: boolean; bot: string | null }> {
	const context = caller.permit("reminder:write");
	return { email: context.configured.mail, bot: await botUrl(context) };
}

/**
 * What an emailed link is about. Mail programs follow links on their own, so this changes nothing.
 * @returns the name of the closing; undefined if the link cannot be used.
 */
export const findReminderTitle = async (
	caller: Caller,
	purpose: ReminderPurpose,
	token: string,
): Promise<string | undefined> => (await findReminder(caller.permit("reminder:write"), purpose, token))?.title;
