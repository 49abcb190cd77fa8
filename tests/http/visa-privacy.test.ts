import { execFileSync } from "node:child_process";
import { expect, inject, test } from "vitest";
import { cookiesOf, signedIn } from "../support/accounts.ts";
import { applicationFields, keyOf } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { outOfReach } from "../support/rows.ts";
import { visaSite, wideLimits } from "../support/visa-site.ts";

type Marked = { fullName: string; passportNumber: string; dateOfBirth: string; consent: string };

let count = 0;
/** A person whose name, number and date of birth occur nowhere else. */
function marked(changes: Partial<Marked> = {}): Marked {
	const number = String(++count).padStart(2, "0");
	const letters = [...number].map((digit) => "KLMNPRSTVX"[Number(digit)]).join("");
	const names = { fullName: `Zqxname${letters} Wvutest`, passportNumber: `ZQ77${number}XV` };
	return { ...names, dateOfBirth: `19${30 + count}-07-23`, consent: "yes", ...changes };
}
const traces = ({ fullName, passportNumber, dateOfBirth }: Marked) =>
	[fullName.split(" ")[0] as string, passportNumber, dateOfBirth, dateOfBirth.replaceAll("-", "")].flatMap((mark) => [
		mark,
		mark.toUpperCase(),
		Buffer.from(mark).toString("base64").replace(/=+$/, ""),
	]);

const ways = [
	["found", "STATUS19"],
	["refused", "REASON01"],
	["nothing found", "NOBODY01"],
	["session expired", "SESSION1"],
	["down", "DOWN0001"],
	["time-out", "SLOW0001"],
	["connection reset", "RESET001"],
	["broken off", "HALF0001"],
	["too large", "HUGE0001"],
	["garbage", "GARBAGE1"],
	["changed", "CHANGED1"],
] as const;

test("F0-4, S-08: after success, error, timeout and crash, and typed into any form, no log line, table, file, header, page, export or URL contains passport data", async () => {
	const people = ways.map(([, passport]) => ({ person: marked(), passport }));
	const aliases = Object.fromEntries(people.map(({ person, passport }) => [person.passportNumber, passport]));
	const site = await visaSite({ pageCacheBytes: 4_000_000, logLevel: "trace" }, "sample", aliases);
	await site.ready;
	const all: Marked[] = people.map(({ person }) => person);
	const answers: Response[] = [];
	const send = async (person: Marked, headers = {}) => {
		all.push(person);
		const answer = await site.post("/visa-status", person, headers);
		answers.push(answer);
		return [answer.status, await answer.text()] as const;
	};

	// The circuit opens after five consecutive failures, so include a success between them.
	for (const { person } of people) {
		await send(person);
		await send(marked({ passportNumber: "STATUS19" }));
	}
	// Rejected: a future date, no consent, another site, an unreadable body.
	for (const person of [marked({ dateOfBirth: "2931-07-23" }), marked({ consent: "" })])
		expect((await send(person))[0]).toBe(422);
	expect((await send(marked(), { "sec-fetch-site": "cross-site" }))[0]).toBe(403);
	const json = marked();
	all.push(json);
	const crash = (body: BodyInit, type: string) => {
		const headers = { "content-type": type, "sec-fetch-site": "same-origin" };
		const init = { method: "POST", body, duplex: "half", headers } as RequestInit;
		return site.fetch(new Request("http://localhost:3000/visa-status", init));
	};
	answers.push(await crash(JSON.stringify(json), "application/json"));
	// A crash: the body breaks off.
	const broken = marked();
	all.push(broken);
	const stream = new ReadableStream({
		start(controller) {
			controller.enqueue(new TextEncoder().encode(new URLSearchParams(broken).toString()));
			controller.error(new Error("the connection broke"));
		},
	});
	const crashed = await crash(stream, "application/x-www-form-urlencoded");
	expect(crashed.status).toBe(500);
	answers.push(crashed);
	expect(site.portal.asked.filter(({ method }) => method === "POST").length).toBeGreaterThanOrEqual(ways.length);

	// Sent with other forms, by an applicant and by staff.
	const form = { ...applicationFields, form_key: await keyOf(site, "/apply") };
	await site.post("/apply", form);
	const newest = "order by submitted_at desc limit 1";
	const [{ reference, id }] = await site.sql(`select reference, applicant_id as id from applications ${newest}`);
	const cookie = cookiesOf(await site.post("/my", { reference, phone: form.phone_number }));
	const staff = await signedIn(site, "owner");
	await send(marked(), { cookie });
	const others = Array.from({ length: 4 }, () => marked());
	all.push(...others);
	const [sent = "", asReference = "", asPhone = "", byStaff = ""] = others.map((person) => person.passportNumber);
	await site.post("/apply", { ...form, passportNumber: sent, passport_number: sent, age: "" });
	expect((await site.post("/my", { reference: asReference, phone: form.phone_number })).status).toBe(422);
	expect((await site.post("/my", { reference, phone: asPhone })).status).toBe(422);
	await site.fetch(
		new Request(`http://localhost:3000/api/applicants/${id}`, {
			method: "PATCH",
			body: JSON.stringify({ passport_number: byStaff }),
			headers: { "content-type": "application/json", cookie: staff, "sec-fetch-site": "same-origin" },
		}),
	);

	// A control value that the search below must find.
	const control = "ZQXCONTROLMARK";
	await site.sql("insert into rate_limits (key, points, expire) values ($1, 1, 0)", [control]);
	await site.get(`/no-such/${control}`);

	const tables = await site.sql(
		"select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
	);
	expect(tables.length).toBeGreaterThan(15);
	const rows: string[] = [];
	for (const { name } of tables) {
		const found = await site.sql(`select t::text as row from ${name} t`);
		rows.push(...found.map(({ row }) => `${name} ${row}`));
	}
	const read = (paths: string[], as: string) =>
		Promise.all(paths.map(async (path) => (await site.get(path, { cookie: as })).text()));
	const exports = ["/admin/applications/export.csv", "/api/applicants", "/api/entries", "/api/applications"];
	const places = {
		"log lines": site.logged.map((line) => JSON.stringify(line)),
		tables: rows,
		headers: answers.flatMap(({ headers }) => [...headers].flat()),
		pages: await read(["/visa-status", "/", "/my", "/apply", "/outbox"], cookie),
		exports: await read(exports, staff),
		addresses: site.portal.asked.flatMap(({ url, headers }) => [url, ...Object.values(headers).flat()]).map(String),
	};
	expect(places["log lines"].join()).toContain(control);
	expect(places["log lines"].join()).toContain("visa portal: timeout");
	expect(places.tables.join()).toContain(control);
	expect(places.exports.join()).toContain(form.full_name);
	const marks = all.flatMap(traces).filter((mark) => !/STATUS19/i.test(mark) && mark !== "U1RBVFVTMTk");
	expect(marks.length).toBeGreaterThan(200);
	for (const [place, texts] of Object.entries(places)) {
		const found = marks.filter((mark) => texts.some((text) => text.includes(mark)));
		expect(found, place).toEqual([]);
	}
	const columns = "select column_name from information_schema.columns where column_name ~ 'passport' order by 1";
	expect((await site.sql(columns)).map((row) => row.column_name)).toEqual(["passport_expires_on", "passport_name"]);
	expect(filesHolding([control], inject("serverFiles"))).not.toEqual([]);
	expect(filesHolding(marks, inject("serverFiles"))).toEqual([]);
}, 180_000);

