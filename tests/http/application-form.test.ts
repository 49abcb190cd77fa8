import { expect, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { applicationFields, keyOf, turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { outageOf } from "../support/outage.ts";
import { testSite } from "../support/site.ts";

async function openForm(start: "empty" | "sample" = "empty") {
	const clock = turnableClock();
	const site = await testSite(start, { now: clock.now });
	const key = await keyOf(site, "/apply");
	clock.turn(10_000);
	const rows = async () => site.sql("select * from applications order by submitted_at");
	/** A form's fields as the browser sends them; several values for a name as a list. */
	const send = (fields: Record<string, string | string[]>) => {
		const body = new URLSearchParams({ form_key: key });
		for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) body.append(name, each);
		const headers = { "sec-fetch-site": "same-origin" };
		return site.fetch(new Request("http://localhost:3000/apply", { method: "POST", body, headers }));
	};
	return { site, key, clock, rows, send };
}

test("ROUTE-12, APPLY-01, APPLY-02, APPLY-05, APPLY-06, APPLY-10, DATA-22, LIMIT-13, STATE-12: the form has certificates, personal data, terms and consent", async () => {
	const { site } = await openForm();
	const form = (await openPage(site.get("/apply"))).one("[data-form] form");
	const scores = form.all("label.score").map(({ text }) => text);
	expect(scores[0]).toBe("Score, for example 6.5 (IELTS (English))");
	expect([scores[1], scores[2]]).toEqual([expect.stringContaining("80"), expect.stringContaining("level 4")]);
	const labels = form.all(".certificate label.tick").map(({ text }) => text);
	expect(labels).toEqual(["IELTS (English)", "TOEFL (English)", "TOPIK (Korean)", "JLPT (Japanese)", "Other", "None"]);
	const values = form.all('[name="certificate"]').map((box) => box.get("value"));
	expect(values.join()).toBe("ielts,toefl,topik,jlpt,other,none");
	expect(form.has('[name="score_none"]')).toBe(false);
	for (const name of ["full_name", "location", "phone_number", "age", "comment", "email"])
		expect(form.has(`label[for="${name}"]`), name).toBe(true);
	for (const name of ["terms_agreed", "marketing_consent"])
		expect(form.one(`[name="${name}"]`).get("checked")).toBeUndefined();
	expect(form.href("terms and conditions")).toBe("/terms");
});

test("APPLY-08, GEN-04, GEN-09, CALL-29, DATA-17, STATE-02, VALID-07, VALID-08, ERR-10, ERR-11: an application is stored as pending and confirmed with its reference", async () => {
	const { site, send, rows } = await openForm();
	const answer = await send(applicationFields);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/apply"]);
	const [row] = await rows();
	expect(row).toMatchObject({
		...{ ...applicationFields, age: 19, comment: null, language_certificates: [], terms_agreed: true },
		...{ marketing_consent: false, status: "pending", university_id: null, program_id: null },
	});
	expect(row?.reference).toMatch(/^HM-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
	const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] as string;
	const thanks = await openPage(site.get("/apply", { cookie }));
	expect(thanks.one("[data-sent]").text).toContain("Application Submitted!");
	expect(thanks.all("h1").map(({ text }) => text)).toEqual(["Application Submitted!"]);
	expect(thanks.one("[data-sent]").text).toContain("2-3 business days");
	expect(thanks.one("[data-reference]").text).toBe(row?.reference);
	for (const name of ["full_name", "location", "phone_number", "age", "email"]) {
		expect(thanks.one(`[name="${name}"]`).get("value") ?? "", name).toBe("");
	}
	expect(thanks.all("[data-form] input[checked]")).toEqual([]);
});

test("VALID-04, VALID-05, VALID-06, VALID-08, ERR-08, C-35, S-05, O-24: a missing or wrong field and terms that are not accepted are reported, and nothing is stored", async () => {
	const { site, send, rows } = await openForm();
	for (const field of ["full_name", "location", "phone_number", "age"]) {
		const page = await openPage(send({ ...applicationFields, [field]: " " }));
		expect(page.status, field).toBe(422);
		expect(page.one("[role=alert]").text).toMatch(/^Error Please complete all required fields/);
		expect(page.one(`#${field}`).get("aria-invalid")).toBe("true");
	}
	expect((await openPage(site.get("/apply"))).one("[data-form] form").get("novalidate")).toBeDefined();
	const page = await openPage(send({ ...applicationFields, terms_agreed: "false" }));
	expect(page.status).toBe(422);
	expect(page.one("[role=alert]").text).toBe("Error Please agree to the terms and conditions");
	expect(page.one("[role=alert] a").get("href")).toBe("#terms_agreed");
	expect(page.one("#full_name").get("value")).toBe("Sample Applicant");
	const wrong = ["0", "121", "19.5", "abc", "1e2", "٣"].map((age) => ({ age }));
	for (const fields of [...wrong, { phone_number: "abc" }, { phone_number: "+" }, { email: "not an address" }])
		expect((await send({ ...applicationFields, ...fields })).status, JSON.stringify(fields)).toBe(422);
	expect(await rows()).toEqual([]);
});

test("F0-1, F0-2, VALID-08: no phone number refuses the form, whether it can be read or not, and an age may be 120", async () => {
	const { site, send } = await openForm();
	const numbers = { "＋９９８ ９０ １２３ ４５ ６７": "+998901234567", "0555 123456": null, "12": null };
	for (const [phone_number, e164] of Object.entries(numbers)) {
		const full_name = `Applicant ${phone_number.length}`;
		expect((await send({ ...applicationFields, age: " 120 ", full_name, phone_number })).status).toBe(303);
		const stored = await site.sql("delete from applicants returning phone_number, phone_e164");
		expect(stored).toEqual([{ phone_number, phone_e164: e164 }]);
	}
});

test("APPLY-09, STATE-08, STATE-09, STATE-10, O-26: certificates are stored by key, scores only for chosen ones, 'none' only alone", async () => {
	const { send, site } = await openForm();
	const stored = async (fields: Record<string, string | string[]>) => {
		await send({ ...applicationFields, ...fields });
		const [row] = await site.sql("delete from applications returning language_certificates as all");
		return Object.fromEntries(row.all.map(({ type, score }: Record<string, string>) => [type, score]));
	};
	const two = { certificate: ["topik", "ielts"], score_topik: "Level 4", score_ielts: "", score_toefl: "99" };
	expect(await stored(two)).toEqual({ topik: "Level 4", ielts: null });
	expect(await stored({ certificate: "none", score_ielts: "7" })).toEqual({ none: null });
	expect(await stored({ certificate: ["none", "toefl"], score_toefl: "80" })).toEqual({ toefl: "80" });
	expect(await stored({ certificate: ["xyz", "other"], score_other: "DELF B2" })).toEqual({ other: "DELF B2" });
});

test("APPLY-03, APPLY-04, C-10, O-25: university and program are offered, also by a button without script, optional, stored, and must match", async () => {
	const { site, send, rows } = await openForm();
	const first = await university(site.system, { name: "First University" });
	const second = await university(site.system, { name: "Second University" });
	const mine = await program(site.system, { universityId: first, title: "My Program" });
	const names = async () =>
		(await openPage(site.get("/apply"))).all('[name="university_id"] option').map(({ text }) => text);
	await expect.poll(names).toEqual(["Not decided yet", "First University", "Second University"]);
	const prefilled = await openPage(site.get(`/apply?program=${mine}`));
	expect(prefilled.one('[name="university_id"] option[selected]').get("value")).toBe(first);
	expect(prefilled.one('[name="program_id"] option[selected]').get("value")).toBe(mine);
	const chosen = await openPage(site.get(`/apply?university=${second}`));
	expect(chosen.one('[name="university_id"] option[selected]').get("value")).toBe(second);
	await program(site.system, { title: "Another's Program", universityId: second });
	const topik = { certificate: "topik", score_topik: "3" };
	const listed = await openPage(send({ ...applicationFields, university_id: first, step: "programs", ...topik }));
	expect([listed.status, listed.has("[role=alert]")]).toEqual([200, false]);
	expect(listed.all('[name="program_id"] option').map(({ text }) => text)).toEqual(["Not decided yet", "My Program"]);
	expect(listed.one("#full_name").get("value")).toBe("Sample Applicant");
	expect(listed.one('[name="score_topik"]').get("value")).toBe("3");
	for (const junk of ["/apply?program=x", "/apply?university=%00", `/apply?program=${second}`])
		expect((await site.get(junk)).status).toBe(200);
	const missing = "00000000-0000-4000-8000-000000000000";
	for (const wrong of [{ university_id: second, program_id: mine }, { university_id: missing }])
		expect((await send({ ...applicationFields, ...wrong })).status).toBe(422);
	expect((await send({ ...applicationFields, program_id: mine })).status).toBe(303);
	expect(await rows()).toMatchObject([{ university_id: first, program_id: mine }]);
});

test("APPLY-11, VALID-07, S-05: comment, consent and email are optional and stored when given; status, id, reference and time cannot be set", async () => {
	const { send, rows, site } = await openForm();
	const own = { comment: "Two\nlines", marketing_consent: "yes", email: "applicant@example.com" };
	const id = "00000000-0000-4000-8000-000000000000";
	const forged = { status: "accepted", id, reference: "HM-AAAA-AAAA", submitted_at: "2000-01-01" };
	await send({ ...applicationFields, ...own, ...forged });
	const [row] = await rows();
	expect(row).toMatchObject({ ...own, marketing_consent: true, language: "en", status: "pending" });
	expect(row?.reference).not.toBe("HM-AAAA-AAAA");
	expect(row?.id).not.toBe(id);
	expect(new Date(row?.submitted_at).getFullYear()).toBeGreaterThan(2020);
	const told = await site.sql("select kind from deliveries order by kind");
	expect(told).toEqual([{ kind: "application" }, { kind: "confirmation" }]);
});

test("O-51: ten concurrent submissions with one key are one application with one reference", async () => {
	const { send, rows } = await openForm();
	const answers = await Promise.all(Array.from({ length: 10 }, () => send(applicationFields)));
	const messages = answers.map((answer) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith("flash=")));
	expect([...new Set(messages)]).toEqual([expect.stringMatching(/^flash=application_sent\.HM-/)]);
	expect(await rows()).toHaveLength(1);
});

