import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import type { Described, Json } from "../../api/openapi.ts";
import routes from "../../app/routes.ts";
import { apiSite, siteAddress } from "../support/api.ts";
import { openPage } from "../support/html.ts";
import { root } from "../support/project.ts";
import { type TestSite, testSite } from "../support/site.ts";
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
/** Also of forms that need other fields, another session or another record. */
const isAnswered = (status: number) => [...refused, 200, 202, 303, 401, 403, 404, 409].includes(status);
/** Forms whose every text has a limit. */
const publicForms = ["/apply", "/contact", "/my", "/my/link", "/my/code", "/auth", "/auth/sign-up", "/is-it-us"];

/** @returns the status of the answer. */
async function sendForm(site: TestSite, path: string, body: string, more: Record<string, string>) {
	const type = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
	const request = { method: "POST", body, headers: { ...type, ...more } };
	return (await site.fetch(new Request(siteAddress + path, request))).status;
}

test("N1, N2: more than 1,000 fields, or over 64 kB without a session of ours, are refused by every form before they are read", async () => {
	expect(addresses.length).toBeGreaterThan(60);
	const site = await staffSite("owner");
	const statuses = (body: string, headers: Record<string, string> = {}) =>
		Promise.all(addresses.map(async (address) => [address, await sendForm(site, address, body, headers)] as const));
	// A spreadsheet, a paper and a receipt may be larger, and are read only for those who may send them.
	const withFile = /^\/(admin\/(import-export|applicants\/.+\/money)|my\/documents\/.+)$/;
	const wrong = async (found: ReturnType<typeof statuses>) =>
		(await found).filter(([address, status]) => status !== 413 && !withFile.test(address));
	const cookie = `${site.cookie}; other=1`;
	const large = `a=${"b".repeat(65 * 1024)}`;
	expect(await wrong(statuses("a&".repeat(32_000), { cookie }))).toEqual([]);
	expect(await wrong(statuses(large, { cookie: "session=forged.signature" }))).toEqual([]);
	const signed = await statuses(large, { cookie });
	const records =
		"universities|programs|blog|templates|funds-rules|cost-items|document-rules|scholarships|pack-templates|(content|settings)/[^/]+";
	const larger = new RegExp(
		`^/(my/documents/.+|admin/(import-export|applicants/[^/]+/money|bulk|preview/post/[^/]+|certifications|(${records})/(new|[^/]+/edit)))$`,
	);
	expect(signed.flatMap(([address, status]) => (status === 413 ? [] : [address]))).toEqual(
		addresses.filter((address) => larger.test(address)),
	);
});

test("N6: names such as constructor get an answer of every form that is no error of ours", async () => {
	const site = await staffSite("owner");
	for (const address of addresses) {
		// The answer of a form of staff is the data of its page.
		const isStaff = /^\/(admin|account)/.test(address);
		const body = "constructor=1&__proto__=2&toString=3&hasOwnProperty=4&form_key=5";
		const path = address.startsWith("/admin") ? `${address}.data` : address;
		const cookie = isStaff ? { cookie: site.cookie } : {};
		expect(await sendForm(site, path, body, cookie), path).toSatisfy(isAnswered);
	}
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});

test("N3: 64 kB in any field of a public form are refused", async () => {
	const site = await testSite("sample");
	for (const path of publicForms) {
		const page = await openPage(site.get(path));
		const fields = page.all("main input[name], main textarea[name], main select[name]").map((one) => one.get("name"));
		const filled = [...new Set(fields)].filter((name) => name && name !== "form_key") as string[];
		expect(filled.length, path).toBeGreaterThan(0);
		for (const [at, name] of filled.entries()) {
			const others = Object.fromEntries(filled.map((other) => [other, "1"]));
			const form_key = page.all('input[name="form_key"]')[0]?.get("value") ?? "";
			const answer = await site.post(path, { ...others, form_key, [name]: hostileTexts[at % 2] as string });
			expect(refused, `${path} ${name}`).toContain(answer.status);
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
				const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "if-match": "*" };
				const body = `{${JSON.stringify(name)}:${JSON.stringify(hostileTexts[0])}}`;
				const url = siteAddress + path.replace("{id}", unknownId);
				const { status } = await site.fetch(new Request(url, { method: method.toUpperCase(), headers, body }));
				expect([...refused, 401, 403, 404, 409, 429], `${method} ${path} ${name}`).toContain(status);
			}
		}
	}
});
