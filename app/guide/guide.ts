import { type MonthSpan, type StartMonth, visaMonths, windows } from "../../domain/catalog/usual-applications.ts";

/** The source of a statement. `label` is in the guide's language. */
export type Source = { label: string; url?: `https://${string}` };

/** A paragraph with its heading. `sources` may be empty if it contains no facts that can become outdated. */
export type GuideItem = { title: string; text: string; sources: Source[] };

/** A step: `summary` is one sentence, `text` the details below it. */
export type GuideStep = GuideItem & {
	summary: string;
};

/** The usual months of the five steps. */
export const stepMonths: Record<StartMonth, MonthSpan>[] = [
	{ march: [7, 8], september: [1, 2] },
	{ march: [7, 9], september: [1, 3] },
	windows.bachelor,
	{ march: [11, 1], september: [5, 7] },
	visaMonths,
];

/** A document for the visa. */
export type GuideDocument = GuideItem & {
	/** The university issues it after admission, so applicants cannot prepare it. */
	isIssuedLater?: true;
	/** The page names the amounts of the stored rules on bank balances below the text. */
	hasFunds?: true;
};

export type GuideQuestion = { question: string; answer: string; sources: Source[] };

/** A page of this site, without the language prefix. */
export type GuideLink = {
	to: "/programs" | "/universities" | "/costs" | "/apply" | "/contact" | "/visa-status";
	label: string;
};

/** The admissions guide (spec §2, /admissions) in one language. Plain text without markup. */
export type Guide = {
	title: string;
	/** For search engines, at most 160 characters. */
	description: string;
	intro: string;
	stepsTitle: string;
	/** Asks for the intake; the answers are its months. */
	intakeLabel: string;
	intakes: [march: string, september: string];
	/** Five, in the order of spec §2. */
	steps: GuideStep[];
	documentsTitle: string;
	documentsIntro: string;
	/** The five of spec §2. */
	documents: GuideDocument[];
	/** Other documents that applicants often need. */
	moreDocuments: GuideItem;
	notesTitle: string;
	/** Three: processing time, fee, interview. */
	notes: GuideItem[];
	scholarshipsTitle: string;
	scholarshipsIntro: string;
	/** Three. */
	scholarships: GuideItem[];
	faqTitle: string;
	/** Six, as in spec §2. */
	faq: GuideQuestion[];
	/** The heading of a list of sources. */
	sourcesLabel: string;
	moreTitle: string;
	more: GuideLink[];
};
