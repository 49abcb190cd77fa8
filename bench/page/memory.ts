import { randomBytes, randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { urlOf } from "../../database/embedded/app-database.ts";
import { photo } from "../../tests/support/photo.ts";
import { addressOf } from "../support/load.ts";
import { processTree, proportionalMegabytes, residentMegabytes, temporaryFolder } from "../support/processes.ts";
import { report, sized, table } from "../support/report.ts";
import { embeddedServer, inLanguage, languagePrefixes, publicPages, signInOwner, startSite } from "../support/site.ts";

const [rounds, seconds] = [3, sized(20, 3)];
const words = ["korean", "robot", "design", "философия", "университет", "iqtisodiyot"];
const reads = ["/api/programs?q=design", "/api/universities", "/api/blog_posts?limit=3"];
const adminPages = ["queue", "queue/board", "applications", "programs?page=2", "contact", "log", "overview", "figures"];

/** The web process and the embedded database under mixed requests of visitors and staff, and under uploads. */
export async function measureMemory(): Promise<void> {
	const dataDir = `${temporaryFolder()}/data`;
	const settings = { DATA_DIR: dataDir, SITE_URL: "http://localhost", TRUST_PROXY: "1", TELEGRAM_UPDATES: "off" };
	const site = await startSite({ settings });
	const cookie = await signInOwner(site.url);
	const postmaster = embeddedServer(dataDir);
	const databaseOf = () => processTree(postmaster).reduce((sum, pid) => sum + proportionalMegabytes(pid), 0);
	const most = { web: 0, database: 0 };
	const watch = setInterval(() => {
		most.web = Math.max(most.web, residentMegabytes(site.pid));
	}, 100);
	const rows: (string | number)[][] = [["after the start", residentMegabytes(site.pid), databaseOf(), 0]];

	async function send(name: string, connections: number, requests: autocannon.Request[]): Promise<number> {
		most.web = 0;
		const result = await autocannon({ url: site.url, connections, duration: seconds, timeout: 60, requests });
		const failed = result["5xx"] + result.errors;
		if (failed > 0) throw new Error(`${failed} requests failed: ${JSON.stringify(result.statusCodeStats)}`);
		most.database = Math.max(most.database, databaseOf());
		rows.push([name, most.web, databaseOf(), result.requests.total]);
		return most.web;
	}

	let webMemory = 0;
	const paths = await publicPages(urlOf(`${dataDir}/database/socket`, "hamroh"));
	for (let round = 1; round <= rounds; round++) {
		const requests = await mixedRequests(site.url, cookie, paths);
		webMemory = Math.max(webMemory, await send(`round ${round}, mixed requests`, 64, requests));
	}
	const picture = await (await photo(4_000, 3_000)).jpeg({ quality: 88 }).toBuffer();
	const uploads = Array.from({ length: 20 }, () => uploadOf(picture, cookie));
	const uploadMemory = await send("20 people upload a photo of 12 megapixels", 20, uploads);
	clearInterval(watch);
	report(
		"memory",
		"Memory",
		`64 connections for ${seconds} s, three times: cached pages, lists, searches, the API, page views, staff's pages, forms, sign-ins. Resident memory of the web process at most, and proportional memory (PSS) of the database's processes, in MB.`,
		{ webMemory, uploadMemory, databaseMemory: most.database },
		table(["", "web process, at most", "database", "requests"], rows),
	);
}

/** A thousand requests in the proportions of a busy site while its staff work. The same for each round. */
async function mixedRequests(url: string, cookie: string, paths: string[]): Promise<autocannon.Request[]> {
	const form = { "content-type": "application/x-www-form-urlencoded" };
	const contact = await (await fetch(`${url}/contact`)).text();
	const key = /name="form_key" value="([^"]+)"/.exec(contact)?.[1];
	return Array.from({ length: 1_000 }, (_, number): autocannon.Request => {
		const pick = (list: string[]) => list[(number * 7) % list.length] as string;
		const headers = { "accept-encoding": "br", "sec-fetch-site": "same-origin", "x-forwarded-for": addressOf(number) };
		const address = inLanguage(pick(paths), pick(languagePrefixes));
		const hundred = number % 100;
		const post = { method: "POST" as const, headers: { ...headers, referer: url + address } };
		if (hundred < 52) return { path: address, headers };
		if (hundred < 64) return { path: `/programs?type=Master&sort=fee&page=${1 + (number % 4)}`, headers };
		if (hundred < 74) return { path: `/programs?q=${encodeURIComponent(pick(words))}+${number % 40}`, headers };
		if (hundred < 86) return { ...post, path: "/track?direct&" };
		if (hundred < 92) return { path: pick(reads), headers };
		if (hundred < 98) return { path: `/admin/${pick(adminPages)}`, headers: { ...headers, cookie } };
		const [path, body] =
			number < 200 && hundred === 98
				? ["/auth", `email=nobody${number}%40example.com&password=nothing`]
				: ["/contact", `name=Sample&email=a%40example.com&message=Hello&form_key=${key}~${randomUUID()}`];
		return { method: "POST", path, headers: { ...headers, ...form }, body };
	});
}

function uploadOf(picture: Buffer, cookie: string): autocannon.Request {
	const head = `--bench\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
	// Some bytes after its end make it another file.
	const body = Buffer.concat([Buffer.from(head), picture, randomBytes(16), Buffer.from("\r\n--bench--\r\n")]);
	const headers = { cookie, "sec-fetch-site": "same-origin", "content-type": "multipart/form-data; boundary=bench" };
	return { method: "POST", path: "/api/functions/upload-image", headers, body };
}
