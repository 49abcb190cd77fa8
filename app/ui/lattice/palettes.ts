// The colors of a cover: a background, two bar weights, a warm pane and the one lit pane.
import type { Ink } from "./geometry.ts";

export type Palette = Record<Ink, string>;
export type PaletteName = "jjok" | "celadon" | "persimmon" | "paper";

const palette = (ground: string, tone: string, fine: string, bold: string, glow: string, accent: string): Palette => ({
	ground,
	tone,
	fine,
	bold,
	glow,
	accent,
});

const sets = {
	jjok: [
		palette("#2b3a67", "#32437a", "#5f70a6", "#a9b5d8", "#45588f", "#e2703a"),
		palette("#1b1d33", "#232641", "#4a5080", "#8f97c4", "#343a63", "#e9a15b"),
	],
	celadon: [
		palette("#cfe0d6", "#c1d6ca", "#8db3a3", "#3f7463", "#e4eee6", "#d9622b"),
		palette("#3f6f60", "#467868", "#74a391", "#bcd8c9", "#588b79", "#efb36a"),
	],
	persimmon: [
		palette("#f6dfcc", "#f1d3ba", "#dfae8a", "#a8481f", "#fbeee1", "#2b3a67"),
		palette("#8f3d1c", "#9a4621", "#be7247", "#f0c5a1", "#ab5530", "#f6dfcc"),
	],
	paper: [
		palette("#faf6ee", "#f3ecdd", "#c9c6cd", "#2b3a67", "#ece1cb", "#d9622b"),
		palette("#f1e6d3", "#e9dbc2", "#cdb697", "#7c5236", "#e0cba9", "#5f9682"),
	],
} satisfies Record<PaletteName, Palette[]>;

/** The sets that `auto` chooses from: persimmon is rare, because it marks the main action on a screen. */
const calm = [...sets.jjok, ...sets.paper, ...sets.celadon];
const mix: Palette[] = [...calm, ...calm, ...sets.persimmon.slice(0, 1)];

const toward = (from: string, to: string, share: number) =>
	"#" +
	[1, 3, 5]
		.map((at) => {
			const [a, b] = [parseInt(from.slice(at, at + 2), 16), parseInt(to.slice(at, at + 2), 16)];
			return Math.round(a + (b - a) * share)
				.toString(16)
				.padStart(2, "0");
		})
		.join("");

export function choosePalette(name: PaletteName | "auto", pick: number, quiet: boolean): Palette {
	const list = name === "auto" ? mix : sets[name];
	const chosen = list[Math.floor(pick * list.length)] as Palette;
	if (!quiet) return chosen;
	const faded = { ...chosen };
	for (const ink of Object.keys(faded) as Ink[]) faded[ink] = toward(chosen[ink], chosen.ground, 0.72);
	return faded;
}
