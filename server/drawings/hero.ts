import type { Palette, Theme } from "../../app/ui/lattice/palettes.ts";
import { latticeElements, svgDocument } from "../../app/ui/lattice.ts";
import { cityElements } from "./cover.ts";

const size = { width: 900, height: 560 };

/** Paper, indigo and persimmon by day; indigo and amber by night. */
const palettes: Record<Theme, Palette> = {
	light: {
		...{ ground: "#f5ead8", tone: "#d5dbe9", fine: "#b9c3dc", bold: "#2b3a67", glow: "#fcf9f2", accent: "#d9622b" },
	},
	dark: {
		...{ ground: "#1a2040", tone: "#2b3663", fine: "#4b5a92", bold: "#aebbe4", glow: "#222b52", accent: "#e9a15b" },
	},
};

/** The two sliding leaves of the window: left edge, width, and whether one of its panes is lit. */
const leaves = [
	[0, 236, true],
	[838, 62, false],
] as const;
const leafHeight = 452;

/**
 * The picture of the home page without an uploaded photo: an open lattice window with a view of Seoul. The middle is what
 * remains on a phone, where the picture is a flat strip.
 */
export function heroSvg(theme: Theme): string {
	const palette = palettes[theme];
	const { ground, tone, fine, bold, glow, accent } = palette;
	const sky = `<path fill="${ground}" d="M0 0h900v480H0z"/><circle cx="424" cy="164" r="50" fill="${accent}"/>`;
	const clouds = `<path fill="${glow}" d="M330 186h150a11 11 0 0 1 0 22H330a11 11 0 0 1 0-22zM560 92h120a11 11 0 0 1 0 22H560a11 11 0 0 1 0-22z"/>`;
	const mountains = `<path fill="${fine}" opacity=".45" d="M220 380l90-110 60 50 90-116 84 92 66-60 90 100 60-50 80 80v120H220z"/>`;
	const city = `<svg x="222" y="112" width="640" height="360">${cityElements("Seoul", palette)}</svg>`;
	const doors = leaves.map(([x, width, isLit]) => {
		const colors = { ...palette, ground: glow, glow: ground, accent: isLit ? accent : ground };
		const options = { width, height: leafHeight, palette: colors, cell: 96, family: "khatam" } as const;
		return (
			`<svg x="${x}" y="12" width="${width}" height="${leafHeight}">${latticeElements("hamroh", options)}</svg>` +
			`<path stroke="${bold}" stroke-width="9" d="M${x} 12h${width}v${leafHeight}h-${width}z"/>`
		);
	});
	const panels = `<path fill="${glow}" stroke="${bold}" stroke-width="3" d="M24 500h256v40H24zM322 500h256v40H322zM620 500h256v40H620z"/>`;
	const sill = `<path fill="${tone}" d="M0 472h900v88H0z"/><path fill="${bold}" d="M0 464h900v12H0z"/>`;
	return svgDocument(size, sky + clouds + mountains + city + doors.join("") + sill + panels);
}
