import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import type { Described, Json } from "../../api/openapi.ts";
import routes from "../../app/routes.ts";
import { apiSite } from "../support/api.ts";
import { openPage } from "../support/html.ts";
import { root } from "../support/project.ts";
import { staffSite } from "../support/staff.ts";

const unknownId = "00000000-0000-4000-8000-000000000000";
/** Texts that patterns with quadratic time read slowly. */
const hostileTexts = ["{".repeat(60_000), `x@${".".repeat(59_000)}@x`];

/** The addresses of all pages that take a form. */
function formAddresses(entries: RouteConfigEntry[], parent = ""): string[] {
	return entries.flatMap(({ path = "", file, children = [] }) => {
		const address = path ? `${parent}/${path}` : parent;
		const source = readFileSync(join(root, "app", file), "utf8");
		const own = /\bexport\b.*\baction\b/.test(source) ? [address || "/"] : [];
		return [...own, ...formAddresses(children, address)];
	});
}
const addresses = [...new Set(formAddresses(await routes))].map((address) =>
	address.replace(":noun", "post").replace(/:\w+\??/g, unknownId),
);
const refused = [400, 413, 422];
/** Also of forms that have no such field, or that need another session or another record. */
const isAnswered = (status: number) => [...refused, 200, 202, 303, 401, 403, 404, 409].includes(status);
/** Forms whose every text has a limit. */
const publicForms = ["/apply", "/contact", "/my", "/my/link", "/my/code", "/auth", "/auth/sign-up", "/is-it-us"];

test("N1, N2: more than 1,000 fields, or over 64 kB without a session of ours, are refused by every form before they are read", async () => {
	expect(addresses.length).toBeGreaterThan(60);
	const site = await staffSite("owner");
	const statuses = (body: string, headers: Record<string, string> = {}) =>
		Promise.all(
			addresses.map(async (address) => {
				const type = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
				const request = new Request(`http://localhost:3000${address}`, {
					...{ method: "POST", body },
					headers: { ...type, ...headers },
				});
				return [address, (await site.fetch(request)).status];
			}),
		);
	const wrong = async (found: ReturnType<typeof statuses>) =>
		// A spreadsheet, a paper and a receipt may be larger, and are read only for those who may send them.
		(await found).filter(
			([address, status]) =>
				status !== 413 && !/^\/(admin\/(import-export|applicants\/.+\/money)|my\/documents\/.+)$/.test(`${address}`),
		);
	const cookie = `${site.cookie}; other=1`;
	expect(await wrong(statuses("a&".repeat(32_000)))).toEqual([]);
	expect(await wrong(statuses("a&".repeat(32_000), { cookie }))).toEqual([]);
	expect(await wrong(statuses(`a=${"b".repeat(65 * 1024)}`))).toEqual([]);
	expect(await wrong(statuses(`a=${"b".repeat(65 * 1024)}`, { cookie: "session=forged.signature" }))).toEqual([]);
	const signed = await statuses(`a=${"b".repeat(65 * 1024)}`, { cookie });
	const records =
		"universities|programs|blog|templates|funds-rules|cost-items|document-rules|scholarships|pack-templates|(content|settings)/[^/]+";
	const larger = new RegExp(
		`^/(my/documents/.+|admin/(import-export|applicants/[^/]+/money|bulk|preview/post/[^/]+|certifications|(${records})/(new|[^/]+/edit)))$`,
	);
	expect(signed.flatMap(([address, status]) => (status === 413 ? [] : [address]))).toEqual(
		addresses.filter((address) => larger.test(address)),
	);
});

test("N3, N6: 64 kB in any field of any form, and names such as constructor, get an answer that is no error of ours", async () => {
	const site = await staffSite("owner", ["sample"]);
	const [{ id: program }] = await site.sql("select id from programs limit 1");
	const [{ id: university }] = await site.sql("select id from universities limit 1");
	const known: Record<string, string> = { programs: program, universities: university };
	const seen = new Set<string>();
	const names = "constructor=1&__proto__=2&toString=3&hasOwnProperty=4&form_key=5";
	for (const address of addresses) {
		const path = address.replace(
			/\/admin\/(programs|universities)\/0[-\w]+/,
			(_, noun: string) => `/admin/${noun}/${known[noun]}`,
		);
		// The answer of a form of staff is the data of its page: rendering texts of 64 kB takes longer than checking them.
		const target = path.startsWith("/admin") ? `${path}.data` : path;
		const send = async (body: string) => {
			const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
			const cookie = path.startsWith("/admin") || path.startsWith("/account") ? { cookie: site.cookie } : {};
			const request = { method: "POST", body, headers: { ...headers, ...cookie } };
			return (await site.fetch(new Request(`http://localhost:3000${target}`, request))).status;
		};
		expect(await send(names), path).toSatisfy(isAnswered);
		const page = await openPage(site.get(path, { cookie: path.startsWith("/admin") ? site.cookie : "" }));
		const fields = page.all("form input[name], form textarea[name], form select[name]").map((one) => one.get("name"));
		const key = page.all('input[name="form_key"]')[0]?.get("value") ?? "";
		const filled = new Set(fields.filter((name) => name && name !== "form_key") as string[]);
		for (const [at, name] of [...filled].entries()) {
			// The forms of a new and of an existing record are one, and so are the languages of a text.
			const field = `${address.replace(/\/(new|[^/]+\/edit)$/, "")} ${name.replace(/(En|Ru|Uz)$/, "")}`;
			if (seen.has(field)) continue;
			seen.add(field);
			const others = new URLSearchParams([...filled].filter((other) => other !== name).map((other) => [other, "1"]));
			others.append("form_key", key);
			others.append(name, hostileTexts[at % hostileTexts.length] as string);
			const status = await send(String(others).slice(0, 64 * 1024));
			expect(status, `${path} ${name}`).toSatisfy(isAnswered);
			if (publicForms.includes(path) && page.has(`main [name="${name}"]`))
				expect(refused, `${path} ${name}`).toContain(status);
		}
	}
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});

test("N3: 64 kB in any text of any body of the API is refused", async () => {
	const site = await apiSite();
	const token = await site.tokenOf("admin");
	for (const [path, methods] of Object.entries(site.document.paths)) {
		for (const [method, operation] of Object.entries(methods as Record<string, Described>)) {
			// A change has the fields of a new record.
			if (method === "patch" && `${path.replace("/{id}", "")}` in site.document.paths) continue;
			const schema = operation.requestBody?.content["application/json"]?.schema as Json | undefined;
			if (!schema) continue;
			const properties = Object.keys((schema as { properties?: object }).properties ?? {});
			for (const name of [...properties, "constructor", "__proto__"]) {
				const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
				const body = `{${JSON.stringify(name)}:${JSON.stringify(hostileTexts[0])}}`;
				const request = { method: method.toUpperCase(), headers: { ...headers, "if-match": "*" }, body };
				const answer = await site.fetch(
					new Request(`http://localhost:3000${path.replace("{id}", unknownId)}`, request),
				);
				expect([...refused, 401, 403, 404, 409, 429], `${method} ${path} ${name}`).toContain(answer.status);
			}
		}
	}
});
