import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Caller } from "../domain/caller.ts";
import { problemOf } from "../domain/errors.ts";
import { gate } from "../domain/gate.ts";
import { uploadImage } from "../domain/images/commands.ts";
import { largestUpload } from "../domain/images/rules.ts";

/** So many uploads are taken in at once; the others wait with their bytes still under way, so that many at once fit in memory. */
const atOnce = 4;
/** What a form around the file adds at most. */
const wrapping = 16 * 1024;

/** Spec §5: what each fault of a file is called. */
const titles: Record<string, string> = {
	bad_image_type: "Invalid file type",
	image_too_large: "File too large",
	bad_image: "Invalid file type",
};

/**
 * Spec §7: takes a multipart form with the field `file`, answers `{ url }`, or `{ error, code }` with 401, 403, 413, 422 or 503.
 * Every byte is counted as it comes, so that a larger file is turned away before it is here.
 */
export function uploadDoor(
	callerOf: (request: Request, peer: string | undefined) => Promise<Caller>,
	report: (what: string, error: unknown) => void,
) {
	const door = new Hono<{ Bindings: { peer: string | undefined } }>();
	const take = gate(atOnce)(async (caller: Caller, request: Request) => {
		const file = (await request.formData().catch(() => new FormData())).get("file");
		if (!(file instanceof File)) return undefined;
		return uploadImage(caller, { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
	});
	const tooLarge = { error: titles.image_too_large, code: "image_too_large" };
	door.post(
		"/api/functions/upload-image",
		bodyLimit({ maxSize: largestUpload + wrapping, onError: (context) => context.json(tooLarge, 413) }),
		async (context) => {
			try {
				const caller = await callerOf(context.req.raw, context.env.peer);
				if (caller.rank === "anonymous") return context.json({ error: "No active session", code: "no_session" }, 401);
				if (!caller.may("image:write")) return context.json({ error: "Access Denied", code: "refused" }, 403);
				const url = await take(caller, context.req.raw);
				if (!url) return context.json({ error: "Field 'file' is missing", code: "no_file" }, 422);
				return context.json({ url });
			} catch (error) {
				const problem = problemOf(error);
				if (problem?.kind === "invalid") {
					const code = problem.issues[0]?.code ?? "bad_image";
					return context.json({ error: titles[code] ?? code, code }, code === "image_too_large" ? 413 : 422);
				}
				report("a picture could not be stored", error);
				return context.json({ error: "Failed to upload image. Please try again.", code: "failed" }, 503);
			}
		},
	);
	return door;
}
