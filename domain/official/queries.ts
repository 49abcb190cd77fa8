import type { Caller } from "../access/caller.ts";
import { getContent } from "../site-content/queries.ts";

type Content = Awaited<ReturnType<typeof getContent>>;

/** The ways on which we are reached, as published on this site. */
export type OfficialChannels = Pick<Content, "offices" | "social" | "team"> & {
	/** Such as "hamroh.example"; empty in scripts. */
	siteHost: string;
	/** The bot's name without "@"; undefined if none is configured. */
	botName: string | undefined;
	/** The address from which the site sends emails; undefined if it sends none. */
	mailAddress: string | undefined;
};

/** Only what the site publishes anyway, so no staff phone is in it. */
export async function getOfficialChannels(caller: Caller): Promise<OfficialChannels> {
	const { site } = caller.permit("content:read");
	const { offices, social, team } = await getContent(caller);
	const siteHost = (URL.parse(site.url)?.host ?? "").replace(/^www\./, "");
	return { offices, social, team, siteHost, botName: site.botName, mailAddress: site.mailAddress };
}
