import { lt } from "drizzle-orm";
import { conversions } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { parse } from "../../validation.ts";
import { sendConversion } from "./reports.ts";
import { factsOf, hashedEmail } from "./rules.ts";
import { type AdVisitor, testConversionInput } from "./schema.ts";

/** Tells the ad network of a conversion that waits; the job's one step. @throws Undelivered to be tried again. */
export async function reportConversion(caller: Caller, id: string): Promise<void> {
	return sendConversion(caller.permit("conversion:report"), id);
}

const keptDays = 30;

/** Forgets the reports of long ago, sent or not. */
export async function removeOldConversions(caller: Caller): Promise<void> {
	const { database, now } = caller.permit("conversion:report");
	const oldest = new Date(now().getTime() - keptDays * 24 * 60 * 60 * 1_000);
	await database.delete(conversions).where(lt(conversions.createdAt, oldest));
}

/**
 * Sends a conversion that nobody made, marked as a test, and waits for the answer. It names no person but example.com's.
 * @throws Invalid; Undelivered with the network's reason.
 */
export async function testConversion(
	caller: Caller,
	input: unknown,
	{ source, agent }: Pick<AdVisitor, "source" | "agent">,
): Promise<void> {
	const { adConversions, now } = caller.permit("conversion:test");
	const { kind, code } = parse(testConversionInput, input);
	const person = { agent, email: await hashedEmail("test@example.com") };
	const event = { name: kind, id: `test.${crypto.randomUUID()}`, at: now(), source, person, facts: factsOf(kind) };
	await adConversions.send(event, code);
}
