import { expect, test } from "vitest";
import { problemOf } from "./errors.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test("ERR-38: a database that is unreachable, closed, renamed or out of connections is 'unavailable'", () => {
	const codes = ["ECONNREFUSED", "ECONNRESET", "ENOENT", "ETIMEDOUT", "08006", "25006", "57P01", "53300", "3D000"];
	for (const code of codes) expect(problemOf(withCode(code)), code).toEqual({ kind: "unavailable", cause: code });
	expect(problemOf(new Error("Query failed", { cause: withCode("57P01") }))?.kind).toBe("unavailable");
	expect(problemOf(new Error("timeout exceeded when trying to connect"))?.kind).toBe("unavailable");
	expect(problemOf(new Error("Connection terminated unexpectedly"))?.kind).toBe("unavailable");
	// The rollback after a query whose connection broke.
	const broken = new Error("Client has encountered a connection error and is not queryable");
	expect(problemOf(new Error("Query failed", { cause: broken }))?.kind).toBe("unavailable");
});
