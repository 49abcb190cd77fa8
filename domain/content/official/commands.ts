import type { Caller } from "../../access/caller.ts";
import { addCount } from "../../analytics/counts.ts";
import { unknownSource } from "../../analytics/schema.ts";
import { invalid, limited } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { identitiesOf } from "./identities.ts";
import { listKnown } from "./known.ts";
import { getOfficialChannels } from "./queries.ts";
import { type OfficialVerdict, verdictOn } from "./verdict.ts";

/**
 * Compares a phone number, link, email address, name or code with what the site publishes. Nothing that was typed is
 * stored or logged.
 * @param client the visitor's address, for the limit
 * @throws ProblemError: invalid 'nothing_to_check'; limited.
 */
export async function checkOfficial(caller: Caller, typed: string, client: string): Promise<OfficialVerdict> {
	const { rateLimits } = caller.permit("content:read");
	if (!identitiesOf(typed)) throw invalid([{ field: "q", code: "nothing_to_check" }]);
	const seconds = await rateLimits.consume("official", client);
	if (seconds > 0) throw limited(seconds);
	const channels = await getOfficialChannels(caller);
	return verdictOn(typed, listKnown(channels, caller.permit("content:read").site.name));
}

/** Counts that something was checked, without what it was. A text that cannot be read is neither ours nor not ours. */
export async function countCheck(caller: Caller, verdict: OfficialVerdict, language: Language): Promise<void> {
	const { database, now } = caller.permit("content:read");
	if (verdict.kind === "unreadable") return;
	const event = verdict.kind === "not-ours" ? "check:not-ours" : "check:ours";
	await addCount(database, now(), { event, subject: "", language, source: unknownSource });
}
