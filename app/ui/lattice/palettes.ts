// The colors of a cover: a background, two bar weights, a warm pane and the one lit pane.
import type { Ink } from "./geometry.ts";

export type Theme = "light" | "dark";
export type Palette = Record<Ink, string>;

const palette = (ground: string, tone: string, fine: string, bold: string, glow: string, accent: string): Palette => ({
	...{ ground, tone, fine, bold, glow, accent },
});

/** The covers' hues, each for the light and the dark theme. Neighbors in this list differ clearly. */
export const hues: Record<Theme, Palette>[] = [
	// Jjok indigo
	{
		light: palette("#dfe6f3", "#c3cfe6", "#a9b8da", "#2b3a67", "#f1f4fb", "#d9622b"),
		dark: palette("#1d2443", "#2b3663", "#44528a", "#b3bfe6", "#262f57", "#e9a15b"),
	},
	// Sand
	{
		light: palette("#f3e9d6", "#e5d4b5", "#d3bd95", "#6b4a2f", "#fcf8ee", "#c2502a"),
		dark: palette("#2b2419", "#42371f", "#665534", "#dcc59c", "#372e1e", "#f0935b"),
	},
	// Celadon
	{
		light: palette("#dbe9e1", "#bed7ca", "#9fc3b2", "#2c5b4c", "#eff7f2", "#d9622b"),
		dark: palette("#162c25", "#224338", "#3c6657", "#a8d4c1", "#1d382f", "#efa45f"),
	},
	// Plum
	{
		light: palette("#eee1ea", "#dac3d4", "#c6a6bd", "#5d2f52", "#f9f2f7", "#c9682a"),
		dark: palette("#2b1c28", "#442d40", "#694862", "#dcb9d3", "#372533", "#efb36a"),
	},
	// Sea
	{
		light: palette("#d9eaf0", "#b7d4df", "#96bfcd", "#1f5364", "#eef7fa", "#d9622b"),
		dark: palette("#13272e", "#1e3d48", "#37616d", "#a3d0de", "#193139", "#efa45f"),
	},
	// Persimmon
	{
		light: palette("#f8e2d3", "#efc8ae", "#e0ab8c", "#86391a", "#fdf3ec", "#2b3a67"),
		dark: palette("#321f18", "#4d2f24", "#754a38", "#efc1a3", "#3f281f", "#9fb4ef"),
	},
	// Moss
	{
		light: palette("#e8ead2", "#d1d6ae", "#b7bf8a", "#4b5423", "#f7f8ea", "#c2502a"),
		dark: palette("#232818", "#383f25", "#59633a", "#ccd5a0", "#2c321e", "#f0a45b"),
	},
	// Ink
	{
		light: palette("#e3e2ea", "#cac8d8", "#aeacc3", "#37344f", "#f4f3f8", "#d9622b"),
		dark: palette("#21202d", "#343247", "#545170", "#c0bdd8", "#2a2938", "#e9a15b"),
	},
];

/** The lattice as a background: its bars are hardly darker than the ground, and no window is lit. */
export function subdued(palette: Palette): Palette {
	const { ground, tone } = palette;
	const bars = between(ground, tone, 0.5);
	return { ...palette, tone: between(ground, tone, 0.3), fine: bars, bold: bars, glow: ground, accent: ground };
}

/** @param share of the second color, from 0 to 1. */
function between(from: string, to: string, share: number): string {
	const channels = [1, 3, 5].map((at) => {
		const [a, b] = [parseInt(from.slice(at, at + 2), 16), parseInt(to.slice(at, at + 2), 16)];
		return Math.round(a + (b - a) * share)
			.toString(16)
			.padStart(2, "0");
	});
	return `#${channels.join("")}`;
}
