import type { Caller } from "../access/caller.ts";
import { limited, unavailable } from "../shared/errors.ts";
import { PortalError, type VisaAnswer } from "../shared/ports.ts";
import { Secret } from "../shared/secret.ts";
import { parse } from "../shared/validation.ts";
import { type VisaFinding, visaWarning } from "./result.ts";
import { visaGroup } from "./rules.ts";
import { isoDay, visaInput } from "./schema.ts";

/**
 * Checks the status of a person's visa application in the Korean portal. Stores neither the request nor the result.
 * `client` is the visitor's address, for the limit.
 * @throws ProblemError: invalid; limited; unavailable if the portal gives no result.
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
		// An unexpected error's message might quote the result, so only its name is logged.
		throw unavailable(`visa portal: ${error instanceof PortalError ? error.message : (error as Error)?.name}`);
	}
	if (answer.kind !== "found") return answer;
	const { record } = answer;
	const statusGroup = visaGroup(record.status);
	const warning = visaWarning(record, statusGroup, now());
	// The portal still reports "issued" after a visa has expired.
	return { kind: "found", group: warning?.code === "expired" ? "expired" : statusGroup, record, warning };
}
