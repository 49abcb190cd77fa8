import { and, inArray, lte, sql } from "drizzle-orm";
import { imports } from "../../database/tables.ts";

/** Imports that wait to be checked or written, and that no process is working on. */
export const isDueImport = and(inArray(imports.state, ["checking", "writing"]), lte(imports.nextAttemptAt, sql`now()`));
