import type { ApiDocument, Described, Json } from "../../api/openapi.ts";

/**
 * Converts the document to TypeScript types for openapi-fetch: every path with its input and output, and every named
 * schema.
 */
export function typesOf({ paths, components }: ApiDocument): string {
	const schemas = Object.entries(components.schemas).map(([name, schema]) => `${name}: ${typeOf(schema)};`);
	const calls = Object.entries(paths).map(
		([path, methods]) =>
			`"${path}": { ${Object.entries(methods)
				.map(([method, operation]) => `${method}: ${callOf(operation, components.responses)};`)
				.join("\n")} };`,
	);
	return `// Made by bin/api-types.ts of the API's document; tests/architecture/api-types.test.ts holds the two together.
// biome-ignore-all format: it is made by a program.
export type Schemas = {\n${schemas.join("\n")}\n};
export type paths = {\n${calls.join("\n")}\n};
`;
}

function callOf({ parameters, requestBody, responses }: Described, shared: Record<string, Json>): string {
	const places = ["query", "header", "path"].map((place) => {
		const own = parameters.filter((parameter) => parameter.in === place);
		if (own.length === 0) return `${place}?: never;`;
		const isNeeded = own.some(({ required }) => required);
		const fields = own.map(
			({ name, required, schema }) => `"${name}"${required ? "" : "?"}: ${typeOf(schema as Json)};`,
		);
		return `${place}${isNeeded ? "" : "?"}: { ${fields.join(" ")} };`;
	});
	const answers = Object.entries(responses).map(([status, response]) => {
		const name = typeof response.$ref === "string" ? response.$ref.split("/").at(-1) : undefined;
		const { content } = (name ? shared[name] : response) as { content?: Record<string, { schema: Json }> };
		return `${status}: { headers: { [name: string]: unknown }; ${contentOf(content) ?? "content?: never;"} };`;
	});
	const body = requestBody && `requestBody: { ${contentOf(requestBody.content)} };`;
	return `{ parameters: { ${places.join(" ")} cookie?: never; }; ${body ?? "requestBody?: never;"} responses: { ${answers.join(" ")} }; }`;
}

function contentOf(content: Record<string, { schema: Json }> | undefined): string | undefined {
	if (!content) return undefined;
	const types = Object.entries(content).map(([type, { schema }]) => `"${type}": ${typeOf(schema)};`);
	return `content: { ${types.join(" ")} };`;
}

function typeOf(schema: Json): string {
	const { $ref: reference, const: only, type, items, properties } = schema;
	const choices = schema.enum as unknown[] | undefined;
	const parts = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
	if (typeof reference === "string") return `Schemas["${reference.split("/").at(-1)}"]`;
	if (only !== undefined) return JSON.stringify(only);
	if (choices) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
	if (parts) return parts.map(typeOf).join(" | ");
	if (Array.isArray(type)) return type.map((each) => typeOf({ ...schema, type: each })).join(" | ");
	if (type === "array") return `Array<${typeOf((items ?? {}) as Json)}>`;
	if (type === "object") {
		const required = (schema.required ?? []) as string[];
		const fields = Object.entries((properties ?? {}) as Record<string, Json>);
		const { additionalProperties: others } = schema;
		if (others && fields.length === 0) return `Record<string, ${typeOf(others === true ? {} : (others as Json))}>`;
		if (fields.length === 0) return "Record<string, never>";
		return `{ ${fields.map(([name, field]) => `"${name}"${required.includes(name) ? "" : "?"}: ${typeOf(field)};`).join(" ")} }`;
	}
	const plain: Record<string, string> = {
		string: "string",
		integer: "number",
		number: "number",
		boolean: "boolean",
		null: "null",
	};
	return plain[type as string] ?? "unknown";
}
