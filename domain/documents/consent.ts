import { and, desc, eq, inArray, isNull, notLike, or } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { entries, legalEntities } from "../../database/tables.ts";
import type { OwnContext } from "../access/caller.ts";

/** The day from which the wording of the consent holds (app/i18n/my/documents.ts). Another wording needs another day. */
export const consentVersion = "2026-11-29";

type Consent = { version: string; isSensitiveToo: boolean; at: Date };

/**
 * What a session has agreed to; null before the first consent, and after it was withdrawn. A session that sees one application
 * agrees for that application alone, because it may be a stranger's (decision 027). For a proven one, what the person has
 * decided counts, and what was agreed to for an application only if there is no such decision.
 */
export async function readConsent(
	database: Pick<Database, "select">,
	{ applicantId, applicationId }: Pick<OwnContext, "applicantId" | "applicationId">,
): Promise<Consent | null> {
	const isOne = inArray(entries.kind, ["consent_given", "consent_withdrawn"]);
	const isSeen = applicationId
		? or(eq(entries.applicationId, applicationId), eq(entries.kind, "consent_withdrawn"))
		: undefined;
	const ofPersonFirst = applicationId ? [] : [desc(isNull(entries.applicationId))];
	const [last] = await database
		.select({ kind: entries.kind, data: entries.data, at: entries.at })
		.from(entries)
		.where(and(eq(entries.applicantId, applicantId), isOne, isSeen))
		.orderBy(...ofPersonFirst, desc(entries.at), desc(entries.id))
		.limit(1);
	if (last?.kind !== "consent_given") return null;
	return { version: last.data?.version ?? "", isSensitiveToo: last.data?.sensitive === "yes", at: last.at };
}

/** Whether the settings name the legal entity behind the site; the sample's company does not count. */
export const hasOperator = async (database: Pick<Database, "$count">): Promise<boolean> =>
	(await database.$count(legalEntities, notLike(legalEntities.name, "%(sample)%"))) > 0;
