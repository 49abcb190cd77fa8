import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import opentype, { type Font, type PathCommand } from "opentype.js";
import { emUnits, type Glyph, type GlyphTable } from "../server/drawings/outlines.ts";

/**
 * The fonts of drawn text, in order of preference: Onest for Latin and Cyrillic, Do Hyeon for Korean. Both are licensed
 * under the SIL Open Font License, which permits to convert text into outlines.
 */
const fontFiles = [
	{ folder: "node_modules/@fontsource/onest/files", name: /-700-normal\.woff$/ },
	{ folder: "node_modules/@fontsource/do-hyeon/files", name: /-400-normal\.woff$/ },
];

/** Kerning is looked up between characters up to here: Latin and Cyrillic. */
const lastKerned = 0x4ff;

/** @returns the outlines of every character that drawn text can contain, so that no font is parsed at run time. */
export function buildGlyphTable(): GlyphTable {
	const table: GlyphTable = { glyphs: {}, kerning: {} };
	for (const { folder, name } of fontFiles) {
		for (const file of readdirSync(folder).filter((each) => name.test(each))) addFont(table, join(folder, file));
	}
	return table;
}

function addFont(table: GlyphTable, file: string): void {
	const bytes = readFileSync(file);
	const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
	const scale = emUnits / font.unitsPerEm;
	const added: [string, number][] = [];
	for (let index = 0; index < font.glyphs.length; index++) {
		for (const code of font.glyphs.get(index).unicodes) {
			const character = String.fromCodePoint(code);
			if (table.glyphs[character] || code < 0x20) continue;
			table.glyphs[character] = glyphOf(font, index, scale);
			if (code <= lastKerned) added.push([character, index]);
		}
	}
	for (const [left, first] of added) {
		for (const [right, second] of added) {
			const value = Math.round(font.getKerningValue(font.glyphs.get(first), font.glyphs.get(second)) * scale);
			if (value !== 0) table.kerning[left + right] = value;
		}
	}
}

/** An outline with relative commands and whole units, which is short and can be appended to another. */
function glyphOf(font: Font, index: number, scale: number): Glyph {
	const glyph = font.glyphs.get(index);
	let d = "";
	let [x, y, startX, startY] = [0, 0, 0, 0];
	for (const command of glyph.path.commands) {
		if (command.type === "Z") {
			d += "z";
			[x, y] = [startX, startY];
			continue;
		}
		// Rounded before subtraction, so that errors do not accumulate.
		const points = pointsOf(command).map(([px, py]) => [Math.round(px * scale), -Math.round(py * scale)] as const);
		d += command.type.toLowerCase() + points.flatMap(([px, py]) => [px - x, py - y]).join(" ");
		[x, y] = points.at(-1) as readonly [number, number];
		if (command.type === "M") [startX, startY] = [x, y];
	}
	return [Math.round((glyph.advanceWidth ?? 0) * scale), d.replaceAll(" -", "-"), x, y];
}

function pointsOf(command: Exclude<PathCommand, { type: "Z" }>): [number, number][] {
	if (command.type === "Q")
		return [
			[command.x1, command.y1],
			[command.x, command.y],
		];
	if (command.type === "C")
		return [
			[command.x1, command.y1],
			[command.x2, command.y2],
			[command.x, command.y],
		];
	return [[command.x, command.y]];
}
