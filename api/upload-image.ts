import { z } from "zod";
import { uploadImage } from "../domain/content/images/commands.ts";
import { problemOf } from "../domain/shared/errors.ts";
import type { Operation } from "./operation.ts";
import { sentences, stop } from "./problem.ts";

/** Messages that the spec defines (§5, §8); other failures have their usual messages. */
const called: Record<string, string> = { no_session: "No active session", refused: "Access Denied" };

/** Spec §7: a multipart form with the field `file`; returns `{ url }` or `{ error }`, with a code for programs. */
export const uploads: Operation = {
	id: "upload_image",
	method: "post",
	path: "/api/functions/upload-image",
	tag: "functions",
	summary: "Store a picture",
	details: "JPEG, PNG or WebP, 5 MB at most. The same bytes again are the same picture.",
	access: "image:write",
	body: { file: true },
	answers: {
		200: { what: "Its address on this site.", schema: z.strictObject({ url: z.string() }), name: "StoredImage" },
	},
	failure: {
		schema: z.strictObject({ error: z.string(), code: z.string() }),
		name: "UploadFailure",
		of({ detail, code, fields }) {
			const cause = fields?.[0]?.code ?? code;
			return { error: called[cause] ?? sentences[cause] ?? detail, code: cause };
		},
	},
	async run({ caller, file }) {
		if (!file) throw stop(422, "no_file");
		try {
			const url = await uploadImage(caller, { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
			return { status: 200, body: { url } };
		} catch (error) {
			const problem = problemOf(error);
			const code = problem?.kind === "invalid" ? problem.issues[0]?.code : undefined;
			if (code === "image_too_large") throw stop(413, code);
			if (problem && problem.kind !== "unavailable") throw error;
			// A failing store is a server error.
			throw Object.assign(stop(503, "failed"), { cause: error });
		}
	},
};
