import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createPost } from "../../domain/blog/commands.ts";
import { type TestSite, temporaryFolder, testSite } from "../support/site.ts";

const drawings = (site: TestSite) => site.logged.filter(({ msg }) => msg === "picture drawn").map(({ path }) => path);

test("H2: a share card is rendered once for any number of sequential and concurrent requests, also after a restart", async () => {
	const dataDir = await temporaryFolder();
	const site = await testSite("sample", { dataDir });
	const [{ id }] = (await site.sql("select id from programs limit 1")) as [{ id: string }];
	const answers = await Promise.all(Array.from({ length: 20 }, () => site.get(`/cards/${id}`)));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	expect((await site.get(`/cards/${id}`)).status).toBe(200);
	expect(drawings(site)).toEqual([`/cards/${id}`]);
	const again = await testSite("sample", { dataDir, databaseUrl: site.url });
	const card = await again.get(`/cards/${id}`);
	const { width, height, format } = await sharp(Buffer.from(await card.arrayBuffer())).metadata();
	expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
	expect(drawings(again)).toEqual([]);
	expect(await readdir(join(dataDir, "drawn"))).toHaveLength(1);
});

test("H2: only cards of pages and public records are rendered; any other name is a 404 without rendering", async () => {
	const site = await testSite("sample");
	const draft = await createPost(site.system, { slug: "draft", title: "Draft", content: "Text", published: false });
	const [{ id }] = (await site.sql("select id from universities limit 1")) as [{ id: string }];
	const known = ["hamroh", "contact", id];
	for (const name of known) expect((await site.get(`/cards/${name}`)).status, name).toBe(200);
	for (const name of ["a-1", "hamroh2", draft, "00000000-0000-4000-8000-000000000000", id.slice(1)]) {
		const answer = await site.get(`/cards/${name}`);
		expect([answer.status, answer.headers.get("cache-control")], name).toEqual([404, "no-store"]);
	}
	expect(drawings(site)).toEqual(known.map((name) => `/cards/${name}`));
});

test("H2: every page refers to an existing card", async () => {
	const site = await testSite("sample");
	const cards = new Set<string>();
	for (const path of "/ /about /admissions /apply /blog /contact /programs /universities /visa-status /terms".split(
		" ",
	)) {
		const card = /property="og:image" content="[^"]*(\/cards\/[^"]+)"/.exec(await (await site.get(path)).text())?.[1];
		if (card) cards.add(card);
	}
	expect(cards.size).toBeGreaterThan(7);
	for (const card of cards) expect((await site.get(card)).status, card).toBe(200);
});

test("H2: a full render queue responds with 503, and the icon is rendered once", async () => {
	const site = await testSite("sample", { trustProxy: 1 });
	const rows = (await site.sql("select id from programs limit 40")) as { id: string }[];
	// From as many addresses: the cards of one address are rendered a few at a time.
	const answers = await Promise.all(
		rows.map(({ id }, index) => site.get(`/cards/${id}`, { "x-forwarded-for": `10.0.${index}.1` })),
	);
	const statuses = answers.map(({ status }) => status);
	const answered = statuses.filter((status) => status === 200).length;
	expect(answered).toBeGreaterThanOrEqual(16);
	expect(answered).toBeLessThan(rows.length);
	expect(statuses.filter((status) => status === 503)).toHaveLength(rows.length - answered);
	expect(answers.find(({ status }) => status === 503)?.headers.get("retry-after")).toBe("5");
	expect(drawings(site)).toHaveLength(answered);
	for (let time = 0; time < 3; time++) expect((await site.get("/favicon.ico")).status).toBe(200);
	expect(drawings(site).filter((path) => path === "/favicon.ico")).toHaveLength(1);
});
