import { z } from "zod";
import { featureIcons, sectionKeys, socialPlatforms } from "../../database/values.ts";
import { line, link, optional, optionalText, required, requiredText, webAddress } from "../fields.ts";

/** Spec §9. */
export const homeTestimonials = 3;

/** Beside the words, so that forms can offer them. */
export { featureIcons, sectionKeys, socialPlatforms };

const orderIndex = z.coerce
	.number("not_a_number")
	.int("not_an_integer")
	.min(-1_000_000, "out_of_range")
	.max(1_000_000, "out_of_range")
	.default(0);
const email = optional(line(254).regex(/^[^@\s]+@[^@\s]+$/, "bad_email"));

/** What staff may write in each kind of content (spec §3). */
export const contentInputs = {
	hero: z.strictObject({
		...optionalText("title"),
		...optionalText("subtitle"),
		...optionalText("buttonText", 100),
		buttonLink: optional(link),
		backgroundImageUrl: optional(link),
	}),
	features: z.strictObject({
		orderIndex,
		iconName: z.enum(featureIcons, "unknown_icon"),
		...requiredText("title"),
		...optionalText("description", 5_000),
	}),
	companyInfo: z.strictObject({
		sectionKey: z.enum(sectionKeys, "unknown_section"),
		...requiredText("title"),
		...optionalText("content", 5_000),
	}),
	team: z.strictObject({
		orderIndex,
		...requiredText("name"),
		...optionalText("position"),
		...optionalText("bio", 5_000),
		email,
		linkedinUrl: optional(webAddress),
		imageUrl: optional(link),
	}),
	achievements: z.strictObject({
		orderIndex,
		iconName: optional(line(100)),
		...requiredText("title"),
		...requiredText("value", 100),
		...optionalText("description", 5_000),
	}),
	testimonials: z.strictObject({
		...requiredText("name"),
		...optionalText("country"),
		...requiredText("content", 5_000),
	}),
	offices: z.strictObject({
		orderIndex,
		...requiredText("name"),
		...requiredText("address"),
		phone: optional(line(50)),
		email,
	}),
	social: z.strictObject({
		platform: z.enum(socialPlatforms, "unknown_platform"),
		url: webAddress.and(required(2_000)),
		isActive: z.boolean().default(true),
	}),
	notice: z.strictObject({
		...requiredText("text", 1_000),
		link: optional(link),
		noticedOn: z.iso.date("bad_date"),
		isActive: z.boolean().default(false),
	}),
};

export type ContentKind = keyof typeof contentInputs;
