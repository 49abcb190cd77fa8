import { expect, test } from "vitest";
import { problemOf } from "./errors.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test("ERR-38: a database that is unreachable, closed, renamed or out of connections is 'unavailable'", () => {
	const codes = ["ECONNREFUSED", "ECONNRESET", "ENOENT", "ETIMEDOUT", "08006", "25006", "57P01", "53300", "3D000"];
	for (const code of codes) expect(problemOf(withCode(code)), code).toEqual({ kind: "unavailable", cause: code });
	// The last one is the rollback after a query whose connection broke.
	const messages = ["timeout exceeded when trying to connect", "Connection terminated unexpectedly"];
	const broken = new Error("Client has encountered a connection error and is not queryable");
	const wrapped = [withCode("57P01"), broken].map((cause) => new Error("Query failed", { cause }));
	for (const error of [...messages.map((message) => new Error(message)), ...wrapped])
		expect(problemOf(error)?.kind, String(error.cause ?? error)).toBe("unavailable");
});
