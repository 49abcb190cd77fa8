import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { buildOpenApiDocument } from "../../api/openapi.ts";
import routes from "../../app/routes.ts";
import type { Role } from "../../database/values.ts";
import { account, signedIn } from "../support/accounts.ts";
import { wideApiLimits } from "../support/api.ts";
import { applicationRows } from "../support/application-rows.ts";
import { aCase } from "../support/my-case.ts";
import { everyRow } from "../support/rows.ts";
import { testSite } from "../support/site.ts";

/** Every URL of the admin panel, taken from the routes, so that new ones are tested automatically. */
function addressesOf(entries: readonly RouteConfigEntry[], above: string): string[] {
	return entries.flatMap(({ path, children = [] }) => {
		const address = path ? `${above}/${path}` : above;
		return [address, ...addressesOf(children, address)];
	});
}
const admin = (routes as RouteConfigEntry[]).filter(({ path }) => path === "admin");
const addresses = [...new Set(addressesOf(admin, ""))].map((address) =>
	address.replace("*", "no-such-page").replace(":policy", "second-factor"),
);

/** Only for owners; admins may open everything else (spec §6). */
const ownersRead =
	/^\/admin\/(log|import-export\/everything\.zip|settings\/(connections|(rules|security)(\/second-factor)?|security\/:id\/two-factor))$/;
const ownersWrite =
	/^\/admin\/(status|settings\/(security|connections)|settings\/(rules|security)\/second-factor|settings\/security\/:id\/two-factor|users\/:id\/work|sample)$/;

const entryPoints = {
	page: (path: string) => [path, "GET"],
	"page's data": (path: string) => [`${path}.data`, "GET"],
	form: (path: string) => [path, "POST"],
	"form's data": (path: string) => [`${path}.data`, "POST"],
} as const;

/** The access records and those of scheduled work. */
const excepted = ["audit_log", "audit_signatures", "maintenance_runs", "sessions", "rate_limits"];

async function filled() {
	const site = await testSite("sample", { apiLimits: wideApiLimits });
	await applicationRows(site.sql, [{}]);
	const sender = "'A', 'sender-of-the-message@example.com', 'M'";
	await site.sql(`insert into contact_submissions (name, email, message) values (${sender})`);
	const ids: Record<string, string> = { users: (await account(site, "user")).id };
	for (const [room, table] of Object.entries({
		...{ universities: "universities", programs: "programs", blog: "blog_posts" },
		...{ applications: "applications", contact: "contact_submissions" },
	}))
		ids[room] = (await site.sql(`select id from ${table} limit 1`))[0].id;
	const cookies = new Map<Role, string>();
	for (const role of ["user", "admin", "owner"] as const) cookies.set(role, await signedIn(site, role));
	// The owners' emails about new accounts are sent before the test reads the database.
	await expect.poll(() => site.sql("select kind from deliveries where state = 'waiting'")).toEqual([]);
	const at = (address: string) =>
		address
			.replace(/^\/admin\/([\w-]+)\/:id/, (_, room) => `/admin/${room}/${ids[room] ?? ids.universities}`)
			.replace(":university", ids.universities as string);
	const ask = (path: string, method: string, role: Role | undefined, cookie = role && cookies.get(role)) => {
		const headers: Record<string, string> = { "sec-fetch-site": "same-origin" };
		if (cookie) headers.cookie = cookie;
		const body = method === "POST" ? new URLSearchParams({ nothing: "of the kind" }) : null;
		return site.fetch(new Request(`http://localhost:3000${path}`, { method, headers, body }));
	};
	return { site, at, ask };
}

