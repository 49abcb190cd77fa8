import { expect, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { applicationFields, keyOf, turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const day = "2999-05-14";

test.each([
	["", /^usually through Nov$/, "usually 4 times a year", "Ask us for the exact date"],
	["/ru", /^обычно по нояб\.$/, "обычно 4 раза в год", "Спросите у нас точную дату"],
	["/uz", /^odatda noy oxirigacha$/, "odatda yiliga 4 marta", "Aniq sanani bizdan soʻrang"],
])(
	"without a day, a program shows the usual months, their sources and a question: %s",
	async (prefix, months, terms, question) => {
		const site = await testSite("empty", { now: () => new Date("2026-10-15T06:00:00Z") });
		const bachelor = await program(site.system, { title: "Bachelor program" });
		const language = await program(site.system, { title: "Language course", type: "Language" });
		const list = await openPage(site.get(`${prefix}/programs`));
		const deadlineOf = (id: string) =>
			list
				.all(".cards > li")
				.find((card) => card.all(`a[href$="/programs/${id}"]`).length > 0)
				?.all("dd")[1];
		expect(deadlineOf(bachelor)?.text).toMatch(months);
		expect(deadlineOf(language)?.text).toBe(terms);

		for (const [id, sources] of [
			[bachelor, "/admissions#steps"],
			[language, "/admissions#faq"],
		] as const) {
			const page = await openPage(site.get(`${prefix}/programs/${id}`));
			const deadline = page.all("main .notice dd")[1];
			expect(deadline?.all("a").map((link) => link.get("href"))).toEqual([`${prefix}${sources}`, `${prefix}/contact`]);
			expect(deadline?.text).toContain(question);
			expect(deadline?.text).toMatch(/2026/);
			expect(deadline?.all("time")).toEqual([]);
		}
	},
);

test("an exact day replaces the usual months, and the list by deadline begins with it", async () => {
	const site = await testSite();
	const universityId = await university(site.system);
	const exact = await program(site.system, { universityId, title: "Exact day", applicationDeadline: day });
	await program(site.system, { universityId, title: "Unknown day" });
	for (const path of ["/programs?sort=deadline", `/programs/${exact}`, `/universities/${universityId}`]) {
		const page = await openPage(site.get(path));
		expect(page.all("main time")[0]?.get("datetime"), path).toBe(day);
	}
	const list = await openPage(site.get("/programs?sort=deadline"));
	expect(list.all(".cards h2").map(({ text }) => text)).toEqual(["Exact day", "Unknown day"]);
	expect(list.all(".cards > li")[0]?.text).not.toContain("usually");
});

test("a university whose programs state their fees in words links to them instead of asking", async () => {
	const site = await testSite();
	const universityId = await university(site.system);
	const before = await openPage(site.get(`/universities/${universityId}`));
	expect(before.all("main .fact-list dd")[0]?.text).toContain("Ask us");
	await program(site.system, { universityId, fees: "Free for students who receive the scholarship" });
	const page = await openPage(site.get(`/universities/${universityId}`));
	expect(page.one("main .fact-list").href("See the programs’ tuition")).toBe("#programs");
	expect(page.all("#programs")).toHaveLength(1);
});

test.each([
	[
		"",
		/^closing now;? then Apr–.?May$/,
		/^spring: probably too late ?fall: from April$/,
		/through November.*the next time is April–.?May, for September/,
	],
	[
		"/ru",
		/^закрывается;? затем апр\.–.?май$/,
		/^весна: скорее всего, уже поздно ?осень: с апреля$/,
		/по ноябрь включительно.*Следующий приём: апрель–.?май/,
	],
	[
		"/uz",
		/^tugayapti;? keyin apr–.?may$/,
		/^bahor: ulgurish qiyin ?kuz: apreldan$/,
		/noyabr oxirigacha.*keyingi qabul aprel–.?may/,
	],
])(
	"visual 20: while the usual months pass, pages say until when, and then name the next ones: %s",
	async (prefix, now, next, step) => {
		const clock = turnableClock("2026-11-24T06:00:00Z");
		const site = await testSite("empty", { now: clock.now });
		await program(site.system);
		const deadline = async () => (await openPage(site.get(`${prefix}/programs`))).all(".cards dd")[1]?.text;
		expect(await deadline()).toMatch(now);
		const key = await keyOf(site, `${prefix}/apply`);
		clock.turn(10_000);
		const sent = await site.post(`${prefix}/apply`, { ...applicationFields, form_key: key });
		const cookie = (sent.headers.get("set-cookie") ?? "").split(";")[0] as string;
		const steps = (await openPage(site.get(`${prefix}/apply`, { cookie }))).all(".stages li");
		expect(steps[2]?.text).toMatch(step);
		clock.turn(7 * 24 * 60 * 60 * 1_000);
		expect(await deadline()).toMatch(next);
	},
);
