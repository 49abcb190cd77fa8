import { Hono } from "hono";
import type { Caller } from "../domain/access/caller.ts";
import { readImage } from "../domain/content/images/queries.ts";
import { imageFormats, readImageAddress, widthsOf } from "../domain/content/images/rules.ts";

/**
 * The content of a URL never changes. An image must not run or load anything, even if a browser interprets it as a
 * document.
 */
const headers = {
	"cache-control": "public, max-age=31536000, immutable",
	vary: "Accept",
	"content-security-policy": "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
	"cross-origin-resource-policy": "cross-origin",
};

/**
 * Uploaded images: `/images/{hash}-{width}x{height}/{width}`, the largest without the last part. AVIF if the browser
 * accepts it, else WebP.
 */
export function imageFiles(caller: Caller) {
	const files = new Hono();
	const answer = async (address: string, asked: string | undefined, accept = "") => {
		const image = readImageAddress(`/images/${address}`);
		const widths = image ? widthsOf(image.width) : [];
		const width = asked === undefined ? widths.at(-1) : widths.find((each) => String(each) === asked);
		const format = imageFormats.find((each) => accept.includes(`image/${each}`)) ?? "webp";
		const bytes = image && width && (await readImage(caller, image, `${width}.${format}`));
		if (!bytes) return new Response("Picture not found.", { status: 404, headers: { "cache-control": "no-store" } });
		return new Response(bytes as BodyInit, { headers: { ...headers, "content-type": `image/${format}` } });
	};
	files.get("/images/:address", (context) =>
		answer(context.req.param("address"), undefined, context.req.header("accept")),
	);
	files.get("/images/:address/:width", (context) =>
		answer(context.req.param("address"), context.req.param("width"), context.req.header("accept")),
	);
	return files;
}
