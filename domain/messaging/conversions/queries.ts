import { and, count, desc, eq } from "drizzle-orm";
import { deliveries } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";

const isConversion = eq(deliveries.channel, "ad");

/** The states of the conversions of the last 30 days, for staff. */
export async function getConversionStates(caller: Caller) {
	const { database, adConversions } = caller.permit("conversion:read");
	const states = await database
		.select({ state: deliveries.state, count: count() })
		.from(deliveries)
		.where(isConversion)
		.groupBy(deliveries.state);
	const [failed] = await database
		.select({ reason: deliveries.lastError })
		.from(deliveries)
		.where(and(isConversion, eq(deliveries.state, "failed")))
		.orderBy(desc(deliveries.createdAt))
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
