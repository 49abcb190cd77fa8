import { expect, test } from "vitest";
import { conflict, forbidden, invalid, notFound, problemOf } from "./errors.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test("domain errors are recognized, also as the cause of another error", () => {
	for (const error of [
		forbidden("x:y"),
		notFound("program"),
		invalid([{ field: "a", code: "required" }]),
		conflict("c"),
	]) {
		expect(problemOf(error)).toBe(error.problem);
		expect(problemOf(new Error("outer", { cause: new Error("middle", { cause: error }) }))).toBe(error.problem);
	}
});

test("ERR-38: a database that is unreachable, closed, renamed or out of connections is 'unavailable'", () => {
	const codes = [
		"ECONNREFUSED",
		"ECONNRESET",
		"ENOENT",
		"ETIMEDOUT",
		"08006",
		"25006",
		"57P01",
		"57P03",
		"53300",
		"3D000",
		"55000",
		"28P01",
	];
	for (const code of codes) expect(problemOf(withCode(code)), code).toEqual({ kind: "unavailable", cause: code });
	expect(problemOf(new Error("Query failed", { cause: withCode("57P01") }))?.kind).toBe("unavailable");
	expect(problemOf(new Error("timeout exceeded when trying to connect"))?.kind).toBe("unavailable");
	expect(problemOf(new Error("Connection terminated unexpectedly"))?.kind).toBe("unavailable");
	// The rollback after a query whose connection broke.
	const broken = new Error("Client has encountered a connection error and is not queryable");
	expect(problemOf(new Error("Query failed", { cause: broken }))?.kind).toBe("unavailable");
});

test("internal errors are not shown to visitors", () => {
	for (const error of [withCode("42601"), withCode("22P02"), withCode("23505"), new TypeError("x"), "text", null, {}]) {
		expect(problemOf(error)).toBeUndefined();
	}
	const loop = new Error("a");
	loop.cause = loop;
	expect(problemOf(loop)).toBeUndefined();
});
