import { readFileSync } from "node:fs";

/** Units of an em square in the glyph table. */
export const emUnits = 200;

/** Advance width, outline with relative commands from the origin, and the point at which the outline ends. */
export type Glyph = [advance: number, d: string, endX: number, endY: number];
/** Written by the build (bin/glyphs.ts). */
export type GlyphTable = {
	glyphs: Record<string, Glyph>;
	/** The correction of the distance between two adjacent characters. */
	kerning: Record<string, number>;
};

type TextOptions = {
	x: number;
	/** The baseline. */
	y: number;
	/** Font size, in the units of the drawing like all lengths here. */
	size: number;
	fill: string;
	/** Added after each character. */
	spacing?: number;
};

/** Draws text as outlines, so that no font is needed where the drawing is shown. */
export type Outlines = ReturnType<typeof createOutlines>;

/** @param file the glyph table; read when text is drawn for the first time. */
export function createOutlines(file: string) {
	let loaded: GlyphTable | undefined;
	const table = (): GlyphTable => {
		loaded ??= JSON.parse(readFileSync(file, "utf8")) as GlyphTable;
		return loaded;
	};

	/** A character without a glyph is drawn without its accents, or left out. */
	const glyphOf = (character: string): Glyph | undefined =>
		table().glyphs[character] ?? table().glyphs[spaces.test(character) ? " " : (character.normalize("NFD")[0] ?? "")];

	function measure(text: string): { character: string; glyph: Glyph; kerning: number }[] {
		let previous = "";
		return [...text.normalize("NFC")].flatMap((character) => {
			const glyph = glyphOf(character);
			const kerning = table().kerning[previous + character] ?? 0;
			previous = character;
			return glyph ? [{ character, glyph, kerning }] : [];
		});
	}

	const width = (text: string, size: number, spacing = 0): number =>
		measure(text).reduce((sum, { glyph, kerning }) => sum + kerning + glyph[0], 0) * (size / emUnits) +
		spacing * Math.max(0, [...text].length - 1);

	return {
		/** Whether every character has a glyph of its own. */
		supports: (text: string): boolean => [...text.normalize("NFC")].every((each) => table().glyphs[each]),
		/** Whether at least half of the letters and digits can be drawn; without any there is nothing to read. */
		isLegible(text: string): boolean {
			const letters = text.normalize("NFC").match(/[\p{L}\p{N}]/gu) ?? [];
			return letters.length > 0 && letters.filter(glyphOf).length * 2 >= letters.length;
		},
		width,
		/** @returns a `<path>` element. */
		path(text: string, { x, y, size, fill, spacing = 0 }: TextOptions): string {
			const scale = size / emUnits;
			let d = "";
			let [pen, penX, penY] = [0, 0, 0];
			for (const { glyph, kerning } of measure(text)) {
				const [advance, outline, endX, endY] = glyph;
				pen += kerning;
				if (outline) {
					const [dx, dy] = [Math.round(pen) - penX, -penY];
					d += `m${dx} ${dy}${outline}`;
					[penX, penY] = [Math.round(pen) + endX, endY];
				}
				pen += advance + spacing / scale;
			}
			const place = `translate(${round(x)} ${round(y)})scale(${Number(scale.toFixed(4))})`;
			return `<path fill="${fill}" transform="${place}" d="${d.replaceAll(" -", "-")}"/>`;
		},
	};
}

const spaces = /\s/;
const round = (length: number) => Math.round(length * 10) / 10;
type LineOptions = {
	size: number;
	/** The greatest width of a line. */
	most: number;
	/** The greatest number of lines; what exceeds them is cut off with an ellipsis. */
	count: number;
};

export function breakLines(text: string, { size, most, count }: LineOptions, outlines: Outlines): string[] {
	const fits = (line: string) => outlines.width(line, size) <= most;
	const lines: string[] = [];
	// No-break spaces stay within their words.
	const words = text.split(/[ \n\t]+/).filter(Boolean);
	for (let line = ""; words.length > 0; line = "") {
		if (lines.length === count) {
			const line = lines.pop() ?? "";
			const last = longestFitting(line, (part) => fits(`${part}…`));
			// Ends with a whole word if there are several.
			const whole = last === line ? last : last.replace(/ [^ ]*$/, "");
			return [...lines, `${whole.replace(/[\s,.:;–—-]+$/, "")}…`];
		}
		while (words[0] !== undefined && fits(line ? `${line} ${words[0]}` : words[0])) {
			line = line ? `${line} ${words[0]}` : words[0];
			words.shift();
		}
		if (!line) {
			const [word = ""] = words;
			line = longestFitting(word, fits);
			words[0] = word.slice(line.length);
		}
		lines.push(line);
	}
	return lines;
}

/** The longest beginning that fits, of at least one character. */
function longestFitting(text: string, fits: (part: string) => boolean): string {
	const characters = [...text];
	while (characters.length > 1 && !fits(characters.join(""))) characters.pop();
	return characters.join("");
}
