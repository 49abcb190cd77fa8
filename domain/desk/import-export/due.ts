import { and, inArray, lte, sql } from "drizzle-orm";
import { imports } from "../../../database/tables.ts";

/** Imports that are waiting to be checked or written and that no process has claimed. */
export const isDueImport = and(inArray(imports.state, ["checking", "writing"]), lte(imports.nextAttemptAt, sql`now()`));
