import ical from "ical.js";
import { expect, test } from "vitest";
import { updateProgram } from "../../domain/catalog/commands.ts";
import { cookiesOf } from "../support/accounts.ts";
import { apiSite } from "../support/api.ts";
import { program, university } from "../support/factories.ts";
import { applicationFields, keyOf, turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { expectedIntake, intakeItem } from "../support/intake-items.ts";
import { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

const closing = "2026-11-30";

test("B10-1: the second before and after a closing, cards and pages say so, also from the cache", async () => {
	const time = turnableClock("2026-11-30T14:59:59Z");
	const site = await testSite("empty", { now: time.now, pageCacheBytes: 10_000_000 });
	await site.ready;
	const id = await program(site.system, { intakes: [intakeItem(), expectedIntake()] });
	const paths = ["/programs", `/ru/programs/${id}`, `/uz/programs/${id}`];
	const texts = () =>
		Promise.all(paths.map(async (path) => (await openPage(site.get(path))).one("main").text.replaceAll("\u00a0", " ")));
	const cached = () => paths.filter((path) => site.cached(path)?.status === 200).length;
	await expect.poll(async () => [(await texts()).length, cached()]).toEqual([3, 3]);
	const today = ["closes 30 November (today)", "до 30 ноября (сегодня)", "30-noyabrgacha (bugun)"];
	for (const [at, text] of (await texts()).entries()) expect(text).toContain(today[at]);
	time.turn(2_000);
	expect(cached()).toBe(0);
	const closed = ["spring: closed on 30 November", "весна: приём закрыт 30 ноября", "bahor: 2026-yil 30-noyabrda"];
	const next = ["fall: from April", "осень: с апреля", "kuz: apreldan"];
	for (const [at, text] of (await texts()).entries()) {
		expect(text).not.toContain(today[at]);
		expect(text).toContain(closed[at]);
		expect(text).toContain(next[at]);
	}
});

test("B10-2: who says where she is from sees her country’s day first; everybody else the general one", async () => {
	const site = await testSite("empty", { now: () => new Date("2026-11-05T06:00:00Z") });
	const id = await program(site.system, {
		intakes: [intakeItem({ countries: [{ country: "UZ", closes: "2026-11-20" }] })],
	});
	const first = async (query: string) =>
		(await openPage(site.get(`/programs/${id}${query}`))).all("main time").map((time) => time.get("datetime"))[0];
	expect(await first("?country=UZ")).toBe("2026-11-20");
	expect(await first("?country=KZ")).toBe(closing);
	expect(await first("")).toBe(closing);
	const page = await openPage(site.get(`/programs/${id}?q=design&country=UZ`));
	expect(page.one("#intakes").href("Uzbekistan")).toBe(`/programs/${id}?country=UZ#intakes`);
	expect(page.one("main").href("Back to programs")).toBe("/programs?q=design");
});

type Event = InstanceType<typeof ical.Event>;

async function calendar(response: Promise<Response>): Promise<{ events: Event[] }> {
	const answer = await response;
	expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	const text = await answer.text();
	for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	expect(text.replaceAll("\r\n", "")).not.toContain("\n");
	const parsed = new ical.Component(ical.parse(text));
	return { events: parsed.getAllSubcomponents("vevent").map((each) => new ical.Event(each)) };
}

test("B10-3: a calendar passes a parser, its ids stay, a moved date has a higher sequence, and titles survive folding in every language", async () => {
	const site = await testSite("empty", { now: () => new Date("2026-11-05T06:00:00Z") });
	const titles = {
		title: "Design; “a, b” \\ c",
		titleRu: "Дизайн интерьера, графика и мультимедиа для промышленности",
		titleUz: "Gʻoyalar va oʻyinlar dizayni, koʻp qirrali",
	};
	const input = { universityId: await university(site.system), ...titles, type: "Bachelor" };
	const certain = intakeItem({ classes: "2027-03-02" });
	const id = await program(site.system, { ...input, intakes: [certain, expectedIntake()] });
	const path = `/programs/${id}/calendar.ics?intake=2027-spring-1`;
	const { events } = await calendar(site.get(path));
	expect(events[0]?.summary).toContain(`Applications close: ${titles.title}`);
	expect((await calendar(site.get(`/ru${path}`))).events[0]?.summary).toContain(`документов: ${titles.titleRu}`);
	expect((await calendar(site.get(`/uz${path}`))).events[0]?.summary).toContain(`tugaydi: ${titles.titleUz}`);
	expect(events.map(({ startDate }) => String(startDate))).toEqual([closing, "2026-11-02", "2027-03-02"]);
	// The end of a whole day is the day after it.
	expect(events.map(({ endDate }) => String(endDate))).toEqual(["2026-12-01", "2026-11-03", "2027-03-03"]);
	await updateProgram(site.system, id, { ...input, intakes: [{ ...certain, closes: "2026-12-04" }] });
	const { events: moved } = await calendar(site.get(path));
	expect(moved.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
	expect(String(moved[0]?.startDate)).toBe("2026-12-04");
	expect(moved[0]?.sequence).toBeGreaterThan(events[0]?.sequence as number);
	const list = await calendar(site.get("/deadlines/calendar.ics?type=Bachelor"));
	expect(list.events.map(({ uid }) => uid)).toEqual(moved.map(({ uid }) => uid));
	expect((await calendar(site.get("/deadlines/calendar.ics?type=Master"))).events).toEqual([]);
	expect((await site.get(`/programs/${id}/calendar.ics?intake=2030-fall-1`)).status).toBe(404);
});

test("B10-5: an expected intake has no day on any page, in any list or calendar", async () => {
	const site = await testSite("empty", { now: () => new Date("2027-01-15T06:00:00Z") });
	const id = await program(site.system, { intakes: [expectedIntake({ classes: "2027-09", baseYear: 2026 })] });
	for (const path of ["/programs", `/programs/${id}`, "/deadlines", "/programs?starts=now", `/compare?p=${id}`]) {
		const page = await openPage(site.get(path));
		expect(page.all("main time"), path).toEqual([]);
	}
	// Beside one that has closed on a day.
	const missed = await program(site.system, { intakes: [intakeItem(), expectedIntake()] });
	const days = (await openPage(site.get(`/programs/${missed}`))).all("main time").map((time) => time.get("datetime"));
	expect(new Set(days)).toEqual(new Set([closing]));
	const page = await openPage(site.get(`/programs/${id}`));
	expect(page.one("#intakes").text).toContain("The months are those of 2026.");
	expect(page.one("#intakes dl").text).toMatch(/April.*May.*September/);
	expect((await calendar(site.get(`/programs/${id}/calendar.ics`))).events).toEqual([]);
	const [row] = await site.sql("select application_deadline from programs where id = $1", [id]);
	expect(row?.application_deadline).toBeNull();
});

test("lists filter by start and by what is open now, and begin with what closes first", async () => {
	const site = await testSite("empty", { now: () => new Date("2026-11-10T06:00:00Z") });
	const add = (title: string, intakes: ReturnType<typeof intakeItem>[]) => program(site.system, { title, intakes });
	await add("Later", [intakeItem({ opens: "2099-12-01", closes: "2099-12-24", year: 2099 })]);
	await add("Open", [intakeItem({ closes: "2099-11-30" })]);
	await add("Closed", [intakeItem({ opens: null, closes: "2026-11-09" }), expectedIntake()]);
	await program(site.system, { title: "Old way", applicationDeadline: "2099-12-01" });
	const open = (path: string) => openPage(site.get(path));
	const titles = async (query: string) =>
		(await open(`/programs?sort=deadline&${query}`)).all(".cards h2").map(({ text }) => text);
	expect(await titles("starts=now")).toEqual(["Open", "Old way"]);
	expect(await titles("starts=2027-spring")).toEqual(["Open"]);
	expect(await titles("starts=2027-fall")).toEqual(["Closed"]);
	expect(await titles("starts=nonsense")).toEqual(["Open", "Old way", "Later", "Closed"]);
	const starts = (await open("/programs")).all("#filter-starts option").map((option) => option.get("value"));
	expect(starts).toEqual(["", "now", "2027-spring", "2027-fall", "2099-spring"]);
	const days = (await open("/deadlines"))
		.all("[data-results] section h2")
		.map(({ text }) => text.replaceAll("\u00a0", " "));
	expect(days).toEqual(["30 November", "1 December", "24 December"].map((day) => `closes ${day} 2099`));
});

test("B10-6: staff copy a year to the next one as expected months; a second time nothing changes and the page says so", async () => {
	const site = await staffSite();
	const id = await program(site.system, { title: "Design", intakes: [intakeItem()] });
	await program(site.system, { title: "Without" });
	const stored = async () => (await site.sql("select version, intakes from programs where id = $1", [id]))[0];
	const first = await site.send("/admin/intakes", { year: "2027" });
	expect([first.status, first.headers.getSetCookie().join()]).toEqual([303, expect.stringContaining("intakes_rolled")]);
	const once = await stored();
	expect(once.intakes).toEqual([
		intakeItem(),
		intakeItem({ year: 2028, certainty: "expected", opens: "2027-11", closes: "2027-11", baseYear: 2027 }),
	]);
	const second = await site.send("/admin/intakes", { year: "2027" });
	expect(second.headers.getSetCookie().join()).toContain("intakes_same");
	expect(await stored()).toEqual(once);
	const grid = await site.open("/admin/intakes?year=2028");
	expect(grid.all("main tbody tr")).toHaveLength(2);
	expect(grid.one("main tbody").text).toMatch(/November 2027, expected.*Without/);
	const found = await site.open("/admin/intakes?year=2028&q=desi");
	expect(found.all("main tbody tr th").map(({ text }) => text)).toEqual(["Design"]);
	const history = await site.sql("select count(*)::int as many from revisions where record_id = $1", [id]);
	expect(history[0].many).toBe(1);
});

test("B10-7: the API and the form of staff have the next closing as the deadline after each write", async () => {
	const site = await apiSite();
	const token = await site.tokenOf("admin");
	const snake = ({ documentsBy, baseYear, checkedOn, ...rest }: ReturnType<typeof intakeItem>) => ({
		...rest,
		documents_by: documentsBy,
		base_year: baseYear,
		checked_on: checkedOn,
	});
	const countries = [{ country: "UZ", closes: "2098-05-01" }];
	const near = intakeItem({ opens: null, closes: "2098-05-30", year: 2099, countries });
	const far = intakeItem({ opens: null, closes: "2099-05-30", year: 2100 });
	const body = { university_id: await university(site.system), title: "Design", type: "Master" };
	const both = { ...body, intakes: [snake(far), snake(near)], application_deadline: "2097-01-01" };
	const created = await site.call("POST /api/programs", { token, body: both });
	expect(created.body).toMatchObject({ application_deadline: "2098-05-30", intakes: [snake(near), snake(far)] });
	const path = `/api/programs/${created.body.id}`;
	const patched = await site.call(`PATCH ${path}`, { token, body: { intakes: [snake(far)] } });
	expect(patched.body.application_deadline).toBe("2099-05-30");
	expect((await site.call(`GET ${path}`)).body.application_deadline).toBe("2099-05-30");
	const wrong = await site.call(`PATCH ${path}`, { token, body: { intakes: [{ ...snake(far), closes: "2099-05" }] } });
	expect(wrong.body.fields[0]).toMatchObject({ field: "intakes.0.closes", code: "certain_month" });
	expect((await site.call(`PATCH ${path}`, { token, body: { intakes: [] } })).body.application_deadline).toBeNull();
});

test("without a day, a program shows the usual months, their sources and a question; an exact day replaces them; fees in words are linked from the university instead of a question", async () => {
	const site = await testSite("empty", { now: () => new Date("2026-10-15T06:00:00Z") });
	const universityId = await university(site.system);
	const bachelor = await program(site.system, { universityId, title: "Bachelor program" });
	const language = await program(site.system, { title: "Language course", type: "Language" });
	const cards = (await openPage(site.get("/uz/programs"))).all(".cards > li");
	for (const [id, months, sources] of [
		[bachelor, /^odatda noy oxirigacha$/, "/admissions#steps"],
		[language, /^odatda yiliga 4 marta$/, "/admissions#faq"],
	] as const) {
		const card = cards.find((card) => card.all(`a[href$="/programs/${id}"]`).length > 0);
		expect(card?.all("dd")[1]?.text).toMatch(months);
		const deadline = (await openPage(site.get(`/uz/programs/${id}`))).all("main .notice dd")[1];
		expect(deadline?.all("a").map((link) => link.get("href"))).toEqual([`/uz${sources}`, "/uz/contact"]);
		expect(deadline?.text).toMatch(/Aniq sanani bizdan soʻrang/);
		expect(deadline?.text).toMatch(/2026/);
		expect(deadline?.all("time")).toEqual([]);
	}
	const exact = await program(site.system, { universityId, title: "Exact day", applicationDeadline: "2999-05-14" });
	for (const path of ["/programs?sort=deadline", `/programs/${exact}`, `/universities/${universityId}`]) {
		const page = await openPage(site.get(path));
		expect(page.all("main time")[0]?.get("datetime"), path).toBe("2999-05-14");
	}
	const before = await openPage(site.get(`/universities/${universityId}`));
	expect(before.all("main .fact-list dd")[0]?.text).toContain("Ask us");
	await program(site.system, { universityId, fees: "Free for students who receive the scholarship" });
	const page = await openPage(site.get(`/universities/${universityId}`));
	expect(page.one("main .fact-list").href("See the programs’ tuition")).toBe("#programs");
	expect(page.all("#programs")).toHaveLength(1);
});

test("visual 20: while the usual months pass, pages say until when, and then name the next ones", async () => {
	const clock = turnableClock("2026-11-24T06:00:00Z");
	const site = await testSite("empty", { now: clock.now });
	await program(site.system);
	const deadline = async () => (await openPage(site.get("/ru/programs"))).all(".cards dd")[1]?.text;
	expect(await deadline()).toMatch(/^закрывается;? затем апр\.–.?май$/);
	const key = await keyOf(site, "/ru/apply");
	clock.turn(10_000);
	const sent = await site.post("/ru/apply", { ...applicationFields, form_key: key });
	const steps = (await openPage(site.get("/ru/apply", { cookie: cookiesOf(sent) }))).all(".stages li");
	expect(steps[2]?.text).toMatch(/по ноябрь включительно.*Следующий приём: апрель–.?май/);
	clock.turn(7 * 24 * 60 * 60 * 1_000);
	expect(await deadline()).toMatch(/^весна: скорее всего, уже поздно ?осень: с апреля$/);
});