test("ERR-09: an internal error shows a message with the phone number and a link to the contact page, and all input stays", async () => {
	const { site, key, send } = await openForm("sample");
	await outageOf(site.url).begin();
	const page = await openPage(send(applicationFields));
	expect(page.status).toBe(503);
	expect(page.one("[role=alert]").text).toContain("our system is unavailable right now.");
	for (const name of ["full_name", "location", "phone_number", "age"] as const) {
		expect(page.one(`#${name}`).get("value")).toBe(applicationFields[name]);
	}
	expect(page.one('[data-form] input[name="form_key"]').get("value")).toBe(key);
	expect(page.one(".help").href("Message form")).toBe("/contact?about=%2Fapply");
	expect(page.one("footer").text).toContain("+998 71 000-00-00");
});

test("APPLY-04: a chosen program is one card with a folded way to change it, is sent as it is, and its errors unfold the fields", async () => {
	const { site, clock } = await openForm();
	const id = await program(site.system);
	const other = await university(site.system, { name: "Another university" });
	const form = (await openPage(site.get(`/ru/apply?program=${id}`))).one("[data-form]");
	const card = form.one("fieldset:has(.chosen)");
	expect(card.one("legend").text).toBe("Вы подаёте заявку на программу");
	expect(card.one("details:has([name=program_id]) > summary").text).toBe("Изменить");
	expect(form.one("details:has([name=program_id])").get("open")).toBeUndefined();
	expect(form.one("[name=program_id] option[selected]").get("value")).toBe(id);
	const fields = { ...applicationFields, program_id: id, form_key: form.one("[name=form_key]").get("value") ?? "" };
	clock.turn(10_000);
	const wrong = await openPage(site.post("/ru/apply", { ...fields, university_id: other }));
	expect(wrong.status).toBe(422);
	expect(wrong.one("details:has([name=program_id])").get("open")).toBe("");
	expect((await site.post("/ru/apply", fields)).status).toBe(303);
	expect(await site.sql("select program_id from applications")).toEqual([{ program_id: id }]);
});

