import { z } from "zod";
import type { Caller } from "../../domain/access/caller.ts";
import { notFound } from "../../domain/errors.ts";
import { placePage } from "../../domain/paging.ts";
import { createContent, deleteContent, updateContent } from "../../domain/site-content/commands.ts";
import { type Content, getContent } from "../../domain/site-content/queries.ts";
import { type ContentKind, contentInputs } from "../../domain/site-content/schema.ts";
import { getContentRecord, listContentRecords } from "../../domain/site-content/staff-queries.ts";
import { snakeCaseSchema } from "../naming.ts";
import { identified, type Row, snakeKeys, type Table, truth } from "./table.ts";

/** As visitors see it: what pages show, in their order (spec §7). */
const shown: Record<ContentKind, (content: Content) => readonly (Row | undefined)[]> = {
	hero: ({ hero }) => [hero],
	features: ({ features }) => features,
	companyInfo: ({ info }) => info,
	team: ({ team }) => team,
	achievements: ({ achievements }) => achievements,
	testimonials: ({ testimonials }) => testimonials,
	offices: ({ offices }) => offices,
	social: ({ socialLinks }) => socialLinks,
	notice: ({ notice }) => [notice],
};

const everything = 100;

type ContentKindOf = Pick<Table, "name" | "one" | "about" | "example"> & {
	kind: ContentKind;
	/** Fields that a list can be asked for by their value. */
	by?: readonly string[];
	staffOnly?: readonly string[];
};

function contentTable({ kind, by = [], ...rest }: ContentKindOf): Table {
	const input = contentInputs[kind];
	const fields = snakeCaseSchema(input).shape;
	const rows = async (caller: Caller): Promise<Row[]> => {
		if (caller.may("content:write")) return listContentRecords(caller, kind);
		return shown[kind](await getContent(caller)).filter((row) => row !== undefined);
	};
	return {
		...rest,
		record: identified(input),
		staff: "content:write",
		readers: "everyone",
		filters: Object.fromEntries(
			by.map((name) => [name, (fields[name] instanceof z.ZodEnum ? fields[name] : truth).optional()]),
		),
		usually: everything,
		async list(caller, { page: asked, limit, ...query }) {
			const all = (await rows(caller)).filter((row) => {
				const values = snakeKeys(row);
				return by.every((name) => query[name] === undefined || String(values[name]) === query[name]);
			});
			const { page, pages, offset } = placePage(asked, limit, all.length);
			return { items: all.slice(offset, offset + limit), total: all.length, page, pages };
		},
		async get(caller, id) {
			const row = (await rows(caller)).find((row) => row.id === id.toLowerCase());
			if (!row) throw notFound(kind);
			return row;
		},
		input,
		current: (caller, id) => getContentRecord(caller, kind, id),
		create: (caller, values) => createContent(caller, kind, values),
		update: (caller, id, values, version) => updateContent(caller, kind, id, values, version),
		remove: (caller, id, version) => deleteContent(caller, kind, id, version),
	};
}

/** The site's own texts, each kind a table. */
export const contentTables: readonly Table[] = [
	contentTable({
		name: "hero_content",
		one: "a hero text",
		about: "There is one, which the home page shows.",
		kind: "hero",
		example: { title: "Study in Korea", button_text: "Apply", button_link: "/apply" },
	}),
	contentTable({
		name: "company_features",
		one: "a feature",
		about: "By `order_index`.",
		kind: "features",
		example: { icon_name: "Users", title: "One adviser from first call to arrival" },
	}),
	contentTable({
		name: "company_info",
		one: "a section about the company",
		about: "One record for each section.",
		kind: "companyInfo",
		by: ["section_key"],
		example: { section_key: "mission", title: "Our mission", content: "Honest advice." },
	}),
	contentTable({
		name: "team_members",
		one: "a team member",
		about: "By `order_index`. E-mail addresses are for staff.",
		kind: "team",
		staffOnly: ["email"],
		example: { name: "Test Person", position: "Adviser", order_index: 9 },
	}),
	contentTable({
		name: "achievements",
		one: "an achievement",
		about: "By `order_index`.",
		kind: "achievements",
		example: { title: "Years of work", value: "15+", icon_name: "Award" },
	}),
	contentTable({
		name: "testimonials",
		one: "a testimonial",
		about: "Visitors see the first three, which the home page shows.",
		kind: "testimonials",
		example: { name: "Test Student", country: "Uzbekistan", content: "They answered every question." },
	}),
	contentTable({
		name: "offices",
		one: "an office",
		about: "By `order_index`.",
		kind: "offices",
		example: { name: "Samarkand office", address: "1 Test Street, Samarkand", order_index: 5 },
	}),
	contentTable({
		name: "social_links",
		one: "a social link",
		about: "Visitors see those that are switched on.",
		kind: "social",
		by: ["platform", "is_active"],
		example: { platform: "Telegram", url: "https://t.me/example", is_active: false },
	}),
	contentTable({
		name: "notices",
		one: "a notice",
		about: "Visitors see the one that is switched on, which stands on top of every page.",
		kind: "notice",
		by: ["is_active"],
		example: { text: "New visa rules from March", noticed_on: "2026-11-21", is_active: false },
	}),
];
