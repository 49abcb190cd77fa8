import { expect, test } from "vitest";
import { createContent, showSampleNotice, updateContent } from "../../domain/content/site/commands.ts";
import { readSettings } from "../../server/config.ts";
import { signedIn } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { messengers } from "../support/factories.ts";
import { openPage, type Page, type Part } from "../support/html.ts";
import { outOfReach } from "../support/rows.ts";
import { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

/** The sources that a text of the guide cites as "[5]". */
const sourcesOf = (page: Page, text: string) =>
	[...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => page.one(`li[id="s${number}"]`).text).join("\n");
const under = (page: Page, id: string) => page.one(`section[aria-labelledby="${id}"]`);
const textsOf = (part: Part, selector: string) => part.all(selector).map(({ text }) => text);

test("ROUTE-06, ADM-01…11, GEN-09, CONTACT-06, CALL-04, ERR-38, F17: without a database the guide, terms and privacy are whole, and the offices are said to be unavailable, and no messenger is linked", async () => {
	const site = await testSite("empty", { databaseUrl: outOfReach });
	const page = await openPage(site.get("/admissions"));
	expect(page.status).toBe(200);
	const steps = textsOf(under(page, "steps"), "h3");
	expect(steps.join()).toBe("Research programs,Prepare documents,Submit applications,Interview,Visa application");
	expect(under(page, "steps").text).toContain("2–3 business days");
	const documents = textsOf(under(page, "documents"), "ul > li");
	const papers = [/passport.*6 months/i, /certificate of admission/i, /financial proof/i, /transcripts/i];
	for (const pattern of [...papers, /health certificate.*tuberculosis/i])
		expect(documents.filter((item) => pattern.test(item)).length, String(pattern)).toBeGreaterThan(0);
	const notes = under(page, "notes").text;
	for (const pattern of [/2-4 weeks/, /fee.*var/i, /interview/i]) expect(notes).toMatch(pattern);
	for (const prefix of ["", "/ru", "/uz"]) {
		const guide = await openPage(site.get(`${prefix}/admissions`));
		expect(under(guide, "steps").all("ol.stages > li")).toHaveLength(5);
		// Five documents are always needed; the sixth names what is often asked for as well.
		for (const [id, count] of Object.entries({ documents: 6, scholarships: 3, faq: 6 }))
			expect(under(guide, id).all("ul > li"), `${prefix} ${id}`).toHaveLength(count);
	}
	for (const path of ["/about", "/contact"]) {
		const page = await openPage(site.get(path));
		expect(page.one("main").text).toContain("The addresses of our offices are unavailable");
		const help = page.all(".help a").map((link) => link.get("href"));
		expect(help).toEqual([`/contact?about=${encodeURIComponent(path)}`]);
	}
	for (const path of ["", "/ru", "/uz"].flatMap((prefix) => [`${prefix}/terms`, `${prefix}/privacy`])) {
		const page = await openPage(site.get(path));
		expect(page.status).toBe(200);
		expect(page.all("main h2").length).toBeGreaterThan(4);
		expect(page.all("footer a").map((link) => link.get("href"))).toContain(path);
	}
});

test("ADM-12, ADM-13, ADM-14, ADM-15, ADM-16, ADM-17, ADM-18: six questions are answered, current facts first, with source and date; F34: minors need the consent of a parent or guardian, in every language", async () => {
	const site = await testSite();
	const page = await openPage(site.get("/admissions"));
	const answers = textsOf(under(page, "faq"), "ul > li");
	expect(answers).toHaveLength(6);
	const holding = (...words: (string | RegExp)[]) =>
		answers.find((answer) =>
			words.every((word) => (typeof word === "string" ? answer.includes(word) : word.test(answer))),
		);
	expect(holding("TOPIK 3-4", "IELTS 6.0+", "TOEFL 80+")).toBeDefined();
	expect(holding("6-8 months")).toBeDefined();
	expect(holding("March", "September")).toBeDefined();
	const work = holding("20 hours a week") ?? "";
	expect(work.indexOf("25 hours")).toBeGreaterThan(-1);
	expect(work.indexOf("25 hours")).toBeLessThan(work.indexOf("20 hours a week"));
	expect(sourcesOf(page, work)).toContain("openvisakorea.com");
	expect(page.text).toContain("Checked on 21 November 2026 · sources");
	expect(holding("800-1,500 USD a month")).toBeDefined();
	expect(holding("2-4 weeks")).toBeDefined();
	const notes = page.all("details > ol > li").map((note) => note.get("id"));
	expect(notes.length).toBeGreaterThan(20);
	const references = page.links(/^\[\d+\]$/).map((link) => link.get("href"));
	expect(new Set(references)).toEqual(new Set(notes.map((note) => `#${note}`)));
	for (const path of ["/admissions", "/terms", "/privacy", "/ru/terms", "/uz/privacy"]) {
		const page = await openPage(site.get(path));
		const links = page.one("nav.toc").links();
		expect(links.length, path).toBeGreaterThanOrEqual(5);
		for (const link of links) expect(page.one(`main ${link.get("href")}`).text).toBe(link.text);
	}
	for (const [prefix, guardian] of [
		["", /under 18, .*parent or guardian/],
		["/ru", /нет 18\s+лет, .*родител.* или опекун/],
		["/uz", /18 ga toʻlmagan boʻlsa, .*vasiy/],
	] as const) {
		for (const path of ["/terms", "/privacy", "/apply"])
			expect((await openPage(site.get(prefix + path))).one("main").text, prefix + path).toMatch(guardian);
	}
});

test("ROUTE-09, ROUTE-10, ABOUT-01, ABOUT-02, CONTACT-03, CONTACT-04, CONTACT-05, C-25, C-26, GEN-01, GEN-02, GEN-05, GEN-10, APPLY-12, APPLY-13, LIMIT-16, LIMIT-17: the about page, the offices with their hours and maps, and the help on every page", async () => {
	// A Monday, 10:00 in Seoul and 6:00 in Tashkent.
	const site = await testSite("sample", { now: () => new Date("2026-11-23T01:00:00Z") });
	await messengers(site.system);
	const page = await openPage(site.get("/about"));
	expect(page.all("h1")).toHaveLength(1);
	expect(textsOf(page, "main h2")).toEqual(expect.arrayContaining(["Our mission", "Our vision", "Our values"]));
	for (const word of ["Uzbekistan", "Seoul", "Tashkent", "2009"]) expect(page.text).toContain(word);
	const contact = await openPage(site.get("/contact"));
	expect(contact.text).toMatch(/24 hours/);
	const [seoul, tashkent] = contact.all("main .card");
	for (const card of [seoul, tashkent]) {
		for (const line of ["Mon–Fri: 9:00–18:00", "Sat: 10:00–16:00", "Sun: closed"]) expect(card?.text).toContain(line);
	}
	expect(seoul?.text).toMatch(/\(KST\).*Open now, until 18:00/);
	expect(tashkent?.text).toMatch(/\(UZT\).*Closed now/);
	expect(contact.one("main").href(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\//);
	expect(contact.one("main").href(/^Telegram/)).toMatch(/^https:\/\/t\.me\//);
	const maps = contact.one("main").links(/^Open in your map app: (Seoul|Tashkent) office$/);
	expect(maps).toHaveLength(2);
	for (const map of maps) expect(map.get("href")).toContain("query=");
	expect(contact.html).not.toMatch(/<iframe|maps\.googleapis/);
	for (const path of ["/", "/programs", "/admissions", "/blog", "/about", "/terms", "/no-such"]) {
		const help = (await openPage(site.get(path))).one(".help");
		expect(help.one("button").get("aria-label")).toBe("Help");
		const address = new URL(help.href("WhatsApp") ?? "");
		expect(address.host).toBe("wa.me");
		expect(address.searchParams.get("text")).toContain(`http://localhost:3000${path}`);
		expect(new URL(help.href("Telegram") ?? "").host).toBe("t.me");
	}
});

test("ABOUT-03, ABOUT-04, ABOUT-05, ABOUT-06, ABOUT-07, ABOUT-08, ABOUT-09, ABOUT-10, CONTACT-03, CONTACT-06, C-06, C-27, CALL-25, LIMIT-16, S-16: achievements and team in order without email addresses, an icon of four, and the same offices with the hours that staff entered on about, contact and in the footer", async () => {
	const site = await testSite("empty", { now: () => new Date("2026-11-23T04:00:00Z") });
	const icons = ["Users", "Award", "Globe", "Building", "GraduationCap", "xyz", null];
	for (const [orderIndex, iconName] of [...icons.entries()].toReversed()) {
		const achievement = { orderIndex, iconName, title: `Title ${orderIndex}`, value: "1" };
		await createContent(site.system, "achievements", achievement);
	}
	for (const orderIndex of [3, 1, 2]) {
		const [name, email] = [`Member ${orderIndex}`, `m${orderIndex}@example.com`];
		await createContent(site.system, "team", { orderIndex, name, email });
	}
	const phone = "+998 71 000-00-02";
	const office = { name: "Tashkent office", nameRu: "Офис в Ташкенте", address: "Sample street 2", phone };
	const hours = { weekdayHours: "8.30–17", saturdayHours: "", sundayHours: "10:00-14:00" };
	const id = await createContent(site.system, "offices", { ...office, ...hours, email: "t@example.com" });
	await createContent(site.system, "offices", { orderIndex: 1, name: "Almaty office", address: "Street" });
	const about = await openPage(site.get("/about"));
	const names = textsOf(about, "main h3");
	expect(names.filter((name) => name.startsWith("Title"))).toEqual(icons.map((_, index) => `Title ${index}`));
	expect(names.filter((name) => name.startsWith("Member"))).toEqual(["Member 1", "Member 2", "Member 3"]);
	expect(about.html).not.toMatch(/m\d@example\.com/);
	const drawn = about.all("main .text-jjok svg").map(({ element }) => element.innerHTML);
	expect(new Set(drawn.slice(0, 4)).size).toBe(4);
	expect(drawn.slice(4)).toEqual([drawn[0], drawn[0], drawn[0]]);
	expect([about.href("Contact us"), about.text]).toEqual(["/contact", expect.stringContaining("Get in Touch")]);

	const contact = await openPage(site.get("/contact"));
	for (const part of [about.one("main"), contact.one("main"), about.one("footer")]) {
		for (const value of ["Tashkent office", "Sample street 2", phone, "t@example.com", "Almaty office"])
			expect(part.text).toContain(value);
	}
	expect((await openPage(site.get("/ru/contact"))).one("main").text).toContain("Офис в Ташкенте");
	const cards = async () => textsOf(await openPage(site.get("/contact")), "main .card").toSorted();
	const [almaty, tashkent] = await cards();
	expect(tashkent).toMatch(/\(UZT\) Mon–Fri: 8:30–17:00 Sat: closed Sun: 10:00–14:00 Open now, until 17:00/);
	expect(almaty).toMatch(/Business hours Mon–Fri: 9:00–18:00 Sat: 10:00–16:00 Sun: closed$/);
	await updateContent(site.system, "offices", id, { ...office, ...hours, weekdayHours: "10-19" });
	await expect.poll(async () => (await cards())[1]).toMatch(/Mon–Fri: 10:00–19:00 .* Closed now/);
});

test("B6: each office card names its next closed days, and is closed on them; the about page counts results from our own cases, of years with at least 20, and none beside sample data", async () => {
	let now = new Date("2026-12-31T05:00:00Z");
	const site = await testSite("sample", { now: () => now });
	const closedOn = async () => {
		const cards = textsOf(await openPage(site.get("/contact")), "main .card");
		return cards.map((text) => text.match(/Also closed on(.*)(Open|Closed) now/)?.[1]?.trim());
	};
	await site.sql("delete from closed_days");
	expect(await closedOn()).toEqual([undefined, undefined]);
	await site.sql(`insert into closed_days (day, office, name, name_ru) values
		('2026-12-30', 'both', 'Past', null), ('2027-01-01', 'both', 'New Year', 'Новый год'),
		('2027-02-08', 'seoul', 'Lunar New Year', null), ('2027-03-08', 'tashkent', 'Too far', null)`);
	await expect
		.poll(() => closedOn())
		.toEqual(["1 January 2027: New Year 8 February 2027: Lunar New Year", "1 January 2027: New Year"]);
	now = new Date("2027-01-01T06:00:00Z");
	expect((await openPage(site.get("/contact"))).one("main").text).not.toContain("Open now");
	let serial = 0;
	const rows = (count: number, year: number, more: object) =>
		Array.from({ length: count }, (_, number) => {
			const submitted_at = new Date(Date.UTC(year, 5, 1, 0, number));
			return { submitted_at, reference: `HM-${year}-${++serial}`, ...more };
		});
	await applicationRows(site.sql, [
		...rows(15, 2025, { status: "pending" }),
		...rows(4, 2025, { status: "accepted" }),
		...rows(3, 2025, { status: "enrolled" }),
		...rows(9, 2025, { status: "enrolled", is_suspect: true }),
		...rows(9, 2025, { status: "rejected", closed_at: new Date(), close_reason: "duplicate" }),
		...rows(19, 2024, { status: "enrolled" }),
	]);
	const table = async () => textsOf(await openPage(site.get("/about")), "main table tr");
	expect(await table()).toEqual([]);
	await showSampleNotice(site.system, false);
	await expect.poll(table).toEqual(["Year Applications Admissions Began their studies", "2025 22 7 3"]);
});

test("an active notice appears on every page in the visitor's language, and can be dismissed for a week", async () => {
	const site = await testSite("empty", { pageCacheBytes: 8_000_000 });
	await site.ready;
	const texts = { text: "New rules", textRu: "Новые правила" };
	const notice = { ...texts, noticedOn: "2026-11-20", link: "/contact", isActive: true };
	const id = await createContent(site.system, "notice", { ...notice, isActive: false });
	expect((await openPage(site.get("/"))).has("aside")).toBe(false);
	await updateContent(site.system, "notice", id, notice);
	await expect.poll(async () => (await openPage(site.get("/programs"))).has("aside")).toBe(true);
	const page = await openPage(site.get("/ru/about"));
	expect(page.one("aside").text).toMatch(/20 ноября 2026 г. ?: Новые правила/);
	const version = page.one('aside input[name="version"]').get("value") ?? "";
	const answer = await site.post("/notice", { version, returnTo: "/ru/about" });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/ru/about"]);
	expect(answer.headers.get("set-cookie")).toMatch(/^notice=\d+; Max-Age=604800; Path=\/;/);
	const cookie = `notice=${version}`;
	for (const path of ["/ru/about", "/ru/about", "/"])
		expect((await openPage(site.get(path, { cookie }))).has("aside"), path).toBe(false);
	expect((await openPage(site.get("/ru/about"))).has("aside")).toBe(true);
	// A changed notice is shown again.
	await updateContent(site.system, "notice", id, { ...notice, text: "Newer rules" });
	await expect.poll(async () => (await openPage(site.get("/about", { cookie }))).has("aside")).toBe(true);
});

test("M5: the privacy notice contains the configured retention periods, with correct plurals", async () => {
	const months = { CONTACT_RETENTION_MONTHS: "1", APPLICATION_RETENTION_MONTHS: "21" };
	const site = await testSite("empty", { retention: readSettings(months).retention });
	for (const [prefix, sentence] of [
		["", "Contact messages: 1 month. Applications: 21 months after their last change or message."],
		["/ru", "1 месяц. Заявки — 21 месяц после последнего изменения или сообщения."],
		["/uz", "Aloqa xabarlari — 1 oy. Arizalar — oxirgi oʻzgarish yoki xabardan keyin 21 oy."],
	] as const) {
		const { text } = (await openPage(site.get(`${prefix}/privacy`))).one("main");
		expect(text.replaceAll("\u00a0", " ")).toContain(sentence);
	}
	for (const months of ["0", "37", "5.5"])
		expect(() => readSettings({ CONTACT_RETENTION_MONTHS: months })).toThrow("CONTACT_RETENTION_MONTHS takes");
	expect(() => readSettings({ APPLICATION_RETENTION_MONTHS: "5" })).toThrow("takes a whole number from 6 to 60");
});

const lines = {
	"": "Sample data: prices, dates, requirements and everything about the company are examples.",
	"/ru": "Демонстрационные данные: цены, сроки, требования и всё о компании приведены для примера.",
	"/uz": "Namunaviy maʼlumotlar: narx, muddat, talablar va kompaniya haqidagi hamma narsa misol uchun keltirilgan.",
};

test("F6: with sample data every public page shows the notice in its language; sample testimonials have no stars; cached pages lose the notice as soon as an owner hides it", async () => {
	const site = await testSite("sample", { pageCacheBytes: 8_000_000 });
	await site.ready;
	for (const [prefix, line] of Object.entries(lines)) {
		for (const path of ["/programs", "/contact", "/no-such"])
			expect((await openPage(site.get(prefix + path))).one("body > aside").text, prefix + path).toContain(line);
	}
	expect(site.cached("/programs")?.status).toBe(200);
	const stars = async () => (await openPage(site.get("/"))).all('.card [aria-hidden="true"] > svg').length;
	expect(await (await site.get("/")).text()).toContain("(sample text)");
	const before = await stars();
	await showSampleNotice(site.system, false);
	await expect.poll(async () => (await site.get("/programs")).text()).not.toContain(lines[""]);
	await expect.poll(stars).toBe(before + 15);
});

test("F6: staff see the notice of sample data in the admin panel; only an owner can hide it; F36: only staff see that terms and privacy are templates", async () => {
	const site = await staffSite("owner", ["sample"]);
	const admin = await signedIn(site, "admin");
	for (const path of ["/terms", "/privacy"]) {
		expect((await openPage(site.get(path))).text).not.toContain("Template text");
		expect((await openPage(site.get(path, { cookie: admin }))).text).toContain("Template text");
	}
	const seen = await openPage(site.get("/admin/programs", { cookie: admin }));
	expect([seen.text.includes(lines[""]), seen.links("Hide")]).toEqual([true, []]);
	expect((await site.post("/admin/sample", {}, { cookie: admin })).status).toBe(403);
	expect((await site.open("/admin/programs")).links("Hide")).toHaveLength(1);
	const answer = await site.send("/admin/sample", {});
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin"]);
	await expect.poll(async () => (await site.open("/admin/programs")).text).not.toContain(lines[""]);
	expect(await site.sql("select action, detail from audit_log where action = 'policy:write'")).toEqual([
		{ action: "policy:write", detail: { name: "sample-notice", to: "false" } },
	]);
});
