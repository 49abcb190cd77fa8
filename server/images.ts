import { Hono } from "hono";
import type { Caller } from "../domain/caller.ts";
import { readImage } from "../domain/images/queries.ts";
import { imageFormats, readImageAddress, widthsOf } from "../domain/images/rules.ts";

/** What an address says never changes. Nothing in a picture may run or load anything, whatever a browser makes of it. */
const headers = {
	"cache-control": "public, max-age=31536000, immutable",
	"x-content-type-options": "nosniff",
	"content-security-policy": "default-src 'none'; sandbox",
	"cross-origin-resource-policy": "cross-origin",
};

/** Uploaded pictures: in a width and a format, or by their plain address the largest that every browser knows. */
export function imageFiles(caller: Caller) {
	const files = new Hono();
	const answer = async (address: string, width: number | undefined, format: string) => {
		const image = readImageAddress(`/images/${address}`);
		const asked = image && (width ?? widthsOf(image.width).at(-1));
		const known = image && imageFormats.some((each) => each === format) && widthsOf(image.width).includes(asked ?? 0);
		const bytes = known ? await readImage(caller, image, `${asked}.${format}`) : undefined;
		return bytes
			? new Response(bytes as BodyInit, { headers: { ...headers, "content-type": `image/${format}` } })
			: new Response("There is no such picture.", { status: 404, headers: { "cache-control": "no-store" } });
	};
	files.get("/images/:address", (context) => answer(context.req.param("address"), undefined, "webp"));
	files.get("/images/:address/:file{[0-9]{1,5}\\.[a-z]{4}}", (context) => {
		const [width, format = ""] = context.req.param("file").split(".");
		return answer(context.req.param("address"), Number(width), format);
	});
	return files;
}
