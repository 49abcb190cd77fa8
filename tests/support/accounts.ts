import { createHmac, randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Role } from "../../database/values.ts";
import { createUser } from "../../domain/accounts/users/commands.ts";
import { openPage } from "./html.ts";
import { secret, type TestSite } from "./site.ts";

/** Long and not on any list of common passwords. */
export const password = "seven quiet cranes over Jeonju";

/**
 * Creates an account with a role.
 * @returns its id and email.
 */
export async function account(site: Pick<TestSite, "system">, role: Role = "admin") {
	const email = `${role}-${randomUUID()}@example.com`;
	const id = await createUser(site.system, { email, password, displayName: `Test ${role}`, role });
	return { id, email };
}

/** A response's cookies as the browser sends them back. */
export function cookiesOf(answer: Response): string {
	return answer.headers
		.getSetCookie()
		.filter((cookie) => !/Max-Age=0/.test(cookie))
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}

/**
 * Signs in with the form.
 * @returns only the session cookie.
 */
export async function sessionOf(site: Pick<TestSite, "post">, email: string): Promise<string> {
	const answer = await site.post("/auth", { email, password });
	const cookie = cookiesOf(answer)
		.split("; ")
		.find((each) => /^(__Host-)?session=/.test(each));
	if (!cookie) throw new Error(`Nobody was signed in: ${answer.status}`);
	return cookie;
}

/**
 * Creates an account with a role and an open session.
 * @returns the value for `cookie`.
 */
export async function signedIn(
	site: Pick<TestSite, "system" | "sql" | "siteUrl">,
	role: Role = "admin",
): Promise<string> {
	const { id } = await account(site, role);
	return `${site.siteUrl.startsWith("https:") ? "__Host-" : ""}session=${await openSession(site, id)}`;
}

/**
 * Creates a session of an account without the sign-in form, whose password check is expensive.
 * @returns the signed token, for the cookie or a `Bearer` header.
 */
export async function openSession({ sql }: Pick<TestSite, "sql">, userId: string): Promise<string> {
	const token = await sessionFor(sql, userId);
	return `${token}.${createHmac("sha256", secret).update(`session ${token}`).digest("base64url")}`;
}

/**
 * Creates a session of an account.
 * @returns its token, not signed.
 */
export async function sessionFor(sql: TestSite["sql"], userId: string): Promise<string> {
	const token = randomUUID();
	await sql("insert into sessions (token, user_id, expires_at) values ($1, $2, now() + '7 days')", [token, userId]);
	return token;
}

/** The code of the link to a page in the emails that a site without a mail server shows. */
export async function codeInOutbox(site: Pick<TestSite, "get">, page: string): Promise<string> {
	const pattern = new RegExp(`${page}\\?code=([\\w.-]+)`);
	const find = async () => pattern.exec((await openPage(site.get("/outbox"))).text)?.[1];
	await expect.poll(find).toBeDefined();
	return (await find()) ?? "";
}

/**
 * The authenticator app's current code for a key (RFC 6238), or the code `ahead` steps of 30 seconds later: each code
 * works once.
 */
export function codeNow(key: string, ahead = 0): string {
	const bits = [...key].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"));
	const bytes = (bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
	const moment = Buffer.alloc(8);
	moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
	const hash = createHmac("sha1", Buffer.from(bytes)).update(moment).digest();
	const place = (hash.at(-1) ?? 0) & 15;
	return String((hash.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
