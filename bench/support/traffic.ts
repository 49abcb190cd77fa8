import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { staticPages } from "../../app/navigation.ts";
import { cities, programTypes } from "../../database/values.ts";
import { largestUpload } from "../../domain/images/rules.ts";
import { photo } from "../../tests/support/photo.ts";
import { seeded } from "./numbers.ts";
import { signInOwner } from "./owner.ts";
import { inLanguage, languages } from "./pages.ts";
import { type Filled, fill, keyFrom, send as submit } from "./visitor.ts";

/** Requests of each kind in ten thousand: a busy site while its staff work. */
const shares = {
	"cached page": 5_200,
	"list with filters": 1_100,
	search: 900,
	"picture or file": 1_000,
	"page view": 1_000,
	"API read": 480,
	"admin page": 300,
	form: 24,
	"sign-in": 4,
	"change by staff": 2,
	"picture upload": 1,
};
export type RequestKind = keyof typeof shares;
/** Each kind with the sum of the shares up to it. */
const steps = (Object.entries(shares) as [RequestKind, number][]).map(
	([kind], at, all) => [kind, all.slice(0, at + 1).reduce((sum, [, share]) => sum + share, 0)] as const,
);
const allShares = steps.at(-1)?.[1] ?? 0;

/** A request that succeeded has one of these statuses. */
const successes = [200, 204, 303];
const words = ["korean", "robot", "nursing", "design", "философия", "университет", "iqtisodiyot", "muhandislik"];
const adminPages = [
	"/admin/overview",
	"/admin/queue",
	"/admin/queue/board",
	"/admin/applications",
	"/admin/applications?q=sample&status=pending",
	"/admin/programs?page=2",
	"/admin",
	"/admin/contact",
	"/admin/figures",
	"/admin/log",
	"/admin/content",
];
/** A form that is sent sooner counts as a bot's. In milliseconds. */
const typingTime = 2_100;
const mostCards = 12;
/** Milliseconds. */
const longestIdle = 4_000;
const visitors = 20_000;
const staff = 20;
const phone =
	"Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36";

type Call = { path: string; method?: string; headers?: Record<string, string>; body?: Uint8Array | string };
export type Traffic = {
	/** @returns the next request, and a function that sends it and resolves with its status, 0 if it broke. */
	next(): { kind: RequestKind; path: string; send(): Promise<number> };
	close(): void;
};

/** The settings that the site needs: an owner who signs in, and visitors with different addresses. */
export const trafficSettings = { TRUST_PROXY: "1", TELEGRAM_UPDATES: "off" };

