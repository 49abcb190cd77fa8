/** Where a statement comes from. `label` is in the guide's language. */
export type Source = { label: string; url?: string };

/** A paragraph with its heading. `sources` may be empty: then nothing in it is a fact that ages. */
export type GuideItem = { title: string; text: string; sources: Source[] };

export type GuideQuestion = { question: string; answer: string; sources: Source[] };

/** A page of this site, without the language prefix. */
export type GuideLink = {
	to: "/programs" | "/universities" | "/apply" | "/contact" | "/visa-status";
	label: string;
};

/** The admissions guide (spec §2, /admissions) in one language. Plain text throughout, no markup. */
export type Guide = {
	title: string;
	/** For search engines, at most 160 characters. */
	description: string;
	intro: string;
	stepsTitle: string;
	/** Five, in the order of spec §2. */
	steps: GuideItem[];
	documentsTitle: string;
	documentsIntro: string;
	/** The five of spec §2. */
	documents: GuideItem[];
	/** What else applicants are often asked for, beyond the five. */
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
	/** Heads a list of sources. */
	sourcesLabel: string;
	/** A sentence; the date of the last check of all sources arrives formatted. */
	checkedOn: (date: string) => string;
	moreTitle: string;
	more: GuideLink[];
};
