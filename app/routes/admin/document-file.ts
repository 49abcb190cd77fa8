import { readDocumentFile } from "../../../domain/documents/case-queries.ts";
import { loadRequired } from "../../load.ts";
import { paperResponse } from "../../paper-response.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/document-file";

/** A file of a paper, for staff. */
export async function loader({ context, params: { file } }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller } = requestContext;
	return paperResponse(await loadRequired(requestContext, "file of a paper", () => readDocumentFile(caller, file)));
}
