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

/** Control points that differ by at most this many units count as equal. */
const tolerance = 1;

/** An outline with relative commands and whole units, which is short and can be appended to another. */
function glyphOf(font: Font, index: number, scale: number): Glyph {
	const glyph = font.glyphs.get(index);
	let d = "";
	let written = "";
	const write = (letter: string, ...lengths: number[]) => {
		d += letter === written ? ` ${lengths.join(" ")}` : letter + lengths.join(" ");
		written = letter;
	};
	let [x, y, startX, startY] = [0, 0, 0, 0];
	let reflected: readonly [number, number] | undefined;
	for (const command of glyph.path.commands) {
		if (command.type === "Z") {
			write("z");
			[x, y, reflected] = [startX, startY, undefined];
			continue;
		}
		const points = pointsOf(command).map(([px, py]) => [Math.round(px * scale), -Math.round(py * scale)] as const);
		const [toX, toY] = points.at(-1) as readonly [number, number];
		const [dx, dy] = [toX - x, toY - y];
		const [controlX, controlY] = points[0] as readonly [number, number];
		if (command.type === "M") {
			write("m", dx, dy);
			[startX, startY] = [toX, toY];
		} else if (command.type === "L") {
			if (dx === 0 && dy !== 0) write("v", dy);
			else if (dx !== 0) dy === 0 ? write("h", dx) : write("l", dx, dy);
		} else if (command.type === "Q" && reflected && isNear(reflected, [controlX, controlY])) {
			write("t", dx, dy);
		} else {
			write(command.type.toLowerCase(), ...points.flatMap(([px, py]) => [px - x, py - y]));
		}
		// A smooth command mirrors the control point that it was drawn with, so that errors do not accumulate.
		const control = d.length > 0 && written === "t" && reflected ? reflected : ([controlX, controlY] as const);
		reflected = command.type === "Q" ? [2 * toX - control[0], 2 * toY - control[1]] : undefined;
		[x, y] = [toX, toY];
	}
	return [Math.round((glyph.advanceWidth ?? 0) * scale), d.replaceAll(" -", "-"), x, y];
}

function isNear([x, y]: readonly [number, number], [otherX, otherY]: readonly [number, number]): boolean {
	return Math.abs(x - otherX) <= tolerance && Math.abs(y - otherY) <= tolerance;
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
