import type { OpenWork } from "../../domain/desk/queue/list-queries.ts";
import type { AdminTexts } from "./texts.ts";

type Texts = AdminTexts["navigation"];

export type NavigationEntry = {
	name: keyof Texts["entries"];
	to: string;
	/** The beginnings of other addresses that belong to it. */
	also?: string[];
	/** The number that stands beside it. */
	count?: keyof OpenWork;
	/** Whether only owners may open it. */
	isOwners?: boolean;
};

type NavigationGroup = {
	name: keyof Texts["groups"];
	/** Whether only owners see it in the column. Others find what they may open of it with Ctrl+K. */
	isOwners?: boolean;
	entries: NavigationEntry[];
};

/** The pages of the admin panel, in the order of the side column. Ctrl+K finds them by their names and by the words in the texts. */
export const navigation: NavigationGroup[] = [
	{
		name: "work",
		entries: [
			{ name: "today", to: "/admin/queue", count: "today" },
			{ name: "applicants", to: "/admin/applications", also: ["/admin/applicants", "/admin/bulk"] },
			{ name: "messages", to: "/admin/contact", count: "messages" },
			{ name: "payments", to: "/admin/money" },
			{ name: "templates", to: "/admin/templates" },
		],
	},
	{
		name: "catalog",
		entries: [
			{ name: "universities", to: "/admin/universities" },
			{ name: "programs", to: "/admin/programs" },
			{ name: "intakes", to: "/admin/intakes" },
			{ name: "scholarships", to: "/admin/scholarships" },
			{ name: "spreadsheets", to: "/admin/import-export" },
		],
	},
	{
		name: "site",
		entries: [
			{ name: "pages", to: "/admin/content/hero", also: ["/admin/content", "/admin/images"] },
			{ name: "testimonials", to: "/admin/content/testimonials" },
			{ name: "team", to: "/admin/content/team" },
			{ name: "offices", to: "/admin/content/offices", also: ["/admin/content/closed-days"] },
			{ name: "notices", to: "/admin/content/notices" },
			{ name: "blog", to: "/admin/blog" },
			{ name: "translations", to: "/admin/content/translations" },
		],
	},
	{
		name: "money",
		isOwners: true,
		entries: [
			{ name: "rates", to: "/admin/rates" },
			{ name: "fundsRules", to: "/admin/funds-rules" },
			{ name: "costItems", to: "/admin/cost-items" },
			{ name: "documentRules", to: "/admin/document-rules" },
			{ name: "packTemplates", to: "/admin/pack-templates" },
			{
				name: "certifications",
				to: "/admin/import-export?noun=certifications",
				also: ["/admin/certifications"],
			},
			{ name: "factChecks", to: "/admin/fact-checks", count: "checks" },
		],
	},
	{
		name: "reports",
		isOwners: true,
		entries: [
			{ name: "overview", to: "/admin/overview" },
			{ name: "reports", to: "/admin/reports" },
			{ name: "analytics", to: "/admin/analytics" },
		],
	},
	{
		name: "settings",
		isOwners: true,
		entries: [
			{ name: "company", to: "/admin/settings" },
			{ name: "staff", to: "/admin/users" },
			{ name: "rules", to: "/admin/settings/rules", isOwners: true },
			{ name: "security", to: "/admin/settings/security", isOwners: true },
			{ name: "connections", to: "/admin/settings/connections", isOwners: true },
			{ name: "status", to: "/admin/status" },
			{ name: "trash", to: "/admin/trash" },
			{ name: "log", to: "/admin/log", also: ["/admin/history"], isOwners: true },
		],
	},
];

const besides: { name: keyof Texts["besides"]; to: string }[] = [
	{ name: "board", to: "/admin/queue/board" },
	{ name: "contactImport", to: "/admin/import-export?noun=contacts" },
	{ name: "account", to: "/admin/account" },
];

/** @returns the entry whose address is the longest beginning of this one. */
export function currentEntry(pathname: string, search: string): NavigationEntry | undefined {
	const here = new URL(pathname + search, "http://panel");
	const fit = (address: string) => {
		const { pathname: path, searchParams } = new URL(address, here);
		const isWithin = `${here.pathname}/`.startsWith(`${path}/`);
		return isWithin && [...searchParams].every(([name, value]) => here.searchParams.get(name) === value)
			? address.length
			: 0;
	};
	return navigation
		.flatMap(({ entries }) => entries)
		.map((entry) => ({ entry, length: Math.max(...[entry.to, ...(entry.also ?? [])].map(fit)) }))
		.filter(({ length }) => length > 0)
		.toSorted((one, other) => other.length - one.length)[0]?.entry;
}

/** A page of the admin panel, by its name in the reader's language. */
export type FoundPage = { id: string; title: string };

const letters = (text: string) =>
	text
		.toLowerCase()
		.replace(/[ʻʼ'’‘`]/g, "")
		.replaceAll("ё", "е");

/** @returns the pages of which a word of the name begins with what was typed, then those that mean it. */
export function findPages(query: string, t: Texts, isOwner: boolean): FoundPage[] {
	const words: Partial<Record<string, string>> = t.words;
	const pages = [
		...navigation.flatMap((group) =>
			group.entries
				.filter((entry) => isOwner || !entry.isOwners)
				.map(({ name, to }) => ({ to, title: t.entries[name], words: `${words[name]} ${t.groups[group.name]}` })),
		),
		...besides.map(({ name, to }) => ({ to, title: t.besides[name], words: words[name] ?? "" })),
	];
	const begins = (text: string) => ` ${letters(text)}`.includes(` ${letters(query)}`);
	const named = pages.filter(({ title }) => begins(title));
	const meant = pages.filter(({ title, words: others }) => !begins(title) && begins(others));
	return [...named, ...meant].map(({ to, title }) => ({ id: to, title }));
}
