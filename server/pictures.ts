import { Hono } from "hono";
import sharp from "sharp";
import { latticeMark, latticeSvg } from "../app/ui/lattice.ts";

/**
 * The lattices that stand in for photos: covers, the mark, and the cards that chats show beside a shared link.
 * They are drawn from the address alone, so they can be kept for ever.
 */
export const pictures = new Hono();

const forever = { "cache-control": "public, max-age=31536000, immutable", "x-content-type-options": "nosniff" };
const aDay = { ...forever, "cache-control": "public, max-age=86400" };
const seed = ":seed{[a-z0-9-]{1,80}}";

pictures.get(`/covers/${seed}`, (context) =>
	context.body(latticeSvg(context.req.param("seed"), { width: 640, height: 360, palette: "auto" }), 200, {
		...forever,
		"content-type": "image/svg+xml",
	}),
);

for (const [address, palette] of [
	["/hero.svg", "paper"],
	["/hero-dark.svg", "jjok"],
] as const) {
	pictures.get(address, (context) =>
		context.body(latticeSvg("hamroh", { width: 900, height: 560, palette, family: "khatam" }), 200, {
			...aDay,
			"content-type": "image/svg+xml",
		}),
	);
}

pictures.get(`/cards/${seed}`, async (context) => {
	const drawn = latticeSvg(context.req.param("seed"), { width: 1200, height: 630, palette: "auto" });
	const png = await sharp(Buffer.from(drawn)).png({ palette: true, effort: 4 }).toBuffer();
	return context.body(new Uint8Array(png), 200, { ...forever, "content-type": "image/png" });
});

pictures.get("/favicon.svg", (context) =>
	context.body(latticeMark(32), 200, { ...aDay, "content-type": "image/svg+xml" }),
);

pictures.get("/favicon.ico", async (context) => {
	const png = await sharp(Buffer.from(latticeMark(64)))
		.resize(48, 48)
		.png()
		.toBuffer();
	return context.body(new Uint8Array(png), 200, { ...aDay, "content-type": "image/png" });
});
