import { deliveries } from "../../database/tables.ts";
import type { DeliveryChannel } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import { isDue } from "./deliver.ts";

/** @returns the channels that have due deliveries. */
export async function listDueChannels(caller: Caller): Promise<DeliveryChannel[]> {
	const { database } = caller.permit("delivery:send");
	const rows = await database.selectDistinct({ channel: deliveries.channel }).from(deliveries).where(isDue);
	return rows.map(({ channel }) => channel);
}
