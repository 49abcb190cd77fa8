import { randomBytes } from "node:crypto";
import { hashPayload } from "../../domain/telegram/payloads.ts";
import type { sqlOn } from "./site.ts";

type LinkOptions = { level?: "known" | "proven"; familyLinkId?: string; expires?: string; purpose?: string };

/**
 * Stores a link that connects a chat, as the page makes it: of a known session for one application, of a proven one for all.
 * @returns its payload.
 */
export async function storeLink(
	{ sql }: { sql: ReturnType<typeof sqlOn> },
	{ id, applicantId }: { id: string; applicantId: string },
	{ level = "proven", familyLinkId, expires = "60 minutes", purpose = "telegram" }: LinkOptions = {},
): Promise<string> {
	const payload = randomBytes(24).toString("base64url");
	await sql(
		`insert into one_time_links (applicant_id, application_id, family_link_id, purpose, made_by_level, proven_by, code_hash, expires_at)
		values ($1, $2, $3, $4, $5, $6, $7, now() + $8::interval)`,
		[
			applicantId,
			level === "known" ? id : null,
			familyLinkId ?? null,
			purpose,
			level,
			level === "proven" && purpose === "telegram" ? "link" : null,
			await hashPayload(payload),
			expires,
		],
	);
	return payload;
}
