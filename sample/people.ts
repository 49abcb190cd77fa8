import type { Caller } from "../domain/access/caller.ts";
import { addExample } from "../domain/cases/examples/commands.ts";
import { recordAgreement, recordPayment } from "../domain/cases/money/commands.ts";
import { askForDocuments, reviewDocument } from "../domain/documents/case-commands.ts";
import { listDocuments } from "../domain/documents/case-queries.ts";
import { addExamplePage } from "../domain/documents/example-commands.ts";
import { problemOf } from "../domain/shared/errors.ts";
import { homeDay } from "../domain/shared/time-zone.ts";
import { type Cells, readSampleFile, readTable } from "./files.ts";

const day = 24 * 60 * 60 * 1_000;

/**
 * Adds the example people, whose cases and papers are as old as the files say, so that a first look at the panel is alive.
 * @param callerAt a caller whose clock stands at a moment
 * @returns how many there are.
 */
export async function loadPeople(callerAt: (at: Date) => Caller, now = new Date()): Promise<number> {
	const before = (days = "") => new Date(now.getTime() - Number(days) * day);
	const dayIn = (days: string | undefined) => (days ? homeDay(before(String(-Number(days)))) : null);
	const histories = Map.groupBy(readTable("people-history"), ({ name }) => name);
	const papers = Map.groupBy(readTable("people-papers"), ({ name }) => name);
	const money = Map.groupBy(readTable("people-money"), ({ name }) => name);
	const people = readTable("people");
	const page = readSampleFile("paper.jpg");
	for (const { days_ago, university = "", program = "", location, age, email, visa, ...person } of people) {
		const history = (histories.get(person.name) ?? []).map(
			({ days_ago: ago, kind, value, text, due_in_days: due }) => ({
				...{ kind, at: before(ago), value: value || null, text: text || null },
				dueOn: dayIn(due),
			}),
		);
		const about = { university, program, location: location || null, age: age || null, email: email || null };
		const who = { ...person, ...about, visa: visa || null, cameAt: before(days_ago) };
		try {
			const id = await addExample(callerAt(now), who, history);
			for (const cells of papers.get(person.name) ?? [])
				await addPaper(callerAt(before(cells.days_ago)), id ?? "", { cells, on: dayIn(cells.in_days) }, page);
			let agreement = "";
			for (const { days_ago: ago, ...cells } of money.get(person.name) ?? [])
				agreement = await addMoney(callerAt(before(ago)), id ?? "", { cells, agreement, on: dayIn(cells.in_days) });
		} catch (error) {
			throw new Error(`sample/people: ${person.name} ${JSON.stringify(problemOf(error))}`, { cause: error });
		}
	}
	return people.length;
}

/** What happened to papers, with the commands that staff use. */
async function addPaper(
	caller: Caller,
	applicationId: string,
	{ cells: { kind, papers = "", reason }, on }: { cells: Cells; on: string | null },
	page: Uint8Array,
): Promise<void> {
	if (kind === "asked") return askForDocuments(caller, applicationId, { papers: papers.split(", "), dueOn: on });
	const all = await listDocuments(caller, applicationId);
	const { id = "", version } = all.find(({ stage, code }) => `${stage}:${code}` === papers) ?? {};
	if (kind === "sent") return addExamplePage(caller, id, page);
	const more = { returned: { reason }, accepted: { issuedOn: on } }[kind ?? ""];
	return reviewDocument(caller, id, { version, decision: kind, ...more });
}

/** An agreement, or a payment of the last one. @returns the agreement's id. */
async function addMoney(
	caller: Caller,
	applicationId: string,
	{ cells, agreement, on }: { cells: Cells; agreement: string; on: string | null },
): Promise<string> {
	const { kind, what, payee, amount, currency, back, percent, terms } = cells;
	const submissionKey = crypto.randomUUID();
	if (kind === "agreement")
		return recordAgreement(caller, applicationId, {
			...{ submissionKey, what, payee, amount, currency, on1: on, back, percent, terms },
		});
	await recordPayment(caller, agreement, { submissionKey, type: "paid", amount, on, method: what });
	return agreement;
}
