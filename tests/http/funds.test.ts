import { expect, test } from "vitest";
import { createFundsRule } from "../../domain/money/commands.ts";
import { loadRates } from "../../domain/money/rates/commands.ts";
import { recordedRates } from "../support/central-bank.ts";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const checkedOn = "2026-09-30";
const visaTypes = ["D-2-2"];
const byMinistry = { visaTypes, currency: "KRW", grade: "B", checkedOn, validFrom: "2023-07-03" };
const general = { ...byMinistry, amount: 20_000_000, source: "https://example.com/ministry" };
const regional = { ...general, region: "other", amount: 16_000_000 };
const practice = {
	...{ visaTypes, region: "capital", nationality: "UZ", amount: 15_500, currency: "USD", holdDaysBefore: 30 },
	...{ bank: "KDB", source: "https://example.com/agency", grade: "C", checkedOn },
};
const exemption = {
	...{ visaTypes, exempt: true, note: "Only with TOPIK 3", validTo: "2026-10-01" },
	...{ source: "https://example.com/pilot", grade: "B", checkedOn },
};

/** The rules of the page of a program: what each says, and its source. */
async function rulesOn(site: Awaited<ReturnType<typeof testSite>>, path: string) {
	const page = await openPage(site.get(path));
	const items = page.all("[data-funds] li");
	// The words for screen readers repeat what is checked.
	const words = (text: string) => text.replace(/ : .*$/, "");
	return items.map((item) => [words(item.text), item.one("a").get("href")]);
}

test("B11-3: the page of a program shows each source's amount with its day and link, the highest first, and unofficial ones as usual", async () => {
	const site = await testSite("empty", { now: () => new Date("2026-10-01T12:00:00Z") });
	for (const rule of [general, regional, practice, exemption]) await createFundsRule(site.system, rule);
	await loadRates(site.system, recordedRates, "cbu");
	const programIn = async (location: string) =>
		program(site.system, { universityId: await university(site.system, { location }) });
	const [inSeoul, inBusan, anywhere] = [await programIn("Seoul"), await programIn("Busan"), await programIn("Jinju")];
	const checked = "Checked on 30 September 2026 ·";
	const [ministry, agency, pilot] = [general, practice, exemption].map(({ source }) => source);
	const unofficial = `≈ 184 million soʻm ≈ ₩21,100,000 · $15,500 usually · for universities in Seoul, Incheon and Gyeonggi · citizenship: Uzbekistan · in the account for 30 days before you apply · bank: KDB ${checked} unofficial source`;
	const since = "since 3 July 2023";
	const everywhere = `≈ 174 million soʻm ₩20,000,000 · ≈ $14,800 ${since} ${checked} source`;
	const elsewhere = `≈ 139 million soʻm ₩16,000,000 · ≈ $11,800 for universities outside Seoul, Incheon and Gyeonggi · ${since} ${checked} source`;
	const possible = [`until 1 October 2026 Only with TOPIK 3 ${checked} source`, pilot];
	const highest = `Prepare this one: it is the highest we found ${unofficial}`;
	const shown = (path: string) => rulesOn(site, path);
	expect(await shown(`/programs/${inSeoul}`)).toEqual([[highest, agency], [everywhere, ministry], possible]);
	expect(await shown(`/programs/${inBusan}`)).toEqual([[elsewhere, ministry], possible]);
	const texts = (await shown(`/programs/${anywhere}`)).map(([text]) => text);
	expect(texts).toEqual([highest, everywhere, elsewhere, possible[0]]);
	expect((await rulesOn(site, `/ru/programs/${inSeoul}`))[0]?.[0]).toContain("15 500 $ обычно");
	expect((await rulesOn(site, `/uz/programs/${inSeoul}`))[0]?.[0]).toContain("15 500 $ odatda");
	expect((await openPage(site.get(`/programs/${anywhere}`))).text).toContain("The amount depends on where the");
	await site.sql("delete from exchange_rates");
	const text = async () => (await openPage(site.get(`/programs/${inSeoul}`))).text;
	await expect.poll(text).toContain("we have no exchange rate to compare their amounts");
});

test("B11-3: the last day of a rule is its day in Korea, and without rules visitors are asked to contact us", async () => {
	let now = new Date("2026-10-01T14:59:59Z");
	const site = await testSite("empty", { now: () => now });
	await createFundsRule(site.system, { ...general, validTo: "2026-10-01" });
	const id = await program(site.system);
	expect(await rulesOn(site, `/programs/${id}`)).toHaveLength(1);
	now = new Date("2026-10-01T15:00:00Z");
	expect(await rulesOn(site, `/programs/${id}`)).toEqual([]);
	expect((await openPage(site.get(`/programs/${id}`))).one("[data-funds]").text).toContain("Ask us");
});

test("B11-3: the guide names the highest stored amount of each visa, region and currency, and no other", async () => {
	const site = await testSite("empty", { now: () => new Date("2026-10-01T12:00:00Z") });
	const open = async (prefix = "") => (await openPage(site.get(`${prefix}/admissions`))).one("#documents ~ ul");
	expect((await open()).text).not.toMatch(/[₩$]/);
	const language = { visaTypes: ["D-4-1"], amount: 11_000_001 };
	for (const rule of [{ amount: 23_000_001 }, { region: "other", amount: 16_000_001 }, language])
		await createFundsRule(site.system, { ...general, ...rule });
	await createFundsRule(site.system, { ...practice, checkedOn: "2026-09-29" });
	const parts =
		/in Seoul, Incheon and Gyeonggi: D-2 (.*) · D-4 (.*) for universities outside .*: D-2 (.*) · D-4 (.*) Checked on (.*?) /;
	const amounts = async () =>
		parts
			.exec((await open()).text)
			?.slice(1)
			.join(" | ");
	const others = String.raw`₩11,000,001 \| ₩16,000,001 \| ₩11,000,001 \| 29`;
	await expect.poll(amounts).toMatch(RegExp(`^(₩23,000,001 or \\$15,500|\\$15,500 or ₩23,000,001) \\| ${others}$`));
	expect((await open()).all("[data-stamp] a").map((link) => link.get("href"))).toEqual(["/costs#bank"]);
	for (const prefix of ["/ru", "/uz"])
		expect((await open(prefix)).text.replaceAll(/\s/g, "")).toMatch(/23000001.*11000001.*16000001.*11000001/);
});
