import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { median, report, sized, table } from "../support/report.ts";
import { publicPages, startMeasured, statusOf } from "../support/site.ts";

const seconds = sized(6, 1);
const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const post = (path: string, fields: Record<string, string>): autocannon.Request => ({
	...{ method: "POST", path, headers: form },
	body: String(new URLSearchParams(fields)),
});
const widest = "korea university program language business design computer data science engineer";

/** The expensive entries. Every request is another one, so that no cache can answer it. */
const floods: Record<string, (number: number) => autocannon.Request> = {
	"share cards": () => ({ path: `/cards/en/${randomUUID()}/0.png` }),
	covers: () => ({ path: `/covers/${randomUUID()}` }),
	"contact page": () => ({ path: "/contact" }),
	search: (number) => ({ path: `/programs?q=${encodeURIComponent(`${widest.slice(0, 70)} ${number}`)}` }),
	"sign-in": (number) => post("/auth", { email: `nobody${number}@example.com`, password: "seven quiet cranes" }),
	recovery: (number) => post("/auth/forgotten", { email: `nobody${number}@example.com` }),
	"visa check": (number) =>
		post("/visa-status", { fullName: "KIM", passportNumber: `M${number}`, dateOfBirth: "2001-02-03", consent: "yes" }),
	upload: () => ({
		...{ method: "POST", path: "/api/functions/upload-image", body: "x".repeat(5_000_000) },
		headers: { "content-type": "multipart/form-data; boundary=x" },
	}),
};

/** One visitor looks at pages while 20 connections from one address send one kind of request as fast as they are answered. */
export async function measureHostile(): Promise<void> {
	const { databaseUrl, site } = await startMeasured();
	const university = (await publicPages(databaseUrl)).find((path) => path.startsWith("/universities/")) ?? "";
	let searches = 0;
	const looked = [() => "/programs", () => university, () => `/programs?q=design${searches++}`, () => "/healthz"];

	/** @returns the median milliseconds of each page. */
	async function look(milliseconds: number): Promise<number[]> {
		const times = looked.map((): number[] => []);
		for (const end = performance.now() + milliseconds; performance.now() < end; await pause(25)) {
			for (const [at, path] of looked.entries()) {
				const began = performance.now();
				const status = await statusOf(site.url + path(), { headers: { "x-forwarded-for": "192.0.2.1" } }, 60_000);
				if (status !== 200) throw new Error(`A visitor was answered with ${status}.`);
				times[at]?.push(performance.now() - began);
			}
		}
		return times.map(median);
	}

	await look(2_000);
	const rows: (string | number)[][] = [];
	for (const [name, request] of Object.entries(floods)) {
		const before = await look(seconds * 500);
		const requests = Array.from({ length: name === "upload" ? 1 : 2_000 }, (_, number) => {
			const made = request(number);
			return { ...made, headers: { ...made.headers, "x-forwarded-for": "203.0.113.9" } };
		});
		// In a thread of its own, so that it does not slow down the visitor's clock.
		const flood = autocannon({ url: site.url, connections: 20, duration: seconds + 1, workers: 1, requests });
		await pause(1_000);
		const during = await look(seconds * 1_000);
		const { statusCodeStats = {} } = await flood;
		const ratios = during.map((time, at) => time / (before[at] as number));
		rows.push([name, ...ratios, Object.keys(statusCodeStats).join(" ") || "none"]);
		// The queue drains before the next flood.
		await pause(1_500);
	}
	const most = (from: number, to: number) => Math.max(...rows.flatMap((row) => row.slice(from, to).map(Number)));
	report(
		"hostile",
		"Hostile load from one address",
		`20 connections from one address for ${seconds} s each. The site has a core for itself; the database, the attacker and one visitor share the other. The visitor's median times during the flood, as multiples of those before. The health check, which is no page and takes about a millisecond, takes ${most(4, 5).toFixed(1)} times as long.`,
		{ hostile: most(1, 4) },
		table(["flooded", "cached page", "a record", "a search", "health check", "statuses"], rows),
	);
}
