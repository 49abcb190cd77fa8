import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { images } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller } from "../access/caller.ts";
import { invalid, problemOf } from "../errors.ts";
import { InvalidImageError } from "../ports.ts";
import { updateRecord } from "../records.ts";
import { parse } from "../validation.ts";
import { imageAddress, uploadFault } from "./rules.ts";
import { imageInput } from "./schema.ts";

/** How long a picture that no record shows stays, for those who change their mind. */
const grace = 7 * 24 * 60 * 60 * 1_000;

/**
 * Takes a picture: its files are made and stored before anything names it. The same bytes again are the same picture.
 * @returns its address. @throws Refused, Invalid (`file`: bad_image_type, image_too_large, bad_image, image_too_complex).
 */
export async function uploadImage(caller: Caller, file: { type: string; bytes: Uint8Array }): Promise<string> {
	const { database, actor, imageProcessor, imageStore } = caller.permit("image:write");
	const fault = uploadFault({ type: file.type, size: file.bytes.length });
	if (fault) throw invalid([{ field: "file", code: fault }]);
	const hash = await hashOf(file.bytes);
	const [known] = await database.select().from(images).where(eq(images.hash, hash));
	if (known) {
		// Its time begins anew.
		await database.transaction((transaction) =>
			transaction.update(images).set({ unusedSince: null }).where(eq(images.hash, hash)),
		);
		return imageAddress(known);
	}
	return once(imageStore, hash, async () => {
		const made = await imageProcessor.process(file.bytes).catch((error) => {
			throw error instanceof InvalidImageError ? invalid([{ field: "file", code: error.code }]) : error;
		});
		try {
			await imageStore.put(`${hash}/original`, file.bytes);
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
			// Nothing stays of what was stored in part, unless another process has stored it whole meanwhile.
			const stored = await database.$count(images, eq(images.hash, hash)).catch(() => 1);
			if (stored === 0) await imageStore.remove(hash).catch(() => undefined);
			throw error;
		}
	});
}

const underWay = new WeakMap<object, Map<string, Promise<string>>>();

/** The same picture sent several times at once is made once. */
function once(store: object, hash: string, make: () => Promise<string>): Promise<string> {
	const running = underWay.get(store) ?? new Map<string, Promise<string>>();
	underWay.set(store, running);
	const known = running.get(hash);
	// Refused to whoever was first: that is no answer for this one.
	if (known) return known.catch((error) => (problemOf(error)?.kind === "refused" ? make() : Promise.reject(error)));
	const made = make().finally(() => running.delete(hash));
	running.set(hash, made);
	return made;
}

/** Its alternative text and what of it stays in sight. @throws Refused, Invalid, NotFound, Changed. */
export async function updateImage(caller: Caller, id: string, input: unknown, version?: number): Promise<void> {
	const tools = caller.permit("image:write");
	await updateRecord(tools, "image", images, id, version, parse(imageInput, input));
}

/**
 * Marks the pictures that no record shows, and removes those that nobody has shown for a week. In two steps, so that a clock that
 * jumps removes nothing. @returns how many were removed.
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
	const old = await database
		.delete(images)
		.where(and(lt(images.unusedSince, new Date(now().getTime() - grace)), sql`not ${isShown}`))
		.returning({ hash: images.hash });
	for (const { hash } of old) await imageStore.remove(hash);
	return old.length;
}

/** Named by a record, or within a post's text. */
const isShown = sql`(
	exists (select from universities where strpos(image_url, '/images/' || ${images.hash} || '-') > 0)
	or exists (select from blog_posts where strpos(concat(cover_image_url, content, content_en, content_ru, content_uz),
		'/images/' || ${images.hash} || '-') > 0)
	or exists (select from hero_content where strpos(background_image_url, '/images/' || ${images.hash} || '-') > 0)
	or exists (select from team_members where strpos(image_url, '/images/' || ${images.hash} || '-') > 0)
)`;

async function hashOf(bytes: Uint8Array): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", bytes as BufferSource);
	return Buffer.from(digest).toString("hex").slice(0, 32);
}
