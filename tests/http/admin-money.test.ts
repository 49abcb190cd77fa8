import { expect, test } from "vitest";
import { staffSite } from "../support/staff.ts";

const rules = "/admin/funds-rules";
const costs = "/admin/cost-items";
const origin = { source: "https://example.com/rule", grade: "B", checkedOn: "2026-11-22" };
const rule = {
	...origin,
	...{ "visaTypes-D-4-1": "yes", region: "capital", nationality: "UZ", currency: "KRW", amount: "1.200.000" },
	...{ holdDaysBefore: "90", bank: "KDB", noteEn: "A note", noteRu: "", noteUz: "", validFrom: "2026-01-21" },
};
const monthly = { currency: "KRW", period: "per_month" };
const cost = { ...origin, ...monthly, code: "food", city: "Seoul", low: "300 000", high: "500,000" };

test("staff add a bank balance rule, see it in the list, change it and delete it; each step is in its history", async () => {
	const site = await staffSite();
	expect((await site.open(rules)).text).toContain("No rules yet");
	const added = await site.send(`${rules}/new`, rule);
	expect([added.status, added.headers.get("location")]).toEqual([303, rules]);
	const [stored] = await site.sql("select * from funds_rules");
	expect(stored).toMatchObject({
		...{ visa_types: ["D-4-1"], region: "capital", nationality: "UZ", amount: 1_200_000, exempt: false },
		...{ hold_days_before: 90, note: "A note", note_en: "A note", note_ru: null, version: 1 },
	});
	const list = await site.open(rules);
	const applies = "Applies to: Seoul, Incheon and Gyeonggi · Uzbekistan";
	expect(list.one("tbody tr").text).toContain(`D-4-1 ${applies} Amount: ₩1,200,000`);
	const record = `${rules}/${stored?.id}`;
	expect((await site.open(record)).text).toContain("KDB");
	const form = await site.open(`${record}/edit`);
	expect(form.one("select[name=nationality] option[selected]").text).toBe("Uzbekistan");
	expect(form.one("input[name=visaTypes-D-4-1]").get("checked")).toBe("");
	const saved = await site.send(`${record}/edit`, { ...rule, version: "1", amount: "1 300 000" });
	expect(saved.status).toBe(303);
	expect(await site.sql("select amount, version from funds_rules")).toEqual([{ amount: 1_300_000, version: 2 }]);
	expect((await site.send(`${record}/delete`, {})).status).toBe(303);
	expect(await site.sql("select action from audit_log where record_id = $1 order by id", [stored?.id])).toEqual(
		["create", "update", "delete"].map((verb) => ({ action: `funds-rule:${verb}` })),
	);
	expect(await site.sql("select 1 from revisions where record_id = $1", [stored?.id])).toEqual([]);
});

test("a wrong bank balance rule is refused with a reason", async () => {
	const site = await staffSite();
	for (const [change, message] of [
		[{ "visaTypes-D-4-1": "" }, "Choose at least one."],
		[{ amount: "" }, "Enter the amount, or tick that no proof of money is needed."],
		[{ amount: "a lot" }, "Enter a whole amount, such as 1200000 or 1 200 000."],
		[{ exempt: "yes" }, "Leave the amount empty: this rule says that no proof of money is needed."],
		[{ nationality: "XQ" }, "Choose from the list."],
		[{ source: "KBS" }, "Please enter a full web address, beginning with https://."],
		[{ validTo: "2026-01-20" }, "This day is before the first day. Check both."],
	] as [Record<string, string>, string][]) {
		const answer = await site.send(`${rules}/new`, { ...rule, ...change });
		expect(answer.status, message).toBe(422);
		expect(await answer.text()).toContain(message);
	}
	expect(await site.sql("select 1 from funds_rules")).toEqual([]);
});

test("staff 17: staff add a cost item, filter the list, and find it by its note; a reversed range and a second amount of one source are refused", async () => {
	const site = await staffSite();
	const reversed = await site.send(`${costs}/new`, { ...cost, high: "200 000" });
	expect(reversed.status).toBe(422);
	expect(await reversed.text()).toContain("This amount is lower than the lowest one.");
	expect((await site.send(`${costs}/new`, { ...cost, noteEn: "Groceries at a market" })).status).toBe(303);
	const again = await site.send(`${costs}/new`, cost);
	expect(again.status).toBe(409);
	expect(await again.text()).toContain("This source already has an amount for this kind of cost");
	expect((await site.send(`${costs}/new`, { ...cost, code: "phone", city: "", high: "" })).status).toBe(303);
	const rows = async (path: string) => (await site.open(path)).all("tbody tr").map(({ text }) => text);
	expect(await rows(costs)).toHaveLength(2);
	const [food] = await rows(`${costs}?code=food`);
	expect(food).toContain("Food City: Seoul Amount: ₩300,000–₩500,000 per month");
	expect(await rows(`${costs}?city=Busan`)).toEqual([]);
	const flight = { ...cost, code: "flight", city: "", low: "820", high: "", currency: "USD", period: "once" };
	for (const nationality of ["UZ", "KZ"])
		expect((await site.send(`${costs}/new`, { ...flight, nationality })).status).toBe(303);
	expect(await rows(`${costs}?code=flight`)).toEqual([
		expect.stringContaining("Flight, Kazakhstan Amount: $820 once"),
		expect.stringContaining("Flight, Uzbekistan Amount: $820 once"),
	]);
	const search = await site.open("/admin/search?q=groceries", "preferred-language=ru");
	expect(search.one("main section h2").text).toBe("Жизнь в Корее");
	expect(search.one("main section a").text).toMatch(/^Еда, Сеул, 300/);
});
