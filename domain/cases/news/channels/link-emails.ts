import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { applicants, applications, links } from "../../../../database/tables.ts";
import type { Authentication } from "../../../access/authentication.ts";
import { isEmailCertain, linkAddress, mailAddress } from "../../../access/levels.ts";
import { linkToken } from "../../../access/links.ts";
import { writtenMoment } from "../../../messaging/dates.ts";
import { emailText, greeting, signature } from "../../../messaging/email-parts.ts";
import { inLanguage, type Language } from "../../../shared/language.ts";
import type { Delivery } from "../../../shared/ports.ts";
import { linkEmailTexts } from "../link-email-texts.ts";

type Dependencies = {
	database: Database;
	authentication: Pick<Authentication, "sign">;
	site: { name: string; url: string };
};

/**
 * An email with links for an applicant. A link's code is computed here and never stored.
 * @returns undefined if the links or the address were deleted meanwhile.
 */
export async function composeLinkEmail({ database, authentication, site }: Dependencies, delivery: Delivery) {
	const { language, kind, createdAt } = delivery;
	const sent = await findLinks(database, delivery);
	const [first] = sent;
	if (!first?.address) return undefined;
	const { address: to } = first;
	const texts = linkEmailTexts[language];
	const url = (id: string) =>
		`${site.url}${inLanguage("/my/link", language)}?code=${linkToken(authentication, { purpose: "my", id, address: to })}`;
	const [hello, close] = [greeting(language), signature(language, site.name)];
	if (kind === "my-opened") {
		const { subject, text, why } = texts.opened;
		const time = writtenMoment(createdAt, language);
		const link = signOutAddress({ authentication, site }, first, language);
		return { to, subject, text: emailText([hello, text(time), link, close, why]) };
	}
	const { subject, text, why } = texts.link;
	const named = sent.map(({ id, references }) => `${references}\n${url(id)}`);
	return { to, subject, text: emailText([hello, text, ...named, why, close]) };
}

/** The page that ends the sessions which see an application, in the language of the message. */
export const signOutAddress = (
	{ authentication, site }: Pick<Dependencies, "authentication" | "site">,
	link: { id: string; address: string | null },
	language: Language,
): string =>
	`${site.url}${inLanguage("/my/sign-out", language)}?code=${linkToken(authentication, { purpose: "sign_out", ...link })}`;

/** The links of an email that still belong to its address, with the references of the applications that each opens. */
async function findLinks(database: Database, { linkId, payload }: Delivery) {
	const ids = [...new Set([linkId, ...(payload?.links ?? "").split(" ")])].filter((id) => id);
	const found = await database
		.select({
			id: links.id,
			address: linkAddress,
			references: sql<string>`string_agg(${applications.reference}, ', ' order by ${desc(applications.submittedAt)})`,
		})
		.from(links)
		.innerJoin(applicants, eq(applicants.id, links.applicantId))
		.innerJoin(
			applications,
			and(
				eq(applications.applicantId, applicants.id),
				or(
					eq(applications.id, links.applicationId),
					and(isNull(links.applicationId), or(isEmailCertain, eq(mailAddress, applicants.email))),
				),
			),
		)
		.where(inArray(links.id, ids as string[]))
		.groupBy(links.id, applicants.id)
		.orderBy(applicants.createdAt, links.id);
	return found.filter(({ address }) => address === found[0]?.address);
}
