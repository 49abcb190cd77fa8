import { z } from "zod";
import { camelKeys, snakeKeys, toCamelCase, toSnakeCase } from "../domain/shared/naming.ts";
import { stop } from "./problem.ts";

/** The API's names are the spec's snake_case, the domain's are camelCase. */

/** A domain input schema with the JSON names. */
export function snakeCaseSchema(schema: z.ZodObject): z.ZodObject {
	return z.strictObject(
		Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [toSnakeCase(name), field])),
	);
}

/**
 * Converts a request body to the domain's names.
 * @throws ProblemError: invalid for unknown names.
 */
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
	const values = Object.entries(camelKeys(body));
	return Object.fromEntries(values.map(([name, value]) => [name, renameIn(value, camelKeys)]));
}

/** Exactly the named fields of a row, so that no other field can leave the server. */
export function toRecord(row: object, names: readonly string[]): Record<string, unknown> {
	const values = row as Record<string, unknown>;
	return Object.fromEntries(names.map((name) => [name, renameIn(values[toCamelCase(name)] ?? null, snakeKeys)]));
}

/** Renames the keys of objects in lists too, such as the fees of a program. */
const renameIn = (value: unknown, rename: (row: object) => object): unknown =>
	Array.isArray(value)
		? value.map((each) => (typeof each === "object" && each && !Array.isArray(each) ? rename(each) : each))
		: value;
