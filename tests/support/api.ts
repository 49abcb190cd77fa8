import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import type { ApiDocument } from "../../api/openapi.ts";
import type { Role } from "../../database/values.ts";
import { account, openSession } from "./accounts.ts";
import { testSite } from "./site.ts";

/** High limits that no test reaches. */
export const wideApiLimits = { reads: { uses: 1_000_000, seconds: 60 }, changes: { uses: 1_000_000, seconds: 60 } };
export const siteAddress = "http://localhost:3000";

/** The fields that an answer finds fault with: "email required". */
export const issuesOf = ({ body }: Answered): string[] =>
	body.fields.map((issue: { field: string; code: string }) => `${issue.field} ${issue.code}`);

type Sent = { token?: string | undefined; body?: unknown; headers?: Record<string, string> };
export type Answered = {
	status: number;
	headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is held against the document.
	body: any;
};

/** The site as programs see it. Checks every response against the document. */
export async function apiSite(...[start, options]: Parameters<typeof testSite>) {
	const site = await testSite(start, { apiLimits: wideApiLimits, ...options });
	const document = (await (await site.get("/api/openapi.json")).json()) as ApiDocument;
	const holds = contractOf(document);
	/** For example `call("GET /api/offices")`. */
	async function call(what: string, { token, body, headers = {} }: Sent = {}): Promise<Answered> {
		const [method = "GET", path = ""] = what.split(" ");
		const request = new Request(siteAddress + path, {
			method,
			headers: {
				...(token && { authorization: `Bearer ${token}` }),
				...(body !== undefined && { "content-type": "application/json" }),
				...headers,
			},
			body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
		});
		return holds(method, path, await site.fetch(request));
	}
	return { ...site, document, call, tokenOf: async (role: Role) => openSession(site, (await account(site, role)).id) };
}
export type ApiSite = Awaited<ReturnType<typeof apiSite>>;

/** Fails if a response's status, content type or body differs from the document. */
export function contractOf(document: ApiDocument) {
	const ajv = new Ajv2020({ strict: false, allErrors: true });
	addFormats.default(ajv);
	ajv.addSchema(document, "api");
	const validators = new Map<string, ValidateFunction>();
	const patternOf = (path: string) => new RegExp(`^${path.replace("{id}", "[^/]*")}$`);
	const patterns = Object.keys(document.paths).map((path) => ({ path, pattern: patternOf(path) }));
	const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");

	return async (method: string, target: string, answer: Response): Promise<Answered> => {
		const text = await answer.text();
		const type = answer.headers.get("content-type") ?? "";
		const body = /json/.test(type) && text ? JSON.parse(text) : text;
		const answered = { status: answer.status, headers: answer.headers, body };
		const where = target.split("?")[0] ?? "";
		// An exact path takes precedence over one with an id.
		const path = Object.hasOwn(document.paths, where)
			? where
			: patterns.find(({ pattern }) => pattern.test(where))?.path;
		const verb = method.toLowerCase();
		const operation = path && document.paths[path]?.[verb];
		const told = `${method} ${target}: ${answer.status} ${text.slice(0, 400)}`;
		if (!operation) {
			expect([404, 405], told).toContain(answer.status);
			expect(body.code, told).toMatch(/^(no_such_call|method)$/);
			return answered;
		}
		const place = ["paths", path, verb, "responses", String(answer.status)];
		let described = operation.responses[answer.status] as Record<string, unknown> | undefined;
		expect(described, `not described: ${told}`).toBeDefined();
		if (typeof described?.$ref === "string") {
			place.splice(0, place.length, ...described.$ref.slice(2).split("/"));
			described = document.components.responses[place.at(-1) as string];
		}
		const content = described?.content as Record<string, unknown> | undefined;
		if (!content) {
			expect(text, told).toBe("");
			return answered;
		}
		expect(Object.keys(content), told).toContain(type);
		const pointer = `api#/${[...place, "content", type, "schema"].map(escaped).map(encodeURIComponent).join("/")}`;
		const validate = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
		validators.set(pointer, validate);
		expect(validate(body), `${told}\n${ajv.errorsText(validate.errors)}`).toBe(true);
		return answered;
	};
}
