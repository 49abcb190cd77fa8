import { createHash } from "node:crypto";
import { Hono } from "hono";
import { latticeMark, latticeSvg } from "../app/ui/lattice.ts";
import type { Caller } from "../domain/access/caller.ts";
import { isPublishedPost } from "../domain/blog/queries.ts";
import { isCatalogRecord } from "../domain/catalog/queries.ts";
import type { ImageStore } from "../domain/ports.ts";
import { hueOf, variantOfSeed } from "./drawings/cover.ts";
import { covers } from "./drawings/cover-routes.ts";
import type { Outlines } from "./drawings/outlines.ts";

type Dependencies = {
	/** An anonymous caller: only public records have a card. */
	caller: Caller;
	outlines: Outlines;
	/** Stores rendered images. */
	store: ImageStore;
	/** Renders an SVG as PNG in another process. */
	draw(svg: string): Promise<Uint8Array>;
	onDrawn(address: string): void;
	report(what: string, error: unknown): void;
};

const forever = { "cache-control": "public, max-age=31536000, immutable" };
const aDay = { "cache-control": "public, max-age=86400" };
const svgType = { "content-type": "image/svg+xml" };
const pngType = { "content-type": "image/png" };
const seed = ":seed{[a-z0-9-]{1,80}}";

/** Pages without a record that have a card (`card` of app/ui/head.tsx). */
const pageCards = new Set("hamroh about admissions apply blog contact programs universities visa-status".split(" "));
/** Icons for the home screens of phones, by size in pixels. */
const homeScreenIcons = [
	["/apple-touch-icon.png", 180],
	["/icon-192.png", 192],
	["/icon-512.png", 512],
] as const;
/** Maximum number of images that wait for rendering; further requests must retry. */
const longestQueue = 16;

/**
 * Generated images: covers, the logo, and the cards that chats show next to a shared link. Each depends only on its
 * URL, so browsers may cache it forever. An SVG takes a third of a millisecond and a PNG a hundred times as long, so
 * PNGs exist only for known cards and are rendered once, in a child process, and stored.
 */
export function generatedImages({ caller, outlines, store, draw, onDrawn, report }: Dependencies) {
	const app = new Hono();
	const drawing = new Map<string, Promise<Uint8Array>>();

	for (const [address, theme] of [
		["/hero.svg", "light"],
		["/hero-dark.svg", "dark"],
	] as const) {
		const svg = latticeSvg("hamroh", { width: 900, height: 560, palette: hueOf(0)[theme], family: "khatam" });
		app.get(address, (context) => context.body(svg, 200, { ...aDay, ...svgType }));
	}
	app.route("/", covers({ caller, outlines }));
	app.get("/favicon.svg", (context) => context.body(latticeMark(32), 200, { ...aDay, ...svgType }));
	app.get("/favicon.ico", () => png("/favicon.ico", latticeMark(64), aDay));
	for (const [address, size] of homeScreenIcons) {
		// Opaque to the corners, because phones cut the shape themselves.
		const svg = latticeMark(size).replace(/ rx="\d+"/, "");
		app.get(address, () => png(address, svg, aDay));
	}
	app.get(`/cards/${seed}`, (context) => {
		const name = context.req.param("seed");
		const svg = latticeSvg(name, { width: 1200, height: 630, palette: hueOf(variantOfSeed(name)).light });
		return png(`/cards/${name}`, svg, forever, () => isKnown(name));
	});
	return app;

	async function isKnown(name: string): Promise<boolean> {
		return pageCards.has(name) || (await isCatalogRecord(caller, name)) || (await isPublishedPost(caller, name));
	}

	/** Returns the stored PNG of a drawing, or renders it if it is a known one. */
	async function png(address: string, svg: string, headers: Record<string, string>, mayDraw = async () => true) {
		// The name contains the content's hash, so a drawing that changes in a new version is rendered again.
		const file = `${createHash("sha256").update(svg).digest("hex").slice(0, 32)}.png`;
		let bytes = await store.get(file);
		if (!bytes) {
			if (!(await mayDraw())) return new Response("Picture not found.", { status: 404, headers: noStore });
			if (!drawing.has(file) && drawing.size >= longestQueue) {
				return new Response("Please try again.", { status: 503, headers: { ...noStore, "retry-after": "5" } });
			}
			bytes = await once(address, file, svg);
		}
		return new Response(bytes as BodyInit, { headers: { ...headers, ...pngType } });
	}

	/** Concurrent requests for the same image wait for one rendering. */
	function once(address: string, file: string, svg: string): Promise<Uint8Array> {
		const running = drawing.get(file) ?? drawn(address, file, svg).finally(() => drawing.delete(file));
		drawing.set(file, running);
		return running;
	}

	async function drawn(address: string, file: string, svg: string): Promise<Uint8Array> {
		const bytes = await draw(svg);
		onDrawn(address);
		// If the disk is full, the next visitor causes another rendering; this one still gets the image.
		await store.put(file, bytes).catch((error) => report("a drawn picture could not be stored", error));
		return bytes;
	}
}

const noStore = { "cache-control": "no-store" };
