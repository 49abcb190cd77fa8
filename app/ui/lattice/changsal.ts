// Korean changsal, the bars of paper windows. Every figure is mirror-symmetric: the key fret is aja (亞), never 卍.
import { cos, type Family, type Point, path, polygon, rect, type Shape, sin, still } from "./geometry.ts";

/** Ttisal: tall slots between three bands of horizontals, in door leaves. */
export const ttisal: Family = (u, height, pick) => {
	const n = pick < 0.35 ? 9 : pick < 0.7 ? 7 : 5;
	// The bands may not grow together: slots stay taller than they are wide, however large the cell.
	const s = Math.min(u * 0.29, height / 18);
	const w = s * n;
	const bands: [number, number][] = [
		[0.14, 3],
		[0.5, 5],
		[0.86, 3],
	];
	const bars: Shape[] = [];
	const inner: number[] = [];
	for (let k = 1; k < n; k++) bars.push(path(k * s, 0, k * s, height));
	for (let k = 1; k < n - 1; k++) inner.push(k * s);
	for (const [at, count] of bands) {
		const top = height * at - ((count - 1) * s) / 2;
		for (let j = 0; j < count; j++) bars.push(path(0, top + j * s, w, top + j * s));
	}
	// The middle band is four squares tall; a slot reaches from the band above it to the band below.
	const middle = height / 2 - 2 * s;
	const slot = height * 0.36 - 3 * s;
	const slots = inner.flatMap((x): Point[] => path(x, middle - slot, x, middle + 4 * s));
	return {
		width: w,
		height,
		layers: [
			{ shapes: bars, strokes: [["fine", s * 0.11]] },
			{
				shapes: [path(0, 0, 0, height)],
				strokes: [
					["bold", s * 0.5],
					["ground", s * 0.18],
				],
			},
		],
		panes: [{ shape: rect(0, 0, s, slot), spots: slots }],
	};
};

/** Jeongja: the well-kerb grid (井), pairs of bars that leave large panes, slots and small squares. */
export const jeongja: Family = (u, _height, pick) => {
	const w = u * 1.15;
	const a = w * (0.11 + 0.05 * pick);
	const b = w - a;
	const h = w / 2;
	const bars: Shape[] = [];
	for (const x of [a, b]) bars.push(path(x, 0, x, w), path(0, x, w, x));
	return {
		width: w,
		height: w,
		cap: "square",
		layers: [
			{
				shapes: [path(h, a, h, b), path(a, h, b, h)],
				strokes: [["fine", u * 0.03]],
			},
			{ shapes: bars, strokes: [["bold", u * 0.05]] },
		],
		panes: [
			{ shape: rect(a, a, b - a, b - a), spots: still },
			{ shape: rect(-a, a, 2 * a, b - a), spots: still },
		],
	};
};

/** Aja: the key fret drawn from the character 亞, a notched square tied to the small squares between. */
export const aja: Family = (u) => {
	const w = u * 1.6;
	const e = w / 16;
	const at = (...points: Point[]): Shape => points.map(([x, y]) => [x * e, y * e]);
	const cross = at(
		[5, 2],
		[11, 2],
		[11, 5],
		[14, 5],
		[14, 11],
		[11, 11],
		[11, 14],
		[5, 14],
		[5, 11],
		[2, 11],
		[2, 5],
		[5, 5],
		[5, 2],
	);
	const core = at([6.5, 6.5], [9.5, 6.5], [9.5, 9.5], [6.5, 9.5], [6.5, 6.5]);
	const kerb = at([-2, -2], [2, -2], [2, 2], [-2, 2], [-2, -2]);
	const ties = [
		at([8, -2], [8, 2]),
		at([-2, 8], [2, 8]),
		at([2, 0], [14, 0]),
		at([0, 2], [0, 14]),
		at([8, 2], [8, 6.5]),
		at([8, 9.5], [8, 14]),
		at([2, 8], [6.5, 8]),
		at([9.5, 8], [14, 8]),
	];
	return {
		width: w,
		height: w,
		layers: [
			{ shapes: ties, strokes: [["fine", u * 0.045]] },
			{ shapes: [kerb, cross, core], strokes: [["bold", u * 0.05]] },
		],
		panes: [
			{ shape: cross, spots: still },
			{ shape: kerb, spots: still },
			{ shape: core, spots: still },
		],
	};
};

/** Sosal bitkkot: verticals and diagonals that meet at sixty degrees, with a six-petalled flower on each crossing. */
export const bitkkot: Family = (u) => {
	const a = u * 0.95;
	const d = a * sin(60);
	const nodes: Point[] = path(0, 0, d, a / 2);
	const petals: Shape[] = [];
	for (const [x, y] of nodes) {
		for (let k = 0; k < 360; k += 60) {
			petals.push(path(x + a * 0.09 * cos(k), y + a * 0.09 * sin(k), x + a * 0.17 * cos(k), y + a * 0.17 * sin(k)));
		}
	}
	return {
		width: 2 * d,
		height: a,
		cap: "round",
		layers: [
			{
				shapes: [path(0, 0, 0, a), path(d, 0, d, a), path(0, 0, 2 * d, a), path(0, a, 2 * d, 0)],
				strokes: [["fine", u * 0.04]],
			},
			{ shapes: petals, strokes: [["bold", u * 0.1]] },
		],
		panes: [
			{ shape: polygon(0, 0, a, 6, 90), spots: nodes },
			{
				shape: path(0, 0, d, a / 2, 0, a, -d, a / 2, 0, 0),
				spots: nodes,
			},
		],
	};
};
