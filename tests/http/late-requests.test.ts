import pg from "pg";
import sharp from "sharp";
import { expect, test } from "vitest";
import { changeRole, requireTwoFactor } from "../../domain/accounts/users/commands.ts";
import { createUniversity } from "../../domain/catalog/commands.ts";
import { account, openSession, password, signedIn } from "../support/accounts.ts";
import { freshDatabase, type TestSite, testSite } from "../support/site.ts";
import { callerOfAny, staffOn } from "../support/staff-callers.ts";

/** Requests that start with a permission and finish after losing it (H3). */

const address = "http://localhost:3000";

/** A request with a delayed body: `isRead` resolves when the site starts to read it, `end` completes it. */
async function slowRequest(path: string, cookie: string, body: BodyInit) {
	const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
	const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
	const whole = new Request(address, { method: "POST", body });
	const bytes = new Uint8Array(await whole.clone().arrayBuffer());
	const stream = new ReadableStream(
		{
			async pull(controller) {
				read();
				await mayEnd;
				controller.enqueue(bytes);
				controller.close();
			},
		},
		{ highWaterMark: 0 },
	);
	const headers = {
		cookie,
		"sec-fetch-site": "same-origin",
		"content-type": whole.headers.get("content-type") ?? "",
		"content-length": String(bytes.length),
	};
	const request = new Request(address + path, { method: "POST", headers, body: stream, duplex: "half" } as RequestInit);
	return { request, isRead, end };
}

const json = (body: object) => new Blob([JSON.stringify(body)], { type: "application/json" });
function fileOf(name: string, type: string, bytes: Uint8Array): FormData {
	const form = new FormData();
	form.set("file", new File([bytes as BlobPart], name, { type }));
	return form;
}
const picture = async () => {
	const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: "#285aa0" } });
	return new Uint8Array(await drawn.jpeg().toBuffer());
};
const person = { email: "made-late@example.com", password, role: "admin" };
const sheet = new TextEncoder().encode("name,location\nImported,Seoul\n");

const accounts = "/api/functions/admin-user-management";
/** Every way for staff to write: URL and body. */
const entries: Record<string, [path: string, body: () => Promise<BodyInit> | BodyInit]> = {
	"a form": ["/admin/universities/new", () => new URLSearchParams({ nameEn: "Late", locationEn: "Seoul" })],
	"the API": ["/api/universities", () => json({ name: "Late", location: "Seoul" })],
	"a picture": ["/api/functions/upload-image", async () => fileOf("late.jpg", "image/jpeg", await picture())],
	"a spreadsheet": ["/admin/import-export?noun=universities", () => fileOf("late.csv", "text/csv", sheet)],
	"the form of an account": ["/admin/users/new", () => new URLSearchParams({ ...person, displayName: "Late" })],
	"an account by the API": [accounts, () => json({ action: "create_user", data: { ...person, display_name: "Late" } })],
	"the list of accounts": [accounts, () => json({ action: "get_users", data: {} })],
};

/** How a user loses the staff role, and the expected response to the late request. */
const endings: Record<string, [end: (site: TestSite, id: string) => Promise<unknown>, status: number]> = {
	"was demoted": [(site, id) => changeRole(site.system, id, { role: "user" }), 401],
	"lost the role and kept the session": [
		(site) => site.sql("update profiles set role = 'user' where role = 'admin'"),
		403,
	],
	"must set up two-factor authentication since": [(site) => requireTwoFactor(site.system, true), 403],
};

const written = (site: TestSite) =>
	site.sql(`select (select count(*) from universities) as universities, (select count(*) from images) as images,
		(select count(*) from imports) as imports, (select count(*) from users where email like 'made-late%') as users`);

test.each(Object.entries(endings))(
	"H3: whatever arrives after its sender %s writes nothing",
	async (_, [finish, status]) => {
		const site = await testSite();
		const { id } = await account(site, "admin");
		const other = await account(site, "user");
		const cookie = `session=${await openSession(site, id)}`;
		const before = await written(site);
		const slow = await Promise.all(
			Object.values(entries).map(async ([path, body]) => {
				const { request, isRead, end } = await slowRequest(path, cookie, await body());
				const answer = site.fetch(request);
				await isRead;
				return { path, answer, end };
			}),
		);
		await finish(site, id);
		for (const { path, answer, end } of slow) {
			end();
			expect((await answer).status, path).toBe(status);
			expect(await (await answer).text(), path).not.toContain(other.email);
		}
		expect(await written(site)).toEqual(before);
		expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
	},
);

test("H3: the same requests are accepted if nothing has changed", async () => {
	const site = await testSite();
	const cookie = await signedIn(site);
	const statuses: number[] = [];
	for (const [path, body] of Object.values(entries)) {
		const { request, end } = await slowRequest(path, cookie, await body());
		end();
		statuses.push((await site.fetch(request)).status);
	}
	// The form of an account has already taken the address of the one by the API.
	expect(statuses).toEqual([303, 201, 200, 303, 303, 409, 200]);
});

test("H3: an unauthorized upload of announced or unannounced length is rejected before its body is read", async () => {
	const site = await testSite();
	const cookies = { visitor: "", user: await signedIn(site, "user") };
	for (const [who, cookie] of Object.entries(cookies)) {
		for (const entry of ["a picture", "a spreadsheet"]) {
			const [path, body] = entries[entry] as (typeof entries)[string];
			let isRead = false;
			const slow = await slowRequest(path, cookie, await body());
			if (who === "user") slow.request.headers.delete("content-length");
			void slow.isRead.then(() => {
				isRead = true;
			});
			const { status } = await site.fetch(slow.request);
			expect([who, entry, status, isRead]).toEqual([who, entry, who === "visitor" ? 401 : 403, false]);
		}
	}
});

test("H3: a demotion waits for a transaction that has already read the role", async () => {
	const url = await freshDatabase();
	const { caller, userId, sql } = await staffOn(url);
	const holder = new pg.Client({ connectionString: url });
	await holder.connect();
	try {
		await holder.query("begin; lock table universities in exclusive mode");
		const waiting = () => sql("select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'");
		const creating = createUniversity(caller, { name: "In time", location: "Seoul" });
		await expect.poll(waiting).toEqual([{ count: 1 }]);
		const demoting = changeRole(await callerOfAny("system", url), userId, { role: "user" });
		await expect.poll(waiting).toEqual([{ count: 2 }]);
		await holder.query("rollback");
		await Promise.all([creating, demoting]);
	} finally {
		await holder.end();
	}
	expect(await sql("select name from universities")).toEqual([{ name: "In time" }]);
	await expect(createUniversity(caller, { name: "Late", location: "Seoul" })).rejects.toThrow("refused");
});

test("H3: a write by a signed-in account outside a transaction is an error, in any command", async () => {
	const { caller } = await staffOn(await freshDatabase());
	const { database } = caller.permit("catalog:write");
	for (const write of [() => database.insert, () => database.update, () => database.delete]) {
		expect(() => (write() as (table: unknown) => unknown)({})).toThrow("in transactions only");
	}
});
