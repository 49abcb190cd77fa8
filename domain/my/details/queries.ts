import { applicants } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";

/**
 * The caller's own details. Only for sessions of level "proven".
 * @throws ProblemError: refused; not-found if the applicant was deleted meanwhile.
 */
export async function getMyDetails(caller: Caller) {
	const { database, isOwn } = caller.permitOwn("my:own");
	const [details] = await database
		.select({
			version: applicants.version,
			fullName: applicants.fullName,
			passportName: applicants.passportName,
			birthDate: applicants.birthDate,
			phoneNumber: applicants.phoneNumber,
			phoneOwner: applicants.phoneOwner,
			email: applicants.email,
			language: applicants.language,
		})
		.from(applicants)
		.where(isOwn(applicants));
	if (!details) throw notFound("applicant");
	return details;
}
export type MyDetails = Awaited<ReturnType<typeof getMyDetails>>;
