import { expect, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { applicationFields, keyOf, turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const day = "2999-05-14";

test("without a day, a program shows the usual months, their sources and a question", async () => {
	const site = await testSite("empty", { now: () => new Date("2026-10-15T06:00:00Z") });
	const bachelor = await program(site.system, { title: "Bachelor program" });
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
});

test("an exact day replaces the usual months; fees in words are linked from the university instead of a question", async () => {
	const site = await testSite();
	const universityId = await university(site.system);
	const exact = await program(site.system, { universityId, title: "Exact day", applicationDeadline: day });
	await program(site.system, { universityId, title: "Unknown day" });
	for (const path of ["/programs?sort=deadline", `/programs/${exact}`, `/universities/${universityId}`]) {
		const page = await openPage(site.get(path));
		expect(page.all("main time")[0]?.get("datetime"), path).toBe(day);
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
	const cookie = (sent.headers.get("set-cookie") ?? "").split(";")[0] as string;
	const steps = (await openPage(site.get("/ru/apply", { cookie }))).all(".stages li");
	expect(steps[2]?.text).toMatch(/по ноябрь включительно.*Следующий приём: апрель–.?май/);
	clock.turn(7 * 24 * 60 * 60 * 1_000);
	expect(await deadline()).toMatch(/^весна: скорее всего, уже поздно ?осень: с апреля$/);
});
