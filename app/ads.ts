import { eventIdOf } from "../domain/messaging/conversions/rules.ts";
import type { RequestContext } from "./request-context.ts";

/** Has the browser's pixel tell what the server reports of this row, under the same id; of whoever did not agree, nothing. */
export async function trackServerEvents(
	{ ads }: RequestContext,
	name: Parameters<typeof eventIdOf>[0],
	rowId: string,
): Promise<void> {
	ads?.told.push({ name, id: await eventIdOf(name, rowId) });
}
