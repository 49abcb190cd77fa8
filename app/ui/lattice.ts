// Generates a window lattice from a seed as 1–2 kB of SVG: covers, the picture of the home page, share cards, the mark.
// Pure and deterministic: a university keeps its cover as long as its id.
import * as changsal from "./lattice/changsal.ts";
import type { Family, Ink, Point, Shape, Tile } from "./lattice/geometry.ts";
import { hash } from "./lattice/hash.ts";
import type { Palette } from "./lattice/palettes.ts";
import * as panjara from "./lattice/panjara.ts";

const { ttisal, jeongja, aja, bitkkot } = changsal;
const { khatam, octagon, kundal } = panjara;
export const families = {
	...{ ttisal, jeongja, aja, bitkkot },
	...{ khatam, octagon, kundal },
} satisfies Record<string, Family>;
export type FamilyName = keyof typeof families;

export type Lattice = {
	tile: { width: number; height: number; x: number; y: number; columns: number; rows: number };
	/** One tile per layer, bottom to top; the drawing repeats it. */
	layers: { d: string; fill: Ink | undefined; strokes: [Ink, number][] }[];
	cap: Tile["cap"];
	/** The window pane, and where it is lit, under the bars. */
	pane: string;
	lit: { x: number; y: number; ink: Ink }[];
};
export type LatticeOptions = {
	width: number;
	height: number;
	/** The size of a cell, which differs between the families. */
	cell: number;
	family: FamilyName;
};
export type DrawingOptions = LatticeOptions & { palette: Palette };

