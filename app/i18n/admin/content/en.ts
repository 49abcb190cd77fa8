import type { ContentKind, ContentKindTab, ContentLabel } from "../../../../domain/content/site/fields.ts";

/** `fields`: labels that differ for this kind. */
type KindTexts = {
	title: string;
	/** What visitors see as long as there are none. */
	empty?: string;
	hint?: string;
	fields?: Partial<Record<ContentLabel, string>>;
};

const kinds: Record<ContentKind, KindTexts> = {
	hero: {
		title: "Hero",
		empty: "Nothing yet: the home page shows its default text.",
	},
	notice: {
		title: "Notices",
		hint: "A notice appears at the top of every page. Turning one on turns the other one off.",
	},
	features: { title: "Features" },
	companyInfo: {
		title: "Company info",
		empty: "Nothing yet: the About page shows its default text.",
	},
	testimonials: {
		title: "Testimonials",
		fields: { name: "Name", content: "What they say" },
	},
	team: {
		title: "Team",
		fields: { name: "Name", email: "Email (visitors do not see it)", imageUrl: "Photo address" },
	},
	achievements: {
		title: "Achievements",
	},
	offices: {
		title: "Offices",
		empty: "No offices yet: the pages show the two default offices.",
	},
	closedDays: {
		title: "Closed days",
		hint: "The times by which we promise an answer skip these days. Sundays need no entry. Saturdays count for answers (24 hours), not for first contacts.",
		fields: { name: "Occasion" },
	},
	searchSynonyms: {
		title: "Search words",
		hint: "Words and phrases that mean the same, separated by commas. A search for one of them also finds the others.",
	},
	legalEntity: {
		title: "Who is responsible",
		empty: "Not entered yet: visitors read that the registered name and number have not been published.",
		hint: "The About page, “Is it really us?” and the footer of every page show it.",
		fields: { name: "Registered name", address: "Registered address", imageUrl: "Photo of the office" },
	},
	serviceFees: {
		title: "What you charge and return",
		empty: "Not entered yet: visitors read that your prices have not been published.",
		hint: "The pages with costs and promises show this table.",
		fields: { name: "Service" },
	},
	social: {
		title: "Social links",
		fields: { isActive: "Visible to visitors" },
	},
};

export const content = {
	tabs: {
		hero: "Hero",
		features: "Features",
		"company-info": "Company info",
		team: "Team",
		achievements: "Achievements",
		offices: "Offices",
		social: "Social",
		applications: "Applications",
	} satisfies Record<ContentKindTab | "applications", string>,
	/** The page with the company behind the site and its fees. */
	settings: "Settings",
	saveFailed: "Error saving content",
	deleteFailed: "Error deleting content",
	untitled: "without a title",
	up: (name: string) => `Move up: ${name}`,
	down: (name: string) => `Move down: ${name}`,
	drag: "Drag to move",
	fields: {
		title: "Title",
		subtitle: "Subtitle",
		buttonText: "Button text",
		buttonLink: "Button link (/page of this site or https://…)",
		backgroundImageUrl: "Background image address",
		text: "Text",
		noticedOn: "Date",
		link: "Link (/page of this site or https://…)",
		isActive: "On",
		description: "Description",
		iconName: "Icon",
		orderIndex: "Order (smallest first)",
		sectionKey: "Section",
		content: "Text",
		name: "Name",
		country: "Country",
		position: "Position",
		bio: "Biography",
		email: "Email",
		city: "City",
		speaks: "Languages",
		messengerUrl: "Messenger link (Telegram or WhatsApp)",
		code: "Public code: 4 capital letters or digits (for example, 7K3P)",
		linkedinUrl: "LinkedIn",
		imageUrl: "Image address",
		value: "Value",
		address: "Address",
		phone: "Phone",
		weekdayHours: "Hours, Monday to Friday (for example, 9:00–18:00)",
		saturdayHours: "Hours, Saturday (empty: closed)",
		sundayHours: "Hours, Sunday (empty: closed)",
		words: "Words that mean the same",
		day: "Day",
		office: "Office",
		platform: "Platform",
		url: "Address",
		registration: "Registration or taxpayer number",
		director: "Director",
		license: "License: number, issuer, valid until",
		payment: "How you accept payments",
		amount: "Amount",
		currency: "Currency",
		due: "When it is due",
		refund: "What you return, and in which case",
	} satisfies Record<ContentLabel, string>,
	kinds,
};
export type ContentTexts = typeof content;
