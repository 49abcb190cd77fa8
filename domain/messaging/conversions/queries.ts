import { count, desc, eq } from "drizzle-orm";
import { conversions } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";

/** How the reports of the last 30 days fared, for staff. */
export async function getConversionStates(caller: Caller) {
	const { database, adConversions } = caller.permit("conversion:read");
	const states = await database
		.select({ state: conversions.state, count: count() })
		.from(conversions)
		.groupBy(conversions.state);
	const [failed] = await database
		.select({ reason: conversions.lastError })
		.from(conversions)
		.where(eq(conversions.state, "failed"))
		.orderBy(desc(conversions.createdAt))
		.limit(1);
	const of = (wanted: (typeof states)[number]["state"]) => states.find(({ state }) => state === wanted)?.count ?? 0;
	return {
		reaches: adConversions.isConfigured,
		sent: of("sent"),
		waiting: of("waiting"),
		failed: of("failed"),
		reason: failed?.reason ?? null,
	};
}
