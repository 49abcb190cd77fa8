import { setTimeout as pause } from "node:timers/promises";
import { report, sized, table } from "../support/report.ts";
import { startMeasured, statusOf } from "../support/site.ts";

const application = {
	...{ full_name: "a", location: "b", phone_number: "+998 71 000 00 00", age: 19, comment: null },
	...{ language_certificates: [], terms_agreed: true, marketing_consent: false },
};
const formPaths = ["/my", "/my/link", "/my/code", "/contact", "/apply", "/auth", "/auth/sign-up", "/visa-status"];
const formType = "application/x-www-form-urlencoded";
const ofForm = (path: string, what: string, body: string) => ({ path, what, body, type: formType });
const ofApi = (what: string, values: object) => {
	const body = JSON.stringify({ ...application, ...values });
	return { path: "/api/applications", what, body, type: "application/json" };
};
const numbers = Array.from({ length: 420_000 }, (_, number) => number.toString(36));

/** Single requests from anybody that once held up all others for seconds. */
const attacks = [
	...["/admin/universities/new", "/admin/queue"].flatMap((path) => [
		ofForm(path, "3 MB of one field", "a&".repeat(1_500_000)),
		ofForm(path, "420,000 fields", numbers.join("&")),
	]),
	...formPaths.map((path) => ofForm(path, "64 kB of one field", "a&".repeat(32_000))),
	// Unicode sorts the accents on a letter, above and below it, in a time that grows with the square of their number.
	ofForm("/is-it-us", "one letter with 32,000 accents", `q=a${"\u0344".repeat(16_300)}${"\u0334".repeat(16_300)}`),
	ofApi("a long phone number", { phone_number: "{".repeat(55_000) }),
	ofApi("a long email address", { email: `x@${".".repeat(54_000)}@x` }),
	ofApi("a name of accents", { full_name: "\u0301".repeat(25_000) }),
	ofApi("8,000 lists", { language_certificates: Array.from({ length: 8_000 }, () => [[]]) }),
];

/** For how long one request keeps the health check and a cached page from being answered. */
export async function measureAttacks(): Promise<void> {
	const { site } = await startMeasured();

	/** Asks for a page every few milliseconds until `isOver`. @returns the longest wait in milliseconds. */
	async function maxWait(path: string, isOver: () => boolean): Promise<number> {
		let longest = 0;
		while (!isOver()) {
			const began = performance.now();
			await statusOf(site.url + path, { headers: { "x-forwarded-for": "192.0.2.1" } }, 60_000);
			longest = Math.max(longest, performance.now() - began);
			await pause(5);
		}
		return longest;
	}

	const rows: [string, number, string][] = [];
	for (const [at, { path, what, body, type }] of [...attacks.slice(0, 1), ...attacks].entries()) {
		let isOver = false;
		const waits = Promise.all(["/healthz", "/programs"].map((looked) => maxWait(looked, () => isOver)));
		await pause(100);
		const headers = { "content-type": type, origin: "http://localhost", "x-forwarded-for": `203.0.113.${at}` };
		// Refusing before the whole body has arrived may break the connection: 0.
		const status = await statusOf(site.url + path, { method: "POST", headers, body }, 60_000);
		await pause(sized(200, 50));
		isOver = true;
		// The first one warms up.
		if (at > 0) rows.push([`${what} to ${path}`, Math.max(...(await waits)), String(status)]);
		else await waits;
	}
	const worst = rows.toSorted((a, b) => b[1] - a[1]).slice(0, 6);
	report(
		"attacks",
		"One hostile request",
		`${rows.length} single requests without a session: bodies of 3 MB for staff's forms, and of 64 kB for public forms and the API, made of what is expensive to read. The longest wait of somebody who asks for the health check and a cached page all the time.`,
		{ heldUp: Math.max(...rows.map((row) => row[1])) },
		table(["request", "others waited, ms", "status"], worst),
	);
}
