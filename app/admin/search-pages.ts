import { useAdminTexts } from "./frame.ts";

/** A page of the admin panel, by its name in the reader's language. */
export type FoundPage = { id: string; title: string };

const letters = (text: string) => text.toLowerCase().replace(/[ʻʼ'’‘`]/g, "");

/**
 * @param mayReadLog whether the reader may open the audit log
 * @returns the pages of which a word begins with what was typed.
 */
export function usePages(query: string, mayReadLog: boolean): FoundPage[] {
	const t = useAdminTexts();
	const names: Record<string, string> = {
		"/admin/queue": t.desk.queue,
		"/admin/queue/board": t.desk.board,
		"/admin/applications": t.tabs.applications,
		"/admin/contact": t.tabs.contact,
		"/admin/templates": t.bulk.templates.title,
		"/admin/bulk": t.bulk.work.title,
		"/admin/trash": t.bulk.trash.title,
		...(mayReadLog && { "/admin/log": t.users.log }),
		"/admin/users": t.tabs.users,
		"/admin/universities": t.tabs.universities,
		"/admin/programs": t.tabs.programs,
		"/admin/certifications": t.certifications.title,
		"/admin/blog": t.tabs.blog,
		"/admin/content": t.manageContent,
		"/admin/rates": t.rates.title,
		"/admin/funds-rules": t.money.fundsRules.title,
		"/admin/cost-items": t.money.costItems.title,
		"/admin/overview": t.overview,
		"/admin/status": t.maintenance.status.title,
		"/admin/figures": t.analyticsTitle,
	};
	const wanted = letters(query);
	return Object.entries(names)
		.filter(([, title]) => ` ${letters(title)}`.includes(` ${wanted}`))
		.map(([id, title]) => ({ id, title }));
}
