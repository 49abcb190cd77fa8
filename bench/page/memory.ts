import { randomBytes, randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { urlOf } from "../../database/embedded/app-database.ts";
import { serverPid } from "../../tests/support/data-directory.ts";
import { photo } from "../../tests/support/photo.ts";
import { addressOf } from "../support/load.ts";
import { processTree, proportionalMegabytes, residentMegabytes, temporaryFolder } from "../support/processes.ts";
import { report, sized, table } from "../support/report.ts";
import { inLanguages, publicPages, signInOwner, startSite, statusOf } from "../support/site.ts";

const [rounds, seconds] = [3, sized(20, 3)];
const words = ["korean", "robot", "design", "философия", "университет", "iqtisodiyot"];
const reads = ["/api/programs?q=design", "/api/universities", "/api/blog_posts?limit=3"];
const form = { "content-type": "application/x-www-form-urlencoded" };
const adminPages = ["queue", "queue/board", "applications", "programs?page=2", "contact", "log", "overview", "figures"];

/** The web process and the embedded database under mixed requests of visitors and staff, and under uploads. */
export async function measureMemory(): Promise<void> {
	const dataDir = `${temporaryFolder()}/data`;
	const settings = { DATA_DIR: dataDir, SITE_URL: "http://localhost", TRUST_PROXY: "1", TELEGRAM_UPDATES: "off" };
	const site = await startSite({ settings });
	const cookie = await signInOwner(site.url);
	const postmaster = await serverPid(`${dataDir}/database`);
	const databaseOf = () => processTree(postmaster).reduce((sum, pid) => sum + proportionalMegabytes(pid), 0);
	let most = 0;
	const watch = setInterval(() => {
		most = Math.max(most, residentMegabytes(site.pid));
	}, 100);
	const rows: [name: string, answers: number, web: number, database: number][] = [];

	async function measure(name: string, send: () => Promise<number>): Promise<void> {
		most = 0;
		rows.push([name, await send(), most, databaseOf()]);
	}

	/** @returns the number of answers. */
	async function sendMixed(): Promise<number> {
		const requests = await mixedRequests(site.url, cookie, paths);
		let clients = 0;
		// Each connection begins at another place.
		const setupClient = (client: autocannon.Client) => {
			const first = (clients++ * 157) % requests.length;
			client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
		};
		const load = { connections: 64, duration: seconds, timeout: 60 };
		const result = await autocannon({ url: site.url, ...load, requests, setupClient });
		const failed = result["5xx"] + result.errors;
		if (failed > 0) throw new Error(`${failed} requests failed: ${JSON.stringify(result.statusCodeStats)}`);
		return result.requests.total;
	}

	async function upload(): Promise<number> {
		const picture = await (await photo(4_000, 3_000)).jpeg({ quality: 88 }).toBuffer();
		const headers = { cookie, "sec-fetch-site": "same-origin" };
		const send = () => {
			const body = new FormData();
			// Some bytes after its end make it another file.
			body.set("file", new File([new Uint8Array(picture), randomBytes(16)], "a.jpg", { type: "image/jpeg" }));
			return statusOf(`${site.url}/api/functions/upload-image`, { method: "POST", headers, body }, 120_000);
		};
		return (await Promise.all(Array.from({ length: 20 }, send))).filter((status) => status === 200).length;
	}

	const paths = (await publicPages(urlOf(`${dataDir}/database/socket`, "hamroh"))).flatMap(inLanguages);
	for (let round = 1; round <= rounds; round++) await measure(`round ${round}, mixed requests`, sendMixed);
	await measure("20 people upload a photo of 12 megapixels", upload);
	clearInterval(watch);
	const [web, database] = [rows.map((row) => row[2]), rows.map((row) => row[3])];
	report(
		"memory",
		"Memory",
		`64 connections for ${seconds} s, three times: cached pages, lists, searches, the API, page views, staff's pages, forms, sign-ins. Resident memory of the web process at most, and proportional memory (PSS) of the database's processes, in MB.`,
		{
			webMemory: Math.max(...web.slice(0, rounds)),
			uploadMemory: web.at(-1) ?? Number.NaN,
			databaseMemory: Math.max(...database),
		},
		table(["", "answers", "web process, at most", "database"], rows),
	);
}

/** A thousand requests in the proportions of a busy site while its staff work. The same for each round. */
async function mixedRequests(url: string, cookie: string, paths: string[]): Promise<autocannon.Request[]> {
	const contact = await (await fetch(`${url}/contact`)).text();
	const key = /name="form_key" value="([^"]+)"/.exec(contact)?.[1];
	return Array.from({ length: 1_000 }, (_, number): autocannon.Request => {
		const pick = (list: string[]) => list[(number * 7) % list.length] as string;
		const headers = { "accept-encoding": "br", "sec-fetch-site": "same-origin", "x-forwarded-for": addressOf(number) };
		const address = pick(paths);
		const hundred = number % 100;
		const post = { method: "POST" as const, headers: { ...headers, ...form, referer: url + address } };
		if (hundred < 52) return { path: address, headers };
		if (hundred < 64) return { path: `/programs?type=Master&sort=fee&page=${1 + (number % 4)}`, headers };
		if (hundred < 74) return { path: `/programs?q=${encodeURIComponent(pick(words))}+${number % 40}`, headers };
		if (hundred < 86) return { ...post, path: "/track?direct&" };
		if (hundred < 92) return { path: pick(reads), headers };
		if (hundred < 98) return { path: `/admin/${pick(adminPages)}`, headers: { ...headers, cookie } };
		if (number === 98) return { ...post, path: "/auth", body: "email=nobody%40example.com&password=nothing" };
		const body = `name=Sample&email=a%40example.com&message=Hello&form_key=${key}~${randomUUID()}`;
		return { ...post, path: "/contact", body };
	});
}
