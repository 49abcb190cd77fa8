import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildOpenApiDocument } from "../api/openapi.ts";
import { projectFolder } from "../database/project-folder.ts";
import { readSettings } from "../server/config.ts";
import { typesOf } from "../tests/support/api-types-of.ts";

// Regenerates tests/support/api-types.ts from the OpenAPI document: `node bin/run.mjs bin/api-types.ts`.
const document = buildOpenApiDocument(readSettings({}));
writeFileSync(join(projectFolder, "tests/support/api-types.ts"), typesOf(document));
