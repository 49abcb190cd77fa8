import { sql } from "drizzle-orm";
import { homeZone } from "../time-zone.ts";

/** The calendar day at the consultancy. */
export const localDay = (at: Date) => sql`(${at.toISOString()}::timestamptz at time zone ${homeZone})::date`;
