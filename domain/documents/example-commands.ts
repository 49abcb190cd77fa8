import { and, eq } from "drizzle-orm";
import { applicants, documentFiles, documents } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { recordEntry } from "../cases/entries/record.ts";
import { notFound } from "../shared/errors.ts";
import { sha256Of } from "../shared/sha256.ts";
import { newFileName } from "./files.ts";

/**
 * Adds a page to a paper of an example, as if it had been sent. If the store cannot be reached, the paper stays without it:
 * the first start does not depend on the store.
 * @param jpeg as it is stored
 * @throws ProblemError: refused; not-found.
 */
export async function addExamplePage(caller: Caller, id: string, jpeg: Uint8Array): Promise<void> {
	const context = caller.permit("example:write");
	const { database, fileStore, now } = context;
	await database.transaction(async (transaction) => {
		const [document] = await transaction
			.select({ applicantId: documents.applicantId, applicationId: documents.applicationId, code: documents.code })
			.from(documents)
			.innerJoin(applicants, and(eq(applicants.id, documents.applicantId), eq(applicants.isExample, true)))
			.where(eq(documents.id, id));
		if (!document) throw notFound("document");
		const { applicantId, applicationId, code } = document;
		const file = await newFileName(transaction);
		const isStored = await fileStore.put(file, jpeg).then(
			() => true,
			() => false,
		);
		const page = { position: 1, file, type: "image/jpeg", bytes: jpeg.length, pages: 1 } as const;
		if (isStored)
			await transaction
				.insert(documentFiles)
				.values({ applicantId, documentId: id, sha256: await sha256Of(jpeg), ...page });
		const entry = { kind: "document_received", applicantId, applicationId, actor: null, at: now() } as const;
		await recordEntry(context, transaction, { ...entry, data: { document: id, code } });
	});
}
