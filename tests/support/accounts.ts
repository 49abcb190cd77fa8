import { createHmac, randomUUID } from "node:crypto";
import type { Role } from "../../database/values.ts";
import { createUser } from "../../domain/accounts/users/commands.ts";
import type { TestSite } from "./site.ts";

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
 * Creates an account with a role and signs in.
 * @returns the value for `cookie`.
 */
export async function signedIn(site: Pick<TestSite, "system" | "post">, role: Role = "admin"): Promise<string> {
	return sessionOf(site, (await account(site, role)).email);
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