/** Mixed traffic for a site with the sample data. The same seed makes the same requests. */
export async function createTraffic(url: string, connections: number, seed = 20_261_123): Promise<Traffic> {
	// Closes idle connections before the site does, after five seconds: a browser sends a request again whose connection was
	// closed at that moment, and this client does not.
	const agent = new Agent({
		...{ keepAlive: true, maxSockets: connections, maxFreeSockets: connections },
		timeout: longestIdle,
	});
	const random = seeded(seed);
	const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
	const cookie = await signInOwner(url);
	const idsOf = async (table: string) => {
		const response = await fetch(`${url}/api/${table}?limit=100`);
		return ((await response.json()) as { items: { id: string; slug?: string }[] }).items;
	};
	const [programs, universities, posts] = await Promise.all(["programs", "universities", "blog_posts"].map(idsOf));
	const programIds = (programs ?? []).map(({ id }) => id);
	const paths = [
		...staticPages.map(({ path }) => path),
		...programIds.map((id) => `/programs/${id}`),
		...(universities ?? []).map(({ id }) => `/universities/${id}`),
		...(posts ?? []).map(({ slug }) => `/blog/${slug}`),
	];
	const addresses = paths.flatMap((path) => languages.map((prefix) => inLanguage(path, prefix)));
	const files = await filesOf(url, addresses);
	// One large photo is enough: some bytes after its end make it another file.
	const original = await (await photo(4000, 3000)).jpeg({ quality: 88 }).toBuffer();
	let submissions = 0;

	/** Each staff member and each visitor has an address of their own: the limits per address are for one person. */
	const withAddress = (call: Call) => {
		const person = Math.floor(random() * (call.headers?.cookie ? staff : visitors));
		const address = `2001:db8:${(person % 500).toString(16)}:${person.toString(16)}::1`;
		return { ...call, headers: { "x-forwarded-for": address, ...call.headers } };
	};

	const calls: Record<Exclude<RequestKind, "form">, () => Call> = {
		"cached page": () => ({ path: pick(addresses) }),
		"list with filters": () => ({
			path: `/programs?type=${encodeURIComponent(pick(programTypes))}&city=${pick(cities)}&sort=fee&page=${1 + Math.floor(random() * 4)}`,
		}),
		search: () => ({
			path: `${pick(languages)}/programs?q=${encodeURIComponent(pick(words))}+${Math.floor(random() * 40)}`,
		}),
		"picture or file": () => ({ path: pick(files) }),
		"page view": () => ({
			path: "/track?direct&",
			method: "POST",
			headers: { referer: url + pick(addresses), "content-length": "0" },
		}),
		"API read": () => ({
			path: `/api/${pick(["programs?q=design", "universities", "offices", `programs/${pick(programIds)}`, "blog_posts?limit=3"])}`,
		}),
		"admin page": () => ({ path: pick(adminPages), headers: { cookie } }),
		"sign-in": () => ({
			path: "/auth",
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: String(
				new URLSearchParams({ email: `nobody${Math.floor(random() * 1e6)}@example.com`, password: "nothing" }),
			),
		}),
		"change by staff": () => ({
			path: `/api/programs/${pick(programIds)}`,
			method: "PATCH",
			headers: { cookie, "content-type": "application/json", "if-match": "*" },
			body: JSON.stringify({ duration: `${1 + Math.floor(random() * 4)} years (example)` }),
		}),
		"picture upload": () => uploadOf(original, cookie),
	};

	const opened: { filled: Filled; key: string; at: number }[] = [];
	/** Opens a form, or submits one that has been open for long enough. */
	async function sendForm(): Promise<number> {
		const [oldest] = opened;
		if (oldest && performance.now() - oldest.at > typingTime) {
			opened.shift();
			return submit(url, oldest.filled, oldest.key);
		}
		const filled = fill(submissions++, programIds, random);
		const key = await keyFrom(url, filled.path);
		if (key) opened.push({ filled, key, at: performance.now() });
		return key ? 200 : 0;
	}

	return {
		next() {
			const place = random() * allShares;
			const [kind] = steps.find(([, end]) => place < end) as (typeof steps)[number];
			if (kind === "form") return { kind, path: "", send: sendForm };
			const call = withAddress(calls[kind]());
			return { kind, path: call.path, send: () => sendCall(agent, url, call) };
		},
		close: () => agent.destroy(),
	};
}

/** Whether a request was answered as it should be: nobody's sign-in is refused, and the card of a changed record moves. */
export function isSuccess(kind: RequestKind, status: number): boolean {
	if (kind === "sign-in") return status === 422;
	return successes.includes(status) || (kind === "picture or file" && status === 302);
}

/** The pictures and files that pages name. */
async function filesOf(url: string, addresses: string[]): Promise<string[]> {
	const found = new Set<string>();
	for (const address of addresses.filter((_, at) => at % 5 === 0)) {
		const html = await (await fetch(url + address)).text();
		const named = html.matchAll(/["/](\/?(?:assets|covers|cards|images)\/[^"\s,)]+|\/hero[\w-]*\.svg)/g);
		for (const [, path = ""] of named) found.add(path.startsWith("/") ? path : `/${path}`);
	}
	const all = [...found].map((path) => path.replaceAll("&amp;", "&"));
	// More share cards at once than may wait to be drawn would be refused.
	const cards = all.filter((path) => path.startsWith("/cards/"));
	return [...all.filter((path) => !cards.includes(path)), ...cards.slice(0, mostCards)];
}

function uploadOf(original: Uint8Array, cookie: string): Call {
	const boundary = `bench-${randomBytes(8).toString("hex")}`;
	const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
	const body = Buffer.concat([Buffer.from(head), original, randomBytes(16), Buffer.from(`\r\n--${boundary}--\r\n`)]);
	if (body.length > largestUpload) throw new Error("The photo is larger than an upload may be.");
	const headers = { cookie, "content-type": `multipart/form-data; boundary=${boundary}` };
	return { path: "/api/functions/upload-image", method: "POST", headers, body };
}

/** @returns the status when the response has arrived completely; 0 if the connection broke. */
function sendCall(agent: Agent, url: string, { path, method = "GET", headers, body = "" }: Call): Promise<number> {
	return new Promise((done) => {
		const sent = request(
			url + path,
			{
				...{ method, agent, timeout: 30_000 },
				headers: {
					"accept-encoding": "br",
					accept: "image/avif,*/*",
					"user-agent": phone,
					"sec-fetch-site": "same-origin",
					...(body.length > 0 && { "content-length": Buffer.byteLength(body) }),
					...headers,
				},
			},
			(answer) => {
				answer.resume();
				answer.on("end", () => done(answer.statusCode ?? 0));
				answer.on("error", () => done(0));
			},
		);
		sent.on("timeout", () => sent.destroy());
		sent.on("error", () => done(0));
		sent.end(body);
	});
}
