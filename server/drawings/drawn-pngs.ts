import { readdir, rm } from "node:fs/promises";
import type { Drawing } from "../../gateways/image-files.ts";
import { createImageFolder } from "../../gateways/image-folder.ts";

type Dependencies = {
	/** The folder of what was drawn. */
	folder: string;
	/** Stored pictures; the default is about 400 MB. When there are as many, all are deleted and drawn again on demand. */
	maxPictures?: number;
	/** Draws an SVG as PNG, outside this process. */
	draw(drawing: Drawing): Promise<Uint8Array>;
	onDrawn(address: string): void;
	report(what: string, error: unknown): void;
};

/** Distinct pictures that wait to be drawn; further requests are asked to come back. */
const maxQueueLength = 16;

export type DrawnPngs = ReturnType<typeof createDrawnPngs>;

/**
 * PNG drawings, each drawn once and stored. The files of a folder are versions of one picture: a new one replaces the
 * others, so that the store does not grow with every change.
 */
export function createDrawnPngs({ folder: drawn, maxPictures = 10_000, draw, onDrawn, report }: Dependencies) {
	const store = createImageFolder(drawn);
	const drawing = new Map<string, Promise<Uint8Array>>();

	async function drawAndStore(address: string, folder: string, file: string, source: Source): Promise<Uint8Array> {
		const bytes = await draw(await source());
		onDrawn(address);
		// A full disk costs the next visitor a drawing, not this one the picture.
		await replace(folder, file, bytes).catch((error) => report("a drawn picture could not be stored", error));
		return bytes;
	}

	async function replace(folder: string, file: string, bytes: Uint8Array): Promise<void> {
		const pictures = await readdir(drawn).catch(() => []);
		if (pictures.length >= maxPictures) await rm(drawn, { recursive: true, force: true });
		await store.remove(folder);
		await store.put(`${folder}/${file}`, bytes);
	}

	return {
		/** A stored drawing as response, undefined if there is none. */
		async stored(folder: string, file: string, headers: Record<string, string>): Promise<Response | undefined> {
			const bytes = await store.get(`${folder}/${file}`);
			return bytes && pngResponse(bytes, headers);
		},
		/** Draws and stores a picture. Concurrent requests for the same picture wait for one drawing. */
		async draw(address: string, folder: string, file: string, headers: Record<string, string>, source: Source) {
			const key = `${folder}/${file}`;
			if (!drawing.has(key) && drawing.size >= maxQueueLength) {
				return new Response("Please try again.", { status: 503, headers: { ...noStore, "retry-after": "5" } });
			}
			const running =
				drawing.get(key) ?? drawAndStore(address, folder, file, source).finally(() => drawing.delete(key));
			drawing.set(key, running);
			return pngResponse(await running, headers);
		},
	};
}

/** Makes the drawing; called only if it is not stored. */
type Source = () => Promise<Drawing>;

export const noStore = { "cache-control": "no-store" };

const pngResponse = (bytes: Uint8Array, headers: Record<string, string>) =>
	new Response(bytes as BodyInit, { headers: { ...headers, "content-type": "image/png" } });
