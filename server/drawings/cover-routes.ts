import { Hono } from "hono";
import { compress } from "hono/compress";
import { type CoverSubject, coverVersion } from "../../app/ui/cover-address.ts";
import type { Theme } from "../../app/ui/lattice/palettes.ts";
import type { Caller } from "../../domain/access/caller.ts";
import { listPostCovers } from "../../domain/blog/queries.ts";
import { listCovers } from "../../domain/catalog/queries.ts";
import { coverSvg, variantOfSeed } from "./cover.ts";
import type { Outlines } from "./outlines.ts";

type Dependencies = {
	/** An anonymous caller: a cover shows only what visitors may see. */
	caller: Caller;
	outlines: Outlines;
};

const seed = ":seed{[a-z0-9-]{1,80}}";

/**
 * The drawn covers of universities and posts without a photo: `/covers/{id}?{version}`, and `/covers/{id}/dark?{version}`.
 * Any other seed has a plain lattice. A cover takes half a millisecond to draw, so it is not stored here.
 */
export function covers({ caller, outlines }: Dependencies) {
	const app = new Hono();
	app.use("/covers/*", compress());
	for (const [path, theme] of [
		[`/covers/${seed}`, "light"],
		[`/covers/${seed}/dark`, "dark"],
	] as const) {
		app.get(path, async (context) => {
			const { svg, version } = await draw(context.req.param("seed") ?? "", theme);
			const isCurrent = new URL(context.req.url).search === `?${version}`;
			// Only the address of the current version never changes its content.
			const lifetime = isCurrent ? "max-age=31536000, immutable" : "max-age=60";
			return context.body(svg, 200, { "cache-control": `public, ${lifetime}`, "content-type": "image/svg+xml" });
		});
	}
	return app;

	async function draw(name: string, theme: Theme): Promise<{ svg: string; version: string }> {
		// Without the database, a cover is a plain lattice.
		const found = await find(name).catch(() => undefined);
		const subject: CoverSubject = found?.subject ?? {};
		const variant = found?.place ?? variantOfSeed(name);
		return { svg: coverSvg(name, { variant, theme, subject }, outlines), version: coverVersion(subject) };
	}

	async function find(name: string): Promise<{ subject: CoverSubject; place: number } | undefined> {
		return (await listCovers(caller))[name] ?? (await listPostCovers(caller))[name];
	}
}
