import { copyPerson } from "../../../domain/my/privacy/copy-commands.ts";
import { asLanguage } from "../../../domain/shared/language.ts";
import { loadRequired } from "../../load.ts";
import { copyResponse } from "../../person-copy.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applicant-copy";

/** Sends a copy of everything about an applicant, in the applicant's language. */
export async function action({ context, params: { applicant } }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const copy = await loadRequired(requestContext, "copy for an applicant", () =>
		copyPerson(requestContext.caller, applicant),
	);
	return copyResponse(requestContext, copy, asLanguage(copy.rows.applicants?.[0]?.language));
}
