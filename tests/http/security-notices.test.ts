import { expect, test } from "vitest";
import type { Role } from "../../database/values.ts";
import { account, codeNow, cookiesOf, password } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { fakeMailServer } from "../support/mail.ts";
import { testSite } from "../support/site.ts";

const fresh = "three red kites above Namsan";
const peer = { "x-forwarded-for": "203.0.113.7" };

async function mailedSite(role: Role) {
	const { settings, received } = await fakeMailServer();
	const site = await testSite("empty", { trustProxy: 1, mail: settings, jobs: { pace: 0, pollSeconds: 0.5 } });
	const { email, id } = await account(site, role);
	const signIn = async (prefix = "", cookie = "") =>
		cookiesOf(await site.post(`${prefix}/auth`, { email, password }, { ...peer, cookie }));
	/** The emails so far in the order they were sent, as subject and text. */
	const mails = async (count: number) => {
		await expect.poll(() => received.length, { timeout: 20_000 }).toBe(count);
		return received.map(({ headers, text }) => ({ subject: headers.get("subject") ?? "", text }));
	};
	return { site, email, id, signIn, mails };
}

test("6.3.7: a changed password is reported by email, in the account's language, with time, network and advice", async () => {
	const { site, email, signIn, mails } = await mailedSite("user");
	const cookie = await signIn("/ru");
	const form = { current_password: password, new_password: fresh };
	expect((await site.post("/account/password", form, { ...peer, cookie })).status).toBe(303);
	const [mail] = await mails(1);
	expect(mail?.subject).toBe("Ваш пароль изменён");
	expect(mail?.text).toContain("Сеть: 203.0.113.0/24");
	expect(mail?.text).toMatch(/Время: \d{1,2} \p{L}+ \d{4} г\. в \d\d:\d\d \(Ташкент\)/u);
	expect(mail?.text).toContain("http://localhost:3000/ru/auth/forgotten");
	for (const personal of [email, "203.0.113.7", "Test user", fresh]) expect(mail?.text).not.toContain(personal);
});

test("6.3.7: enabling and disabling two-step sign-in, and using a recovery code, are reported by email", async () => {
	const { site, signIn, mails } = await mailedSite("user");
	let cookie = await signIn();
	const begun = await openPage(site.post("/account", { step: "begin", password }, { ...peer, cookie }));
	const address = begun.one('input[name="address"]').get("value")?.replaceAll("&amp;", "&") ?? "";
	const [recovery = ""] = begun.all('input[name="recovery"]').map((input) => input.get("value") ?? "");
	const code = codeNow(new URL(address).searchParams.get("secret") ?? "");
	await site.post("/account", { step: "confirm", code, address }, { ...peer, cookie });
	const challenge = await signIn();
	cookie = cookiesOf(await site.post("/auth/second-factor", { code: recovery }, { ...peer, cookie: challenge }));
	expect((await site.post("/account", { step: "end", password }, { ...peer, cookie })).status).toBe(303);
	expect((await mails(3)).map(({ subject }) => subject).toSorted()).toEqual([
		"A recovery code was used",
		"Two-step sign-in was turned off",
		"Two-step sign-in was turned on",
	]);
});

test("6.3.7: staff get an email about a sign-in on a new device, in their own language, and none for a known device", async () => {
	const { site, id, signIn, mails } = await mailedSite("admin");
	const first = await signIn("/uz");
	expect((await mails(1))[0]?.subject).toBe("Hisobingizga yangi qurilmadan kirildi");
	await signIn("/uz", first);
	await site.sql("delete from sessions");
	// The language of the sign-in page does not change the language of the email.
	await signIn("/ru");
	expect((await mails(2)).map(({ subject }) => subject)).toEqual(
		Array(2).fill("Hisobingizga yangi qurilmadan kirildi"),
	);
	expect(await site.sql("select count(*)::int as count from deliveries where user_id = $1", [id])).toEqual([
		{ count: 2 },
	]);
});

test("6.3.7: users get no email about a new device, and without email nothing is stored or broken", async () => {
	const { site, signIn } = await mailedSite("user");
	await signIn();
	expect(await site.sql("select 1 from deliveries")).toEqual([]);
	const quiet = await testSite("empty", { production: true });
	const { email } = await account(quiet, "admin");
	const cookie = cookiesOf(await quiet.post("/auth", { email, password }));
	const form = { current_password: password, new_password: fresh };
	expect((await quiet.post("/account/password", form, { cookie })).status).toBe(303);
	expect(await quiet.sql("select 1 from deliveries")).toEqual([]);
});
