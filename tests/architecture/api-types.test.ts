import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildOpenApiDocument } from "../../api/openapi.ts";
import { typesOf } from "../support/api-types-of.ts";
import { root } from "../support/project.ts";

const types = typesOf(buildOpenApiDocument({ siteName: "Hamroh", siteUrl: "http://localhost:3000" }));

test("the client types match the current API document; otherwise run bin/api-types.ts", () => {
	expect(readFileSync(join(root, "tests/support/api-types.ts"), "utf8") === types).toBe(true);
});

test("the type of an object without fixed names says what its values are", () => {
	expect(types).toMatch(/^CaseEvents: .*"data": Record<string, string> \| null;/m);
});
