import { z } from "zod";
import { snakeKeys, toSnakeCase } from "../domain/shared/naming.ts";
import { type Operation, problemsOf } from "./operation.ts";
import { operations } from "./operations.ts";
import { problemDetails, type Status, titles } from "./problem.ts";

/** The parts of an OpenAPI 3.1 document that the page and the tests read. */
export type Json = { [name: string]: unknown };
export type Described = {
	operationId: string;
	tags: string[];
	summary: string;
	description?: string;
	parameters: Json[];
	requestBody?: { content: Record<string, { schema: Json; example?: unknown }> };
	responses: Record<string, Json>;
	security: Json[];
};
export type ApiDocument = {
	openapi: "3.1.0";
	info: { title: string; version: string; description: string };
	servers: { url: string }[];
	tags: { name: string; description?: string }[];
	paths: Record<string, Record<string, Described>>;
	components: Record<"schemas" | "responses" | "headers" | "securitySchemes", Record<string, Json>>;
};

/** Increases with every change that a client could notice. */
const version = "1.0.0";

const groups: Record<string, string> = {
	functions: "Functions: the visa check, the management of accounts, uploads.",
	auth: "Sessions for programs. A browser signs in at /auth.",
};

/** Generates the document from the schemas that parse requests and build responses. */
export function buildOpenApiDocument({ siteName, siteUrl }: { siteName: string; siteUrl: string }): ApiDocument {
	const schemas: Record<string, Json> = {};
	const named = new Map<z.ZodType, string>();
	const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

	/** References the named schema, and adds it to the components at its first use. */
	function schemaOf(name: string, schema: z.ZodType, way: Way): Json {
		if (!Object.hasOwn(schemas, name)) {
			schemas[name] = {};
			schemas[name] = jsonSchemaOf(schema, way, (part) => {
				const known = part === schema ? undefined : named.get(part);
				return known ? reference(known) : undefined;
			});
		}
		return reference(name);
	}

	for (const { answers, failure } of operations) {
		for (const { schema, name } of Object.values(answers)) if (schema && name) named.set(schema, name);
		if (failure) named.set(failure.schema, failure.name);
	}
	const paths: ApiDocument["paths"] = {};
	for (const operation of operations) {
		const { path, method } = operation;
		paths[path] = { ...paths[path], [method]: described(operation, schemaOf) };
	}
	schemaOf("Problem", problemDetails, "output");
	const tags = [...new Set(operations.map(({ tag }) => tag))];
	return {
		openapi: "3.1.0",
		info: {
			title: `${siteName} API`,
			version,
			description:
				"The same data and actions as the pages. Errors are problem details (RFC 9457) with a code that stays; reads carry an ETag; requests are counted (RateLimit).",
		},
		servers: [{ url: siteUrl }],
		tags: tags.map((name) => ({ name, ...(groups[name] && { description: groups[name] }) })),
		paths,
		components: {
			schemas,
			responses: Object.fromEntries(
				Object.entries(titles).map(([status, title]) => [
					`Problem${status}`,
					{
						description: title,
						...((status === "429" || status === "503") && { headers: { "Retry-After": headerOf("RetryAfter") } }),
						content: { "application/problem+json": { schema: reference("Problem") } },
					},
				]),
			),
			headers: {
				ETag: { description: "Names this state of the answer.", schema: { type: "string" } },
				Location: { description: "Where the new record is.", schema: { type: "string" } },
				RetryAfter: { description: "Seconds to wait.", schema: { type: "integer", minimum: 1 } },
			},
			securitySchemes: {
				bearer: { type: "http", scheme: "bearer", description: "The access_token of /api/auth/sign-in." },
				cookie: {
					type: "apiKey",
					in: "cookie",
					name: siteUrl.startsWith("https:") ? "__Host-session" : "session",
					description: "A browser's own session; changes are taken from this site's pages alone.",
				},
			},
		},
	};
}

/** A complete input, a partial change, or a response. */
type Way = "input" | "change" | "output";
type SchemaOf = (name: string, schema: z.ZodType, way: Way) => Json;

