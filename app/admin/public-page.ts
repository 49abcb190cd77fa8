import type { RevisedNoun } from "../../domain/desk/revisions/rules.ts";

type Shown = { path: (record: { id: string; slug: string }) => string; visible?: object };

const on = (path: string, visible?: object): Shown => ({ path: () => path, ...(visible && { visible }) });

/** The public page that shows a record, and what makes it visible there. */
export const publicPages: Partial<Record<RevisedNoun, Shown>> = {
	university: { path: ({ id }) => `/universities/${id}`, visible: { isHidden: false } },
	program: { path: ({ id }) => `/programs/${id}`, visible: { isHidden: false } },
	post: { path: ({ slug }) => `/blog/${encodeURIComponent(slug)}`, visible: { published: true, publishOn: null } },
	hero: on("/"),
	notice: on("/", { isActive: true }),
	features: on("/"),
	testimonials: on("/"),
	companyInfo: on("/about"),
	team: on("/about"),
	achievements: on("/about"),
	legalEntity: on("/about"),
	offices: on("/contact"),
	closedDays: on("/contact"),
	serviceFees: on("/promises"),
	costItem: on("/costs"),
};
