import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { blogPosts, images } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { deleteHistory } from "../../records/record-history.ts";
import { updateRecord } from "../../records/records.ts";
import { invalid, problemOf } from "../../shared/errors.ts";
import { pickLocalized } from "../../shared/language.ts";
import { InvalidImageError } from "../../shared/ports.ts";
import { sha256Of } from "../../shared/sha256.ts";
import { parse } from "../../shared/validation.ts";
import { imageAddress, uploadFault } from "./rules.ts";
import { imageInput } from "./schema.ts";

/** How long an unused image stays before it is deleted, in milliseconds. */
const grace = 7 * 24 * 60 * 60 * 1_000;

/**
 * Uploads an image: its files are stored before any record refers to it. The same bytes are the same image.
 * @returns its URL.
 * @throws ProblemError: refused, invalid (`file`: bad_image_type, image_too_large, bad_image, image_too_complex).
 */
export async function uploadImage(caller: Caller, file: { type: string; bytes: Uint8Array }): Promise<string> {
	const { database, actor, imageProcessor, imageStore } = caller.permit("image:write");
	const fault = uploadFault({ type: file.type, size: file.bytes.length });
	if (fault) throw invalid([{ field: "file", code: fault }]);
	const hash = (await sha256Of(file.bytes)).slice(0, 32);
	// Restart the grace period of a known image. This waits while it is removed, and then finds none.
	const [known] = await database.transaction((transaction) =>
		transaction.update(images).set({ unusedSince: null }).where(eq(images.hash, hash)).returning(),
	);
	const hasFiles = known && (await imageStore.get(originalOf(hash)).catch(() => true));
	if (known && hasFiles) return imageAddress(known);
	return once(imageStore, hash, async () => {
		const made = await imageProcessor.process(file.bytes).catch((error) => {
			throw error instanceof InvalidImageError ? invalid([{ field: "file", code: error.code }]) : error;
		});
		try {
			await imageStore.put(originalOf(hash), file.bytes);
			for (const { name, bytes } of made.files) await imageStore.put(`${hash}/${name}`, bytes);
			const { width, height, placeholder } = made;
			return await database.transaction(async (transaction) => {
				const [row] = await transaction
					.insert(images)
					.values({ hash, width, height, placeholder })
					.onConflictDoNothing()
					.returning({ id: images.id });
				if (row) await recordAudit(transaction, actor, { action: "image:upload", recordId: row.id });
				return imageAddress({ hash, width, height });
			});
		} catch (error) {
			// Remove partially stored files, unless another process has stored the image meanwhile.
			const stored = await database.$count(images, eq(images.hash, hash)).catch(() => 1);
			if (stored === 0) await imageStore.remove(hash).catch(() => undefined);
			throw error;
		}
	});
}

const underWay = new WeakMap<object, Map<string, Promise<string>>>();

/** Processes concurrent uploads of the same image once. */
function once(store: object, hash: string, make: () => Promise<string>): Promise<string> {
	const running = underWay.get(store) ?? new Map<string, Promise<string>>();
	underWay.set(store, running);
	const known = running.get(hash);
	// A permission error of the first upload does not apply to this one.
	if (known) return known.catch((error) => (problemOf(error)?.kind === "refused" ? make() : Promise.reject(error)));
	const made = make().finally(() => running.delete(hash));
	running.set(hash, made);
	return made;
}

/**
 * Changes an image's alt text, focus and credit.
 * @throws ProblemError: refused, invalid, not-found, conflict.
 */
export async function updateImage(caller: Caller, id: string, input: unknown, version?: number): Promise<void> {
	const context = caller.permit("image:write");
	await updateRecord(context, "image", images, id, version, parse(imageInput, input));
}

/**
 * Marks unused images, and deletes those that have been unused for a week. In two steps, so that a clock that jumps
 * deletes nothing.
 * @returns the number of deleted images.
 */
export async function removeUnusedImages(caller: Caller): Promise<number> {
	const { database, now, imageStore } = caller.permit("image:sweep");
	await database
		.update(images)
		.set({ unusedSince: null })
		.where(and(isNotNull(images.unusedSince), isShown));
	await database
		.update(images)
		.set({ unusedSince: now() })
		.where(and(isNull(images.unusedSince), sql`not ${isShown}`));
	const isOld = and(lt(images.unusedSince, new Date(now().getTime() - grace)), sql`not ${isShown}`);
	let count = 0;
	for (const { hash } of await database.select({ hash: images.hash }).from(images).where(isOld)) {
		// The row is deleted last: it is the only record of files that could not be removed. It stays locked meanwhile, so that an
		// upload of the same bytes waits. Removing may be repeated.
		count += await database.transaction(async (transaction) => {
			const deleted = await transaction
				.delete(images)
				.where(and(eq(images.hash, hash), isOld))
				.returning({ id: images.id });
			await deleteHistory(
				transaction,
				deleted.map(({ id }) => id),
			);
			if (deleted.length > 0) await imageStore.remove(hash);
			return deleted.length;
		});
	}
	return count;
}

/** The name of an image's uploaded file. */
const originalOf = (hash: string) => `${hash}/original`;

const postTexts = sql.join(Object.values(pickLocalized(blogPosts, "content")), sql`, `);
/** Whether a record or a post's text refers to the image. */
const isShown = sql`(
	exists (select from universities where strpos(image_url, '/images/' || ${images.hash} || '-') > 0)
	or exists (select from blog_posts where strpos(concat(cover_image_url, ${postTexts}),
		'/images/' || ${images.hash} || '-') > 0)
	or exists (select from hero_content where strpos(background_image_url, '/images/' || ${images.hash} || '-') > 0)
	or exists (select from legal_entities where strpos(image_url, '/images/' || ${images.hash} || '-') > 0)
	or exists (select from offices where strpos(image_url, '/images/' || ${images.hash} || '-') > 0)
	or exists (select from team_members where strpos(image_url, '/images/' || ${images.hash} || '-') > 0)
)`;
