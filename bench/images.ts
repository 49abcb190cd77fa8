// Measures the time to process an uploaded photo, its size on a phone, and the memory of thirty concurrent uploads.
import { setTimeout as pause } from "node:timers/promises";
import { largestUpload } from "../domain/images/rules.ts";
import { createImageProcessor } from "../gateways/image-maker.ts";
import { photo } from "../tests/support/photo.ts";
import { embeddedServer } from "./support/database.ts";
import { median } from "./support/numbers.ts";
import { ownerSettings, signInOwner } from "./support/owner.ts";
import { childrenSeconds, processTree, proportionalMegabytes, temporaryFolder } from "./support/processes.ts";
import { sized } from "./support/quick.ts";
import { judge, report, table, verdict } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

const repeats = sized(5, 1);
const atOnce = sized(30, 4);
/** Bytes of the heaviest file that a phone of 360 px loads. */
const phoneBytes = 40_000;

const photos: { name: string; bytes: Buffer }[] = [];
for (const [name, detail] of [
	["sky and walls", 0.5],
	["a street with leaves", 1],
	["leaves alone", 2],
] as const) {
	photos.push({ name, bytes: await (await photo(4000, 3000, detail)).jpeg({ quality: 88 }).toBuffer() });
}

const maker = createImageProcessor();
const weights: (string | number)[][] = [];
let heaviest = 0;
for (const { name, bytes } of photos) {
	const { files } = await maker.process(bytes);
	const weigh = (file: string) => files.find((each) => each.name === file)?.bytes.length ?? 0;
	heaviest = Math.max(heaviest, ...[320, 640, 1280].map((width) => weigh(`${width}.avif`)));
	weights.push([
		name,
		bytes.length,
		...[320, 640, 1280, 1920].map((width) => weigh(`${width}.avif`)),
		weigh("1280.webp"),
	]);
}

const { folder, remove } = await temporaryFolder();
const site = await startSite({
	settings: {
		DATA_DIR: `${folder}/data`,
		SITE_URL: "http://localhost",
		...ownerSettings,
	},
});

/** A complete upload as a browser sends it, from the first byte to the response. */
async function upload(bytes: Uint8Array, cookie: string): Promise<{ seconds: number; status: number; url?: string }> {
	const body = new FormData();
	body.set("file", new File([bytes as BlobPart], "a.jpg", { type: "image/jpeg" }));
	const began = performance.now();
	const answer = await fetch(`${site.url}/api/functions/upload-image`, {
		method: "POST",
		body,
		headers: { cookie, "sec-fetch-site": "same-origin" },
	});
	const text = await answer.text();
	if (answer.status !== 200) console.log(answer.status, text.slice(0, 300));
	const { url } = (answer.status === 200 ? JSON.parse(text) : {}) as { url?: string };
	return { seconds: (performance.now() - began) / 1_000, status: answer.status, ...(url && { url }) };
}

let made = 0;
/** A new file for every upload: the same photo with some zeros appended, up to `size` bytes in total. */
function another(bytes: Buffer, size = bytes.length + 100): Uint8Array {
	made++;
	const longer = new Uint8Array(Math.max(bytes.length + made, size - made));
	longer.set(bytes);
	return longer;
}

const databasePid = await embeddedServer(`${folder}/data/database`);
/** Memory of the site's process and its image processes, without the database. */
function megabytes(): number {
	const others = new Set(processTree(databasePid));
	return processTree(site.pid)
		.filter((pid) => !others.has(pid))
		.reduce((sum, pid) => sum + sizeOf(pid), 0);
}

/** A child process may end during the measurement. */
function sizeOf(pid: number): number {
	try {
		return proportionalMegabytes(pid) || 0;
	} catch {
		return 0;
	}
}

try {
	const cookie = await signInOwner(site.url);

	const ready: (string | number)[][] = [];
	let dearest = 0;
	for (const { name, bytes } of photos) {
		const times: number[] = [];
		const used: number[] = [];
		for (let time = 0; time <= repeats; time++) {
			const before = childrenSeconds(site.pid);
			const { seconds, status } = await upload(another(bytes), cookie);
			if (status !== 200) throw new Error(`The upload was answered with ${status}.`);
			// The first upload also loads the image library.
			if (time > 0) times.push(seconds);
			if (time > 0) used.push(childrenSeconds(site.pid) - before);
		}
		dearest = Math.max(dearest, median(used));
		ready.push([name, bytes.length / 1e6, median(times), median(used)]);
	}

	await pause(2_000);
	const calm = megabytes();
	const large = photos.at(-1)?.bytes as Buffer;
	const began = performance.now();
	// Counts memory pages that the process and its children share once.
	let most = 0;
	const watch = setInterval(() => {
		most = Math.max(most, megabytes());
	}, 20);
	const answers = await Promise.all(
		Array.from({ length: atOnce }, () => upload(another(large, largestUpload), cookie)),
	);
	clearInterval(watch);
	const took = (performance.now() - began) / 1_000;
	const right = new Set(answers.filter(({ status }) => status === 200).map(({ url }) => url)).size;

	report(
		"images",
		"Uploaded pictures",
		`Made-up photos of 4000 × 3000 pixels (noise of all sizes, as \`tests/support/photo.ts\` says) as JPEG of quality 88. An upload from its first byte to the
response: eight files made and stored. Medians of ${repeats}.

${table(["photo", "megabytes", "seconds", "of CPU"], ready)}

At most ${dearest.toFixed(2)} s of CPU, nearly all of it in the child process (${judge("photo", dearest)}).

${table(["photo", "bytes sent", "320.avif", "640.avif", "1280.avif", "1920.avif", "1280.webp"], weights)}

The heaviest that a phone of 360 px loads: ${heaviest.toLocaleString("en")} bytes (goal ≤ ${phoneBytes.toLocaleString("en")}: ${verdict(heaviest <= phoneBytes)}).

${atOnce} different photos of nearly 5 MB at once: ${right} right answers within ${took.toFixed(1)} s. Memory of the process and of those that make pictures (PSS) ${calm.toFixed(0)} MB before, ${most.toFixed(0)} MB at
its highest (${judge("uploads", right === atOnce ? most : Number.NaN)}).`,
	);
} finally {
	await site.stop();
	await remove();
}
