import { sql } from "drizzle-orm";
import { homeZone } from "../shared/time-zone.ts";

/** The calendar day in the consultancy's time zone. */
export const localDay = (at: Date) => sql`(${at.toISOString()}::timestamptz at time zone ${homeZone})::date`;
