import { createHmac, randomUUID } from "node:crypto";
import type { LinkPurpose } from "../../database/values.ts";
import { linkToken } from "../../domain/access/links.ts";
import { submitApplication } from "../../domain/cases/applications/commands.ts";
import { secret, type TestSite } from "./site.ts";
import { applicantSession, examplePhone } from "./staff-callers.ts";

type Input = { fullName?: string; phoneNumber?: string; email?: string };

/**
 * Stores an application, as the form does.
 * @returns its ids, reference and phone number.
 */
export async function application(site: Pick<TestSite, "system" | "sql">, input: Input = {}) {
	const phone = input.phoneNumber ?? examplePhone();
	const { id, reference } = await submitApplication(
		site.system,
		{ fullName: "Example Applicant", location: "Tashkent", age: "19", termsAgreed: true, ...input, phoneNumber: phone },
		{ key: randomUUID(), language: "en", client: `visitor ${randomUUID()}` },
	);
	const [row] = await site.sql("select applicant_id as id from applications where id = $1", [id]);
	return { id, reference, phone, applicantId: row.id as string };
}

/** The cookie of an applicant's session in a response, as the browser sends it back; "" if there is none. */
export function myCookie(answer: Response): string {
	const cookie = answer.headers.getSetCookie().find((each) => /^(__Host-)?my=[^;]/.test(each));
	return cookie?.split(";")[0] ?? "";
}

type Pair = { reference: string; phone: string };

/** Sends the form that opens an application. */
export const open = (
	site: Pick<TestSite, "post">,
	{ reference, phone, ...more }: Pair & { remember?: string },
	headers: Record<string, string> = {},
) => site.post("/my", { reference, phone, ...more }, headers);

/** A value as the site signs it whose secret is `key` (gateways/authentication.ts). */
export const signed = (purpose: string, words: string, key = secret): string =>
	`${words}.${createHmac("sha256", key).update(`${purpose} ${words}`).digest("base64url")}`;

/** The token of a link, of an emailed one for its address. */
export const tokenOf = (purpose: LinkPurpose, id: string, address: string | null = null, key = secret): string =>
	linkToken({ sign: (as, words) => signed(as, words, key) }, { purpose, id, address });

/** The codes of the links that were mailed and are not used yet, the newest last. */
export async function linkCodes({ sql }: Pick<TestSite, "sql">, purpose: "my" | "sign_out" = "my"): Promise<string[]> {
	const rows = await sql(
		`select l.id, coalesce(lower(p.email), a.email) as email from links l
		join applicants a on a.id = l.applicant_id left join applications p on p.id = l.application_id
		where purpose = $1 and used_at is null order by l.created_at, a.created_at`,
		[purpose],
	);
	return rows.map(({ id, email }) => tokenOf(purpose, id, email));
}

/** Opens a session of level "proven", as a mailed link does. @returns its cookie. */
export async function openProven({ sql }: Pick<TestSite, "sql">, applicantId: string): Promise<string> {
	return `my=${signed("my", await applicantSession(sql, applicantId))}`;
}
