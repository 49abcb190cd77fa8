import { expect, test } from "vitest";
import { turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { fakeMailServer } from "../support/mail.ts";
import { application, linkCodes, myCookie, open, openProven, signed, tokenOf } from "../support/my.ts";
import { type TestSite, testSite } from "../support/site.ts";

const email = "applicant@example.com";
const request = (site: TestSite, address = email, headers = {}) => site.post("/my/link", { email: address }, headers);
const sessions = ({ sql }: TestSite) =>
	sql(`select applicant_id, application_id, level, is_remembered from sessions where applicant_id is not null
		order by created_at`);
/** A site that sends its emails. */
async function mailingSite() {
	const { settings, received } = await fakeMailServer();
	return { site: await testSite("empty", { mail: settings, jobs: { pace: 0, pollSeconds: 0.5 } }), received };
}
const person = { fullName: "Example Applicant", phoneNumber: "+998 90 123 45 67" };

test("B2-5: ten GETs do not use a mailed link, of fifty concurrent POSTs one opens a proven session, the next is refused", async () => {
	const site = await testSite();
	const own = await application(site, { email });
	await request(site);
	const [code = ""] = await linkCodes(site);
	for (let each = 0; each < 10; each++) {
		const page = await openPage(site.get(`/my/link?code=${code}`));
		expect([page.status, page.one('input[name="code"]').get("value")]).toEqual([200, code]);
	}
	const press = () => site.post("/my/link", { code, remember: "yes" });
	const answers = await Promise.all(Array.from({ length: 50 }, press));
	const [opened, ...others] = answers.toSorted((one, other) => one.status - other.status);
	expect([opened?.status, opened?.headers.get("location")]).toEqual([303, "/my"]);
	expect(new Set(others.map(({ status }) => status))).toEqual(new Set([422]));
	const session = { applicant_id: own.applicantId, application_id: null, level: "proven", is_remembered: true };
	expect(await sessions(site)).toEqual([session]);
	const audited = { action: "applicant:open-by-link", record_id: own.applicantId, detail: null };
	expect(await site.sql("select action, record_id, detail from audit_log")).toEqual([audited]);
	const again = await openPage(site.post("/my/link", { code }));
	expect(again.status).toBe(422);
	expect(again.one('[role="alert"]').text).toContain("This link has been used or is too old");
	expect(again.has("#email")).toBe(true);
	expect((await openPage(site.get(`/my/link?code=${code}`))).one('[role="alert"]').text).toContain("too old");
	expect(await sessions(site)).toHaveLength(1);
});

test("B2-5: a link expires after 30 minutes, and neither a forged one nor one of another purpose opens anything", async () => {
	const clock = turnableClock();
	const site = await testSite("empty", { now: clock.now });
	const own = await application(site, { email });
	await request(site);
	const [code = ""] = await linkCodes(site);
	const [link] = await site.sql("select id from links");
	clock.turn(30 * 60_000);
	const forged = [signed("link", `my ${link.id} ${email}`), tokenOf("sign_out", link.id, email)];
	forged.push(tokenOf("my", own.applicantId, email), tokenOf("my", link.id, "x"));
	for (const each of [code, `${code}x`, "x", ...forged])
		expect((await site.post("/my/link", { code: each })).status).toBe(422);
	await site.sql("update links set purpose = 'sign_out', expires_at = now() + '10 years'");
	expect((await site.post("/my/link", { code })).status).toBe(422);
	expect(await sessions(site)).toEqual([]);
});

test("B2: an address without an application gets the same answer, and no email; emails are in the language of the page and name no phone number or person", async () => {
	const { site, received } = await mailingSite();
	const own = await application(site, { email, fullName: "Zulfizar Examplova" });
	const ask = (address: string) => site.post("/uz/my/link", { email: address });
	const answers = [await ask(email), await ask("nobody@example.com")];
	for (const { headers } of answers) headers.delete("x-request-id");
	const [known, unknown] = answers.map(({ status, headers }) => [status, [...headers]]);
	expect(known).toEqual(unknown);
	await site.post("/ru/my/link", { email });
	await site.sql("update applicants set language = 'uz'");
	await open(site, own);
	const subjects = () => received.map(({ headers }) => headers.get("subject") ?? "");
	const expected = ["Arizangizga havola", "Ссылка на Вашу заявку", "Arizangiz boshqa qurilmada ochildi"];
	await expect.poll(subjects, { timeout: 20_000 }).toEqual(expect.arrayContaining(expected));
	const delivered = "select distinct state from deliveries where kind in ('my-link', 'my-opened')";
	await expect.poll(() => site.sql(delivered), { timeout: 20_000 }).toEqual([{ state: "sent" }]);
	expect(received.flatMap(({ to }) => to)).not.toContain("nobody@example.com");
	for (const { text, headers } of received) {
		if (headers.get("subject")?.includes(own.reference)) continue;
		expect(text).not.toMatch(/Zulfizar|\+998/);
		expect(text).toMatch(/\/(uz|ru)\/my\/(link|sign-out)\?code=/);
	}
});

test("B2-11: siblings with one phone number and one address each see only their own application, and get 404 for the other's; one email has a link for each", async () => {
	const { site, received } = await mailingSite();
	const first = await application(site, { ...person, fullName: "Example Sister", email });
	const second = await application(site, { ...person, fullName: "Example Brother", email: email.toUpperCase() });
	expect(first.applicantId).not.toBe(second.applicantId);
	for (const own of [first, second]) {
		const cookie = myCookie(await open(site, own));
		expect(await sessions(site)).toMatchObject([{ application_id: own.id, level: "known" }]);
		const other = own === first ? second : first;
		const shown = await openPage(site.get("/my", { cookie }));
		expect([shown.text.includes(own.reference), shown.text.includes(other.reference)]).toEqual([true, false]);
		expect((await site.get(`/my/applications/${other.id}`, { cookie })).status).toBe(404);
		await site.post("/my/sign-out", {}, { cookie });
	}
	await request(site, "Applicant@Example.com");
	const mail = () => received.filter(({ headers }) => headers.get("subject") === "The link to your application");
	await expect.poll(() => mail().length, { timeout: 20_000 }).toBe(1);
	const text = mail()[0]?.text ?? "";
	const links = [...text.matchAll(/(HM-\S+)\nhttp:\/\/localhost:3000(\/my\/link\?code=(\S+))\n/g)];
	expect(links.map(([, reference]) => reference)).toEqual([first.reference, second.reference]);
	for (const [index, own] of [first, second].entries()) {
		await site.post("/my/link", { code: links[index]?.[3] ?? "" });
		expect(await sessions(site)).toMatchObject([{ applicant_id: own.applicantId, level: "proven" }]);
		await site.sql("delete from sessions where applicant_id is not null");
	}
});

test("B2: at most three links an hour go to an address, with the same answer after that, and what is wrong with it is said at its field", async () => {
	const site = await testSite();
	await application(site, { email });
	for (let each = 0; each < 5; each++) expect((await request(site)).status).toBe(303);
	expect(await linkCodes(site)).toHaveLength(3);
	expect(await site.sql("select from deliveries where kind = 'my-link'")).toHaveLength(5);
	for (const [typed, message] of Object.entries({ "": "This field is required", nobody: "Enter an email address" })) {
		const page = await openPage(request(site, typed));
		expect([page.status, page.one("#email").get("value")]).toEqual([422, typed]);
		expect(page.one("#email-error").text).toContain(message);
	}
});

test("B2: while applications of one applicant state different addresses, a link opens only the one that states the address", async () => {
	const site = await testSite();
	const stranger = await application(site, { ...person, email: "stranger@example.com" });
	const own = await application(site, { ...person, email });
	expect(own.applicantId).toBe(stranger.applicantId);
	for (const [address, { id }] of [[email, own] as const, ["stranger@example.com", stranger] as const]) {
		await request(site, address);
		const [code = ""] = await linkCodes(site);
		await site.post("/my/link", { code });
		expect(await sessions(site)).toMatchObject([{ application_id: id, level: "known" }]);
		await site.sql("delete from sessions where applicant_id is not null");
	}
	// Staff deleted the stranger's application: its address opens nothing.
	await request(site, "stranger@example.com");
	const [late = ""] = await linkCodes(site);
	await site.sql("delete from applications where id = $1", [stranger.id]);
	expect((await site.post("/my/link", { code: late })).status).toBe(422);
	// Staff asked the applicant on the phone and corrected the address.
	await site.sql(`update applicants set email = '${email}';
		insert into entries (applicant_id, kind, data)
		values ('${own.applicantId}', 'details_changed', '{"fields": "phone email"}')`);
	await request(site);
	const certain = (await linkCodes(site)).at(-1) ?? "";
	expect((await site.post("/my/link", { code: late })).status).toBe(422);
	expect((await site.post("/my/link", { code: certain })).status).toBe(303);
	expect(await sessions(site)).toMatchObject([{ level: "proven", application_id: null }]);
});

test("B2: opening an application in another browser is told by email, at most three times a day, with a link that signs out everywhere", async () => {
	const { site, received } = await mailingSite();
	const own = await application(site, { email });
	const told = () => site.sql("select id from deliveries where kind = 'my-opened'");
	const cookie = myCookie(await open(site, own));
	expect(await told()).toHaveLength(1);
	const notice = () => received.find(({ headers }) => headers.get("subject")?.includes("another device"));
	await expect.poll(() => notice()?.to, { timeout: 20_000 }).toEqual([email]);
	// The same browser opens it again, also after its session has ended.
	await site.sql("update sessions set expires_at = now() - interval '1 hour'");
	const again = myCookie(await open(site, own, { cookie }));
	expect([again !== cookie, await told()]).toEqual([true, expect.objectContaining({ length: 1 })]);
	for (let each = 0; each < 4; each++) await open(site, own);
	expect(await told()).toHaveLength(3);

	const address = /http:\/\/localhost:3000(\/my\/sign-out\?code=\S+)/.exec(notice()?.text ?? "")?.[1] ?? "";
	const proven = await openProven(site, own.applicantId);
	for (let each = 0; each < 3; each++) expect((await openPage(site.get(address))).status).toBe(200);
	expect((await sessions(site)).length).toBeGreaterThan(4);
	const code = new URL(address, "http://localhost").searchParams.get("code") ?? "";
	expect((await site.post("/my/sign-out", { code })).status).toBe(303);
	expect(await sessions(site)).toEqual([]);
	expect((await openPage(site.get("/my", { cookie: proven }))).has("#reference")).toBe(true);
	expect((await site.post("/my/sign-out", { code })).status).toBe(422);
	expect((await openPage(site.get(address))).one('[role="alert"]').text).toContain("too old");
});

test("B2: opening an application is told to the address of that application, also after another one of the same person", async () => {
	const { site } = await mailingSite();
	const stranger = await application(site, { ...person, email: "stranger@example.com" });
	const own = await application(site, { ...person, email });
	const cookie = myCookie(await open(site, stranger));
	await open(site, own, { cookie });
	expect(
		await site.sql(`select p.email from deliveries d join links l on l.id = d.link_id
			join applications p on p.id = l.application_id where d.kind = 'my-opened' order by d.created_at`),
	).toEqual([{ email: "stranger@example.com" }, { email }]);
	const [, code = ""] = await linkCodes(site, "sign_out");
	expect((await site.post("/my/sign-out", { code })).status).toBe(303);
	expect(await sessions(site)).toEqual([]);
});

test("B2: an application with another address ends what a mailed link opened, and nothing that a call did", async () => {
	const site = await testSite();
	const { applicantId } = await application(site, { ...person, email });
	await site.sql(`insert into sessions (applicant_id, level, opened_by, expires_at)
		select '${applicantId}', 'proven', way, now() + '1 hour' from unnest(array['link', 'call']) as way;
		insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
		select 'family', '${applicantId}', way, 'Mother', 'uz', now() + '1 hour' from unnest(array['link', 'call']) as way`);
	await application(site, { ...person, email: "stranger@example.com" });
	const left = await site.sql(`select opened_by from sessions where applicant_id is not null
		union all select proven_by from links where purpose = 'family' and expires_at > now()`);
	expect(left).toEqual([{ opened_by: "call" }, { opened_by: "call" }]);
});
