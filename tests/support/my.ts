import { createHmac, randomUUID } from "node:crypto";
import { submitApplication } from "../../domain/cases/applications/commands.ts";
import { secret, type TestSite } from "./site.ts";
import { examplePhone } from "./staff-callers.ts";

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

/** A value as the site signs it (gateways/authentication.ts). */
export const signed = (purpose: string, words: string) =>
	`${words}.${createHmac("sha256", secret).update(`${purpose} ${words}`).digest("base64url")}`;

/** The code in a mailed link (domain/messaging/link-codes.ts). */
export const linkCode = (id: string, email: string, purpose = "my-link") =>
	`${id}.${signed(purpose, `${id} ${email}`).split(".").at(-1)}`;

/** The codes of the links that were mailed and are not used yet, the newest last. */
export async function linkCodes({ sql }: Pick<TestSite, "sql">, purpose: "my" | "sign_out" = "my"): Promise<string[]> {
	const rows = await sql(
		`select l.id, coalesce(lower(p.email), a.email) as email from one_time_links l
		join applicants a on a.id = l.applicant_id left join applications p on p.id = l.application_id
		where purpose = $1 and used_at is null order by l.created_at, a.created_at`,
		[purpose],
	);
	return rows.map(({ id, email }) => linkCode(id, email, purpose === "my" ? "my-link" : "my-sign-out"));
}

/** Opens a session of level "proven", as a mailed link does. @returns its cookie. */
export async function openProven({ sql }: Pick<TestSite, "sql">, applicantId: string): Promise<string> {
	const [{ id }] = (await sql(
		`insert into applicant_sessions (applicant_id, level, expires_at) values ($1, 'proven', now() + '12 hours')
		returning id`,
		[applicantId],
	)) as [{ id: string }];
	return `my=${signed("my", id)}`;
}
