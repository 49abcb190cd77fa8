import { z } from "zod";
import { camelKeys, toCamelCase, toSnakeCase } from "../domain/naming.ts";
import { stop } from "./problem.ts";

/** The API's names are the spec's snake_case, the domain's are camelCase. */

/** A domain's input as it is written in JSON. */
export function snakeCaseSchema(schema: z.ZodObject): z.ZodObject {
	return z.strictObject(
		Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [toSnakeCase(name), field])),
	);
}

/** What a program sent as the domain takes it. @throws Invalid for names that are not described. */
export function toInput(described: z.ZodObject, body: unknown): Record<string, unknown> {
	if (typeof body !== "object" || body === null || Array.isArray(body)) {
		throw stop(422, "not_an_object");
	}
	const unknown = Object.keys(body).filter((name) => !Object.hasOwn(described.shape, name));
	if (unknown.length > 0) {
		throw stop(
			422,
			"invalid",
			unknown.map((field) => ({ field, code: "unrecognized_keys" })),
		);
	}
	return camelKeys(body);
}

/** Of a row exactly the named fields, whatever else it holds: what is not named never leaves. */
export function toRecord(row: object, names: readonly string[]): Record<string, unknown> {
	const values = row as Record<string, unknown>;
	return Object.fromEntries(names.map((name) => [name, values[toCamelCase(name)] ?? null]));
}
