import { expect, test } from "vitest";
import { applicationFields, contactFields, keyOf, turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { outOfReach } from "../support/rows.ts";
import { testSite } from "../support/site.ts";

async function openForm(options: Parameters<typeof testSite>[1] = {}) {
	const clock = turnableClock();
	const site = await testSite("empty", { now: clock.now, ...options });
	const key = await keyOf(site, "/contact");
	clock.turn(10_000);
	const rows = async () =>
		site.sql("select name, email, message, language, submitted_at from contact_submissions order by submitted_at");
	return { site, key, clock, rows };
}

test("CONTACT-01, GEN-04, CALL-26, DATA-16, ERR-02, ERR-03, S-05: a message is stored without other fields, confirmed with thanks, and the form is empty", async () => {
	const { site, key, rows } = await openForm();
	const extra = { id: "00000000-0000-4000-8000-000000000000", submitted_at: "2000-01-01", status: "accepted" };
	const answer = await site.post("/contact", { ...contactFields, ...extra, form_key: key });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact"]);
	const [row, ...others] = await rows();
	expect([row, others]).toMatchObject([{ ...contactFields, language: "en" }, []]);
	expect(new Date(row?.submitted_at).getUTCFullYear()).toBe(2026);
	const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] as string;
	const thanks = await openPage(site.get("/contact", { cookie }));
	const words = /^Message sent successfully! .* We will answer by \d+ \w+, \d\d:\d\d \(Tashkent time\)\.$/;
	expect(thanks.one("[data-sent]").text).toMatch(words);
	for (const name of ["name", "email"]) expect(thanks.one(`[data-form] [name="${name}"]`).get("value") ?? "").toBe("");
	expect(thanks.one('[data-form] [name="message"]').text).toBe("");
	expect(thanks.headers.get("set-cookie")).toMatch(/^flash=; .*Max-Age=0/);
	expect((await openPage(site.get("/contact"))).has("[data-sent]")).toBe(false);
});

test("CONTACT-02, VALID-01, VALID-02, VALID-03, I18N-01, O-01: each missing or invalid field has an error next to it in the visitor's language, and nothing is lost or stored; a phone number is enough, and without it and an email address one error names both", async () => {
	const { site, key, rows } = await openForm();
	for (const wrong of [{ name: "   " }, { email: "" }, { email: "a@" }, { message: " \n " }]) {
		const [field = ""] = Object.keys(wrong);
		const page = await openPage(site.post("/contact", { ...contactFields, ...wrong, form_key: key }));
		expect(page.status, JSON.stringify(wrong)).toBe(422);
		expect(page.one(`#${field}`).get("aria-invalid")).toBe("true");
		expect(page.one(`#${field}-error`).text.length).toBeGreaterThan(5);
		expect(page.one("[role=alert]").text).toContain("Error");
		for (const [other, typed] of Object.entries(contactFields).filter(([name]) => name !== field)) {
			const box = page.one(`#${other}`);
			expect(box.get("value") ?? box.text).toBe(typed);
		}
	}
	expect(await rows()).toEqual([]);
	const russian = await openPage(site.post("/ru/contact", { ...contactFields, email: "x", form_key: key }));
	expect(russian.one("html").get("lang")).toBe("ru");
	expect(russian.one("#email-error").text).toContain("Укажите адрес");
	const { email: _none, ...words } = contactFields;
	const neither = await openPage(site.post("/ru/contact", { ...words, name: "", form_key: key }));
	expect(neither.status).toBe(422);
	const error = "Укажите электронную почту или телефон, чтобы мы могли ответить.";
	expect([neither.one("#email-error").text, neither.has("#phone-error")]).toEqual([error, false]);
	expect(neither.one("[role=alert] a[href='#email']").text).toContain(error);
	expect(neither.has("#name-error")).toBe(true);
	const unreadable = await openPage(site.post("/contact", { ...words, phone: "call me", form_key: key }));
	expect(unreadable.one("#phone-error").text).toContain("Enter a phone number");
	expect(unreadable.has("#email-error")).toBe(false);
	const phone = "90 123-45-67";
	expect((await site.post("/contact", { ...words, phone, form_key: key })).status).toBe(303);
	expect(await site.sql("select email, phone from contact_submissions")).toEqual([{ email: null, phone }]);
});

test("the confirmation of a message or an application repeats the phone number as it was read, and says if it could not be", async () => {
	const { site, clock } = await openForm();
	const { email: _none, ...words } = contactFields;
	const shown = async (path: string, fields: Record<string, string>) => {
		const form_key = await keyOf(site, path);
		clock.turn(10_000);
		const answer = await site.post(path, { ...fields, form_key });
		const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] as string;
		const sent = (await openPage(site.get(path, { cookie }))).one("[data-sent]");
		return sent.has("[data-phone]") ? sent.one("[data-phone]").text.replaceAll("\u00a0", " ") : null;
	};
	const read = "Your phone number: +998 90 123 45 67. If it is wrong, write to us.";
	expect(await shown("/contact", { ...words, phone: "90 123-45-67" })).toBe(read);
	expect(await shown("/contact", contactFields)).toBeNull();
	expect(await shown("/uz/contact", { ...words, phone: "90 123" })).toMatch(/aniqlab boʻlmadi: 90123\. /);
	expect(await shown("/apply", { ...applicationFields, phone_number: "(90) 123 45 67" })).toBe(read);
	expect(await shown("/ru/apply", { ...applicationFields, phone_number: "90 123" })).toMatch(/распознать.*: 90123\. /);
});

