import { copyMine } from "../../../../domain/my/privacy/copy-commands.ts";
import { problemOf } from "../../../../domain/shared/errors.ts";
import { loadRequired } from "../../../load.ts";
import { copyResponse } from "../../../person-copy.ts";
import { requestContextKey } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import type { Route } from "./+types/privacy-copy";

/** Sends a copy of everything about the applicant while it is read. */
export async function action({ context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	const copy = await loadRequired(requestContext, "personal page", () =>
		copyMine(caller).catch((error) => {
			if (problemOf(error)?.kind === "limited") return undefined;
			throw error;
		}),
	);
	if (!copy) return redirectTo(`${requestContext.prefix}/my/privacy`, "copy_limited");
	return copyResponse(requestContext, copy, requestContext.language);
}
