import { type DocumentKind, type DocumentState, type ReturnReason, returnReasons } from "../../../database/values.ts";

/** What the entries of a paper change in it: stored on the paper for lists. */
export type DocumentProgress = {
	state: DocumentState;
	reason: ReturnReason | null;
	reasonText: string | null;
	/** ISO dates of an accepted paper. */
	issuedOn: string | null;
	expiresOn: string | null;
};

const states: Record<DocumentKind, DocumentState> = {
	document_received: "received",
	document_returned: "returned",
	document_accepted: "accepted",
	document_waived: "not_needed",
	document_removed: "needed",
};

/** What an entry with these data changes. Nothing of the state before stays. */
export function documentChangeOf(
	kind: DocumentKind | "documents_asked" | "consent_withdrawn",
	data: Record<string, string> | null,
	text: string | null,
): DocumentProgress {
	const isReturned = kind === "document_returned";
	return {
		state: kind === "documents_asked" || kind === "consent_withdrawn" ? "needed" : states[kind],
		reason: returnReasons.find((one) => one === data?.reason) ?? null,
		reasonText: isReturned ? text : null,
		issuedOn: data?.issuedOn ?? null,
		expiresOn: data?.expiresOn ?? null,
	};
}
