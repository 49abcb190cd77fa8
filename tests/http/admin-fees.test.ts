import { expect, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { feeItem } from "../support/fee-items.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const form = { university: "Alpha", universityId: "", titleEn: "Design", type: "Master", version: "1" };
const typed = {
	...{ kind: "tuition", amount: "4 170 000", amountTo: "", period: "per_semester", academicYear: "2026" },
	...{ certainty: "announced", noteEn: "Humanities", noteRu: "Гуманитарные науки", noteUz: "" },
	...{ source: "https://example.com/fees", checkedOn: "2026-11-21" },
};
/** The row of a new fee that nobody has filled in. */
const empty = { kind: "", amount: "", certainty: "announced" };
const boxes = (row: number, fee: Record<string, string>) =>
	Object.fromEntries(Object.entries(fee).map(([field, value]) => [`feeItems.${row}.${field}`, value]));

async function programSite(feeItems = [feeItem()]) {
	const site = await staffSite();
	const universityId = await university(site.system, { name: "Alpha" });
	const id = await program(site.system, { universityId, title: "Design", type: "Master", feeItems });
	const path = `/admin/programs/${id}/edit`;
	const stored = async () => (await site.sql("select fee_items from programs"))[0].fee_items;
	return { ...site, id, path, stored, save: (more: object) => site.send(path, { ...form, ...more }) };
}

test("fees are added, changed and removed in the program's form without script", async () => {
	const site = await programSite([]);
	const page = await site.open(site.path);
	expect(page.one("#feeItems").text).toContain("1200000, 1 200 000, 1,200,000 or 1.200.000");
	expect(page.all("#feeItems summary").map(({ text }) => text)).toEqual(["Add a fee"]);
	const example = { amount: "7", period: "once", certainty: "illustrative" };
	const other = { ...typed, ...example, kind: "other", noteEn: "", noteRu: "" };
	expect((await site.save({ ...boxes(0, other), ...boxes(1, empty), ...boxes(2, typed) })).status).toBe(303);
	const tuition = feeItem({ note: "Humanities", noteEn: "Humanities", noteRu: "Гуманитарные науки" });
	const stored = feeItem({ kind: "other", amount: 7, period: "once", certainty: "illustrative" });
	expect(await site.stored()).toEqual([tuition, stored]);

	const again = await site.open(site.path);
	const lines = ["Tuition: ₩4,170,000 per semester, 2026", "Other fee: ₩7 once, 2026"];
	expect(again.all("#feeItems summary").map(({ text }) => text)).toEqual([...lines, "Add a fee"]);
	const view = (await site.open(`/admin/programs/${site.id}`)).one("dialog").text;
	const origin = "announced · checked on 21 November 2026 https://example.com/fees Humanities Гуманитарные науки";
	expect(view).toContain(`Fees in won ${lines[0]} · ${origin} ${lines[1]} · about, as an example`);
	const removed = { ...boxes(0, { ...typed, remove: "yes" }), ...boxes(1, { ...other, amount: "1.000" }) };
	expect((await site.save({ version: "2", ...removed })).status).toBe(303);
	expect(await site.stored()).toEqual([{ ...stored, amount: 1_000 }]);
});

test("a wrong fee is reported beside its input in the reader's language, with everything that was typed; no two fees are of one kind, and at most twelve", async () => {
	const site = await programSite();
	const wrong = { ...typed, kind: "other", amount: "-5", noteEn: "Typed", academicYear: "next" };
	const sent = { ...form, ...boxes(0, { ...typed, remove: "yes" }), ...boxes(1, empty), ...boxes(4, wrong) };
	const page = await openPage(await site.send(site.path, sent, "preferred-language=ru"));
	expect(page.status).toBe(422);
	const sentence = "Введите сумму не меньше 1 воны.";
	expect(page.one("[id='feeItems.4.amount-error']").text).toBe(sentence);
	expect(page.has("[id='feeItems.4.academicYear-error']")).toBe(true);
	expect(page.one("[id='feeItems.4.amount']").get("value")).toBe("-5");
	expect(page.one("[id='feeItems.4.noteEn']").get("value")).toBe("Typed");
	expect(page.one("[id='feeItems.0.remove']").get("checked")).toBeDefined();
	expect(page.one("[role=alert] a[href='#feeItems.4.amount']").text).toContain(`2: Сумма: ${sentence}`);
	const open = page.all("#feeItems details").map((details) => details.get("open") !== undefined);
	expect(open).toEqual([false, true, false]);

	const twice = await openPage(await site.save({ ...boxes(0, typed), ...boxes(1, typed) }));
	expect(twice.one("[id='feeItems.1.kind-error']").text).toContain("already has a fee of this kind");
	const rows = Array.from({ length: 13 }, (_, row) => boxes(row, { ...typed, kind: "other" }));
	const many = await openPage(await site.save(Object.assign({}, ...rows)));
	expect(many.one("#feeItems").text).toContain("There are more than 12 fees. Remove some.");
	expect(many.all("#feeItems details")).toHaveLength(13);
	expect(await site.stored()).toEqual([feeItem()]);
});

test("fees that somebody else has saved meanwhile are shown, and what was typed stays", async () => {
	const site = await programSite();
	expect((await site.save(boxes(0, { ...typed, amount: "5000000" }))).status).toBe(303);
	const page = await openPage(await site.save(boxes(0, typed)));
	expect(page.status).toBe(409);
	expect(page.one("#feeItems .theirs").text).toContain("Tuition: ₩5,000,000 per semester, 2026");
	expect(page.one("[id='feeItems.0.amount']").get("value")).toBe("4 170 000");
	expect((await site.save({ ...boxes(0, typed), version: "2" })).status).toBe(303);
	const log = await site.open(`/admin/history/${site.id}`);
	expect(log.text).toContain("Fees in won");
});
