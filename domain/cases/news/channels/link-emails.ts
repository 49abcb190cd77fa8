import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { applicants, applications, oneTimeLinks } from "../../../../database/tables.ts";
import type { Authentication } from "../../../access/authentication.ts";
import { isEmailCertain, linkAddress, mailAddress } from "../../../messaging/certain-email.ts";
import { writtenMoment } from "../../../messaging/dates.ts";
import { linkCode } from "../../../messaging/link-codes.ts";
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
	const links = await findLinks(database, delivery);
	const [first] = links;
	if (!first?.email) return undefined;
	const { email: to } = first;
	const texts = linkEmailTexts[language];
	const address = (id: string) =>
		`${site.url}${inLanguage("/my/link", language)}?code=${linkCode(authentication, "my", { id, email: to })}`;
	const close = `${texts.regards}\n${site.name}`;
	if (kind === "my-opened") {
		const { subject, text, why } = texts.opened;
		const time = writtenMoment(createdAt, language);
		const link = signOutAddress({ authentication, site }, { id: first.id, email: to }, language);
		return { to, subject, text: `${[texts.hello, text(time), link, close, why].join("\n\n")}\n` };
	}
	const { subject, text, why } = texts.link;
	const named = links.map(({ id, references }) => `${references}\n${address(id)}`);
	return { to, subject, text: `${[texts.hello, text, ...named, why, close].join("\n\n")}\n` };
}

/** The page that ends the sessions which see an application, in the language of the message. */
export const signOutAddress = (
	{ authentication, site }: Pick<Dependencies, "authentication" | "site">,
	link: { id: string; email: string | null },
	language: Language,
): string => `${site.url}${inLanguage("/my/sign-out", language)}?code=${linkCode(authentication, "sign_out", link)}`;

/** The links of an email that still belong to its address, with the references of the applications that each opens. */
async function findLinks(database: Database, { oneTimeLinkId, payload }: Delivery) {
	const ids = [...new Set([oneTimeLinkId, ...(payload?.links ?? "").split(" ")])].filter((id) => id);
	const links = await database
		.select({
			id: oneTimeLinks.id,
			email: linkAddress,
			references: sql<string>`string_agg(${applications.reference}, ', ' order by ${desc(applications.submittedAt)})`,
		})
		.from(oneTimeLinks)
		.innerJoin(applicants, eq(applicants.id, oneTimeLinks.applicantId))
		.innerJoin(
			applications,
			and(
				eq(applications.applicantId, applicants.id),
				or(
					eq(applications.id, oneTimeLinks.applicationId),
					and(isNull(oneTimeLinks.applicationId), or(isEmailCertain, eq(mailAddress, applicants.email))),
				),
			),
		)
		.where(inArray(oneTimeLinks.id, ids as string[]))
		.groupBy(oneTimeLinks.id, applicants.id)
		.orderBy(applicants.createdAt, oneTimeLinks.id);
	return links.filter(({ email }) => email === links[0]?.email);
}
