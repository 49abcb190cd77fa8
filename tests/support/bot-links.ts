import { tokenOf } from "./my.ts";
import type { sqlOn } from "./site.ts";

type LinkOptions = { level?: "known" | "proven"; purpose?: "telegram" | "sign_out" } & {
	[option in "familyLinkId" | "expires"]?: string;
};

/**
 * Stores a link that connects a chat, as the page makes it: of a known session for one application, of a proven one for all.
 * @returns its payload.
 */
export async function storeLink(
	{ sql }: { sql: ReturnType<typeof sqlOn> },
	{ id, applicantId }: { id: string; applicantId: string },
	{ level = "proven", familyLinkId, expires = "60 minutes", purpose = "telegram" }: LinkOptions = {},
): Promise<string> {
	const isProven = level === "proven";
	const provenBy = isProven && purpose === "telegram" ? "link" : null;
	const [link] = await sql(
		`insert into links (purpose, applicant_id, application_id, family_link_id, proven_by, expires_at)
		values ($1, $2, $3, $4, $5, now() + $6::interval) returning id`,
		[purpose, applicantId, isProven ? null : id, familyLinkId ?? null, provenBy, expires],
	);
	return tokenOf(purpose, link?.id);
}
