import { expect } from "vitest";
import { cookiesOf } from "./accounts.ts";
import type { Page } from "./html.ts";
import type { staffSite } from "./staff.ts";

/** The page of the site's content. */
export const content = "/admin/content";

/** Each text in every language. */
const texts = (all: Record<string, string>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(all).flatMap(([field, text]) => [
			[`${field}En`, `${text} in English`],
			[`${field}Ru`, `${text} по-русски`],
			[`${field}Uz`, `${text} oʻzbekcha`],
		]),
	);

/** Visitors see the closed days of the next weeks. */
const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

type ContentForm = { table: string; form: Record<string, string>; seen?: [path: string, text: string] };

/** A form of every kind: its table, its input, and the public page and text that show it. */
export const contentForms: Record<string, ContentForm> = {
	hero: {
		table: "hero_content",
		form: {
			...texts({ title: "Hero", subtitle: "Below", buttonText: "Go" }),
			...{ buttonLink: "/programs", backgroundImageUrl: "https://example.com/hero.jpg" },
		},
		seen: ["/", "Hero in English"],
	},
	notices: {
		table: "notices",
		form: { ...texts({ text: "Visa rules" }), noticedOn: "2026-11-20", link: "/admissions", isActive: "yes" },
		seen: ["/", "Visa rules in English"],
	},
	features: {
		table: "company_features",
		form: { ...texts({ title: "Feature", description: "Why" }), iconName: "Globe", orderIndex: "3" },
		seen: ["/", "Feature in English"],
	},
	"company-info": {
		table: "company_info",
		form: { sectionKey: "mission", ...texts({ title: "Mission", content: "We help" }) },
		seen: ["/about", "We help in English"],
	},
	testimonials: {
		table: "testimonials",
		form: texts({ name: "Student", country: "Land", content: "Thanks" }),
		seen: ["/", "Thanks in English"],
	},
	team: {
		table: "team_members",
		form: {
			...texts({ name: "Member", position: "Adviser", city: "Tashkent", speaks: "Uzbek", bio: "Years" }),
			...{ messengerUrl: "https://t.me/example", code: "7K3P", email: "member@example.com", orderIndex: "2" },
			...{ linkedinUrl: "https://linkedin.example/in/member", imageUrl: "https://example.com/member.jpg" },
		},
		seen: ["/about", "Member in English"],
	},
	achievements: {
		table: "achievements",
		form: { ...texts({ title: "Visas", value: "Many", description: "Granted" }), iconName: "Award", orderIndex: "1" },
		seen: ["/about", "Visas in English"],
	},
	offices: {
		table: "offices",
		form: {
			...texts({ name: "Samarkand office", address: "Street" }),
			...{ phone: "+998 66 000 00 00", email: "office@example.com", imageUrl: "", orderIndex: "0" },
			...{ weekdayHours: "08:30-17:30", saturdayHours: "10:00-14:00", sundayHours: "" },
		},
		seen: ["/contact", "Samarkand office in English"],
	},
	"closed-days": {
		table: "closed_days",
		form: { day: inTenDays, office: "both", ...texts({ name: "Navruz" }) },
		seen: ["/contact", "Navruz in English"],
	},
	"search-synonyms": { table: "search_synonyms", form: texts({ words: "Words" }) },
	"legal-entity": {
		table: "legal_entities",
		form: {
			...texts({ name: "Company", address: "Street", director: "Director", license: "License", payment: "Transfer" }),
			...{ registration: "TIN 000", imageUrl: "https://example.com/office.jpg" },
		},
		seen: ["/about", "Company in English"],
	},
	"service-fees": {
		table: "service_fees",
		form: {
			...texts({ name: "Service", due: "Before we start", refund: "All of it" }),
			...{ amount: "2000000", currency: "UZS", orderIndex: "1" },
		},
		seen: ["/promises", "Service in English"],
	},
	social: {
		table: "social_links",
		form: { platform: "Telegram", url: "https://t.me/example_of_the_test", isActive: "yes" },
	},
};

/** The values in the form of a record's dialog. */
export const typedValues = (page: Page) =>
	Object.fromEntries(
		page.all("dialog .record :is(input, textarea, select):not([name$=StillRight])").map((box) => {
			if (box.element.tagName === "SELECT") return [box.get("name"), box.one("option[selected]").get("value")];
			if (box.get("type") === "checkbox") return [box.get("name"), box.get("checked") === undefined ? "" : "yes"];
			return [box.get("name"), box.get("value") ?? box.text];
		}),
	);

/** The message that the page shows after a form. */
export async function toastAfter(site: Awaited<ReturnType<typeof staffSite>>, answer: Response): Promise<string> {
	expect(answer.status, await answer.clone().text()).toBe(303);
	const page = await site.open(answer.headers.get("location") ?? "", cookiesOf(answer));
	return page.one(".toast").text;
}
