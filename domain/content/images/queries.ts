import { eq, inArray } from "drizzle-orm";
import { images } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { pickLocalized } from "../../shared/language.ts";
import { type ImageAddress, readImageAddress } from "./rules.ts";

/** The alt texts, focuses, credits and placeholders of our images, by hash. Other URLs are ignored. */
export async function getImages(caller: Caller, urls: readonly (string | null)[]) {
	const { database, cached } = caller.permit("image:read");
	const hashes = [...new Set(urls.flatMap((url) => readImageAddress(url)?.hash ?? []))].sort();
	if (hashes.length === 0) return {};
	return cached("image", hashes.join(), async () => {
		const rows = await database
			.select({
				hash: images.hash,
				placeholder: images.placeholder,
				focus: images.focus,
				author: images.author,
				license: images.license,
				...pickLocalized(images, "alt"),
			})
			.from(images)
			.where(inArray(images.hash, hashes));
		return Object.fromEntries(rows.map((row) => [row.hash, row]));
	});
}
export type Images = Awaited<ReturnType<typeof getImages>>;

/**
 * An image's record.
 * @throws ProblemError: not-found.
 */
export async function getImageRecord(caller: Caller, hash: string) {
	const { database } = caller.permit("image:write");
	const [row] = await database.select().from(images).where(eq(images.hash, hash));
	if (!row) throw notFound("image");
	return row;
}

/**
 * Reads a file of an image; "original" is not available.
 * @returns undefined if it does not exist.
 */
export async function readImage(caller: Caller, { hash }: ImageAddress, file: string): Promise<Uint8Array | undefined> {
	const { imageStore } = caller.permit("image:read");
	return imageStore.get(`${hash}/${file}`);
}
