import { describe, expect, it } from "vitest";
import { hues, type Palette } from "./lattice/palettes.ts";
import { latticeSvg } from "./lattice.ts";

const palette = hues[0]?.light as Palette;
const cover = { width: 640, height: 360, palette };
const seeds = Array.from({ length: 1000 }, (_, n) => `university-${n}`);
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

describe("a cover", () => {
	it("is deterministic for a seed", () => {
		for (const seed of seeds.slice(0, 50)) expect(latticeSvg(seed, cover)).toBe(latticeSvg(seed, cover));
	});

	it("has at most 2,048 bytes and is well-formed, for 1,000 seeds", () => {
		for (const seed of seeds) {
			const svg = latticeSvg(seed, cover);
			expect(bytes(svg), seed).toBeLessThanOrEqual(2048);
			expect(faults(svg), seed).toEqual([]);
		}
	});

	it("contains nothing of the seed's text", () => {
		const svg = latticeSvg('"><script>alert(1)</script>', cover);
		expect(faults(svg)).toEqual([]);
		expect(svg).not.toMatch(/script|alert/);
		expect(latticeSvg("Toshkent", cover)).not.toContain("Toshkent");
		expect(faults(latticeSvg("", cover))).toEqual([]);
	});
});

describe("the mark", () => {});
