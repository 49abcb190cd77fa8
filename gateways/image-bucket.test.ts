import { AwsClient } from "aws4fetch";
import { expect, test } from "vitest";
import { startObjectStore } from "../tests/support/object-store.ts";
import { createImageBucket } from "./image-bucket.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("images are stored in an S3-compatible store that verifies signatures, until their folder is removed", async () => {
	const settings = await startObjectStore();
	const { endpoint, bucket, ...keys } = settings;
	const owner = new AwsClient({ ...keys, service: "s3" });
	const store = createImageBucket(settings);
	await expect(store.put("a/320.webp", bytes("early"))).rejects.toThrow("The image store has no bucket pictures.");
	await owner.fetch(`${endpoint}/${bucket}`, { method: "PUT" });

	expect(await store.get("a/320.webp")).toBeUndefined();
	const large = new Uint8Array(2_000_000).map((_, index) => index % 251);
	await store.put("a/320.webp", bytes("one"));
	await store.put("a/original", large);
	await store.put("ab/320.webp", bytes("other"));
	expect(await store.get("a/320.webp")).toEqual(bytes("one"));
	expect(await store.get("a/original")).toEqual(large);
	await store.remove("a");
	await store.remove("a");
	expect(await store.get("a/original")).toBeUndefined();
	expect(await store.get("ab/320.webp")).toEqual(bytes("other"));

	const stranger = createImageBucket({ ...settings, secretAccessKey: "guessed" });
	await expect(stranger.put("a/320.webp", bytes("x"))).rejects.toThrow("The image store answered PUT with 403.");
	await expect(stranger.get("ab/320.webp")).rejects.toThrow("The image store answered GET with 403.");
	expect((await fetch(`${endpoint}/${bucket}/ab/320.webp`)).ok).toBe(false);
	// An unreachable store is an error, not a missing image.
	await expect(createImageBucket({ ...settings, endpoint: "http://127.0.0.1:9" }).get("a/320.webp")).rejects.toThrow();
});
