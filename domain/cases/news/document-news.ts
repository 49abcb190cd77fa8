import { and, asc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { documents, entries } from "../../../database/tables.ts";
import { documentCodes } from "../../../database/values.ts";
import { inLanguage, type Language } from "../../shared/language.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { writtenDay } from "../../shared/written-dates.ts";
import { earliestIssue } from "../entries/document-rules.ts";
import { documentNames, documentNewsTexts, issuedFromText, returnTexts } from "./document-texts.ts";

/** As on the pages: the papers of one application are asked for together. */
export const inPaperOrder = sql`array_position(${sql.param(documentCodes)}::text[], ${documents.code}), ${documents.id}`;

type Event = Pick<typeof entries.$inferSelect, "applicationId" | "at">;

/**
 * What happened to the papers of an application since an entry, in the words of the applicant's language: each paper once, as it
 * is now, with those together that are due on one day. Never a file.
 * @returns undefined if nothing of it is true any more.
 */
export async function describeDocuments(
	database: Database,
	event: Event,
	now: Date,
	{ language, reference, site }: { language: Language; reference: string; site: { name: string; url: string } },
): Promise<{ subject: string; lines: string[] } | undefined> {
	const kinds = ["documents_asked", "document_returned", "document_accepted"] as const;
	const isOf = and(eq(entries.applicationId, event.applicationId ?? ""), inArray(entries.kind, [...kinds]));
	const since = await database
		.select({ data: entries.data })
		.from(entries)
		.where(and(isOf, isNull(entries.undoneAt), gte(entries.at, event.at), lte(entries.visibleAt, now)))
		.orderBy(asc(entries.at));
	const ids = new Set(since.flatMap(({ data }) => (data?.documents ?? data?.document ?? "").split(",")));
	const papers = await database
		.select()
		.from(documents)
		.where(inArray(documents.id, [...ids].filter(Boolean)))
		.orderBy(inPaperOrder);
	const of = (state: string) => papers.filter((paper) => paper.state === state);
	const t = documentNewsTexts[language];
	const named = ({ code }: (typeof papers)[number]) => `– ${documentNames[code][language]}`;
	const returned = of("returned").map((paper) => {
		const reason = paper.reason && returnTexts[paper.reason][language];
		const from = paper.reason === "too_old" && earliestIssue(paper, homeDay(now));
		const issued = from && issuedFromText[language](writtenDay(from, language));
		return [named(paper), reason, issued, paper.reasonText].filter(Boolean).join("\n");
	});
	const asked = Object.values(Object.groupBy(of("needed"), ({ dueOn, note }) => JSON.stringify([dueOn, note])));
	const blocks: (string | null | undefined)[][] = [
		[t.returned, ...returned],
		...asked.map((together = []) => {
			const [{ dueOn, note } = { dueOn: null, note: null }] = together;
			return [t.asked(dueOn ? writtenDay(dueOn, language) : undefined), ...together.map(named), note];
		}),
		[t.accepted, ...of("accepted").map(named)],
	];
	const parts = blocks.filter(({ length }) => length > 1).map((lines) => lines.filter(Boolean).join("\n"));
	if (parts.length === 0) return undefined;
	const isWanted = returned.length + asked.length > 0;
	const subject = (isWanted ? t.wanted : t.checked)(reference);
	return {
		subject,
		lines: [`${subject}.`, ...parts, `${isWanted ? t.send : t.page}\n${pageOf(site, language)}/documents`],
	};
}

/** The page where applicants see their applications. */
export const pageOf = (site: { url: string }, language: Language): string => site.url + inLanguage("/my", language);