test("GEN-04, S-08: without a database the check works, and neither it nor a check beyond the limit logs passport data", async () => {
	const people = [marked(), marked(), marked()];
	const aliases = Object.fromEntries(people.map(({ passportNumber }) => [passportNumber, "STATUS19"]));
	const lost = await visaSite({ databaseUrl: outOfReach }, "empty", aliases);
	const { visa, ...others } = wideLimits();
	const limited = await visaSite({ limits: { ...others, visa: { ...visa, each: { uses: 1, seconds: 60 } } } });
	const statuses: number[] = [];
	for (const person of people) {
		const page = await openPage(lost.post("/visa-status", person));
		expect([page.status, page.text]).toEqual([200, expect.stringContaining("Visa Information Found")]);
		expect(page.one(".help").href("Message form")).toBe("/contact?about=%2Fvisa-status");
		statuses.push((await limited.post("/visa-status", person)).status);
	}
	expect(statuses).toEqual([200, 429, 429]);
	const lines = [...lost.logged, ...limited.logged].map((line) => JSON.stringify(line)).join("\n");
	expect(lines).not.toBe("");
	expect(people.flatMap(traces).filter((mark) => lines.includes(mark))).toEqual([]);
});

/** The files of the database server, including its logs, that contain one of the words. */
function filesHolding(words: string[], folder: string): string[] {
	const lines = (output: string) => output.split("\n").filter(Boolean);
	try {
		const patterns = words.flatMap((word) => ["-e", word]);
		return lines(execFileSync("grep", ["-rlasF", ...patterns, folder], { encoding: "utf8" }));
	} catch (error) {
		const { status, stdout } = error as { status: number; stdout: string };
		// 1: no match. 2: a file disappeared meanwhile, as other tests' databases do.
		if (status > 2) throw error;
		return lines(stdout);
	}
}
