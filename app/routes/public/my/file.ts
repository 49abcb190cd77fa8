import { readMyFile } from "../../../../domain/documents/my-queries.ts";
import { loadRequired } from "../../../load.ts";
import { paperResponse } from "../../../paper-response.ts";
import { requestContextKey } from "../../../request-context.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import type { Route } from "./+types/file";

/** A file of the applicant's own, for sessions of level "proven". */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	return paperResponse(await loadRequired(requestContext, "personal page", () => readMyFile(caller, id)));
}
