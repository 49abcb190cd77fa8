import type { Content } from "../domain/content/site/queries.ts";
import type { Texts } from "./i18n/dictionaries.ts";

/** "find": the pages by which visitors look for a place to study, which the menu groups. */
type Place = "header" | "find" | "footer" | "legal";
type StaticPage = {
	path: string;
	text: (t: Texts) => string;
	/** A shorter name, so that the header fits one row. */
	short?: (t: Texts) => string;
	places: readonly Place[];
};

/** The public pages with a fixed path, in the order of every list of links. The sitemap contains all of them. */
export const staticPages: readonly StaticPage[] = [
	{ path: "/", text: (t) => t.nav.home, places: ["header"] },
	{ path: "/programs", text: (t) => t.nav.programs, places: ["header", "find", "footer"] },
	{ path: "/universities", text: (t) => t.nav.universities, places: ["header", "find", "footer"] },
	{
		path: "/admissions",
		text: (t) => t.footer.admissionsGuide,
		short: (t) => t.nav.guide,
		places: ["header", "footer"],
	},
	{ path: "/costs", text: (t) => t.costs.nav, short: (t) => t.nav.costs, places: ["header", "footer"] },
	{ path: "/documents", text: (t) => t.documents.title, short: (t) => t.documents.nav, places: ["footer"] },
	{ path: "/deadlines", text: (t) => t.deadlines.title, places: [] },
	{ path: "/plan", text: (t) => t.plan.title, places: [] },
	{ path: "/scholarships", text: (t) => t.scholarships.nav, places: ["footer"] },
	{ path: "/fit", text: (t) => t.fit.nav, places: ["find"] },
	{ path: "/compare", text: (t) => t.compare.title, places: [] },
	{ path: "/blog", text: (t) => t.nav.blog, places: ["header", "footer"] },
	{ path: "/about", text: (t) => t.nav.about, places: ["header", "footer"] },
	{ path: "/contact", text: (t) => t.nav.contact, places: ["header", "footer"] },
	{ path: "/promises", text: (t) => t.promises.title, places: ["footer"] },
	{ path: "/is-it-us", text: (t) => t.official.title, places: ["footer"] },
	{ path: "/visa-status", text: (t) => t.nav.visaStatus, places: [] },
	{ path: "/apply", text: (t) => t.nav.apply, places: [] },
	{ path: "/terms", text: (t) => t.legal.terms, places: ["legal"] },
	{ path: "/privacy", text: (t) => t.legal.privacy, places: ["legal"] },
];

/** The pages that exist: owners can hide the promises. */
export const shownPages = (content: Pick<Content, "arePromisesHidden"> | undefined): readonly StaticPage[] =>
	staticPages.filter(({ path }) => path !== "/promises" || !content?.arePromisesHidden);

/** The links of one place; the header and footer add their language prefix. */
export const linksIn = (place: Place, t: Texts, content?: Content): { path: string; text: string }[] =>
	shownPages(content)
		.filter(({ places }) => places.includes(place))
		.map(({ path, text, short = text }) => ({ path, text: (place === "footer" ? text : short)(t) }));
