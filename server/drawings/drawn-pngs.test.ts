import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDrawnPngs } from "./drawn-pngs.ts";

/** Pictures in a folder of their own. */
async function pngsWith(options: Partial<Parameters<typeof createDrawnPngs>[0]>) {
	const folder = await mkdtemp(join(tmpdir(), "hamroh-test-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const report = (what: string, error: unknown) => expect.fail(`${what}: ${error}`);
	const draw = async () => new Uint8Array(8);
	return { folder, pngs: createDrawnPngs({ folder, draw, onDrawn: () => {}, report, ...options }) };
}

test("H2: stored pictures are never more than the maximum, and a new version replaces the one before", async () => {
	const { folder, pngs } = await pngsWith({ maxPictures: 3 });
	const draw = (name: string, file = "1.png") => pngs.draw(`/${name}`, name, file, {}, async () => ({ svg: "<svg/>" }));
	for (const name of ["a", "b", "c"]) await draw(name);
	expect((await readdir(folder)).sort()).toEqual(["a", "b", "c"]);
	await draw("d");
	expect(await readdir(folder)).toEqual(["d"]);
	expect(await pngs.stored("a", "1.png", {})).toBeUndefined();
	await draw("d", "2.png");
	expect(await readdir(join(folder, "d"))).toEqual(["2.png"]);
	expect((await pngs.stored("d", "2.png", {}))?.status).toBe(200);
});

test("H2: a picture is drawn once for concurrent requests; beyond a full queue the others are rejected", async () => {
	const drawn: string[] = [];
	const gate = Promise.withResolvers<Uint8Array>();
	const { pngs } = await pngsWith({ draw: () => gate.promise, onDrawn: (address) => drawn.push(address) });
	const draw = (name: number) => pngs.draw(`/${name}`, `${name}`, "1.png", {}, async () => ({ svg: "<svg/>" }));
	const waiting = Array.from({ length: 16 }, (_, name) => draw(name));
	const again = draw(0);
	const rejected = await draw(16);
	expect([rejected.status, rejected.headers.get("retry-after"), rejected.headers.get("cache-control")]).toEqual([
		...[503, "5", "no-store"],
	]);
	gate.resolve(new Uint8Array(8));
	expect(new Set((await Promise.all([...waiting, again])).map(({ status }) => status))).toEqual(new Set([200]));
	expect(drawn).toHaveLength(16);
	expect((await draw(16)).status).toBe(200);
});
