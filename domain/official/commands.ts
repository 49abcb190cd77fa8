import type { Caller } from "../access/caller.ts";
import { addCounts } from "../analytics/counts.ts";
import { unknownSource } from "../analytics/schema.ts";
import { invalid, limited } from "../errors.ts";
import type { Language } from "../language.ts";
import { identitiesOf } from "./identities.ts";
import { listKnown, type OfficialMatch } from "./known.ts";
import { looksLike } from "./look-alike.ts";
import { getOfficialChannels } from "./queries.ts";

/**
 * What was checked: a published way to reach us; a name that anybody can use; or not ours, perhaps with the looks of ours.
 */
export type OfficialVerdict =
	| { kind: "ours"; match: OfficialMatch }
	| { kind: "name" }
	| { kind: "not-ours"; isLookAlike: boolean };

/**
 * Compares a phone number, link, email address, name or code with what the site publishes. Nothing that was typed is
 * stored or logged.
 * @param client the visitor's address, for the limit
 * @throws ProblemError: invalid 'nothing_to_check'; limited.
 */
export async function checkOfficial(caller: Caller, typed: string, client: string): Promise<OfficialVerdict> {
	const { rateLimits } = caller.permit("content:read");
	const given = identitiesOf(typed);
	if (!given) throw invalid([{ field: "q", code: "nothing_to_check" }]);
	const seconds = await rateLimits.consume("official", client);
	if (seconds > 0) throw limited(seconds);
	const channels = await getOfficialChannels(caller);
	const known = listKnown(channels, caller.permit("content:read").site.name);
	const shared = known.filter(({ identities }) => identities.some((one) => given.includes(one)));
	const found = shared.find(({ match }) => match !== null);
	if (found?.match) return { kind: "ours", match: found.match };
	if (shared.length > 0) return { kind: "name" };
	const isLookAlike = looksLike(
		typed,
		known.flatMap(({ identities }) => identities),
	);
	return { kind: "not-ours", isLookAlike };
}

/** Counts that something was checked, without what it was. */
export async function countCheck(caller: Caller, verdict: OfficialVerdict, language: Language): Promise<void> {
	const { database, now } = caller.permit("content:read");
	const event = verdict.kind === "not-ours" ? "check:not-ours" : "check:ours";
	await addCounts(database, now(), [{ event, subject: "", language, source: unknownSource, count: 1 }]);
}
