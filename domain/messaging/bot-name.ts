import { installation } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";

/** Shown in development, where the outbox stands in for the bot. */
const developmentName = "development_bot";

/** `database` may be the transaction that the caller is in. */
type NameContext = Pick<Context, "configured" | "site"> & { database: Pick<Context["database"], "select"> };

/**
 * The bot's user name without "@", for links and texts: the setting, else the name that the Bot API has told.
 * @returns null while the bot cannot be written to; then nothing may offer it.
 */
export async function botName({ configured, site, database }: NameContext): Promise<string | null> {
	if (!configured.bot) return null;
	if (site.outboxUrl) return developmentName;
	return namedBot({ site, database });
}

/** The name of the site's bot, also while the bot cannot be written to; null if it is not known. */
export async function namedBot({ site, database }: Omit<NameContext, "configured">): Promise<string | null> {
	if (site.botName) return site.botName;
	const [state] = await database.select({ name: installation.botUserName }).from(installation);
	return state?.name ?? null;
}

/**
 * The deep link that opens the bot, which then gets `/start PAYLOAD`. In development it opens the outbox.
 * @param payload 1 to 64 characters of `A-Z a-z 0-9 _ -`
 * @returns null while the bot cannot be written to.
 */
export async function botUrl(context: NameContext, payload?: string): Promise<string | null> {
	const name = await botName(context);
	if (!name) return null;
	const query = payload ? `?start=${payload}` : "";
	return `${context.site.outboxUrl ?? `https://t.me/${name}`}${query}`;
}
