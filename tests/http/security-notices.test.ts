import { expect, test } from "vitest";
import type { Role } from "../../database/values.ts";
import { account, codeNow, cookiesOf, password } from "../support/accounts.ts";
import { mailedSite } from "../support/mail.ts";
import { readTwoFactor } from "../support/two-factor.ts";

const fresh = "three red kites above Namsan";
const peer = { "x-forwarded-for": "203.0.113.7" };

async function siteOf(role: Role) {
	const { site, received } = await mailedSite({ trustProxy: 1 });
	const { email } = await account(site, role);
	const signIn = async (prefix = "", cookie = "") =>
		cookiesOf(await site.post(`${prefix}/auth`, { email, password }, { ...peer, cookie }));
	/** The emails so far in the order they were sent, as subject and text. */
	const mails = async (count: number) => {
		await expect.poll(() => received.length, { timeout: 20_000 }).toBe(count);
		return received.map(({ headers, text }) => ({ subject: headers.get("subject") ?? "", text }));
	};
	return { site, email, signIn, mails };
}

test("6.3.7: a changed password, two-step sign-in and a used recovery code are reported by email, in the account's language, with time, network and advice", async () => {
	const { site, email, signIn, mails } = await siteOf("user");
	let cookie = await signIn("/ru");
	// Users get no email about a new device.
	expect(await site.sql("select 1 from deliveries")).toEqual([]);
	const send = (path: string, form: Record<string, string>) => site.post(path, form, { ...peer, cookie });
	const changed = await send("/account/password", { current_password: password, new_password: fresh });
	expect(changed.status).toBe(303);
	cookie = cookiesOf(changed);
	const [mail] = await mails(1);
	expect(mail?.subject).toBe("Ваш пароль изменён");
	expect(mail?.text).toContain("Сеть: 203.0.113.0/24");
	expect(mail?.text).toMatch(/Время: \d{1,2} \p{L}+ \d{4} г\. в \d\d:\d\d \(Ташкент\)/u);
	expect(mail?.text).toContain("http://localhost:3000/ru/auth/forgotten");
	for (const personal of [email, "203.0.113.7", "Test user", fresh]) expect(mail?.text).not.toContain(personal);
	const { address, key, codes } = await readTwoFactor(send("/account", { step: "begin", password: fresh }));
	await send("/account", { step: "confirm", code: codeNow(key), address });
	cookie = cookiesOf(await site.post("/ru/auth", { email, password: fresh }, peer));
	cookie = cookiesOf(await send("/ru/auth/second-factor", { code: codes[0] ?? "" }));
	expect((await send("/account", { step: "end", password: fresh })).status).toBe(303);
	const subjects = (await mails(4)).map(({ subject }) => subject);
	const onOff = ["Двухэтапный вход включён", "Двухэтапный вход выключен"];
	expect(subjects.toSorted()).toEqual(["Ваш пароль изменён", ...onOff, "Использован код восстановления"]);
});

test("6.3.7: staff get an email about a sign-in on a new device, in their own language, and none for a known device", async () => {
	const { site, signIn, mails } = await siteOf("admin");
	const subject = "Hisobingizga yangi qurilmadan kirildi";
	const first = await signIn("/uz");
	expect((await mails(1)).map((mail) => mail.subject)).toEqual([subject]);
	await signIn("/uz", first);
	await site.sql("delete from sessions");
	// The language of the sign-in page does not change the language of the email.
	await signIn("/ru");
	expect((await mails(2)).map((mail) => mail.subject)).toEqual([subject, subject]);
	expect(await site.sql("select from deliveries where user_id is not null")).toHaveLength(2);
});
