import type { Caller } from "../../access/caller.ts";
import { namedBot } from "../../messaging/bot-name.ts";
import { getContent } from "../site/queries.ts";

type Content = Awaited<ReturnType<typeof getContent>>;

/** The ways on which we are reached, as published on this site. */
export type OfficialChannels = Pick<Content, "offices" | "social" | "team"> & {
	/** Such as "hamroh.example"; empty in scripts. */
	siteHost: string;
	/** The bot's name without "@"; null if there is none, or before Telegram has told it. */
	botName: string | null;
	/** The address from which the site sends emails; undefined if it sends none. */
	mailAddress: string | undefined;
};

/** Only what the site publishes anyway, so no staff phone is in it. */
export async function getOfficialChannels(caller: Caller): Promise<OfficialChannels> {
	const { site, database, cached } = caller.permit("content:read");
	const { offices, social, team } = await getContent(caller);
	const siteHost = (URL.parse(site.url)?.host ?? "").replace(/^www\./, "");
	const botName = await cached("content", "bot name", () => namedBot({ site, database }));
	return { offices, social, team, siteHost, botName, mailAddress: site.mailAddress };
}
