import { programs } from "../../../database/tables.ts";
import { type Outlook, outlookOf, programDates } from "../../catalog/intakes/outlook.ts";
import { whenLines } from "../../catalog/intakes/when.ts";
import { deadlineNow } from "../../catalog/selection.ts";
import type { Language } from "../../shared/language.ts";
import type { applicationStatuses } from "./schema.ts";

/** When the program of an application takes applications. */

/** What is read of the program, for queries that join it. */
export const datedProgram = { intakes: programs.intakes, applicationDeadline: deadlineNow, type: programs.type };

type DatedProgram = { [Name in keyof typeof datedProgram]: Parameters<typeof programDates>[0][Name] | null };

/** The statuses in which the documents are not yet at the university. */
const beforeSubmission: (typeof applicationStatuses)[number][] = [
	"pending",
	"contacted",
	"in_review",
	"documents_requested",
];

/** For the citizenship of the applicant; null without a program, or once the documents are at the university. */
export function outlookOfProgram(
	{ intakes, applicationDeadline, type }: DatedProgram,
	nationality: string | null,
	status: (typeof applicationStatuses)[number],
	now: Date,
): Outlook | null {
	if (intakes === null || type === null || !beforeSubmission.includes(status)) return null;
	return outlookOf(programDates({ intakes, applicationDeadline, type }, nationality), now);
}

/** The last day on which the university takes the papers; null if no exact one is published. */
export function papersDay(outlook: Outlook | null): string | null {
	const next = outlook?.next?.certainty === "certain" ? outlook.next : null;
	return outlook?.deadline ?? next?.documentsBy ?? next?.closes ?? null;
}

/** In a sentence: "closes 30 November (6 days); spring 2027, for studies from March"; "" if nothing is known. */
export const outlookText = (outlook: Outlook, now: Date, language: Language): string =>
	whenLines(outlook, now, language, "long")
		.map(({ text }) => text)
		.join("; ");
