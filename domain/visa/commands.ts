import type { Caller } from "../access/caller.ts";
import { limited, unavailable } from "../errors.ts";
import { PortalError, type VisaAnswer } from "../ports.ts";
import { Secret } from "../secret.ts";
import { parse } from "../validation.ts";
import { type VisaFinding, visaWarning } from "./result.ts";
import { visaGroup } from "./rules.ts";
import { isoDay, visaInput } from "./schema.ts";

/**
 * Asks the Korean portal where a person's visa application stands. Nothing of the question or of the answer is kept.
 * `client` is the visitor's address, for the limit. @throws Invalid; Limited; Unavailable when the portal gives no answer.
 */
export async function checkVisaStatus(caller: Caller, input: unknown, client: string): Promise<VisaFinding> {
	const { now, rateLimits, visaPortal } = caller.permit("visa:check");
	const values = parse(visaInput(isoDay(now())), input);
	const seconds = await rateLimits.consume("visa", client);
	if (seconds > 0) throw limited(seconds);
	const question = {
		fullName: new Secret(values.fullName),
		passportNumber: new Secret(values.passportNumber),
		dateOfBirth: new Secret(values.dateOfBirth),
	};
	let answer: VisaAnswer;
	try {
		answer = await visaPortal.check(question);
	} catch (error) {
		// An error that is not the gateway's own might quote the answer: its name has to do.
		throw unavailable(`visa portal: ${error instanceof PortalError ? error.message : (error as Error)?.name}`);
	}
	if (answer.kind !== "found") return answer;
	const { record } = answer;
	const said = visaGroup(record.status);
	const warning = visaWarning(record, said, now());
	// The portal goes on saying "issued" when the time of a visa is over.
	return { kind: "found", group: warning?.code === "expired" ? "expired" : said, record, warning };
}
