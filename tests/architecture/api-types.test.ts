import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildOpenApiDocument } from "../../api/openapi.ts";
import { typesOf } from "../support/api-types-of.ts";
import { root } from "../support/project.ts";

test("the client types match the current API document; otherwise run bin/api-types.ts", () => {
	const document = buildOpenApiDocument({ siteName: "Hamroh", siteUrl: "http://localhost:3000" });
	expect(readFileSync(join(root, "tests/support/api-types.ts"), "utf8") === typesOf(document)).toBe(true);
});
