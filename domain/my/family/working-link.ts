import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants, familyLinks } from "../../../database/tables.ts";
import type { Authentication } from "../../access/authentication.ts";
import type { Context } from "../../access/caller.ts";
import { asId } from "../../shared/validation.ts";

const idLength = 36;

/** The path of a link's page. Its signed id is one segment: letters, digits, hyphens and underscores only. */
export const familyPath = ({ sign }: Pick<Authentication, "sign">, id: string): string =>
	`/family/${sign("family", id).replace(".", "-")}`;

/** @returns the signed id of a token, which may be forged. */
const signedIdOf = (token: string): string => `${token.slice(0, idLength)}.${token.slice(idLength + 1)}`;

/** Neither withdrawn nor expired. */
export const isWorking = (at: Date) => and(isNull(familyLinks.revokedAt), gt(familyLinks.expiresAt, at)) as SQL;

/** The link of a token; undefined if it was withdrawn, has expired, or is not ours. */
export async function findFamilyLink(
	{ database, authentication, now }: Pick<Context, "authentication" | "now"> & { database: Pick<Database, "select"> },
	token: string,
) {
	const id = asId(authentication.verifySigned("family", signedIdOf(token)));
	if (!id) return undefined;
	const [link] = await database
		.select({
			id: familyLinks.id,
			applicantId: familyLinks.applicantId,
			openedBy: familyLinks.openedBy,
			expiresAt: familyLinks.expiresAt,
			name: applicants.fullName,
		})
		.from(familyLinks)
		.innerJoin(applicants, eq(applicants.id, familyLinks.applicantId))
		.where(and(eq(familyLinks.id, id), isWorking(now())));
	return link;
}
