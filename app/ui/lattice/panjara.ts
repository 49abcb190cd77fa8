// Uzbek panjara, carved window grilles: stars, crosses and straps.
import type { Family, Layer, Shape } from "./geometry.ts";
import { cos, path, polygon, rect, ring, star, still } from "./geometry.ts";

/** Khatam: eight-pointed stars and the crosses between them. */
export const khatam: Family = (u) => {
	const w = u * 1.35;
	const h = w / 2;
	const s = star(h, h, 8, h, 45);
	// The cross around a tile's corner borrows a quarter from each of its four stars.
	const cross: Shape = [];
	let quarter: Shape = s.slice(0, 5).map(([x, y]) => [x - w, y - w]);
	for (let k = 0; k < 4; k++) {
		cross.push(...quarter.slice(0, 4));
		quarter = quarter.map(([x, y]) => [y, -x]);
	}
	return {
		width: w,
		height: w,
		layers: [
			{ shapes: [star(h, h, 8, h * 0.5, 45)], strokes: [["fine", u * 0.028]] },
			{
				shapes: [s],
				strokes: [
					["bold", u * 0.085],
					["ground", u * 0.03],
				],
				fill: "tone",
			},
		],
		panes: [
			{ shape: s, spots: still },
			{ shape: ring(cross), spots: still },
		],
	};
};

/** Octagon and square: sharp eight-pointed stars tied by four-pointed ones. */
export const octagon: Family = (u, _height, pick) => {
	const w = u * 1.4;
	const r = w / 2;
	const angle = 54 + 10 * pick;
	const small = star(0, 0, 4, (w * (Math.SQRT2 - 1)) / 2, angle, 45);
	return {
		width: w,
		height: w,
		layers: [
			{ shapes: [polygon(r, r, r * 0.3, 8, 22.5)], strokes: [["fine", u * 0.03]] },
			{ shapes: [star(r, r, 8, r, angle), small], strokes: [["bold", u * 0.05]], fill: "tone" },
		],
		panes: [{ shape: star(r, r, 8, r, angle), spots: still }],
	};
};

/** Kundal: squares woven over and under the diagonals. */
export const kundal: Family = (u) => {
	const w = u * 1.4;
	const h = w / 2;
	const s = w * 0.36;
	const e = s * 0.8;
	const near = w * 0.27;
	const far = w * 0.45;
	const square = rect(h - s, h - s, 2 * s, 2 * s);
	const diamond: Shape = path(h, 0, w, h, h, w, 0, h, h, 0);
	// Of the two crossings on each side, the square passes over the first and the diamond over the second.
	const over: Shape[] = [];
	let strands: Shape[] = [path(0, -s, e, -s), path(near, near - h, far, far - h)];
	for (let k = 0; k < 4; k++) {
		over.push(...strands.map((strand): Shape => strand.map(([x, y]) => [h + x, h + y])));
		strands = strands.map((strand): Shape => strand.map(([x, y]) => [-y, x]));
	}
	const strap: Layer["strokes"] = [
		["bold", u * 0.12],
		["ground", u * 0.05],
	];
	return {
		width: w,
		height: w,
		layers: [
			{ shapes: [square, diamond], strokes: strap, fill: "tone" },
			{ shapes: over, strokes: strap },
		],
		panes: [{ shape: polygon(h, h, (h * Math.SQRT1_2) / cos(22.5), 8, 22.5), spots: still }],
	};
};
