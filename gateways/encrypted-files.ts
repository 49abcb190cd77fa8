import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { join } from "node:path";
import type { FileStore } from "../domain/shared/ports.ts";
import { type BucketSettings, createImageBucket } from "./image-bucket.ts";
import { createImageFolder, type ListedStore } from "./image-folder.ts";

const algorithm = "aes-256-gcm";
const version = 1;
const ivLength = 12;
const tagLength = 16;
const headLength = 1 + ivLength + tagLength;

/** The papers of an installation: in its bucket, or in its data directory. */
export const createFileStore = ({
	imageBucket,
	dataDir,
	secret,
}: {
	imageBucket: BucketSettings | undefined;
	dataDir: string;
	secret: string;
}): FileStore =>
	encryptedFiles(
		imageBucket ? createImageBucket(imageBucket, "files/") : createImageFolder(join(dataDir, "files")),
		secret,
	);

/**
 * Papers, encrypted with AES-256-GCM by a key that follows from the installation's secret. A file is bound to its id, so that
 * none can be put in the place of another. The store has `ID/paper`, and sees neither types nor names.
 */
export function encryptedFiles(store: ListedStore, secret: string): FileStore {
	const key = Buffer.from(hkdfSync("sha256", secret, "", "hamroh files", 32));
	return {
		async put(id, bytes) {
			const iv = randomBytes(ivLength);
			const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(id));
			const parts = [cipher.update(bytes), cipher.final()];
			await store.put(`${id}/paper`, Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), ...parts]));
		},
		async get(id) {
			const stored = await store.get(`${id}/paper`);
			if (!stored) return undefined;
			if (stored[0] !== version) throw new Error("The file of a paper has an unknown format.");
			const decipher = createDecipheriv(algorithm, key, stored.subarray(1, 1 + ivLength))
				.setAAD(Buffer.from(id))
				.setAuthTag(stored.subarray(1 + ivLength, headLength));
			// Without a copy: packs of many papers are read one after the other.
			const bytes = decipher.update(stored.subarray(headLength));
			decipher.final();
			return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
		},
		remove: (id) => store.remove(id),
		async list() {
			const files = await store.list();
			return files.map(({ name, at }) => ({ id: name.split("/", 1)[0] as string, at }));
		},
	};
}
