import type { ContentKind } from "../../domain/content/site/schema.ts";

/** The least that each kind of site content accepts. */
export const contentExamples = {
	hero: { title: "Hero" },
	features: { iconName: "Users", title: "F" },
	companyInfo: { sectionKey: "mission", title: "I" },
	team: { name: "T" },
	achievements: { title: "A", value: "1" },
	testimonials: { name: "N", content: "C" },
	offices: { name: "O", address: "A" },
	closedDays: { day: "2027-01-01", office: "both", name: "D" },
	social: { platform: "Telegram", url: "https://t.me/x" },
	searchSynonyms: { words: "W" },
	legalEntity: { name: "L", registration: "R", address: "A" },
	serviceFees: { name: "S", amount: 1, currency: "UZS", due: "D", refund: "R" },
	notice: { text: "N", noticedOn: "2026-11-21" },
} satisfies Record<ContentKind, object>;
