import type { Caller } from "../../access/caller.ts";
import { parse } from "../../shared/validation.ts";
import { factsOf, hashedEmail } from "./rules.ts";
import { type AdVisitor, testConversionInput } from "./schema.ts";

/**
 * Sends a conversion with made-up data, marked as a test, and waits for the response. Its only personal data is an
 * address at example.com.
 * @throws ProblemError: invalid. @throws DeliveryError with the network's reason.
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
