import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { BucketSettings } from "../../gateways/image-bucket.ts";
import { startSwift } from "./swift.ts";

/** An S3-compatible store for one test (tests/support/swift.ts). */
export async function startObjectStore(): Promise<BucketSettings> {
	const folder = await mkdtemp(join(tmpdir(), "hamroh-swift-"));
	const { settings, stop } = await startSwift(folder);
	onTestFinished(async () => {
		await stop();
		await rm(folder, { recursive: true, force: true });
	});
	return settings;
}