test("ROLE-04, ROLE-07…11, S-02: every admin URL denies visitors and users through every entry point, and changes nothing", async () => {
	const { site, at, ask } = await filled();
	const before = await everyRow(site, excepted);
	for (const address of addresses) {
		for (const [entryPoint, open] of Object.entries(entryPoints)) {
			// A user by the data requests, which run the same loaders and actions.
			const role = entryPoint.endsWith("data") ? "user" : undefined;
			const [path, method] = open(at(address));
			const answer = await ask(path as string, method as string, role);
			const body = await answer.text();
			const cell = `${role ?? "visitor"}, ${entryPoint} of ${address}: ${answer.status}`;
			if (method === "GET") {
				const where = answer.headers.get("location") ?? body;
				// An address that moved leads to another of these.
				if (answer.status === 301) {
					expect(where, cell).toMatch(/^\/admin\//);
					continue;
				}
				expect([202, 302, 303], cell).toContain(answer.status);
				expect(where, cell).toContain(role ? "/" : "/auth?returnTo=%2Fadmin");
				if (role) expect(where, cell).not.toContain("/auth");
			} else expect([401, 403, 404, 405], cell).toContain(answer.status);
			for (const secret of ["KAIST", "sender-of-the-message@example.com", "+998 71 000 00 00"])
				expect(body.includes(secret), cell).toBe(false);
		}
	}
	expect(await everyRow(site, excepted)).toEqual(before);
});

test("B2: an applicant's session opens no admin URL and no operation of the API, and changes nothing", async () => {
	const { site, at, ask } = await filled();
	const { proven: cookie, applicantId } = await aCase(site);
	await expect.poll(() => site.sql("select kind from deliveries where state = 'waiting'")).toEqual([]);
	const before = await everyRow(site, excepted);
	for (const address of addresses) {
		for (const method of ["GET", "POST"]) {
			const answer = await ask(at(address), method, undefined, cookie);
			const cell = `${method} ${address}`;
			// As to a visitor.
			expect(method === "GET" ? [202, 301, 302, 303] : [401, 403, 404, 405], cell).toContain(answer.status);
			const location = answer.headers.get("location");
			if (location) expect(location, cell).toMatch(answer.status === 301 ? /^\/admin\// : /^\/auth\?returnTo=/);
		}
	}
	const { paths } = buildOpenApiDocument({ siteName: "Hamroh", siteUrl: "http://localhost:3000" });
	for (const [path, methods] of Object.entries(paths)) {
		for (const [method, { security }] of Object.entries(methods)) {
			// What everybody may do is not refused.
			if (!security || security.some((one) => Object.keys(one).length === 0)) continue;
			const headers = { cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" };
			const init = { method: method.toUpperCase(), headers, body: /^(get|delete)$/.test(method) ? null : "{}" };
			const url = `http://localhost:3000${path.replace("{id}", applicantId)}`;
			const answer = await site.fetch(new Request(url, init));
			expect([401, 403, 404], `${method} ${path}: ${answer.status}`).toContain(answer.status);
		}
	}
	expect(await everyRow(site, excepted)).toEqual(before);
});

test("ROLE-04, ROLE-07…15: admins and owners have access through every entry point, except to owner pages", async () => {
	const { at, ask } = await filled();
	const isOwners = (address: string) => ownersRead.test(address) || ownersWrite.test(address);
	for (const role of ["admin", "owner"] as const) {
		// An owner may do whatever an admin may.
		for (const address of role === "admin" ? addresses : addresses.filter(isOwners)) {
			for (const [entryPoint, open] of Object.entries(entryPoints)) {
				// A page shows its data, and takes longer.
				if (!entryPoint.endsWith("data") && !isOwners(address)) continue;
				const [path, method] = open(at(address)) as [string, string];
				const answer = await ask(path, method, role);
				const body = await answer.text();
				const cell = `${role}, ${entryPoint} of ${address}: ${answer.status}`;
				const isRefused =
					answer.status === 403 || (method === "GET" && /Failed to fetch data|\["?fault"?,|"failed"/.test(body));
				const isTheirs = role === "owner" || !(method === "GET" ? ownersRead : ownersWrite).test(address);
				expect(isRefused, cell).toBe(!isTheirs);
				expect([401, 500, 503], cell).not.toContain(answer.status);
			}
		}
	}
	expect(addresses.filter(isOwners).length).toBeGreaterThan(5);
});
