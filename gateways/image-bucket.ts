import { AwsClient } from "aws4fetch";
import type { ImageStore } from "../domain/shared/ports.ts";

export type BucketSettings = {
	/** The server's base URL without a trailing slash. */
	endpoint: string;
	bucket: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
};

const patience = 8_000;

/**
 * Stores images in an S3-compatible bucket, so that several machines can share them. Uses path-style URLs, which every
 * server supports.
 */
export function createImageBucket({
	endpoint,
	bucket,
	region,
	accessKeyId,
	secretAccessKey,
}: BucketSettings): ImageStore {
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
	const base = `${endpoint}/${bucket}`;

	async function ask(method: string, address: string, body?: Uint8Array): Promise<Response> {
		const response = await client.fetch(base + address, {
			method,
			...(body && { body: body as BodyInit }),
			redirect: "error",
			signal: AbortSignal.timeout(patience),
		});
		if (!response.ok && response.status !== 404) {
			throw new Error(`The image store answered ${method} with ${response.status}.`);
		}
		return response;
	}

	return {
		async put(name, bytes) {
			const { status } = await ask("PUT", `/${name}`, bytes);
			if (status === 404) throw new Error(`The image store has no bucket ${bucket}.`);
		},
		async get(name) {
			const response = await ask("GET", `/${name}`);
			return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer());
		},
		async remove(folder) {
			const response = await ask("GET", `?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}`);
			for (const name of parseKeys(await response.text())) await ask("DELETE", `/${name}`);
		},
	};
}

/** The keys in a listing. An image has fewer files than one listing returns. */
function parseKeys(xml: string): string[] {
	return [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name]) => name as string);
}
