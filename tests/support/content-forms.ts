import { expect } from "vitest";
import { cookiesOf } from "./accounts.ts";
import type { Page } from "./html.ts";
import type { staffSite } from "./staff.ts";

/** The page of the site's content. */
export const content = "/admin/content";

const texts = (field: string, text: string) => ({
	[`${field}En`]: `${text} in English`,
	[`${field}Ru`]: `${text} по-русски`,
	[`${field}Uz`]: `${text} oʻzbekcha`,
});

/** Visitors see the closed days of the next weeks. */
const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

/** A form of every kind: its table, its input, and the public page and text that show it. */
export const contentForms: Record<
	string,
	{ table: string; form: Record<string, string>; seen?: [path: string, text: string] }
> = {
	hero: {
		table: "hero_content",
		form: {
			...texts("title", "Hero"),
			...texts("subtitle", "Below"),
			...texts("buttonText", "Go"),
			buttonLink: "/programs",
			backgroundImageUrl: "https://example.com/hero.jpg",
		},
		seen: ["/", "Hero in English"],
	},
	notices: {
		table: "notices",
		form: { ...texts("text", "Visa rules"), noticedOn: "2026-11-20", link: "/admissions", isActive: "yes" },
		seen: ["/", "Visa rules in English"],
	},
	features: {
		table: "company_features",
		form: { ...texts("title", "Feature"), ...texts("description", "Why"), iconName: "Globe", orderIndex: "3" },
		seen: ["/", "Feature in English"],
	},
	"company-info": {
		table: "company_info",
		form: { sectionKey: "mission", ...texts("title", "Mission"), ...texts("content", "We help") },
		seen: ["/about", "We help in English"],
	},
	testimonials: {
		table: "testimonials",
		form: { ...texts("name", "Student"), ...texts("country", "Land"), ...texts("content", "Thanks") },
		seen: ["/", "Thanks in English"],
	},
	team: {
		table: "team_members",
		form: {
			...texts("name", "Member"),
			...texts("position", "Adviser"),
			...texts("city", "Tashkent"),
			...texts("speaks", "Uzbek"),
			messengerUrl: "https://t.me/example",
			...texts("bio", "Years"),
			code: "7K3P",
			email: "member@example.com",
			linkedinUrl: "https://linkedin.example/in/member",
			imageUrl: "https://example.com/member.jpg",
			orderIndex: "2",
		},
		seen: ["/about", "Member in English"],
	},
	achievements: {
		table: "achievements",
		form: {
			...texts("title", "Visas"),
			...texts("value", "Many"),
			...texts("description", "Granted"),
			iconName: "Award",
			orderIndex: "1",
		},
		seen: ["/about", "Visas in English"],
	},
	offices: {
		table: "offices",
		form: {
			...texts("name", "Samarkand office"),
			...texts("address", "Street"),
			phone: "+998 66 000 00 00",
			email: "office@example.com",
			weekdayHours: "08:30-17:30",
			saturdayHours: "10:00-14:00",
			sundayHours: "",
			imageUrl: "",
			orderIndex: "0",
		},
		seen: ["/contact", "Samarkand office in English"],
	},
	"closed-days": {
		table: "closed_days",
		form: { day: inTenDays, office: "both", ...texts("name", "Navruz") },
		seen: ["/contact", "Navruz in English"],
	},
	"search-synonyms": { table: "search_synonyms", form: texts("words", "Words") },
	"legal-entity": {
		table: "legal_entities",
		form: {
			...texts("name", "Company"),
			registration: "TIN 000",
			...texts("address", "Street"),
			...texts("director", "Director"),
			...texts("license", "License"),
			...texts("payment", "Transfer"),
			imageUrl: "https://example.com/office.jpg",
		},
		seen: ["/about", "Company in English"],
	},
	"service-fees": {
		table: "service_fees",
		form: {
			...texts("name", "Service"),
			amount: "2000000",
			currency: "UZS",
			...texts("due", "Before we start"),
			...texts("refund", "All of it"),
			orderIndex: "1",
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
