import { expect, test } from "vitest";
import { hues, type Palette, subdued } from "./lattice/palettes.ts";
import {
	type DrawingOptions,
	type FamilyName,
	families,
	latticeElements,
	latticeMark,
	svgDocument,
} from "./lattice.ts";

const palette = hues[0]?.light as Palette;
const familyNames = Object.keys(families) as FamilyName[];
const cover = { width: 640, height: 360, palette, cell: 110, family: "khatam" } as const;
const seeds = Array.from({ length: 1000 }, (_, n) => `university-${n}`);
/** A cover of each seed, in the families one after the other. */
const covers = seeds.map((seed, n) => ({
	seed,
	options: { ...cover, family: familyNames[n % familyNames.length] as FamilyName },
}));
const latticeSvg = (seed: string, options: DrawingOptions) => svgDocument(options, latticeElements(seed, options));
const bytes = (text: string) => new TextEncoder().encode(text).length;

/**
 * Parses only the SVG that the generator writes.
 * @returns its errors.
 */
function faults(svg: string): string[] {
	const found: string[] = [];
	const open: string[] = [];
	const ids = new Set<string>();
	if (svg.replace(/<\/?[a-z]+(?: [A-Za-z-]+="[^"<>&]*")*\/?>/g, "") !== "") found.push("text between the tags");
	for (const [tag, close, name, attributes, self] of svg.matchAll(/<(\/?)([a-z]+)([^<>]*?)(\/?)>/g)) {
		if (close) {
			if (open.pop() !== name) found.push(`${tag} closes nothing`);
		} else if (!self) open.push(name ?? "");
		for (const [, key, value] of (attributes ?? "").matchAll(/ ([A-Za-z-]+)="([^"]*)"/g)) {
			if (key === "id" && ids.has(value ?? "")) found.push(`id ${value} twice`);
			if (key === "id") ids.add(value ?? "");
			if (key === "d" && !/^[Mm](?:[MmLlHhVvz ]|-?(?:\d+(?:\.\d)?|\.\d))+$/.test(value ?? ""))
				found.push(`d="${value}"`);
			if (/^(?:x|y|width|height|stroke-width)$/.test(key ?? "") && !/^-?(?:\d+(?:\.\d)?|\.\d)$/.test(value ?? "")) {
				found.push(`${key}="${value}"`);
			}
		}
	}
	for (const [, id] of svg.matchAll(/href="#([^"]+)"/g)) if (!ids.has(id ?? "")) found.push(`no element ${id}`);
	if (open.length > 0) found.push(`${open.join()} left open`);
	if (/NaN|undefined|Infinity|null/.test(svg)) found.push("a value that is no number");
	return found;
}

test("a cover has at most 2,048 bytes and is well-formed, for 1,000 seeds, and differs from seed to seed", () => {
	const drawn = covers.map(({ seed, options }) => {
		const svg = latticeSvg(seed, options);
		expect(bytes(svg), seed).toBeLessThanOrEqual(2048);
		expect(faults(svg), seed).toEqual([]);
		// Ids contain a hash of the seed.
		return svg.replace(/ id="[^"]*"| href="[^"]*"/g, "");
	});
	expect(new Set(drawn.slice(0, 20)).size).toBeGreaterThan(10);
});

test("a cover contains nothing of the seed's text", () => {
	const svg = latticeSvg('"><script>alert(1)</script>', cover);
	expect(faults(svg)).toEqual([]);
	expect(svg).not.toMatch(/script|alert/);
	expect(latticeSvg("Toshkent", cover)).not.toContain("Toshkent");
	expect(faults(latticeSvg("", cover))).toEqual([]);
});

test("a cover and the mark work in every size that is drawn, in every family and palette", () => {
	const sizes = [
		[640, 360, 110],
		[400, 630, 130],
		[236, 452, 96],
		[62, 452, 96],
	] as const;
	for (const [width, height, cell] of sizes) {
		for (const family of familyNames) {
			for (const palette of hues.flatMap(({ light, dark }) => [light, subdued(dark)])) {
				const svg = latticeSvg("a", { width, height, cell, family, palette });
				expect(faults(svg), `${family} ${width}×${height}`).toEqual([]);
				expect(bytes(svg)).toBeLessThanOrEqual(2200);
			}
		}
	}
	for (const size of [32, 64, 180, 192, 512]) {
		expect(bytes(latticeMark(size))).toBeLessThanOrEqual(900);
		expect(faults(latticeMark(size).replace(/ rx="\d+"/, "")), String(size)).toEqual([]);
	}
});
