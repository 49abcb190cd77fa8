/** Terms or privacy notice in one language. Plain text; the site's name arrives as an argument. */
export type LegalText = {
	title: string;
	/** For search engines, at most 160 characters. */
	description: string;
	/** ISO date of the wording. */
	updated: string;
	/** Stands at the top, marked: the text is a template until the operator's counsel has reviewed it. */
	templateNotice: string;
	intro: string;
	sections: { title: string; paragraphs: string[] }[];
};

export type NamedLegalText = (name: string) => LegalText;
