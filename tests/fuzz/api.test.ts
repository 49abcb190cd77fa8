import fc from "fast-check";
import { expect, test } from "vitest";
import type { ApiDocument, Described, Json } from "../../api/openapi.ts";
import { type ApiSite, apiSite, contractOf, siteAddress } from "../support/api.ts";
import { described, garbage, nearly } from "../support/arbitrary.ts";

type Made = { method: string; path: string; headers: Record<string, string>; body: string | null };

const many = { runs: 60, together: 11 };

/** Deliberately slow operations (passwords) are called less often. */
const weight = (path: string) => (/^\/api\/auth\/(sign|pass|second)|upload/.test(path) ? 1 : 12);

/** Ten existing records of every table. */
async function known(site: ApiSite): Promise<Map<string, string[]>> {
	const tables = Object.keys(site.document.paths).flatMap((path) => /^\/api\/([a-z_]+)$/.exec(path)?.[1] ?? []);
	const found = tables.map(async (table) => {
		const rows = await site.sql(`select id from ${table} order by id limit 10`);
		return [table, rows.map(({ id }) => id as string)] as const;
	});
	return new Map(await Promise.all(found));
}

const text = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** Requests of one operation: valid, nearly valid, or random. */
function requestsOf(
	{ document, known, tokens }: { document: ApiDocument; known: Map<string, string[]>; tokens: string[] },
	path: string,
	method: string,
): fc.Arbitrary<Made> {
	const operation = document.paths[path]?.[method] as Described;
	const ids = [...known.values()].flat();
	const own = known.get(path.split("/")[2] ?? "") ?? [];
	const parameters = operation.parameters.filter((parameter) => parameter.in !== "path");
	const value = (schema: Json) =>
		fc.oneof({ weight: 6, arbitrary: described(schema, document, ids) }, { weight: 1, arbitrary: garbage });
	const given = (place: string) => {
		const own = parameters.filter((one) => one.in === place);
		const values = own.map(({ name, schema }) => [name, value(schema as Json)]);
		return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
	};
	const content = operation.requestBody?.content["application/json"];
	const right = content ? described(content.schema, document, ids) : fc.constant(undefined);
	const sent = fc.oneof(
		{ weight: 4, arbitrary: right.map((body) => JSON.stringify(body)) },
		{ weight: 5, arbitrary: nearly(right).map((body) => JSON.stringify(body)) },
		{ weight: 2, arbitrary: garbage.map((body) => JSON.stringify(body)) },
		{ weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
	);
	const id = fc.oneof(
		{ weight: 4, arbitrary: fc.constantFrom(...(own.length > 0 ? own : ids)) },
		fc.uuid(),
		garbage.map((made) => text(made).slice(0, 80)),
	);
	return fc
		.record({
			id,
			query: given("query"),
			header: given("header"),
			extra: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: garbage }),
			token: fc.constantFrom(undefined, undefined, ...tokens),
			body: sent,
			type: fc.constantFrom(...Array(9).fill("application/json"), "application/json; charset=utf-8", "text/plain"),
		})
		.map(({ id, query, header, extra, token, body, type }) => {
			const asked = new URLSearchParams();
			for (const [name, each] of Object.entries(query)) asked.append(name, text(each).toWellFormed());
			if (extra !== null) asked.append(text(extra).toWellFormed().slice(0, 40), "x");
			const query_ = asked.size > 0 ? `?${asked}` : "";
			const headers: Record<string, string> = content ? { "content-type": type } : {};
			for (const [name, each] of Object.entries(header)) headers[name] = text(each).replace(/[^\u0020-\u007e]/g, "?");
			if (token) headers.authorization = `Bearer ${token}`;
			const where = path.replace("{id}", encodeURIComponent(id.toWellFormed()) || "-");
			return { method: method.toUpperCase(), path: where + query_, headers, body: content ? (body ?? "") : null };
		});
}

test(`CALL-01, S-02, S-05: ${(many.runs * many.together).toLocaleString("en")} generated requests get documented responses and no server error`, async () => {
	const site = await apiSite("sample");
	const holds = contractOf(site.document);
	const admin = await site.tokenOf("admin");
	const tokens = [await site.tokenOf("user"), admin, admin, admin, admin, "forged"];
	const message = { name: "A", email: "a@example.com", message: "M" };
	await site.call("POST /api/contact_submissions", { body: message });
	const person = { full_name: "A", location: "T", phone_number: "12345", age: 19, terms_agreed: true };
	await site.call("POST /api/applications", { body: person });
	const given = { document: site.document, known: await known(site), tokens };
	const requests = Object.entries(site.document.paths).flatMap(([path, methods]) =>
		Object.keys(methods)
			.filter((method) => `${method} ${path}` !== "post /api/auth/sign-out")
			.map((method) => ({ weight: weight(path), arbitrary: requestsOf(given, path, method) })),
	);
	const statuses = new Set<number>();
	const send = async ({ method, path, headers, body }: Made) => {
		const answer = await site.fetch(new Request(siteAddress + path, { method, headers, body }));
		const { status } = await holds(method, path, answer);
		expect(status, `${method} ${path} ${body}`).toBeLessThan(500);
		statuses.add(status);
	};
	const together = fc.array(fc.oneof(...requests), { minLength: many.together, maxLength: many.together });
	await fc.assert(
		fc.asyncProperty(together, async (made) => void (await Promise.all(made.map(send)))),
		{ numRuns: many.runs, seed: 20_261_123, endOnFailure: true },
	);
	// Every kind of response occurred, so every path was tested.
	for (const status of [200, 201, 204, 400, 401, 403, 404, 409, 412, 415, 422]) expect(statuses).toContain(status);
	expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