function described(operation: Operation, schemaOf: SchemaOf): Described {
	const { id, tag, summary, details, access, method, body, answers, failure, tagged } = operation;
	const responses: Described["responses"] = {};
	for (const [status, { what, schema, name }] of Object.entries(answers)) {
		responses[status] = {
			description: what,
			...headersOf({ ETag: tagged && status !== "204", Location: status === "201" && tagged }),
			...(schema && name && { content: { "application/json": { schema: schemaOf(name, schema, "output") } } }),
		};
	}
	if (tagged && method === "get") responses["304"] = { description: "As it was when it had this ETag." };
	for (const status of problemsOf(operation)) responses[String(status)] = problemOf(status, failure, schemaOf);
	return {
		operationId: id,
		tags: [tag],
		summary,
		...(details && { description: details }),
		parameters: parametersOf(operation),
		...(body && { requestBody: bodyOf(body, method === "patch" ? "change" : "input", schemaOf) }),
		responses,
		security: access === "everyone" ? [{}, { bearer: [] }] : [{ bearer: [] }, { cookie: [] }],
	};
}

function bodyOf(body: NonNullable<Operation["body"]>, way: Way, schemaOf: SchemaOf): Described["requestBody"] & Json {
	if ("file" in body) {
		const file = { type: "string", contentMediaType: "application/octet-stream" };
		const schema = { type: "object", properties: { file }, required: ["file"] };
		return { required: true, content: { "multipart/form-data": { schema } } };
	}
	const { schema, name, example } = body;
	return { required: true, content: { "application/json": { schema: schemaOf(name, schema, way), example } } };
}

function problemOf(status: Status, failure: Operation["failure"], schemaOf: SchemaOf): Json {
	if (!failure) return { $ref: `#/components/responses/Problem${status}` };
	const schema = schemaOf(failure.name, failure.schema, "output");
	return { description: titles[status], content: { "application/json": { schema } } };
}

function parametersOf({ path, query, once, tagged, method }: Operation): Json[] {
	const parameters: Json[] = [];
	const add = (where: string, name: string, schema: Json, description?: string, required = false) =>
		parameters.push({ name, in: where, required, schema, ...(description && { description }) });
	if (path.endsWith("{id}")) add("path", "id", { type: "string", format: "uuid" }, undefined, true);
	for (const [name, field] of Object.entries(query?.shape ?? {})) {
		const { description, ...schema } = jsonSchemaOf(field as z.ZodType, "input");
		add("query", name, schema, description as string | undefined);
	}
	if (once) {
		const schema = { type: "string", pattern: "^[A-Za-z0-9_-]{8,200}$" };
		add("header", "Idempotency-Key", schema, "Names this submission; the same key is the same one.");
	}
	if (tagged && method === "get") {
		add("header", "If-None-Match", { type: "string" }, "The ETag that is known: 304 while it holds.");
	}
	if (tagged && (method === "patch" || method === "delete")) {
		add(
			"header",
			"If-Match",
			{ type: "string" },
			"The ETag that was looked at: 412 when the record has changed since.",
		);
	}
	return parameters;
}

const headerOf = (name: string) => ({ $ref: `#/components/headers/${name}` });

function headersOf(wanted: Record<string, boolean | undefined>): Json {
	const names = Object.keys(wanted).filter((name) => wanted[name]);
	return names.length > 0 ? { headers: Object.fromEntries(names.map((name) => [name, headerOf(name)])) } : {};
}

/**
 * Keywords to omit: stored values may be older than today's input limits, so responses promise no limits; and a change
 * keeps the fields that it omits.
 */
const dropped: Record<Way, readonly string[]> = {
	input: [],
	change: ["default"],
	output: ["pattern", "minLength", "maxLength", "minimum", "maximum", "default"],
};

function jsonSchemaOf(schema: z.ZodType, way: Way, known?: (part: z.ZodType) => Json | undefined): Json {
	const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
		io: way === "output" ? "output" : "input",
		target: "draft-2020-12",
		reused: "inline",
		unrepresentable: "any",
		override({ zodSchema, jsonSchema, path }) {
			const part = zodSchema as unknown as z.ZodType;
			if (part instanceof z.ZodDate) Object.assign(jsonSchema, { type: "string", format: "date-time" });
			for (const name of dropped[way]) delete (jsonSchema as Json)[name];
			// Objects in lists have the domain's names, which naming.ts converts.
			if (path.at(-1) === "items" && jsonSchema.properties) {
				jsonSchema.properties = snakeKeys(jsonSchema.properties) as typeof jsonSchema.properties;
				if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(toSnakeCase);
			}
			if (way === "output" && jsonSchema.allOf) {
				jsonSchema.type ??= jsonSchema.allOf[0]?.type as "string";
				delete jsonSchema.allOf;
			}
			const reference = known?.(part);
			if (!reference) return;
			for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key];
			Object.assign(jsonSchema, reference);
		},
	}) as Json;
	return json;
}
