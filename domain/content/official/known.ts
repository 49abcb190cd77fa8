import { languages, localized } from "../../shared/language.ts";
import { identitiesOf } from "./identities.ts";
import type { OfficialChannels } from "./queries.ts";

type Localized = Record<string, unknown>;

/** What a checked text is, and who it belongs to: an office or a member of the team. */
export type OfficialMatch =
	| { what: "phone" | "email"; office: Localized }
	| { what: "messenger"; platform: string }
	| { what: "site" | "bot" | "mail" }
	| { what: "person" | "code"; member: Localized };

/** Without a match, the text is a name that is used here, which proves nothing. */
export type Known = { identities: string[]; match: OfficialMatch | null };

/** Hosts on which everybody has pages, so that only the whole address says whose it is. */
const ownPages = (identities: readonly string[]) => identities.filter((one) => !/^(host|domain):/.test(one));

/** Everything that is ours, in the spellings in which texts are compared. */
export function listKnown(channels: OfficialChannels, siteName: string): Known[] {
	const { offices, social, team, siteHost, botName, mailAddress } = channels;
	const read = (typed: string | null | undefined) => (typed ? ownPages(identitiesOf(typed) ?? []) : []);
	const known: Known[] = [
		{ identities: [`host:${siteHost}`], match: { what: "site" } },
		{ identities: named(siteName), match: null },
	];
	if (botName) known.push({ identities: [`telegram:${botName.toLowerCase()}`], match: { what: "bot" } });
	if (mailAddress) {
		known.push({ identities: [...read(mailAddress), ...ownDomain(mailAddress, siteHost)], match: { what: "mail" } });
	}
	for (const office of offices) {
		const phone = read(office.phone).filter((one) => one.startsWith("phone:"));
		known.push({ identities: phone, match: { what: "phone", office } });
		known.push({ identities: read(office.email), match: { what: "email", office } });
	}
	for (const { url, platform } of social) known.push({ identities: read(url), match: { what: "messenger", platform } });
	for (const member of team) {
		const links = [...read(member.messengerUrl), ...read(member.linkedinUrl)];
		known.push({ identities: links, match: { what: "person", member } });
		if (member.code) known.push({ identities: [`code:${member.code}`], match: { what: "code", member } });
		known.push({
			identities: languages.flatMap((language) => named(localized(member, "name", language))),
			match: null,
		});
	}
	return known;
}

const named = (name: string) => (identitiesOf(name) ?? []).filter((one) => one.startsWith("name:"));

/** Every address of the domain is ours only if the domain is this site's own, not a mail provider's. */
function ownDomain(mailAddress: string, siteHost: string): string[] {
	const domain = mailAddress.split("@")[1]?.toLowerCase() ?? "";
	const host = siteHost.replace(/:\d+$/, "");
	const isOwn = domain === host || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
	return domain && isOwn ? [`domain:${domain}`] : [];
}
