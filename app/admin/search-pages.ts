import { useAdminTexts } from "./frame.ts";
import { recordTexts, recordTypes } from "./record-types.ts";

/** A page of the admin panel, by its name in the reader's language. */
export type FoundPage = { id: string; title: string };

const letters = (text: string) =>
	text
		.toLowerCase()
		.replace(/[ʻʼ'’‘`]/g, "")
		.replaceAll("ё", "е");

/**
 * @param mayReadLog whether the reader may open the audit log
 * @returns the pages of which a word of the name begins with what was typed, then those of which another word does.
 */
export function usePages(query: string, mayReadLog: boolean): FoundPage[] {
	const t = useAdminTexts();
	const words = t.lists.search.pages;
	/** The address, the name, and other words for it. */
	const pages: [id: string, title: string, others?: string][] = [
		["/admin/queue", t.desk.queue, words.queue],
		["/admin/queue/board", t.desk.board],
		["/admin/applications", t.tabs.applications, words.applications],
		["/admin/contact", t.tabs.contact, words.contact],
		["/admin/bulk", t.bulk.work.title],
		["/admin/trash", t.bulk.trash.title, words.trash],
		...(mayReadLog ? [["/admin/log", t.users.log, words.log] satisfies [string, string, string]] : []),
		["/admin/users", t.tabs.users, words.users],
		["/account", words.accountTitle, words.account],
		["/admin/universities", t.tabs.universities],
		["/admin/programs", t.tabs.programs],
		["/admin/import-export?noun=universities", t.importExport.title.universities, words.importExport],
		["/admin/import-export?noun=programs", t.importExport.title.programs, words.importExport],
		["/admin/import-export?noun=contacts", t.importExport.title.contacts, words.importExport],
		["/admin/import-export?noun=certifications", t.certifications.title, words.certifications],
		["/admin/fact-checks", t.facts.title, words.factChecks],
		["/admin/blog", t.tabs.blog, words.blog],
		["/admin/content", t.manageContent, words.content],
		["/admin/settings", t.content.settings, words.settings],
		["/admin/content/translations", t.translations.title],
		["/admin/rates", t.rates.title, words.rates],
		...recordTypes
			.filter(({ isPage }) => isPage)
			.map(({ noun, base }): [string, string, string] => {
				const others: Record<string, string> = words;
				return [base, recordTexts(t, noun).title, others[`${noun}s`] ?? ""];
			}),
		["/admin/overview", t.overview, words.overview],
		["/admin/status", t.maintenance.status.title, words.status],
		["/admin/analytics", t.analyticsTitle, words.analytics],
	];
	const begins = (text: string) => ` ${letters(text)}`.includes(` ${letters(query)}`);
	const named = pages.filter(([, title]) => begins(title));
	const meant = pages.filter(([, title, others = ""]) => !begins(title) && begins(others));
	return [...named, ...meant].map(([id, title]) => ({ id, title }));
}
