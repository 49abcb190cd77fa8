import { Hono } from "hono";
import { compress } from "hono/compress";
import { type CoverSubject, coverVersion, plainCoverSeed } from "../../app/ui/cover-address.ts";
import type { Caller } from "../../domain/access/caller.ts";
import { listCovers } from "../../domain/catalog/queries.ts";
import { listPostCovers } from "../../domain/content/blog/queries.ts";
import { coverSvg, variantOfSeed } from "./cover.ts";
import { noStore } from "./drawn-pngs.ts";
import type { Outlines } from "./outlines.ts";

type Dependencies = {
	/** An anonymous caller: a cover shows only what visitors may see. */
	caller: Caller;
	outlines: Outlines;
};

const seed = ":seed{[a-z0-9-]{1,80}}";

/**
 * The drawn covers of universities and posts without a photo: `/covers/{id}?{version}`, and `/covers/{id}/dark?{version}`.
 * Only these and the cover of a missing page are drawn. A cover takes half a millisecond to draw, so it is not stored here.
 */
export function covers({ caller, outlines }: Dependencies) {
	const app = new Hono();
	app.use("/covers/*", compress());
	for (const [path, theme] of [
		[`/covers/${seed}`, "light"],
		[`/covers/${seed}/dark`, "dark"],
	] as const) {
		app.get(path, async (context) => {
			const name = context.req.param("seed") ?? "";
			const cover = await find(name);
			if (!cover) return context.text("Picture not found.", 404, noStore);
			const svg = coverSvg(name, { ...cover, theme }, outlines);
			const version = coverVersion(cover.subject);
			const isCurrent = new URL(context.req.url).search === `?${version}`;
			// Only the address of the current version never changes its content.
			const lifetime = isCurrent ? "max-age=31536000, immutable" : "max-age=60";
			return context.body(svg, 200, { "cache-control": `public, ${lifetime}`, "content-type": "image/svg+xml" });
		});
	}
	return app;

	/** @returns undefined for a name that no page uses. */
	async function find(name: string): Promise<Cover | undefined> {
		const plain = { subject: {}, variant: variantOfSeed(name) };
		if (name === plainCoverSeed) return plain;
		try {
			for (const list of [listCovers, listPostCovers]) {
				const covers: Record<string, { subject: CoverSubject; place: number }> = await list(caller);
				const found = Object.hasOwn(covers, name) ? covers[name] : undefined;
				if (found) return { subject: found.subject, variant: found.place };
			}
			return undefined;
		} catch {
			// Without the database, every cover is a plain lattice.
			return plain;
		}
	}
}

type Cover = { subject: CoverSubject; variant: number };