test("repeats with the same key and the same text from two tabs are one message; a different text with a used key requires confirmation", async () => {
	const { site, key, clock, rows } = await openForm();
	const second = await keyOf(site, "/contact");
	const send = () => site.post("/contact", { ...contactFields, form_key: key });
	const answers = await Promise.all(Array.from({ length: 20 }, send));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
	expect((await send()).status).toBe(303);
	clock.turn(10_000);
	expect((await site.post("/contact", { ...contactFields, form_key: second })).status).toBe(303);
	expect(await rows()).toHaveLength(1);
	expect(await site.sql("select kind from deliveries")).toEqual([{ kind: "contact" }]);
	const changed = { ...contactFields, message: "Another question." };
	const page = await openPage(site.post("/contact", { ...changed, form_key: key }));
	expect(page.status).toBe(409);
	expect(page.text).toContain("This form has already been sent");
	expect(page.one("#message").text).toBe("Another question.");
	clock.turn(10_000);
	const again = page.one('[data-form] input[name="form_key"]').get("value") ?? "";
	expect((await site.post("/contact", { ...changed, form_key: again })).status).toBe(303);
	expect(await rows()).toHaveLength(2);
});

test("an expired form, an invented key or a filled honeypot is rejected politely, and all input stays", async () => {
	const { site, key, clock, rows } = await openForm();
	const refused = async (fields: Record<string, string>, words: RegExp) => {
		const page = await openPage(site.post("/contact", { ...contactFields, ...fields }));
		expect(page.status).toBe(422);
		expect(page.text).toMatch(words);
		expect(page.one("#message").text).toBe(contactFields.message);
		return page.one('[data-form] input[name="form_key"]').get("value") ?? "";
	};
	await refused({ form_key: `${key}x` }, /was open for too long/);
	await refused({ form_key: key.replace("contact", "apply") }, /was open for too long/);
	await refused({}, /was open for too long/);
	await refused({ form_key: key, leave_empty: "http://spam.example" }, /hidden field/);
	clock.turn(25 * 60 * 60 * 1_000);
	const renewed = await refused({ form_key: key }, /was open for too long/);
	expect(await rows()).toEqual([]);
	clock.turn(10_000);
	expect((await site.post("/contact", { ...contactFields, form_key: renewed })).status).toBe(303);
});

test("S-09: too many messages from one address are rejected politely, other addresses are not, and correcting a mistake does not count", async () => {
	const limits = { contact: { each: { uses: 2, seconds: 600 }, all: { uses: 100, seconds: 600 } } };
	const { site, clock, rows } = await openForm({ trustProxy: 1, limits });
	const send = async (number: number, from: string, fields: Record<string, string> = {}) => {
		const key = await keyOf(site, "/contact");
		clock.turn(10_000);
		const form = { ...contactFields, message: `Message ${number}`, form_key: key, ...fields };
		return site.post("/contact", form, { "x-forwarded-for": `203.0.113.9, ${from}` });
	};
	for (let mistake = 0; mistake < 3; mistake++)
		expect((await send(0, "198.51.100.1", { email: "x" })).status).toBe(422);
	for (const number of [1, 2]) expect((await send(number, "198.51.100.1")).status).toBe(303);
	const page = await openPage(send(3, "198.51.100.1"));
	expect(page.status).toBe(429);
	expect(page.text).toMatch(/Too many forms have been sent from your network\. Please try again in \d+ min/);
	expect(page.one("#message").text).toBe("Message 3");
	const others = ["198.51.100.2", "2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:db8:1:2::3", "2001:db8:1:3::1"];
	const statuses = [];
	for (const [index, from] of others.entries()) statuses.push((await send(4 + index, from)).status);
	expect(statuses).toEqual([303, 303, 303, 429, 303]);
	expect(await rows()).toHaveLength(6);
	expect(JSON.stringify(await site.sql("select key from rate_limits"))).not.toMatch(/198\.51|2001:db8/);
});

test("ERR-01: while the database is unreachable the form says so and keeps its input", async () => {
	const site = await testSite("empty", { databaseUrl: outOfReach });
	const page = await openPage(site.get("/contact"));
	expect(page.status).toBe(200);
	const key = page.one('[data-form] input[name="form_key"]').get("value") ?? "";
	const failed = await openPage(site.post("/contact", { ...contactFields, form_key: key }));
	expect(failed.status).toBe(503);
	expect(failed.text).toContain("Error sending message");
	expect(failed.text).toContain("Please try again later or contact us directly.");
	expect(failed.one("#message").text).toBe(contactFields.message);
	expect(failed.one('[data-form] input[name="form_key"]').get("value")).toBe(key);
});
