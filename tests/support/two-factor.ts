import type { Role } from "../../database/values.ts";
import { account, codeNow, password, sessionOf } from "./accounts.ts";
import { openPage } from "./html.ts";
import type { TestSite } from "./site.ts";

/** What the page shows that begins two-step sign-in: the app's address and key, and the recovery codes. */
export async function readTwoFactor(answer: Promise<Response>) {
	const page = await openPage(answer);
	const address = page.one('input[name="address"]').get("value")?.replaceAll("&amp;", "&") ?? "";
	const codes = page.all('input[name="recovery"]').map((code) => code.get("value") ?? "");
	return { address, key: new URL(address).searchParams.get("secret") ?? "", codes };
}

/**
 * Creates an account and sets up two-step sign-in on its page.
 * @returns its email and the app's key.
 */
export async function withApp(site: Pick<TestSite, "system" | "post">, role: Role) {
	const { email } = await account(site, role);
	const cookie = await sessionOf(site, email);
	const own = role === "user" ? "/account" : "/admin/account";
	const { address, key } = await readTwoFactor(site.post(own, { step: "begin", password }, { cookie }));
	await site.post(own, { step: "confirm", code: codeNow(key), address }, { cookie });
	return { email, key };
}
