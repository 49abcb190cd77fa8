import { createHash } from "node:crypto";
import { Hono } from "hono";
import { latticeMark } from "../app/ui/lattice.ts";
import type { Caller } from "../domain/access/caller.ts";
import { covers } from "./drawings/cover-routes.ts";
import type { DrawnPngs } from "./drawings/drawn-pngs.ts";
import { heroSvg } from "./drawings/hero.ts";
import type { Outlines } from "./drawings/outlines.ts";
import { shareCards } from "./drawings/share-card-routes.ts";

type Dependencies = {
	/** An anonymous caller: drawings show only what visitors may see. */
	caller: Caller;
	siteName: string;
	outlines: Outlines;
	icons: DrawnPngs;
	cards: DrawnPngs;
	report(what: string, error: unknown): void;
};

const aDay = { "cache-control": "public, max-age=86400" };
const svgType = { "content-type": "image/svg+xml" };

/** What phones show for a site on their home screen, by the size in pixels. */
const homeScreenIcons = [
	["/apple-touch-icon.png", 180],
	["/icon-192.png", 192],
	["/icon-512.png", 512],
] as const;

/**
 * The drawings that stand in for photos: covers, the home page's picture, the mark, and the cards that chats show beside a
 * shared link. An SVG takes half a millisecond to draw. A PNG takes several hundred times as long, so only existing pages
 * have one, drawn once, in a child process, and stored.
 */
export function generatedImages({ caller, siteName, outlines, icons, cards, report }: Dependencies) {
	const app = new Hono();
	for (const [address, theme] of [
		["/hero.svg", "light"],
		["/hero-dark.svg", "dark"],
	] as const) {
		app.get(address, (context) => context.body(heroSvg(theme), 200, { ...aDay, ...svgType }));
	}
	app.route("/", covers({ caller, outlines }));
	app.route("/", shareCards({ caller, siteName, outlines, cards, report }));
	app.get("/favicon.svg", (context) => context.body(latticeMark(32), 200, { ...aDay, ...svgType }));
	app.get("/favicon.ico", () => icon("/favicon.ico", latticeMark(64)));
	for (const [address, size] of homeScreenIcons) {
		// Opaque to the corners: phones cut the shape themselves.
		app.get(address, () => icon(address, latticeMark(size).replace(/ rx="\d+"/, "")));
	}
	return app;

	/** The file's name is derived from the drawing, so a drawing that changes with a new version is made anew. */
	async function icon(address: string, svg: string): Promise<Response> {
		const folder = address.slice(1, address.indexOf("."));
		const file = `${createHash("sha256").update(svg).digest("hex").slice(0, 32)}.png`;
		return (await icons.stored(folder, file, aDay)) ?? icons.draw(address, folder, file, aDay, async () => ({ svg }));
	}
}
