import { expect, test } from "vitest";
import { elementsOf } from "../../tests/support/xml.ts";
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
const covers = seeds.map((seed, n) => {
	const family = familyNames[n % familyNames.length] as FamilyName;
	return { seed, options: { ...cover, family } };
});
const latticeSvg = (seed: string, options: DrawingOptions) => svgDocument(options, latticeElements(seed, options));
const bytes = (text: string) => new TextEncoder().encode(text).length;

/**
 * Parses only the SVG that the generator writes.
 * @returns its errors.
 */
function faults(svg: string): string[] {
	elementsOf(svg);
	const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
	const found = [...svg.matchAll(/NaN|undefined|Infinity|null/g)];
	for (const attribute of svg.matchAll(/ d="([^"]*)"/g))
		if (!/^[Mm](?:[MmLlHhVvz ]|-?(?:\d+(?:\.\d)?|\.\d))+$/.test(attribute[1] ?? "")) found.push(attribute);
	for (const attribute of svg.matchAll(/ (?:x|y|width|height|stroke-width)="([^"]*)"/g))
		if (!/^-?(?:\d+(?:\.\d)?|\.\d)$/.test(attribute[1] ?? "")) found.push(attribute);
	for (const attribute of svg.matchAll(/href="#([^"]+)"/g)) if (!ids.includes(attribute[1])) found.push(attribute);
	return [...found.map(([text]) => text), ...ids.filter((id, at) => ids.indexOf(id) !== at)].map(String);
}

test("a cover has at most 2,048 bytes and is well-formed, for 1,000 seeds, and differs from seed to seed; it contains nothing of the seed's text", () => {
	const drawn = covers.map(({ seed, options }) => {
		const svg = latticeSvg(seed, options);
		expect(bytes(svg), seed).toBeLessThanOrEqual(2048);
		expect(faults(svg), seed).toEqual([]);
		// Ids contain a hash of the seed.
		return svg.replace(/ id="[^"]*"| href="[^"]*"/g, "");
	});
	expect(new Set(drawn.slice(0, 20)).size).toBeGreaterThan(10);
	for (const seed of ['"><script>alert(1)</script>', "Toshkent", ""]) {
		const svg = latticeSvg(seed, cover);
		expect([svg.match(/script|alert|Toshkent/), faults(svg)]).toEqual([null, []]);
	}
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
