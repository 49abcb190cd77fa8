import sharp from "sharp";
import { signInOwner } from "../support/owner.ts";
import type { Cluster } from "./cluster.ts";
import { until } from "./service.ts";

/** Uploads pictures to the S3-compatible store, as staff do, and finds out which of them every process can show. */
export async function createPictures(cluster: Cluster) {
	const cookie = await signInOwner(cluster.url);
	const uploaded: string[] = [];
	return {
		/** Uploads one until it is acknowledged. */
		async upload(): Promise<void> {
			const size = 64 + uploaded.length;
			const create = { width: size, height: size, channels: 3, background: "#a33" } as const;
			const bytes = await sharp({ create }).png().toBuffer();
			await until(async () => {
				const body = new FormData();
				body.set("file", new File([new Uint8Array(bytes)], "example.png", { type: "image/png" }));
				const answer = await fetch(`${cluster.url}/api/functions/upload-image`, {
					method: "POST",
					body,
					headers: { cookie, "sec-fetch-site": "same-origin" },
					signal: AbortSignal.timeout(10_000),
				});
				if (!answer.ok) return false;
				uploaded.push(((await answer.json()) as { url: string }).url);
				return true;
			});
		},
		/** @returns how many were acknowledged, and how many of them some process cannot show. */
		async count(): Promise<{ stored: number; lost: number }> {
			let lost = 0;
			for (const url of uploaded) {
				const { pathname } = new URL(url, cluster.url);
				const answers = await Promise.all(cluster.machines.map(({ siteUrl }) => fetch(siteUrl + pathname)));
				for (const answer of answers) await answer.arrayBuffer();
				if (answers.some(({ ok }) => !ok)) lost++;
			}
			return { stored: uploaded.length, lost };
		},
	};
}
