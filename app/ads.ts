import { eventIdOf } from "../domain/messaging/conversions/rules.ts";
import type { RequestContext } from "./request-context.ts";

/** Lets the browser's pixel report the same event, with the same id, as the server. Does nothing without consent. */
export async function trackServerEvents(
	{ adVisitor, response }: RequestContext,
	name: Parameters<typeof eventIdOf>[0],
	rowId: string,
): Promise<void> {
	if (adVisitor) response.trackAdEvent({ name, id: await eventIdOf(name, rowId) });
}
