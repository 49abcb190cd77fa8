import { expect, test } from "vitest";
import { loadRates } from "../../domain/money/rates/commands.ts";
import { recordedRates } from "../support/central-bank.ts";
import { program, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const now = () => new Date("2026-10-01T12:00:00Z");

/** A site with one program of each fee, titled A, B, C …, all in Busan but the first. */
async function siteWith(fees: string[]) {
	const site = await testSite("empty", { now });
	const seoul = await university(site.system, { location: "Seoul" });
	const busan = await university(site.system, { location: "Busan" });
	for (const [at, text] of fees.entries())
		await program(site.system, {
			universityId: at === 0 ? seoul : busan,
			title: String.fromCharCode(65 + at),
			type: "Master",
			...priced(text),
		});
	const open = async (path: string) => {
		const page = await openPage(site.get(path));
		return { ...page, titles: page.all(".cards > li h2").map(({ text }) => text) };
	};
	return { ...site, open };
}

const yearly = ["4,000,000 KRW per year", "3,000,000 KRW per semester", "9,000,000 KRW per year"];
const fees = [...yearly, "900 USD per year", "", "2,000,000 KRW per term", "400,000 KRW per month"];

test("B11-5: the filter “up to … a year” combines with search, filters and orders, and one link removes it; an order by yearly tuition counts a semester twice, a term four times and a year once, missing last; one list has one URL; the API has the same filter", async () => {
	const { open, get } = await siteWith(fees);
	// An amount that nobody can compare by the year comes before none, and the newest first.
	expect((await open("/programs?sort=fee")).titles).toEqual(["A", "B", "F", "C", "G", "E", "D"]);
	expect((await open("/programs?up_to=6000000&sort=fee")).titles).toEqual(["A", "B"]);
	expect((await open("/programs?up_to=10000000&city=Busan&type=Master&sort=fee")).titles).toEqual(["B", "F", "C"]);
	const page = await open("/programs?q=a&up_to=6000000");
	expect(page.titles).toEqual(["A"]);
	expect(page.one('select[name="up_to"] option[selected]').get("value")).toBe("6000000");
	expect(page.text).toContain("Programs without a known yearly price are not shown.");
	expect(page.text).toContain("We compare the lowest price: a program marked “from” can cost more.");
	const chip = page.one(".active-filter");
	expect(chip.text).toContain("up to ₩6,000,000 a year");
	expect(chip.get("href")).toBe("/programs?q=a");
	expect((await open("/programs?up_to=6000000")).href("Clear filters")).toBe("/programs");

	for (const typed of ["up_to=5000000", "up_to=-1", "up_to=4000000.0", "up_to=", "up_to=abc", "up_to=4e6"])
		expect((await open(`/programs?${typed}`)).titles, typed).toHaveLength(7);
	expect((await open("/programs?sort=fee&up_to=6000000&city=Seoul")).all(".active-filter")[0]?.get("href")).toBe(
		"/programs?up_to=6000000&sort=fee",
	);
	expect(await (await get("/programs?up_to=6000000")).text()).toMatch(/<meta name="robots" content="noindex/);

	const found = await (await get("/api/programs?up_to=6000000&order=fee")).json();
	expect(found.items.map(({ title }: { title: string }) => title)).toEqual(["A", "B"]);
	const refused = await get("/api/programs?up_to=5");
	expect(refused.status).toBe(422);
	expect((await refused.json()).fields).toMatchObject([{ field: "up_to", code: "unknown_tuition_step" }]);

	for (const [prefix, said] of [
		["", "We found no matching program up to ₩4,000,000 a year."],
		["/ru", "Подходящих программ до 4 000 000 ₩ в год не нашлось."],
		["/uz", "Yiliga 4 000 000 ₩ gacha boʻlgan mos dastur topilmadi."],
	] as const) {
		const page = await open(`${prefix}/programs?up_to=4000000&city=Busan`);
		expect(page.titles).toEqual([]);
		expect(page.text.replace(/\s+/g, " ")).toContain(said);
	}
});

test("the amounts to choose from name soʻm and dollars by the dated rate, in the order of each language, or won alone", async () => {
	const { open, system } = await siteWith(fees);
	const choices = async (prefix = "") =>
		(await open(`${prefix}/programs`)).all('select[name="up_to"] option').map(({ text }) => text.replace(/\s+/g, " "));
	expect(await choices()).toEqual([
		"Any tuition",
		...["4", "6", "8", "10", "12", "15", "20"].map((millions) => `up to ₩${millions},000,000`),
	]);
	await loadRates(system, recordedRates, "cbu");
	expect((await choices())[3]).toBe("up to ₩8,000,000 (≈ $5,880 ≈ 69.4 million soʻm)");
	expect((await choices("/ru"))[3]).toBe("до ≈ 69,4 млн сум (8 000 000 ₩)");
	expect((await choices("/uz"))[3]).toBe("≈ 69,4 mln soʻm (8 000 000 ₩) gacha");
	expect((await open("/programs")).text).toContain("rate of the Central Bank of Uzbekistan, 29 September 2026");
});
