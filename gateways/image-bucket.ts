import { AwsClient } from "aws4fetch";
import type { ListedStore } from "./image-folder.ts";

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
 * Stores files in an S3-compatible bucket, so that several machines can share them. Uses path-style URLs, which every
 * server supports.
 * @param folder before the names, such as "files/"
 */
export function createImageBucket(settings: BucketSettings, folder = ""): ListedStore {
	const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
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
			const { status } = await ask("PUT", `/${folder}${name}`, bytes);
			if (status === 404) throw new Error(`The image store has no bucket ${bucket}.`);
		},
		async get(name) {
			const response = await ask("GET", `/${folder}${name}`);
			return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer());
		},
		async remove(name) {
			for (const { key } of await listKeys(`${folder}${name}/`)) await ask("DELETE", `/${key}`);
		},
		list: async () => (await listKeys(folder)).map(({ key, at }) => ({ name: key.slice(folder.length), at })),
	};

	async function listKeys(prefix: string): Promise<{ key: string; at: Date }[]> {
		const found: { key: string; at: Date }[] = [];
		for (let rest = ""; ; ) {
			const response = await ask("GET", `?list-type=2&prefix=${encodeURIComponent(prefix)}${rest}`);
			const xml = await response.text();
			for (const [, content = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
				found.push({ key: textOf(content, "Key"), at: new Date(textOf(content, "LastModified") || 0) });
			const next = textOf(xml, "NextContinuationToken");
			if (!next) return found;
			rest = `&continuation-token=${encodeURIComponent(next)}`;
		}
	}
}

const textOf = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(xml)?.[1] ?? "";