const randomOf = (state: number) => () => {
	state = (state + 0x6d2b79f5) | 0;
	let t = Math.imul(state ^ (state >>> 15), 1 | state);
	t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
	return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const tenth = (n: number) => Math.round(n * 10) / 10 + 0;
const num = (n: number) => String(tenth(n)).replace(/^(-?)0\./, "$1.");
const pair = (x: number, y: number) => num(x) + (tenth(y) < 0 ? "" : " ") + num(y);

/** Path data with relative commands. Points are rounded before subtraction, so errors do not accumulate. */
const pathData = (shapes: Shape[], dx: number, dy: number) => {
	let out = "";
	let cx = 0;
	let cy = 0;
	for (const shape of shapes) {
		const points = shape.map(([x, y]): Point => [tenth(x + dx), tenth(y + dy)]);
		const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
		const closed = points.length > 2 && first[0] === last[0] && first[1] === last[1];
		out += `m${pair(first[0] - cx, first[1] - cy)}`;
		[cx, cy] = first;
		let command = "m";
		for (const [x, y] of points.slice(1, closed ? -1 : undefined)) {
			const [mx, my] = [tenth(x - cx), tenth(y - cy)];
			const next = my === 0 ? "h" : mx === 0 ? "v" : "l";
			const body = next === "h" ? num(mx) : next === "v" ? num(my) : pair(mx, my);
			// A pair after "m" or "l" is implicitly a line; the letter is omitted.
			const implied = next === "l" && (command === "l" || command === "m");
			out += implied ? (body.startsWith("-") ? body : ` ${body}`) : next + body;
			command = next;
			[cx, cy] = [x, y];
		}
		if (closed) {
			out += "z";
			[cx, cy] = first;
		}
	}
	return out;
};

/** How far a tile's bars reach around its own corner. */
const reach = (tile: Tile) => {
	const points = tile.layers.flatMap((layer) => layer.shapes.flat());
	const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
	return [Math.min(0, ...xs), Math.max(tile.width, ...xs), Math.min(0, ...ys), Math.max(tile.height, ...ys)] as const;
};

function lattice(seed: string, { width, height, cell: u, family }: LatticeOptions): Lattice {
	const random = randomOf(hash(seed));
	const one = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T;
	const tile: Tile = families[family](u, height, random());
	const [w, h] = [tenth(tile.width), tenth(tile.height)];

	// A tile (or a joint, depending on the seed) is exactly in the middle, so crops stay symmetric.
	const tall = h >= height;
	const half = random() < 0.5 ? w / 2 : 0;
	const middle = random() < 0.5 ? h / 2 : 0;
	const [x0, x1, y0, y1] = reach(tile);
	const left = Math.ceil((width / 2 - half + x1) / w - 1);
	const up = Math.ceil((height / 2 - middle + y1) / h - 1);
	const x = tenth(width / 2 - half - left * w);
	const y = tall ? 0 : tenth(height / 2 - middle - up * h);
	const columns = Math.ceil((width - x - x0) / w);
	const rows = tall ? 1 : Math.ceil((height - y - y0) / h);
	const layers = tile.layers.map(({ shapes, strokes, fill }) => ({ d: pathData(shapes, x, y), strokes, fill }));

	// One window is lit, near a third of the image, and a few around it are warm.
	const { shape, spots } = one(tile.panes);
	const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
	const [px, py] = [middleOf(shape.map((p) => p[0])), middleOf(shape.map((p) => p[1]))];
	let places: Point[] = [];
	for (let r = 0; r < rows; r++) {
		for (let c = 0; c < columns; c++) {
			for (const [sx, sy] of spots) places.push([x + c * w + sx, y + r * h + sy]);
		}
	}
	const [focusX, focusY] = [width * one([0.34, 0.66]), height * one([0.36, 0.64])];
	const lit: Lattice["lit"] = [];
	for (let k = 0; k < 5 && places.length > 0; k++) {
		const [fx, fy] = k ? [focusX + (random() - 0.5) * u * 4, focusY + (random() - 0.5) * u * 4] : [focusX, focusY];
		const away = ([qx, qy]: Point) => Math.hypot(qx + px - fx, qy + py - fy);
		const nearest = places.reduce((best, place) => (away(place) < away(best) ? place : best));
		places = places.filter((place) => place !== nearest);
		lit.push({ x: tenth(nearest[0]), y: tenth(nearest[1]), ink: k ? "glow" : "accent" });
	}
	const pane = pathData([shape], 0, 0);
	const net = { width: w, height: h, x, y, columns, rows };
	return { tile: net, layers, cap: tile.cap, pane, lit };
}

/** Wraps elements in an SVG that fills its box like a photo with `object-fit: cover`. */
export function svgDocument({ width, height }: { width: number; height: number }, elements: string): string {
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ` +
		`aria-hidden="true" fill="none">${elements}</svg>`
	);
}

/** The lattice on its ground, without the surrounding `<svg>`. */
export function latticeElements(seed: string, options: DrawingOptions): string {
	const drawing = lattice(seed, options);
	const { palette, width, height } = options;
	const { tile } = drawing;
	// Ids must be unique among covers on the same page; they contain a hash, never the seed itself.
	const key = [seed, width, height, options.cell, options.family].join("\n");
	const id = `l${hash(key).toString(36).slice(-5)}`;
	let serial = 0;
	const nextId = () => id + String.fromCharCode(97 + serial++);
	let defs = "";
	let fills = "";
	let bars = "";
	for (const layer of drawing.layers) {
		let name = nextId();
		let tree = `<path id="${name}" d="${layer.d}"/>`;
		const double = (x: number, y: number) => {
			const outer = nextId();
			const shift = (x ? ` x="${num(x)}"` : "") + (y ? ` y="${num(y)}"` : "");
			tree = `<g id="${outer}">${tree}<use href="#${name}"${shift}/></g>`;
			name = outer;
		};
		for (let columns = 1; columns < tile.columns; columns *= 2) double(columns * tile.width, 0);
		for (let rows = 1; rows < tile.rows; rows *= 2) double(0, rows * tile.height);
		defs += tree;
		if (layer.fill) fills += `<use href="#${name}" fill="${palette[layer.fill]}"/>`;
		layer.strokes.forEach(([ink, w], n) => {
			// In a palette with one color for all bars, the wider bar already covers the thinner one.
			if (n && palette[ink] === palette[layer.strokes[n - 1]?.[0] ?? "ground"]) return;
			// A strap's core runs on a little past its edges, or a hairline would show where two pieces meet.
			const end = n ? ` stroke-linecap="square"` : "";
			bars += `<use href="#${name}" stroke="${palette[ink]}" stroke-width="${num(w)}"${end}/>`;
		});
	}
	// Without a color of their own, the lit windows are not drawn.
	const lit = drawing.lit.filter(({ ink }) => palette[ink] !== palette.ground);
	if (lit.length > 0) {
		const name = nextId();
		defs += `<path id="${name}" d="${drawing.pane}"/>`;
		for (const { x, y, ink } of lit) {
			fills += `<use href="#${name}" x="${num(x)}" y="${num(y)}" fill="${palette[ink]}"/>`;
		}
	}
	const capped = drawing.cap ? `<g stroke-linecap="${drawing.cap}">${bars}</g>` : bars;
	return `<rect width="${width}" height="${height}" fill="${palette.ground}"/><defs>${defs}</defs>${fills}${capped}`;
}

/** The site's mark: a square and a diamond woven into an eight-pointed knot, with the lit pane inside. */
export function latticeMark(size: number): string {
	const mark = (grid: number, radius: number, knot: string, pane: string) =>
		`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${grid} ${grid}" ` +
		`aria-hidden="true" fill="none"><rect width="${grid}" height="${grid}" rx="${radius}" fill="#2b3a67"/>` +
		`${knot}<path fill="#d9622b" d="${pane}"/></svg>`;
	// Two optical sizes: a plain knot on a 32 px grid, and the woven one.
	const strand = (d: string, width: number) => `<path stroke="#faf6ee" stroke-width="${width}" d="${d}"/>`;
	if (size < 64) {
		const knot = strand("M8 8h16v16H8zM16 4.7L27.3 16 16 27.3 4.7 16z", 2);
		return mark(32, 6, knot, "M14.3 12h3.4l2.3 2.3v3.4L17.7 20h-3.4L12 17.7v-3.4z");
	}
	const above = (d: string) => `<path stroke="#2b3a67" stroke-width="6.2" d="${d}"/>${strand(d, 3.6)}`;
	const weave =
		strand("M15 15h34v34H15z", 3.6) + above("M32 8L56 32 32 56 8 32z") + above("M32 15h14M49 32v14M32 49H18M15 32V18");
	return mark(64, 12, weave, "M28.7 24h6.6l4.7 4.7v6.6L35.3 40h-6.6L24 35.3v-6.6z");
}
