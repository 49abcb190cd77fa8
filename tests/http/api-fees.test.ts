import { expect, test } from "vitest";
import { apiSite } from "../support/api.ts";
import { university } from "../support/factories.ts";

const fee = {
	...{ kind: "tuition", amount: 4_170_000, amount_to: 4_500_000, period: "per_semester", academic_year: 2026 },
	...{ certainty: "announced", note: null, note_en: null, note_ru: "Гуманитарные науки", note_uz: null },
	...{ source: "https://example.com/fees", checked_on: "2026-11-21" },
};

test("the API reads and writes fees as objects with the names of the API", async () => {
	const site = await apiSite();
	const token = await site.tokenOf("admin");
	const body = { university_id: await university(site.system), title: "Design", type: "Master" };
	const { note: _, note_en: _en, note_uz: _uz, ...given } = fee;
	const other = { ...fee, kind: "other", amount_to: null, period: "once" };
	const created = await site.call("POST /api/programs", { token, body: { ...body, fee_items: [other, given] } });
	expect([created.status, created.body.fee_items]).toEqual([201, [fee, other]]);
	const path = `/api/programs/${created.body.id}`;
	expect((await site.call(`GET ${path}`)).body.fee_items).toEqual([fee, other]);
	expect((await site.call("GET /api/programs")).body.items[0].fee_items).toEqual([fee, other]);
	const renamed = await site.call(`PATCH ${path}`, { token, body: { title: "Product design" } });
	expect(renamed.body.fee_items).toEqual([fee, other]);
	expect((await site.call(`PATCH ${path}`, { token, body: { fee_items: [] } })).body.fee_items).toEqual([]);
	const reversed = { ...fee, amount_to: 1, checked_on: "soon" };
	const wrong = await site.call(`PATCH ${path}`, { token, body: { fee_items: [reversed] } });
	expect(wrong.status).toBe(422);
	expect(wrong.body.fields.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
		["fee_items.0.checked_on", "bad_date"],
		["fee_items.0.amount_to", "fee_range_reversed"],
	]);
	const unknown = await site.call(`PATCH ${path}`, { token, body: { fee_items: [{ ...fee, currency: "USD" }] } });
	expect(unknown.body.fields[0]).toMatchObject({ field: "fee_items.0", code: "unrecognized_keys" });
});