test("visual 7: who has applied finds the application on the empty form too, copies its reference or sends it to Telegram, and others get the form from the cache", async () => {
	const clock = turnableClock();
	const options = { now: clock.now, production: true, siteUrl: "http://localhost:3000", pageCacheBytes: 5_000_000 };
	const site = await testSite("empty", options);
	const key = await keyOf(site, "/uz/apply");
	clock.turn(10_000);
	const answer = await site.post("/uz/apply", { ...applicationFields, form_key: key });
	const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
	const own = cookies.filter((each) => !each.startsWith("flash=")).join("; ");
	const [row] = await site.sql("select reference from applications");
	const thanks = await openPage(site.get("/uz/apply", { cookie: cookies.join("; ") }));
	expect(thanks.one("[data-sent]").get("data-sent")).toBe("/uz/my");
	for (const page of [thanks, await openPage(site.get("/uz/my", { cookie: own }))]) {
		const button = page.one(".needs-script button[data-copy]");
		expect(page.one(`#${button.get("data-copy")}`).text).toBe(row?.reference);
		const share = new URL(page.one("main").href("Telegramda oʻzimga yuborish") ?? "");
		expect(share.host).toBe("t.me");
		const shared = { url: "http://localhost:3000/uz/my", text: `Ariza raqamim: ${row?.reference}` };
		expect(Object.fromEntries(share.searchParams)).toEqual(shared);
	}
	const again = await openPage(site.get("/uz/apply", { cookie: own }));
	const links = again.one("[data-open]").links();
	expect(links.map((link) => link.get("href"))).toEqual(["/uz/my"]);
	const stranger = await openPage(site.get("/uz/apply"));
	expect([stranger.has("[data-open]"), stranger.headers.get("cache-control")]).toEqual([false, "no-cache"]);
	expect(stranger.text).not.toContain(row?.reference);
});
