import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { documentFiles, documents } from "../../../database/tables.ts";
import { readMoneyEntries } from "../entries/money.ts";
import { foldMoney } from "./rules.ts";

/** Applications with what was agreed and paid. A receipt is left out once its file was deleted. */
export async function withAgreements<Row extends { id: string }>(database: Pick<Database, "select">, rows: Row[]) {
	const ids = rows.map(({ id }) => id);
	const isReceipt = and(inArray(documents.applicationId, ids), eq(documents.code, "payment_receipt"));
	const [all, files] = await Promise.all([
		readMoneyEntries(database, ids),
		database
			.select({ id: documentFiles.id })
			.from(documentFiles)
			.innerJoin(documents, eq(documents.id, documentFiles.documentId))
			.where(isReceipt),
	]);
	const isThere = (receipt: string) => files.some(({ id }) => id === receipt);
	return rows.map((row) => {
		const agreements = foldMoney(all.filter(({ applicationId }) => applicationId === row.id));
		for (const payment of agreements.flatMap((one) => one.payments))
			payment.receipts = payment.receipts.filter(isThere);
		return { ...row, agreements };
	});
}
