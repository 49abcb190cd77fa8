import { readDocumentPdf } from "../../../domain/documents/case-queries.ts";
import { loadRequired } from "../../load.ts";
import { paperResponse } from "../../paper-response.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/document-pdf";

/** A whole paper as one PDF, for staff. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller } = requestContext;
	const bytes = await loadRequired(requestContext, "paper", () => readDocumentPdf(caller, id));
	return paperResponse({ type: "application/pdf", bytes });
}
