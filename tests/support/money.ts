import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setMilestone } from "../../domain/cases/applications/status-commands.ts";
import { recordAgreement, recordPayment } from "../../domain/cases/money/commands.ts";
import { getCaseMoney } from "../../domain/cases/money/queries.ts";
import { createDocumentMaker } from "../../gateways/document-maker.ts";
import { encryptedFiles } from "../../gateways/encrypted-files.ts";
import { createImageFolder } from "../../gateways/image-folder.ts";
import { freshDatabase, secret } from "./site.ts";
import { applicantOn, staffOn } from "./staff-callers.ts";

/** An agreement as a form sends it. */
export const agreementOf = (values: Record<string, string> = {}) => ({
	...{ submissionKey: randomUUID(), what: "Help with the application", payee: "consultancy", amount: "1000" },
	...{ currency: "USD", on1: "2026-04-14", back: "all", terms: "All within 20 days. Send the refusal and an account." },
	...values,
});

/** A payment as a form sends it. */
export const paymentOf = (values: Record<string, string> = {}) => ({
	...{ submissionKey: randomUUID(), type: "paid", amount: "400", on: "2026-03-20", method: "bank" },
	...values,
});

/** An applicant in sessions of both levels, and two members of staff who enter money; they share a clock. */
export async function moneyCase({
	at: begin = "2026-03-28T07:00:00Z",
	configured = { chat: false, mail: false, bot: false, visaPortal: false },
	url: given = "",
	dataDir = "",
} = {}) {
	let at = new Date(begin);
	const url = given || (await freshDatabase());
	const files = dataDir && {
		fileStore: encryptedFiles(createImageFolder(join(dataDir, "files")), secret),
		documentMaker: createDocumentMaker(),
	};
	const context = { now: () => at, configured, ...files };
	const own = await applicantOn(url, { role: "proven", context });
	const { sql, applicantId, applicationId } = own;
	const aziza = await staffOn(url, { name: "Aziza", context });
	const bobur = await staffOn(url, { name: "Bobur", context });
	const read = async () => {
		const { applications } = await getCaseMoney(aziza.caller, applicantId);
		const [first] = applications;
		return { money: first?.money ?? null, agreements: first?.agreements ?? [] };
	};
	const last = async () => (await sql("select id from entries order by at desc, id desc limit 1"))[0]?.id as string;
	return {
		...{ url, sql, own, applicantId, applicationId, read, last },
		...{ aziza: aziza.caller, bobur: bobur.caller, proven: own.caller },
		on: (time: string) => {
			at = new Date(time);
		},
		agree: async (values?: Record<string, string>) => {
			await recordAgreement(aziza.caller, applicationId, agreementOf(values));
			return (await read()).agreements.at(-1)?.id as string;
		},
		pay: async (agreement: string, values?: Record<string, string>) => {
			await recordPayment(aziza.caller, agreement, paymentOf(values));
			return last();
		},
		refuse: (day = "2026-03-27") => setMilestone(aziza.caller, applicationId, { milestone: "visa_refused", on: day }),
	};
}
