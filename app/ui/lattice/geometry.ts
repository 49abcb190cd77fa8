// What a lattice is made of: shapes on one tile, and the few figures every family draws with.

export type Point = readonly [number, number];
/** A polyline; it is closed when its last point is its first. */
export type Shape = Point[];
export type Ink = "ground" | "tone" | "fine" | "bold" | "glow" | "accent";
export type Layer = { shapes: Shape[]; strokes: [Ink, number][]; fill?: Ink };
export type Tile = {
	width: number;
	height: number;
	layers: Layer[];
	/** How open bars end, where tiles meet or strokes stand free. */
	cap?: "round" | "square";
	/** Kinds of window pane that can be lit: one shape, and how far it moves to each of its places in the tile. */
	panes: { shape: Shape; spots: Point[] }[];
};
export const still: Point[] = [[0, 0]];
/** `u` is the cell, `height` the whole canvas (door leaves are as tall as the cover), `pick` a number in [0, 1). */
export type Family = (u: number, height: number, pick: number) => Tile;

/** A polyline through x and y of each of its points, in turn. */
export const path = (...coordinates: number[]): Shape =>
	coordinates.flatMap((x, index) => (index % 2 ? [] : [[x, coordinates[index + 1] ?? 0] as const]));

const TAU = Math.PI * 2;
export const cos = (degrees: number) => Math.cos((degrees * TAU) / 360);
export const sin = (degrees: number) => Math.sin((degrees * TAU) / 360);

/** Closes a shape: its first point is added as its last. */
export const ring = (shape: Shape): Shape => [...shape, ...shape.slice(0, 1)];

export const polygon = (x: number, y: number, radius: number, n: number, from: number): Shape => {
	const shape: Shape = [];
	for (let k = 0; k < n; k++) {
		shape.push([x + radius * cos(from + (360 * k) / n), y + radius * sin(from + (360 * k) / n)]);
	}
	return ring(shape);
};

export const rect = (x: number, y: number, w: number, h: number): Shape =>
	path(x, y, x + w, y, x + w, y + h, x, y + h, x, y);

/** Radius of a star's notches, by the craftsman's rule: bands cross every edge of the hidden polygon at one angle. */
const notch = (n: number, tip: number, angle: number) => (tip * cos(angle)) / cos(angle - 180 / n);

export const star = (x: number, y: number, n: number, tip: number, angle: number, from = 0): Shape => {
	const inner = notch(n, tip, angle);
	const shape: Shape = [];
	for (let k = 0; k < 2 * n; k++) {
		const r = k % 2 ? inner : tip;
		shape.push([x + r * cos(from + (180 * k) / n), y + r * sin(from + (180 * k) / n)]);
	}
	return ring(shape);
};
