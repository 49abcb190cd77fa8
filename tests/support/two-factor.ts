import type { Role } from "../../database/values.ts";
import { account, codeNow, password, sessionOf } from "./accounts.ts";
import { openPage } from "./html.ts";
import type { TestSite } from "./site.ts";

/**
 * Creates an account and sets up two-step sign-in on its page.
 * @returns its email and the app's key.
 */
export async function withApp(site: Pick<TestSite, "system" | "post">, role: Role) {
	const { email } = await account(site, role);
	const cookie = await sessionOf(site, email);
	const own = role === "user" ? "/account" : "/admin/account";
	const page = await openPage(site.post(own, { step: "begin", password }, { cookie }));
	const address = page.one('input[name="address"]').get("value")?.replaceAll("&amp;", "&") ?? "";
	const key = new URL(address).searchParams.get("secret") ?? "";
	await site.post(own, { step: "confirm", code: codeNow(key), address }, { cookie });
	return { email, key };
}
