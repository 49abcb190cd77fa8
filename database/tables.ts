import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	customType,
	date,
	type ExtraConfigColumn,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { toSnakeCase, type Variant, variantOf } from "./naming.ts";
import * as values from "./values.ts";

/**
 * The whole data model on one page (spec §3 and its decisions). Invariants are constraints here, so that no page, script
 * or later version can violate them. Lengths are upper bounds; the forms may be stricter.
 *
 * A localized text has a plain column and one for each language, such as `title` and `title_en`.
 */

const line = 300;
const paragraph = 5_000;
const article = 100_000;
const address = 2_000;

const id = () => uuid("id").primaryKey().defaultRandom();
/** What a row belongs to, and is deleted with. */
const ownerOf = (name: string, row: () => AnyPgColumn) => uuid(name).notNull().references(row, { onDelete: "cascade" });
const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();
/**
 * Incremented by a trigger on every update. A save names the version that it is based on, so that two editors never
 * overwrite each other.
 */
const version = () => integer("version").notNull().default(1);
const orderIndex = () => integer("order_index").notNull().default(0);
/** Sorts like `order by … desc`. Drizzle's default puts nulls last, and such an index would not be used. */
const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst();
const list = (texts: readonly string[]) => sql.raw(texts.map((text) => `'${text}'`).join(", "));

const within = (name: string, column: AnyPgColumn, most: number) =>
	check(name, sql`char_length(${column}) <= ${sql.raw(String(most))}`);
const filled = (name: string, column: AnyPgColumn, most: number) =>
	check(name, sql`btrim(${column}) <> '' and char_length(${column}) <= ${sql.raw(String(most))}`);
const oneOf = (name: string, column: AnyPgColumn, known: readonly string[]) =>
	check(name, sql`${column} in (${list(known)})`);
/** A column with a list of values holds one of them. */
function knownValues(columns: Record<string, AnyPgColumn>) {
	const [table] = Object.values(columns).map((column) => column.table);
	if (!table) return [];
	const listed = Object.values(getTableColumns(table) as Record<string, AnyPgColumn>);
	return listed.flatMap((column) =>
		column.enumValues ? [oneOf(`${getTableName(table)}_${column.name}_known`, column, column.enumValues)] : [],
	);
}
/** External links are http(s) URLs, internal links are paths: nothing that a browser would execute (S-07). */
const link = (name: string, column: AnyPgColumn) =>
	check(
		name,
		sql`${column} ~ '^(https?://[^[:space:]]+|/([^/\\\\[:space:]][^[:space:]]*)?)$' and char_length(${column}) <= 2000`,
	);
const webAddress = (name: string, column: AnyPgColumn) =>
	check(name, sql`${column} ~ '^https?://[^[:space:]]+$' and char_length(${column}) <= ${sql.raw(String(address))}`);

/** The largest amount that staff enter, in units of its currency. */
const maxAmount = 1_000_000_000;
const amountWithin = (name: string, column: AnyPgColumn) =>
	check(name, sql`${column} between 1 and ${sql.raw(String(maxAmount))}`);

const hours = (name: string, column: AnyPgColumn) =>
	check(
		name,
		sql`${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$' and left(${column}, 5) < right(${column}, 5)`,
	);

const textColumn = (name: string) => text(name);

/** The columns of a localized text's translations: `titleEn` is `title_en`. */
const translations = <F extends string>(field: F) => columnsOf(field, textColumn);

/** The columns of a localized text. */
const localized = <F extends string>(field: F) => ({ ...plain(field, textColumn), ...translations(field) });
/** One that a record must have, in the plain column at least. */
const localizedRequired = <F extends string>(field: F) => ({
	...plain(field, (name) => text(name).notNull()),
	...translations(field),
});
const plain = <F extends string, Column>(field: F, make: (name: string) => Column) =>
	({ [field]: make(toSnakeCase(field)) }) as Record<F, Column>;

function columnsOf<F extends string, Column>(field: F, make: (name: string) => Column) {
	const names = values.languages.map((language) => variantOf(field, language));
	return Object.fromEntries(names.map((name) => [name, make(toSnakeCase(name))])) as Record<Variant<F>, Column>;
}

/** The columns of a localized text, for an SQL expression. */
const variantNames = (column: string) =>
	[column, ...values.languages.map((language) => `${column}_${language}`)].join(", ");

/** Compares by code points, so that a search is the same and fast on a database of any locale. */
const foldedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const searchLexemes = customType<{ data: string }>({ dataType: () => "tsvector" });
const intakeRounds = customType<{ data: string }>({ dataType: () => "intake_round[]" });

/** The normalized text of the columns, for searches by staff (decision 005). */
const folded = (name: string, ...columns: string[]) =>
	foldedText(name).generatedAlwaysAs((): SQL => sql.raw(`search_fold(${columns.join(", ")})`));

/** The index of visitors' searches: titles match in any part of a word, other texts at its beginning (decision 052). */
const searched = (titles: string[], ...others: string[]) =>
	searchLexemes("search_words").generatedAlwaysAs(
		(): SQL => sql.raw(`search_words(array[${titles.join(", ")}], array[${others.join(", ")}])`),
	);

/** Limits the length of the plain column and the translations of each localized text. */
const bounds = (
	table: string,
	columns: Record<string, AnyPgColumn>,
	limits: Record<string, number>,
	required: readonly string[] = [],
) =>
	Object.entries(limits).flatMap(([field, most]) =>
		[field, ...values.languages.map((language) => variantOf(field, language))].map((variant) => {
			const column = columns[variant];
			if (!column) throw new Error(`${table} has no column ${variant}`);
			const name = `${table}_${column.name}_length`;
			return variant === field && required.includes(field) ? filled(name, column, most) : within(name, column, most);
		}),
	);

// ── Catalog ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const universities = pgTable(
	"universities",
	{
		id: id(),
		version: version(),
		...localizedRequired("name"),
		/** The name as printed on the university's own documents. */
		nameKo: text("name_ko"),
		...localized("description"),
		...localizedRequired("location"),
		...localized("tuitionRange"),
		...localized("scholarships"),
		ranking: integer("ranking"),
		/** The name and year of the ranking; a position is meaningless without them. */
		rankingSource: text("ranking_source"),
		isPublic: boolean("is_public").notNull().default(true),
		/** The first-level division in which it lies, on which visa rules depend; null if it is not known. */
		province: text("province", { enum: values.provinces }),
		imageUrl: text("image_url"),
		websiteUrl: text("website_url"),
		/** Visitors see it neither on pages nor through the API. */
		isHidden: boolean("is_hidden").notNull().default(false),
		createdAt: createdAt(),
		/** The texts that a search by staff covers: only name and location (spec §2). */
		placeText: folded("place_text", variantNames("name"), "name_ko", variantNames("location")),
		/** The texts that a search by visitors covers (spec §7). */
		searchWords: searched([variantNames("name"), "name_ko"], variantNames("description")),
	},
	(t) => [
		...knownValues(t),
		...bounds(
			"universities",
			t,
			{ name: line, location: line, tuitionRange: line, scholarships: paragraph, description: paragraph },
			["name", "location"],
		),
		within("universities_name_ko_length", t.nameKo, line),
		within("universities_ranking_source_length", t.rankingSource, line),
		check("universities_ranking_range", sql`${t.ranking} between 1 and 100000`),
		link("universities_image_url_link", t.imageUrl),
		webAddress("universities_website_url_link", t.websiteUrl),
		index("universities_place").using("gin", sql`${t.placeText} gin_trgm_ops`),
		index("universities_search").using("gin", t.searchWords),
		index("universities_by_ranking").on(sql`${t.ranking} asc nulls last`, sql`${t.name} collate "C"`, t.id),
		index("universities_by_name").on(sql`translate(fold_case(${t.name}), U&'\\0451', U&'\\0435') collate "C"`, t.id),
	],
);

/** How often a fee is due in a year. */
const timesInYear = { per_year: 1, per_semester: 2, per_term: 4 };
/** Null, and no error, for what the check of the fees refuses. */
const tuitionFor = (
	period: string,
) => `(jsonb_path_query_first(fee_items, '$[*] ? (@.kind == "tuition" && @.period == "${period}"
	&& @.amount.type() == "number" && @.amount <= 1000000000).amount') #>> '{}')::numeric::bigint`;

export const programs = pgTable(
	"programs",
	{
		id: id(),
		version: version(),
		universityId: uuid("university_id")
			.notNull()
			.references(() => universities.id),
		...localizedRequired("title"),
		type: text("type").notNull(),
		...localized("description"),
		...localized("fees"),
		...localized("duration"),
		...localized("requirements"),
		applicationDeadline: date("application_deadline"),
		/** The fees as numbers, at most one of each kind except "other" (decision 038). */
		feeItems: jsonb("fee_items").$type<values.FeeItem[]>().notNull().default([]),
		/** The rounds of applications (decision 058). The trigger programs_follow_intakes keeps application_deadline. */
		intakes: jsonb("intakes").$type<values.Intake[]>().notNull().default([]),
		/** What lists compare of the intakes: `unnest` has closes, opens, start ("2027-spring"), round and is_certain. */
		rounds: intakeRounds("rounds").generatedAlwaysAs(
			// Most rows of a large import have none, and calling a function takes longer than the comparison.
			sql`case when intakes = '[]'::jsonb then '{}'::intake_round[] else intake_rounds(intakes) end`,
		),

		/** Visitors see neither it nor any program of a hidden university. */
		isHidden: boolean("is_hidden").notNull().default(false),
		createdAt: createdAt(),
		taughtIn: text("taught_in", { enum: values.teachingLanguages }).array().notNull().default([]),
		studyField: text("study_field", { enum: values.studyFields }),
		/** What the university asks for; null if it is not known. One of the language tests is enough; TOPIK 0: none is needed. */
		minTopik: integer("min_topik"),
		minIelts: numeric("min_ielts", { precision: 2, scale: 1, mode: "number" }),
		minToeflIbt: integer("min_toefl_ibt"),
		/** Of the best possible mark. */
		minMarksPercent: integer("min_marks_percent"),
		minEducation: text("min_education", { enum: values.requiredEducations }),
		/** How long ago it may have been completed. */
		maxGapYears: integer("max_gap_years"),
		requirementsSource: text("requirements_source"),
		requirementsCheckedOn: date("requirements_checked_on"),
		/** The lowest tuition a year in won, by which lists sort and filter: two semesters or four terms. */
		yearlyFee: bigint("yearly_fee", { mode: "number" }).generatedAlwaysAs(
			(): SQL =>
				sql.raw(
					`coalesce(${Object.entries(timesInYear)
						.map(([period, times]) => `${times} * ${tuitionFor(period)}`)
						.join(", ")})`,
				),
		),
		titleText: folded("title_text", variantNames("title")),
		searchWords: searched([variantNames("title")], variantNames("description")),
	},
	(t) => [
		...knownValues(t),
		...bounds(
			"programs",
			t,
			{ title: line, fees: line, duration: line, requirements: paragraph, description: paragraph },
			["title"],
		),
		check(
			"programs_type_known",
			sql`${t.type} ~ ${sql.raw(`'(${values.programTypes.join("|")})'`)} and char_length(${t.type}) <= 100`,
		),
		check("programs_fee_items_array", sql`jsonb_typeof(${t.feeItems}) = 'array'`),
		check("programs_intakes_array", sql`jsonb_typeof(${t.intakes}) = 'array'`),
		check("programs_min_topik_range", sql`${t.minTopik} between 0 and 6`),
		check("programs_min_ielts_range", sql`${t.minIelts} between 1 and 9`),
		check("programs_min_toefl_ibt_range", sql`${t.minToeflIbt} between 1 and 120`),
		check("programs_min_marks_percent_range", sql`${t.minMarksPercent} between 1 and 100`),
		check("programs_max_gap_years_range", sql`${t.maxGapYears} between 0 and 50`),
		webAddress("programs_requirements_source_link", t.requirementsSource),
		check("programs_taught_in_known", sql`${t.taughtIn} <@ array[${list(values.teachingLanguages)}]`),
		index("programs_search").using("gin", t.searchWords),
		/** This and the last one have the columns that decide whether visitors see a program: pages and counts read no rows. */
		index("programs_newest").on(newest(t.createdAt), newest(t.id), t.universityId, t.isHidden),
		index("programs_of_university").on(t.universityId, t.yearlyFee),
		index("programs_by_type").on(t.universityId, t.type, t.isHidden),
	],
);

/**
 * A university's status in a list of the ministries, for degree programs or for courses of Korean, from its first to its
 * last day in Korea. Validities of one scope do not overlap (migration certifications).
 */
export const certifications = pgTable(
	"certifications",
	{
		id: id(),
		version: version(),
		universityId: ownerOf("university_id", () => universities.id),
		scheme: text("scheme", { enum: values.certificationSchemes }).notNull().default("IEQAS"),
		scope: text("scope", { enum: values.certificationScopes }).notNull(),
		status: text("status", { enum: values.certificationStatuses }).notNull(),
		validFrom: date("valid_from").notNull(),
		validTo: date("valid_to").notNull(),
		/** The web address of the list. */
		source: text("source").notNull(),
		checkedOn: date("checked_on").notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		...knownValues(t),
		unique("certifications_once").on(t.universityId, t.scheme, t.scope, t.validFrom),
		check("certifications_validity", sql`${t.validTo} >= ${t.validFrom}`),
		webAddress("certifications_source_link", t.source),
	],
);

// ── Content ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const heroContent = pgTable(
	"hero_content",
	{
		id: id(),
		version: version(),
		...localized("title"),
		...localized("subtitle"),
		...localized("buttonText"),
		buttonLink: text("button_link"),
		backgroundImageUrl: text("background_image_url"),
		createdAt: createdAt(),
	},
	(t) => [
		...bounds("hero_content", t, { title: line, subtitle: line, buttonText: 100 }),
		link("hero_content_button_link", t.buttonLink),
		link("hero_content_background_image_url_link", t.backgroundImageUrl),
	],
);

export const companyFeatures = pgTable(
	"company_features",
	{
		id: id(),
		version: version(),
		orderIndex: orderIndex(),
		iconName: text("icon_name").notNull(),
		...localizedRequired("title"),
		...localized("description"),
	},
	(t) => [
		...bounds("company_features", t, { title: line, description: paragraph }, ["title"]),
		oneOf("company_features_icon_name_known", t.iconName, values.featureIcons),
	],
);

export const companyInfo = pgTable(
	"company_info",
	{
		id: id(),
		version: version(),
		sectionKey: text("section_key").notNull().unique(),
		...localizedRequired("title"),
		...localized("content"),
	},
	(t) => [
		...bounds("company_info", t, { title: line, content: paragraph }, ["title"]),
		oneOf("company_info_section_key_known", t.sectionKey, values.sectionKeys),
	],
);

export const teamMembers = pgTable(
	"team_members",
	{
		id: id(),
		version: version(),
		orderIndex: orderIndex(),
		...localizedRequired("name"),
		...localized("position"),
		...localized("bio"),
		/** For staff only; public reads omit it (S-16). */
		email: text("email"),
		linkedinUrl: text("linkedin_url"),
		imageUrl: text("image_url"),
		...localized("city"),
		/** The values.languages that the person speaks, in words. */
		...localized("speaks"),
		/** A chat with the person: Telegram or WhatsApp. */
		messengerUrl: text("messenger_url"),
		/** The public code on the card, such as '7K3P', by which families check who writes to them. */
		code: text("code").unique(),
	},
	(t) => [
		check("team_members_code_form", sql`${t.code} ~ '^[2-9A-HJ-KM-NP-TV-Z]{4}$'`),
		...bounds("team_members", t, { name: line, position: line, bio: paragraph, city: line, speaks: line }, ["name"]),
		webAddress("team_members_messenger_url_link", t.messengerUrl),
		within("team_members_email_length", t.email, 254),
		webAddress("team_members_linkedin_url_link", t.linkedinUrl),
		link("team_members_image_url_link", t.imageUrl),
	],
);

export const achievements = pgTable(
	"achievements",
	{
		id: id(),
		version: version(),
		orderIndex: orderIndex(),
		/** Any name; a name without an icon is shown as Users (requirement ABOUT-08). */
		iconName: text("icon_name"),
		...localizedRequired("title"),
		...localizedRequired("value"),
		...localized("description"),
	},
	(t) => [
		...bounds("achievements", t, { title: line, value: 100, description: paragraph }, ["title", "value"]),
		within("achievements_icon_name_length", t.iconName, 100),
	],
);

export const testimonials = pgTable(
	"testimonials",
	{
		id: id(),
		version: version(),
		...localizedRequired("name"),
		...localized("country"),
		...localizedRequired("content"),
		createdAt: createdAt(),
	},
	(t) => [
		...bounds("testimonials", t, { name: line, country: line, content: paragraph }, ["name", "content"]),
		index("testimonials_in_order").on(t.createdAt, t.id),
	],
);

export const offices = pgTable(
	"offices",
	{
		id: id(),
		version: version(),
		orderIndex: orderIndex(),
		...localizedRequired("name"),
		...localizedRequired("address"),
		phone: text("phone"),
		email: text("email"),
		/** In the office's own time zone; without any, it is closed. */
		weekdayHours: text("weekday_hours").notNull().default("09:00-18:00"),
		saturdayHours: text("saturday_hours").default("10:00-16:00"),
		sundayHours: text("sunday_hours"),
		imageUrl: text("image_url"),
	},
	(t) => [
		hours("offices_weekday_hours_form", t.weekdayHours),
		hours("offices_saturday_hours_form", t.saturdayHours),
		hours("offices_sunday_hours_form", t.sundayHours),
		...bounds("offices", t, { name: line, address: line }, ["name", "address"]),
		within("offices_phone_length", t.phone, 50),
		within("offices_email_length", t.email, 254),
		link("offices_image_url_link", t.imageUrl),
	],
);

/** Days on which an office is closed besides its weekly days off, such as public holidays: promises skip them. */
export const closedDays = pgTable(
	"closed_days",
	{
		id: id(),
		version: version(),
		day: date("day").notNull(),
		office: text("office", { enum: values.closedOffices }).notNull(),
		/** The occasion. */
		...localizedRequired("name"),
	},
	(t) => [
		...knownValues(t),
		...bounds("closed_days", t, { name: line }, ["name"]),
		unique("closed_days_once").on(t.day, t.office),
	],
);

/** Words and phrases that mean the same, separated by commas: a search for one of them also finds the others. */
export const searchSynonyms = pgTable(
	"search_synonyms",
	{
		id: id(),
		version: version(),
		...localizedRequired("words"),
	},
	(t) => [...bounds("search_synonyms", t, { words: line }, ["words"])],
);

/** Who is responsible for the site and takes the money; there is at most one. */
export const legalEntities = pgTable(
	"legal_entities",
	{
		id: id(),
		version: version(),
		/** The registered name. */
		...localizedRequired("name"),
		/** The registration or taxpayer number. */
		registration: text("registration").notNull(),
		...localizedRequired("address"),
		...localized("director"),
		/** Number, issuer and term, if the work needs a license. */
		...localized("license"),
		/** How it accepts payments. */
		...localized("payment"),
		/** A photo of the office. */
		imageUrl: text("image_url"),
	},
	(t) => [
		...bounds("legal_entities", t, { name: line, address: line, director: line, license: line, payment: paragraph }, [
			"name",
			"address",
		]),
		filled("legal_entities_registration_length", t.registration, line),
		link("legal_entities_image_url_link", t.imageUrl),
	],
);

/** What we charge for a service, when it is due, and what comes back in which case. */
export const serviceFees = pgTable(
	"service_fees",
	{
		id: id(),
		version: version(),
		orderIndex: orderIndex(),
		/** The service. */
		...localizedRequired("name"),
		amount: integer("amount").notNull(),
		currency: text("currency", { enum: values.amountCurrencies }).notNull(),
		...localizedRequired("due"),
		...localizedRequired("refund"),
	},
	(t) => [
		...knownValues(t),
		...bounds("service_fees", t, { name: line, due: line, refund: paragraph }, ["name", "due", "refund"]),
		amountWithin("service_fees_amount_range", t.amount),
	],
);

export const socialLinks = pgTable(
	"social_links",
	{
		id: id(),
		version: version(),
		platform: text("platform").notNull(),
		url: text("url").notNull(),
		isActive: boolean("is_active").notNull().default(true),
	},
	(t) => [
		oneOf("social_links_platform_known", t.platform, values.socialPlatforms),
		webAddress("social_links_url_link", t.url),
	],
);

/** An image uploaded by staff. Its files are in the image store under its hash. */
export const images = pgTable(
	"images",
	{
		id: id(),
		version: version(),
		/** The first 32 hexadecimal digits of the upload's SHA-256. */
		hash: text("hash").notNull().unique(),
		/** In pixels, upright. */
		width: integer("width").notNull(),
		height: integer("height").notNull(),
		placeholder: text("placeholder"),
		focus: text("focus").notNull().default("c"),
		...localized("alt"),
		/** Who took the photo, and the license under which it may be shown: "CC BY-SA 4.0". */
		author: text("author"),
		license: text("license"),
		createdAt: createdAt(),
		/** Since when no record refers to the image; the cleanup deletes unused images after a week. */
		unusedSince: timestamp("unused_since", { withTimezone: true }),
	},
	(t) => [
		...bounds("images", t, { alt: line }),
		within("images_author_length", t.author, line),
		within("images_license_length", t.license, 100),
		check("images_hash_form", sql`${t.hash} ~ '^[0-9a-f]{32}$'`),
		check("images_size_range", sql`${t.width} between 1 and 40000 and ${t.height} between 1 and 40000`),
		check(
			"images_placeholder_form",
			sql`${t.placeholder} like 'data:image/webp%' and char_length(${t.placeholder}) <= 2000`,
		),
		oneOf("images_focus_known", t.focus, values.imageFocuses),
	],
);

/** A dated notice at the top of every public page, such as a change of visa rules. At most one is active. */
export const notices = pgTable(
	"notices",
	{
		id: id(),
		version: version(),
		...localizedRequired("text"),
		link: text("link"),
		noticedOn: date("noticed_on").notNull(),
		isActive: boolean("is_active").notNull().default(false),
		/** A changed notice is shown again to visitors who dismissed the previous version. */
		updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(t) => [
		...bounds("notices", t, { text: 1_000 }, ["text"]),
		link("notices_link_link", t.link),
		uniqueIndex("notices_one_active").on(t.isActive).where(sql`${t.isActive}`),
	],
);

// ── People ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export type SavedView = {
	/** At most 50 characters, once a person. */
	name: string;
	/** The query of the queue's address, at most 1,000 characters. */
	query: string;
};

export const users = pgTable(
	"users",
	{
		id: id(),
		email: text("email").notNull(),
		/** The address that the person has asked for and not confirmed yet. */
		pendingEmail: text("pending_email"),
		displayName: text("display_name").notNull(),
		emailConfirmedAt: timestamp("email_confirmed_at", { withTimezone: true }),
		/** For better-auth, which supports only a boolean. */
		emailVerified: boolean("email_verified").generatedAlwaysAs((): SQL => sql`email_confirmed_at is not null`),
		twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
		lastSignInAt: timestamp("last_sign_in_at", { withTimezone: true }),
		/** The language of the latest sign-in, for emails that the owner of the account did not request. */
		language: text("language", { enum: values.languages }),
		/** A member of staff's own filters of the queue. */
		savedViews: jsonb("saved_views").$type<SavedView[]>().notNull().default([]),
		createdAt: createdAt(),
		updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
		searchText: text("search_text").generatedAlwaysAs((): SQL => sql`search_fold(display_name, email)`),
	},
	(t) => [
		...knownValues(t),
		index("users_search").using("gin", sql`${t.searchText} gin_trgm_ops`),
		index("users_newest").on(newest(t.createdAt), newest(t.id)),
		check("users_email_form", sql`${t.email} = lower(${t.email}) and ${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
		within("users_email_length", t.email, 254),
		within("users_pending_email_length", t.pendingEmail, 254),
		filled("users_display_name_length", t.displayName, 200),
		check("users_saved_views_array", sql`jsonb_typeof(${t.savedViews}) = 'array'`),
		check("users_saved_views_bounds", sql`octet_length(${t.savedViews}::text) <= 50000`),
		unique("users_email_once").on(t.email),
	],
);

export const profiles = pgTable(
	"profiles",
	{
		id: id(),
		userId: uuid("user_id")
			.notNull()
			.unique()
			.references(() => users.id, { onDelete: "cascade" }),
		role: text("role", { enum: values.roles }).notNull().default("user"),
		/** Where a member of staff works; null for no certain office. */
		office: text("office", { enum: values.caseOffices }),
		/** The values.languages in which a member of staff can answer; empty for all. */
		languages: text("languages", { enum: values.languages }).array().notNull().default([]),
		/** The first day back of an absent member of staff. */
		awayUntil: date("away_until"),
		/** Whether the keyboard shortcuts of the admin panel are on. */
		hasShortcuts: boolean("has_shortcuts").notNull().default(true),
	},
	(t) => [
		...knownValues(t),
		check("profiles_languages_known", sql`${t.languages} <@ array[${list(values.languages)}]`),
	],
);

/**
 * Sessions of accounts and of applicants. Neither a token nor an id opens anything without its signature, which only the
 * cookie contains. Of an applicant no address and no browser are stored.
 */
export const sessions = pgTable(
	"sessions",
	{
		id: id(),
		/** Of an account's session, by which better-auth finds it; the cookie of an applicant's has the signed id. */
		token: text("token").unique(),
		userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
		applicantId: uuid("applicant_id").references((): AnyPgColumn => applicants.id, { onDelete: "cascade" }),
		/** The only application that a session of level "known" sees; null for "proven", which sees all. */
		applicationId: uuid("application_id").references((): AnyPgColumn => applications.id, { onDelete: "cascade" }),
		level: text("level", { enum: values.applicantLevels }),
		/** By reference and phone number, an emailed link, a code that staff read out on the phone, or a button of the bot. */
		openedBy: text("opened_by", { enum: values.openedByWays }),
		/** The chat whose button opened it: the session ends with the chat's connection. */
		telegramChatId: uuid("telegram_chat_id").references((): AnyPgColumn => telegramChats.id, { onDelete: "cascade" }),
		/** An applicant's stays open for 30 days instead of 12 hours without use. */
		isRemembered: boolean("is_remembered").notNull().default(false),
		expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
		createdAt: createdAt(),
		/** The last use, accurate to a few minutes. */
		updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
		/** Required by better-auth; addresses are not stored. */
		ipAddress: text("ip_address"),
		userAgent: text("user_agent"),
		/**
		 * For the list of an account's sessions: the shortened network, as in the audit log, and the browser's family.
		 */
		network: text("network"),
		browser: text("browser", { enum: values.browsers }),
		platform: text("platform", { enum: values.platforms }),
	},
	(t) => [
		...knownValues(t),
		check(
			"sessions_subject",
			sql`num_nonnulls(${t.userId}, ${t.applicantId}) = 1 and (${t.userId} is null) = (${t.token} is null)`,
		),
		check(
			"sessions_access",
			sql`num_nonnulls(${t.level}, ${t.openedBy}) = case when ${t.applicantId} is null then 0 else 2 end`,
		),
		check("sessions_scope", sql`coalesce(${t.level} = 'known', false) = (${t.applicationId} is not null)`),
		check("sessions_chat", sql`coalesce(${t.openedBy} = 'telegram', false) = (${t.telegramChatId} is not null)`),
		check(
			"sessions_place",
			sql`${t.userId} is not null or num_nonnulls(${t.network}, ${t.browser}, ${t.platform}) = 0`,
		),
		within("sessions_network_length", t.network, 50),
		index("sessions_of_user").on(t.userId),
		index("sessions_of_applicant").on(t.applicantId),
		index("sessions_of_application").on(t.applicationId),
		index("sessions_of_telegram_chat").on(t.telegramChatId),
		index("sessions_by_end").on(t.expiresAt),
		check("sessions_without_address", sql`coalesce(${t.ipAddress}, '') = '' and coalesce(${t.userAgent}, '') = ''`),
	],
);

/**
 * Passwords as Argon2id hashes; scrypt hashes of earlier versions are replaced at the next sign-in. The column names
 * are better-auth's; passwords are the only provider.
 */
export const credentials = pgTable(
	"credentials",
	{
		id: id(),
		userId: uuid("user_id")
			.notNull()
			.unique()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The user's id again, as better-auth requires. */
		accountId: text("account_id").notNull(),
		providerId: text("provider_id").notNull().default("credential"),
		password: text("password").notNull(),
		createdAt: createdAt(),
		updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(t) => [
		check("credentials_account", sql`${t.accountId} = ${t.userId}::text and ${t.providerId} = 'credential'`),
		check(
			"credentials_password_hashed",
			sql`${t.password} ~ '^([0-9a-f]{32}:[0-9a-f]{128}|[$]argon2id[$]v=19[$]m=[0-9]+,t=[0-9]+,p=[0-9]+[$][A-Za-z0-9+/]+[$][A-Za-z0-9+/]+)$'`,
		),
	],
);

/** Authenticator apps. The secret and the recovery codes are encrypted. */
export const twoFactors = pgTable("two_factors", {
	id: id(),
	userId: uuid("user_id")
		.notNull()
		.unique()
		.references(() => users.id, { onDelete: "cascade" }),
	secret: text("secret").notNull(),
	backupCodes: text("backup_codes").notNull(),
	/** False until the first correct code. */
	verified: boolean("verified").notNull().default(false),
	failedVerificationCount: integer("failed_verification_count").notNull().default(0),
	lockedUntil: timestamp("locked_until", { withTimezone: true }),
	/** The 30-second time step of the last accepted code (RFC 6238 §5.2): a code works once. */
	lastTimeStep: bigint("last_time_step", { mode: "number" }),
});

/** Sign-ins that wait for the second step; names are hashed. */
export const verifications = pgTable(
	"verifications",
	{
		id: id(),
		identifier: text("identifier").notNull(),
		value: text("value").notNull(),
		expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
		createdAt: createdAt(),
		updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(t) => [index("verifications_by_identifier").on(t.identifier), index("verifications_by_value").on(t.value)],
);

/** Switches for the whole site: required two-factor authentication for staff, and the sample data notice. */
export const policies = pgTable(
	"policies",
	{ name: text("name", { enum: values.policyNames }).primaryKey(), isOn: boolean("is_on").notNull() },
	(t) => [oneOf("policies_name_known", t.name, values.policyNames)],
);

// ── Blog ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const blogPosts = pgTable(
	"blog_posts",
	{
		id: id(),
		version: version(),
		slug: text("slug").notNull().unique(),
		...localizedRequired("title"),
		content: text("content").notNull().default(""),
		...translations("content"),
		...localized("excerpt"),
		tags: text("tags").array().notNull().default([]),
		coverImageUrl: text("cover_image_url"),
		published: boolean("published").notNull().default(false),
		/** A published post is visible from the beginning of this day in Tashkent; null: at once. */
		publishOn: date("publish_on"),
		createdAt: createdAt(),
		/** The date that visitors see. */
		publishedAt: timestamp("published_at", { withTimezone: true })
			.notNull()
			.generatedAlwaysAs((): SQL => sql.raw(`coalesce(publish_on::timestamp at time zone 'UTC', created_at)`)),
		/** The posts of a deleted author remain, without an author (O-37). */
		authorId: uuid("author_id").references(() => profiles.id, { onDelete: "set null" }),
		/** The texts that a search by staff covers. */
		searchText: folded("search_text", variantNames("title"), variantNames("content"), "slug"),
	},
	(t) => [
		...bounds("blog_posts", t, { title: line, excerpt: 1_000, content: article }, ["title"]),
		filled("blog_posts_slug_length", t.slug, 200),
		check(
			"blog_posts_tags_bounds",
			sql`cardinality(${t.tags}) <= 20 and char_length(array_to_string(${t.tags}, '')) <= 1000`,
		),
		link("blog_posts_cover_image_url_link", t.coverImageUrl),
		index("blog_posts_newest").on(newest(t.publishedAt), newest(t.id)).where(sql`${t.published}`),
	],
);

// ── Leads ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Columns of every form that visitors submit. */
const submission = () => ({
	/** Created with the form: a repeated key means the same submission. */
	submissionKey: uuid("submission_key").unique(),
	/** A hash of the whole content: the same content within a day is the same submission. */
	contentHash: text("content_hash"),
	language: text("language", { enum: values.languages }).notNull().default("en"),
});

/** Part of a flood: stored like any other, but announced to staff in a digest. */
const isSuspect = () => boolean("is_suspect").notNull().default(false);

export const contactSubmissions = pgTable(
	"contact_submissions",
	{
		id: id(),
		name: text("name").notNull(),
		/** An email address or a phone number is enough. */
		email: text("email"),
		phone: text("phone"),
		message: text("message").notNull(),
		submittedAt: timestamp("submitted_at", { withTimezone: true }).notNull().defaultNow(),
		/** The applicant with the same name and email address or phone number, if there is exactly one; for staff only. */
		applicantId: uuid("applicant_id").references((): AnyPgColumn => applicants.id, { onDelete: "set null" }),
		state: text("state", { enum: values.contactStates }).notNull().default("new"),
		source: text("source", { enum: values.contactSources }).notNull().default("site"),
		/** The version of the terms that staff read to the person whom they entered. */
		termsVersion: date("terms_version"),
		/** When staff's first answer was delivered, or marked as given by hand. */
		answeredAt: timestamp("answered_at", { withTimezone: true }),
		isSuspect: isSuspect(),
		/** Invented, as in `applicants`. */
		isExample: boolean("is_example").notNull().default(false),
		...submission(),
		/** Search text for staff. */
		searchText: text("search_text").generatedAlwaysAs(
			(): SQL => sql`search_fold(name, email, regexp_replace(phone, '[^0-9]', '', 'g'), message)`,
		),
	},
	(t) => [
		...knownValues(t),
		index("contact_submissions_search").using("gin", sql`${t.searchText} gin_trgm_ops`),
		index("contact_submissions_of_state").on(t.state, newest(t.submittedAt), newest(t.id)),
		index("contact_submissions_of_applicant").on(t.applicantId),
		index("contact_submissions_examples").on(t.id).where(sql`${t.isExample}`),
		index("contact_submissions_suspect").on(newest(t.submittedAt), newest(t.id)).where(sql`${t.isSuspect}`),
		filled("contact_submissions_name_length", t.name, line),
		filled("contact_submissions_email_length", t.email, 254),
		filled("contact_submissions_phone_length", t.phone, 50),
		check("contact_submissions_reachable", sql`num_nonnulls(${t.email}, ${t.phone}) > 0`),
		filled("contact_submissions_message_length", t.message, paragraph),
		index("contact_submissions_of_content").on(t.contentHash, newest(t.submittedAt)),
		index("contact_submissions_newest").on(newest(t.submittedAt), newest(t.id)),
	],
);

/**
 * The outbox: messages to send, their channel and their outcome. Rows are inserted in the transaction that causes the
 * message. Each has one subject. An email to an address without an account has none and is stored so that the request
 * takes the same time; a digest about overdue tasks has none either.
 */
export const deliveries = pgTable(
	"deliveries",
	{
		id: id(),
		channel: text("channel", { enum: values.deliveryChannels }).notNull(),
		kind: text("kind").$type<values.DeliveryKind>().notNull(),
		contactSubmissionId: uuid("contact_submission_id").references(() => contactSubmissions.id, { onDelete: "cascade" }),
		applicationId: uuid("application_id").references((): AnyPgColumn => applications.id, { onDelete: "cascade" }),
		userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
		/** The link in the email. */
		linkId: uuid("link_id").references((): AnyPgColumn => links.id, { onDelete: "cascade" }),
		entryId: uuid("entry_id").references((): AnyPgColumn => entries.id, { onDelete: "cascade" }),
		/** The Telegram chat that it goes to; 0 for the other channels. */
		chatId: bigint("chat_id", { mode: "number" }).notNull().default(0),
		language: text("language", { enum: values.languages }).notNull().default("en"),
		state: text("state", { enum: values.deliveryStates }).notNull().default("waiting"),
		attempts: integer("attempts").notNull().default(0),
		/** Why the last attempt failed, without personal data. */
		lastError: text("last_error"),
		/** Data that the message needs besides its subject, such as browser data. Erased after the last attempt. */
		payload: jsonb("payload").$type<Record<string, string | null>>(),
		/** While a process sends it: when another process may take over. */
		nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }).notNull().defaultNow(),
		/** When the current or the successful attempt began, by the database's clock. */
		claimedAt: timestamp("claimed_at", { withTimezone: true }),
		sentAt: timestamp("sent_at", { withTimezone: true }),
		createdAt: createdAt(),
	},
	(t) => [
		...knownValues(t),
		check(
			"deliveries_kind_known",
			sql.join(
				values.deliveryChannels.map(
					(name) => sql`${t.channel} = ${sql.raw(`'${name}'`)} and ${t.kind} in (${list(values.deliveryKinds[name])})`,
				),
				sql` or `,
			),
		),
		check(
			"deliveries_one_subject",
			sql`num_nonnulls(${t.contactSubmissionId}, ${t.applicationId}, ${t.entryId}, coalesce(${t.userId}, ${t.linkId})) = 1 or (${t.channel} = 'email' or ${t.kind} in ('overdue', 'reply', 'reminder')) and num_nonnulls(${t.contactSubmissionId}, ${t.applicationId}, ${t.entryId}, coalesce(${t.userId}, ${t.linkId})) = 0`,
		),
		check("deliveries_chat", sql`(${t.channel} = 'telegram') = (${t.chatId} <> 0)`),
		check("deliveries_payload_erased", sql`${t.payload} is null or ${t.state} = 'waiting'`),
		check("deliveries_payload_bounds", sql`octet_length(${t.payload}::text) <= 10000`),
		within("deliveries_last_error_length", t.lastError, 500),
		unique("deliveries_once_a_contact_submission").on(t.contactSubmissionId, t.channel, t.kind, t.chatId),
		unique("deliveries_once_an_application").on(t.applicationId, t.channel, t.kind, t.chatId),
		unique("deliveries_once_an_entry").on(t.entryId, t.channel, t.kind, t.chatId),
		unique("deliveries_once_a_link").on(t.linkId, t.channel, t.kind, t.chatId),
		uniqueIndex("deliveries_once_a_registration").on(t.userId, t.kind).where(sql`${t.channel} = 'ad'`),
		index("deliveries_due").on(t.channel, t.nextAttemptAt).where(sql`${t.state} in ('waiting', 'digest')`),
		index("deliveries_claimed").on(t.channel, t.claimedAt),
		index("deliveries_of_chat").on(t.chatId, t.createdAt).where(sql`${t.chatId} <> 0`),
		index("deliveries_of_user").on(t.userId),
		index("deliveries_by_age").on(t.createdAt),
	],
);

/** Counters of recent form submissions by address; the columns are those of rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
	/** The form and a keyed hash of the address, never the address itself. */
	key: text("key").primaryKey(),
	points: integer("points").notNull().default(0),
	/** Milliseconds since 1970. */
	expire: bigint("expire", { mode: "number" }),
});

/** Spec §3: one chosen certificate; a level is entered as its score (C-11). */
export type LanguageCertificate = { type: (typeof values.certificateTypes)[number]; score: string | null };

export const applications = pgTable(
	"applications",
	{
		id: id(),
		/** The reference that the applicant quotes on the phone, such as 'HM-7K3P-Q9TD'. */
		reference: text("reference").notNull().unique(),
		fullName: text("full_name").notNull(),
		location: text("location").notNull(),
		phoneNumber: text("phone_number").notNull(),
		age: integer("age").notNull(),
		comment: text("comment"),
		languageCertificates: jsonb("language_certificates").$type<LanguageCertificate[]>().notNull().default([]),
		termsAgreed: boolean("terms_agreed").notNull(),
		marketingConsent: boolean("marketing_consent").notNull().default(false),
		status: text("status", { enum: values.storedApplicationStatuses }).notNull().default("pending"),
		/** For a confirmation, if the applicant wants one. */
		email: text("email"),
		/** The version of the terms that the applicant accepted. */
		termsVersion: date("terms_version").notNull().defaultNow(),
		/**
		 * C-10: the records chosen in the form. The application remains if they are deleted, which staff must confirm
		 * (O-37).
		 */
		universityId: uuid("university_id").references(() => universities.id),
		programId: uuid("program_id").references(() => programs.id),
		submittedAt: timestamp("submitted_at", { withTimezone: true }).notNull().defaultNow(),
		/** A trigger creates the applicant of a row that another program inserts. */
		applicantId: ownerOf("applicant_id", () => applicants.id),
		visaType: text("visa_type", { enum: values.visaTypes }),
		/** How the person came to us. */
		source: text("source", { enum: values.contactSources }).notNull().default("site"),
		/** Whose turn the next step is; null for the default of the status. */
		nextStepFor: text("next_step_for", { enum: values.stepOwners }),
		/** In the applicant's language. */
		nextStepText: text("next_step_text"),
		nextStepDueOn: date("next_step_due_on"),
		closedAt: timestamp("closed_at", { withTimezone: true }),
		closeReason: text("close_reason", { enum: values.closeReasons }),
		/** What is paid and owed, for lists: the fold of the entries about money. Null without an agreement. */
		money: jsonb("money").$type<values.CaseMoney>(),
		/** Whether the applicant is reminded of the days of the next step and of papers. */
		isReminded: boolean("is_reminded").notNull().default(true),
		/** The last change (set by a trigger); null if unchanged since submission. The retention period starts here. */
		changedAt: timestamp("changed_at", { withTimezone: true }),
		isSuspect: isSuspect(),
		/** For staff: the name, the email address, the reference, and the digits of the phone number as they were sent. */
		searchText: foldedText("search_text").generatedAlwaysAs(
			(): SQL => sql`search_fold(full_name, reference, regexp_replace(phone_number, '[^0-9]', '', 'g'), email)`,
		),
		/** The city, by which staff search and sort. */
		placeText: foldedText("place_text").generatedAlwaysAs((): SQL => sql`search_fold(location)`),
		...submission(),
	},
	(t) => [
		...knownValues(t),
		index("applications_suspect").on(newest(t.submittedAt), newest(t.id)).where(sql`${t.isSuspect}`),
		index("applications_of_status").on(t.status, newest(t.submittedAt), newest(t.id)),
		// For the queue's filter, so that it does not read all applications.
		index("applications_of_visa_type").on(t.visaType, t.id).where(sql`${t.visaType} is not null`),
		// With all that the board filters by, so that it reads no closed applications from the table's pages.
		index("applications_open")
			.on(t.status, newest(t.submittedAt), newest(t.id), t.isSuspect, t.visaType, t.applicantId)
			.where(sql`${t.closedAt} is null`),
		within("applications_email_length", t.email, 254),
		filled("applications_full_name_length", t.fullName, line),
		filled("applications_location_length", t.location, line),
		filled("applications_phone_number_length", t.phoneNumber, 50),
		within("applications_comment_length", t.comment, paragraph),
		check("applications_age_range", sql`${t.age} between 1 and 120`),
		check("applications_terms_agreed", sql`${t.termsAgreed}`),
		check(
			"applications_language_certificates_list",
			sql`jsonb_typeof(${t.languageCertificates}) = 'array' and jsonb_array_length(${t.languageCertificates}) <= 6 and octet_length(${t.languageCertificates}::text) <= 10000`,
		),
		check(
			"applications_language_certificates_known",
			sql`not jsonb_path_exists(${t.languageCertificates}, ${sql.raw(`'$[*] ? (!(${values.certificateTypes.map((type) => `@.type == "${type}"`).join(" || ")}) || !(@.score.type() == "string" || @.score.type() == "null"))'`)})`,
		),
		within("applications_next_step_text_length", t.nextStepText, 500),
		check("applications_closed", sql`(${t.closedAt} is null) = (${t.closeReason} is null)`),
		index("applications_owing").on(sql`(${t.money} ->> 'dueOn')`, t.id).where(sql`${t.money} ->> 'dueOn' is not null`),
		index("applications_refunding")
			.on(sql`(${t.money} ->> 'refundSince')`, t.id)
			.where(sql`${t.money} ->> 'refundSince' is not null`),
		index("applications_of_email").on(sql`lower(${t.email})`),
		index("applications_of_applicant").on(t.applicantId, newest(t.submittedAt), newest(t.id)),
		filled("applications_reference_form", t.reference, 20),
		index("applications_of_content").on(t.contentHash, newest(t.submittedAt)),
		index("applications_newest").on(newest(t.submittedAt), newest(t.id)),
		index("applications_of_program").on(t.programId),
		index("applications_of_university").on(t.universityId),
	],
);

// ── Applicants ─────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * A person who applied, with one application or more. Deleted with everything that belongs to it when its last
 * application is deleted. The number of the passport is never stored.
 */
export const applicants = pgTable(
	"applicants",
	{
		id: id(),
		version: version(),
		fullName: text("full_name").notNull(),
		/** The name in Latin capitals as printed in the passport. */
		passportName: text("passport_name"),
		birthDate: date("birth_date"),
		/** Countries by ISO 3166-1 alpha-2. */
		nationality: text("nationality"),
		residenceCountry: text("residence_country"),
		/** As entered. */
		phoneNumber: text("phone_number"),
		/** Null if the number cannot be read with certainty. */
		phoneE164: text("phone_e164"),
		phoneOwner: text("phone_owner", { enum: values.phoneOwners }).notNull().default("self"),
		email: text("email"),
		language: text("language", { enum: values.languages }).notNull().default("en"),
		sponsor: text("sponsor", { enum: values.sponsors }),
		maritalStatus: text("marital_status", { enum: values.maritalStatuses }),
		educationLevel: text("education_level", { enum: values.educationLevels }),
		/** The first day of the month; may be in the future. */
		educationFinishedOn: date("education_finished_on"),
		gpaPercent: numeric("gpa_percent", { precision: 5, scale: 2, mode: "number" }),
		passportExpiresOn: date("passport_expires_on"),
		/** In the order in which they were taken. */
		languageTests: jsonb("language_tests").$type<values.LanguageTest[]>().notNull().default([]),
		office: text("office", { enum: values.caseOffices }).notNull().default("tashkent"),
		/** The member of staff who looks after the case. */
		assigneeId: uuid("assignee_id").references(() => users.id, { onDelete: "set null" }),
		/** An invented person of the sample data, whom no figure, message or deadline concerns. */
		isExample: boolean("is_example").notNull().default(false),
		/** The day on which everything about the person is deleted, as the person has asked; null if it is not. */
		eraseOn: date("erase_on"),
		createdAt: createdAt(),
		/** For sorting: the name, ignoring case. */
		nameOrder: foldedText("name_order").generatedAlwaysAs((): SQL => sql`fold_case(full_name)`),
		/** Search text for staff: names, email, and the digits of the phone number. */
		searchText: text("search_text").generatedAlwaysAs(
			(): SQL =>
				sql`search_fold(full_name, passport_name, email, regexp_replace(phone_number, '[^0-9]', '', 'g'), phone_e164)`,
		),
	},
	(t) => [
		...knownValues(t),
		index("applicants_search").using("gin", sql`${t.searchText} gin_trgm_ops`),
		index("applicants_newest").on(newest(t.createdAt), newest(t.id)),
		index("applicants_of_phone").on(t.phoneE164),
		index("applicants_of_email").on(t.email),
		index("applicants_of_birth_date").on(t.birthDate),
		index("applicants_of_assignee").on(t.assigneeId),
		index("applicants_examples").on(t.id).where(sql`${t.isExample}`),
		filled("applicants_full_name_length", t.fullName, line),
		check("applicants_passport_name_form", sql`${t.passportName} ~ '^[A-Z][A-Z'' -]{0,98}$'`),
		check("applicants_nationality_form", sql`${t.nationality} ~ '^[A-Z]{2}$'`),
		check("applicants_residence_country_form", sql`${t.residenceCountry} ~ '^[A-Z]{2}$'`),
		within("applicants_phone_number_length", t.phoneNumber, 50),
		check("applicants_phone_e164_form", sql`${t.phoneE164} ~ '^[+][1-9][0-9]{6,14}$'`),
		check("applicants_email_form", sql`${t.email} = lower(${t.email}) and char_length(${t.email}) <= 254`),
		check("applicants_education_finished_on_month", sql`extract(day from ${t.educationFinishedOn}) = 1`),
		check("applicants_gpa_percent_range", sql`${t.gpaPercent} between 0 and 100`),
		check("applicants_language_tests_array", sql`jsonb_typeof(${t.languageTests}) = 'array'`),
	],
);

const applicantId = () =>
	uuid("applicant_id")
		.notNull()
		.references(() => applicants.id, { onDelete: "cascade" });

/** What staff have decided about two cases that look like one person's. */
export const applicantPairs = pgTable(
	"applicant_pairs",
	{
		/** The lower id, so that each pair has one row. */
		oneId: ownerOf("one_id", () => applicants.id),
		otherId: ownerOf("other_id", () => applicants.id),
		verdict: text("verdict", { enum: values.pairVerdicts }).notNull(),
		decidedAt: timestamp("decided_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(t) => [
		...knownValues(t),
		primaryKey({ name: "applicant_pairs_pkey", columns: [t.oneId, t.otherId] }),
		check("applicant_pairs_ordered", sql`${t.oneId} < ${t.otherId}`),
		index("applicant_pairs_of_other").on(t.otherId),
	],
);

/** What taking back a merge needs, for thirty days. */
export type MergeUndo = {
	/** The row that was deleted. */
	loser: Record<string, unknown>;
	/** What the merge has changed in the row that stayed, as it was and as it became. */
	before: Record<string, unknown>;
	after: Record<string, unknown>;
	/** The moved rows by table, each with a mark that changes with it. */
	moved: Record<string, Record<string, string>>;
	/** What was decided about the deleted row and others, and which of it moved. */
	pairs: Record<string, unknown>[];
	/** The other people of the pairs that moved. */
	movedPairs: string[];
	/** The entry of the merge. */
	entryId: string;
};

/**
 * Cases that became part of another one, because both are the same person's. What was the loser's is the winner's; the
 * name and the phone number that were not kept still open what they had opened.
 */
export const merges = pgTable(
	"merges",
	{
		id: id(),
		winnerId: ownerOf("winner_id", () => applicants.id),
		/** Whose row is gone. */
		loserId: uuid("loser_id").notNull().unique(),
		formerName: text("former_name").notNull(),
		/** Null once the phone number of the case was changed. */
		formerPhone: text("former_phone"),
		formerPhoneE164: text("former_phone_e164"),
		/** The applications that the former phone number opens. */
		applicationIds: uuid("application_ids").array().notNull(),
		mergedAt: timestamp("merged_at", { withTimezone: true }).notNull().defaultNow(),
		undo: jsonb("undo").$type<MergeUndo>(),
	},
	(t) => [
		filled("merges_former_name_length", t.formerName, line),
		within("merges_former_phone_length", t.formerPhone, 50),
		index("merges_of_winner").on(t.winnerId),
		index("merges_of_phone").on(t.formerPhoneE164),
	],
);

/**
 * What happened to a person's case, by all ways: messages, notes, calls, changes of the status. Rows are only added: a
 * trigger refuses updates of what was said and done, so that only the marks of a row change, and whose case it is once two
 * cases are the same person's.
 */
export const entries = pgTable(
	"entries",
	{
		id: id(),
		/** Null for what concerns a contact message, whose sender may be somebody else with the applicant's address. */
		applicantId: uuid("applicant_id").references(() => applicants.id, { onDelete: "cascade" }),
		/** Null for what concerns the whole person, which only proven sessions see. */
		applicationId: uuid("application_id").references(() => applications.id, { onDelete: "cascade" }),
		contactSubmissionId: uuid("contact_submission_id").references(() => contactSubmissions.id, { onDelete: "cascade" }),
		kind: text("kind", { enum: values.entryKinds }).notNull(),
		at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
		/** The applicant or the sender sees it, and is notified of it, from this time on. */
		visibleAt: timestamp("visible_at", { withTimezone: true }).notNull().defaultNow(),
		/** An account that may have been deleted; null for the applicant and the system. */
		authorId: uuid("author_id"),
		/** Of a message. */
		channel: text("channel", { enum: values.messageChannels }),
		/** The words of a message, a note or a call. */
		text: text("text"),
		/** Such as { from: "pending", to: "contacted" }. */
		data: jsonb("data").$type<Record<string, string>>(),
		/** What the entry has changed in the case, as it was: undoing restores it, and until `visible_at` the applicant sees it. */
		before: jsonb("before").$type<Record<string, string | null>>(),
		/** It was taken back: it counts for nothing, and only staff see it. */
		undoneAt: timestamp("undone_at", { withTimezone: true }),
		/** The change of many cases that it belongs to. */
		batchId: uuid("batch_id").references((): AnyPgColumn => batches.id, { onDelete: "set null" }),
		readByStaffAt: timestamp("read_by_staff_at", { withTimezone: true }),
		readByApplicantAt: timestamp("read_by_applicant_at", { withTimezone: true }),
		/** A note that stands above the others. */
		isPinned: boolean("is_pinned").notNull().default(false),
		/** Created with the form: a repeated key means the same entry. */
		submissionKey: uuid("submission_key").unique(),
	},
	(t) => [
		...knownValues(t),
		check("entries_subject", sql`num_nonnulls(${t.applicantId}, ${t.contactSubmissionId}) = 1`),
		check("entries_message", sql`(${t.kind} in (${list(values.messageKinds)})) = (${t.channel} is not null)`),
		check("entries_words", sql`${t.kind} not in (${list([...values.messageKinds, "note"])}) or ${t.text} is not null`),
		filled("entries_text_length", t.text, paragraph),
		check("entries_data_bounds", sql`octet_length(${t.data}::text) <= 4000`),
		check("entries_before_bounds", sql`octet_length(${t.before}::text) <= 4000`),
		check("entries_money_stays", sql`${t.kind} not in (${list(values.moneyKinds)}) or ${t.undoneAt} is null`),
		index("entries_newest").on(newest(t.at)),
		index("entries_of_payments").on(t.at).where(sql`${t.kind} = 'payment'`),
		index("entries_of_applicant").on(t.applicantId, newest(t.at), newest(t.id)),
		index("entries_of_application").on(t.applicationId, t.at, t.id),
		index("entries_of_contact_submission").on(t.contactSubmissionId, t.at, t.id),
		index("entries_of_batch").on(t.batchId).where(sql`${t.batchId} is not null`),
		index("entries_unread").on(t.visibleAt).where(sql`${t.kind} = 'message_in' and ${t.readByStaffAt} is null`),
	],
);

/**
 * Links in emails and messages, and codes that staff read out. No secret is stored: a link carries the signed id, and a code
 * is computed from it. All but a family's work once. A link about one application proves no more than its reference and
 * phone number do.
 */
export const links = pgTable(
	"links",
	{
		id: id(),
		purpose: text("purpose", { enum: values.linkPurposes }).notNull(),
		/**
		 * The account, or the applicant. Without either, somebody entered an address that nobody has: storing the link takes
		 * the same time, and it does nothing.
		 */
		userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
		applicantId: uuid("applicant_id").references((): AnyPgColumn => applicants.id, { onDelete: "cascade" }),
		/** The only application that the link is about; null if it is about all of the applicant's. */
		applicationId: uuid("application_id").references((): AnyPgColumn => applications.id, { onDelete: "cascade" }),
		/**
		 * The family's link on whose page it was made, and the chat in which the bot gave it: it works only as long as they do.
		 * Without foreign keys, because chats refer to the links of families, and a restore needs an order.
		 */
		familyLinkId: uuid("family_link_id"),
		telegramChatId: uuid("telegram_chat_id"),
		/** What has proven the session that made it, or the person who asked staff for it. */
		provenBy: text("proven_by", { enum: values.proofs }),
		/** Whom the applicant gave a family's link to, such as 'Mother', and the language of its page. */
		label: text("label"),
		language: text("language", { enum: values.languages }),
		/** Wrong codes that were entered. */
		tries: integer("tries").notNull().default(0),
		createdAt: createdAt(),
		expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
		/** The latest use. */
		usedAt: timestamp("used_at", { withTimezone: true }),
	},
	(t) => [
		...knownValues(t),
		check(
			"links_subject",
			sql`case when ${t.purpose} in ('recovery', 'invitation', 'confirmation', 'address') then ${t.applicantId} is null else ${t.userId} is null end`,
		),
		check("links_scope", sql`${t.applicationId} is null or ${t.applicantId} is not null`),
		check("links_chat", sql`(${t.purpose} = 'bot') = (${t.telegramChatId} is not null)`),
		check("links_family", sql`(${t.purpose} = 'family') = (num_nonnulls(${t.label}, ${t.language}) = 2)`),
		filled("links_label_length", t.label, 50),
		check(
			"links_proof",
			sql`(${t.purpose} = 'family' or ${t.purpose} = 'telegram' and ${t.applicationId} is null) = (${t.provenBy} is not null)`,
		),
		check("links_tries_range", sql`${t.tries} >= 0`),
		index("links_of_user").on(t.userId, t.purpose),
		index("links_of_applicant").on(t.applicantId, t.purpose, t.createdAt),
		index("links_of_application").on(t.applicationId),
		index("links_by_end").on(t.expiresAt),
	],
);

// ── Telegram ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Telegram chats that follow applicants. One chat may follow several: a mother of two children. */
export const telegramChats = pgTable(
	"telegram_chats",
	{
		id: id(),
		applicantId: applicantId(),
		/** The only application that a chat of level "known" hears of; null for "proven", which hears of all. */
		applicationId: uuid("application_id").references(() => applications.id, { onDelete: "cascade" }),
		/** The family link that it was connected to. */
		familyLinkId: uuid("family_link_id").references(() => links.id, { onDelete: "cascade" }),
		/** Telegram's number of the chat. It never leaves in exports, by the API or in logs. */
		chatId: bigint("chat_id", { mode: "number" }).notNull(),
		follower: text("follower", { enum: values.followers }).notNull(),
		level: text("level", { enum: values.applicantLevels }).notNull(),
		/** Null for level "known". */
		provenBy: text("proven_by", { enum: values.proofs }),
		language: text("language", { enum: values.languages }).notNull(),
		state: text("state", { enum: values.chatStates }).notNull(),
		connectedAt: timestamp("connected_at", { withTimezone: true }).notNull().defaultNow(),
		/** When it was stopped or the bot was blocked. */
		endedAt: timestamp("ended_at", { withTimezone: true }),
		/** When the bot last confirmed that a message was received. */
		confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
	},
	(t) => [
		...knownValues(t),
		check("telegram_chats_scope", sql`(${t.level} = 'known') = (${t.applicationId} is not null)`),
		check("telegram_chats_proof", sql`(${t.level} = 'proven') = (${t.provenBy} is not null)`),
		check("telegram_chats_ended", sql`(${t.state} in ('stopped', 'blocked')) = (${t.endedAt} is not null)`),
		unique("telegram_chats_once").on(t.chatId, t.applicantId),
		uniqueIndex("telegram_chats_one_applicant")
			.on(t.applicantId)
			.where(sql`${t.follower} = 'applicant' and ${t.state} = 'active'`),
		index("telegram_chats_of_applicant").on(t.applicantId),
		index("telegram_chats_of_application").on(t.applicationId),
		index("telegram_chats_of_family_link").on(t.familyLinkId),
	],
);

/** Who wants to be told before an intake closes, with or without an application. Deleted when they stop it. */
export const intakeReminders = pgTable(
	"intake_reminders",
	{
		id: id(),
		channel: text("channel", { enum: values.reminderChannels }).notNull(),
		/** The email address in lower case, or Telegram's number of the chat. */
		address: text("address").notNull(),
		language: text("language", { enum: values.languages }).notNull(),
		/** Without a foreign key: whoever waits for a program that was deleted is told so. */
		programId: uuid("program_id").notNull(),
		/** Start and round, such as "2027-spring-1". */
		round: text("round").notNull(),
		/** The citizenship whose closing counts (ISO code); null for the general closing. */
		country: text("country"),
		/** Program, university and start, in words that outlive the program. */
		title: text("title").notNull(),
		/** The closing that the person was told. */
		closesOn: date("closes_on").notNull(),
		/** The latest reminder, in days before the closing; 0 once the person was told that there is no closing anymore. */
		step: integer("step"),
		createdAt: createdAt(),
		/** Null until the address has confirmed it. */
		confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
	},
	(t) => [
		...knownValues(t),
		filled("intake_reminders_address_length", t.address, 254),
		filled("intake_reminders_round_length", t.round, 20),
		filled("intake_reminders_title_length", t.title, 1_000),
		check("intake_reminders_country_form", sql`${t.country} ~ '^[A-Z]{2}$'`),
		unique("intake_reminders_once").on(t.channel, t.address, t.programId, t.round, t.country).nullsNotDistinct(),
		index("intake_reminders_by_closing").on(t.closesOn),
	],
);

/** What the bot knows of a chat besides whom it follows: its language, and the question that is open. */
export const botDialogs = pgTable(
	"bot_dialogs",
	{
		chatId: bigint("chat_id", { mode: "number" }).primaryKey(),
		/** As chosen in the chat. */
		language: text("language", { enum: values.languages }),
		question: text("question", { enum: values.botQuestions }),
		/** What the answer needs, such as a message whose subject was asked. Erased with the question. */
		data: jsonb("data").$type<Record<string, string>>(),
		/** When the question ends. */
		expiresAt: timestamp("expires_at", { withTimezone: true }),
		changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(t) => [
		...knownValues(t),
		check("bot_dialogs_open", sql`(${t.question} is null) = (${t.expiresAt} is null)`),
		check("bot_dialogs_data_erased", sql`${t.data} is null or ${t.question} is not null`),
		check("bot_dialogs_data_bounds", sql`octet_length(${t.data}::text) <= 20000`),
		index("bot_dialogs_by_end").on(t.expiresAt),
		index("bot_dialogs_by_change").on(t.changedAt),
	],
);

/** The updates of the Bot API whose effects are stored, so that a repeated one has none. */
export const botUpdates = pgTable(
	"bot_updates",
	{
		updateId: bigint("update_id", { mode: "number" }).primaryKey(),
		receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(t) => [index("bot_updates_by_age").on(t.receivedAt)],
);

// ── Queue ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What staff owe applicants and senders by a certain time. Opened and closed in the transactions that cause it. */
export const tasks = pgTable(
	"tasks",
	{
		id: id(),
		kind: text("kind", { enum: values.taskKinds }).notNull(),
		/** Null for a contact message of a person who has not applied, and for a check of facts. */
		applicantId: uuid("applicant_id").references(() => applicants.id, { onDelete: "cascade" }),
		applicationId: uuid("application_id").references(() => applications.id, { onDelete: "cascade" }),
		contactSubmissionId: uuid("contact_submission_id").references(() => contactSubmissions.id, { onDelete: "cascade" }),
		/** The entry that opened it: the message to answer, or after what we have the next step. */
		entryId: uuid("entry_id").references(() => entries.id, { onDelete: "cascade" }),
		/** The entry that ended it. */
		doneEntryId: uuid("done_entry_id").references(() => entries.id, { onDelete: "set null" }),
		deliveryId: uuid("delivery_id").references(() => deliveries.id, { onDelete: "cascade" }),
		/** What a check of facts is about, and how many records have stale facts. */
		topic: text("topic", { enum: values.factTopics }),
		staleRecords: integer("stale_records"),
		office: text("office", { enum: values.caseOffices }).notNull(),
		/** The language in which the person is answered. */
		language: text("language", { enum: values.languages }).notNull(),
		assigneeId: uuid("assignee_id").references(() => users.id, { onDelete: "set null" }),
		/** When it was passed on to nobody because its assignee was away or gone. */
		releasedAt: timestamp("released_at", { withTimezone: true }),
		/** What staff intend to do, for a follow-up. */
		text: text("text"),
		isSuspect: isSuspect(),
		/** About an invented person. */
		isExample: boolean("is_example").notNull().default(false),
		openedAt: timestamp("opened_at", { withTimezone: true }).notNull().defaultNow(),
		/** When the assignee is reminded before it falls due. */
		warnAt: timestamp("warn_at", { withTimezone: true }),
		dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
		/** The days that did not count, as ISO dates. */
		skippedDays: text("skipped_days").array().notNull().default([]),
		/** Calls that reached nobody. */
		attempts: integer("attempts").notNull().default(0),
		doneAt: timestamp("done_at", { withTimezone: true }),
		doneBy: uuid("done_by").references(() => users.id, { onDelete: "set null" }),
		outcome: text("outcome", { enum: values.taskOutcomes }),
		/** When the alarms were raised: before it fell due, when it did, and a day later. */
		warnedAt: timestamp("warned_at", { withTimezone: true }),
		overdueToldAt: timestamp("overdue_told_at", { withTimezone: true }),
		escalatedAt: timestamp("escalated_at", { withTimezone: true }),
	},
	(t) => [
		...knownValues(t),
		check("tasks_done", sql`(${t.doneAt} is null) = (${t.outcome} is null)`),
		check(
			"tasks_subject",
			sql`case ${t.kind} when 'answer_contact' then ${t.contactSubmissionId} is not null when 'answer_message' then ${t.entryId} is not null when 'fix_delivery' then ${t.deliveryId} is not null when 'fact_check' then ${t.topic} is not null and ${t.staleRecords} is not null else ${t.applicantId} is not null end`,
		),
		check("tasks_stale_records_range", sql`${t.staleRecords} >= 0`),
		filled("tasks_text_length", t.text, 500),
		check("tasks_attempts_range", sql`${t.attempts} >= 0`),
		uniqueIndex("tasks_once_a_contact_submission").on(t.contactSubmissionId).where(sql`${t.kind} = 'answer_contact'`),
		uniqueIndex("tasks_once_a_message").on(t.entryId).where(sql`${t.kind} = 'answer_message'`),
		uniqueIndex("tasks_once_a_delivery")
			.on(t.deliveryId)
			.where(sql`${t.kind} = 'fix_delivery' and ${t.doneAt} is null`),
		uniqueIndex("tasks_once_a_first_contact").on(t.applicationId).where(sql`${t.kind} = 'first_contact'`),
		uniqueIndex("tasks_once_a_follow_up")
			.on(t.applicationId)
			.where(sql`${t.kind} = 'follow_up' and ${t.text} is null and ${t.doneAt} is null`),
		uniqueIndex("tasks_once_a_topic").on(t.topic).where(sql`${t.kind} = 'fact_check' and ${t.doneAt} is null`),
		uniqueIndex("tasks_once_a_review")
			.on(t.applicationId)
			.where(sql`${t.kind} = 'review_documents' and ${t.doneAt} is null`),
		uniqueIndex("tasks_once_a_refund").on(t.applicationId).where(sql`${t.kind} = 'refund' and ${t.doneAt} is null`),
		index("tasks_newest").on(newest(t.openedAt), newest(t.id)),
		index("tasks_open").on(t.dueAt, t.id).where(sql`${t.doneAt} is null`),
		index("tasks_open_newest").on(t.openedAt).where(sql`${t.doneAt} is null`),
		index("tasks_done_newest").on(t.doneAt).where(sql`${t.doneAt} is not null`),
		index("tasks_open_of_application").on(t.applicationId, t.dueAt).where(sql`${t.doneAt} is null`),
		index("tasks_open_of_assignee").on(t.assigneeId, t.dueAt, t.id).where(sql`${t.doneAt} is null`),
		index("tasks_of_applicant").on(t.applicantId, t.openedAt),
		index("tasks_of_application").on(t.applicationId),
		index("tasks_of_contact_submission").on(t.contactSubmissionId),
		index("tasks_of_entry").on(t.entryId),
		index("tasks_done_by_entry").on(t.doneEntryId).where(sql`${t.doneEntryId} is not null`),
		index("tasks_of_delivery").on(t.deliveryId),
	],
);

/** How promises ended, without a person: deleting an applicant changes no public figure. */
export const promiseOutcomes = pgTable(
	"promise_outcomes",
	{
		id: id(),
		/** A task, which may have been deleted. A promise counts once, however often its task is opened again. */
		taskId: uuid("task_id").unique(),
		/** In Tashkent. */
		day: date("day").notNull(),
		kind: text("kind", { enum: values.promiseKinds }).notNull(),
		isKept: boolean("is_kept").notNull(),
		/** From the arrival to the end. */
		minutes: integer("minutes").notNull(),
	},
	(t) => [
		...knownValues(t),
		check("promise_outcomes_minutes_range", sql`${t.minutes} >= 0`),
		index("promise_outcomes_of_day").on(t.day, t.kind),
	],
);

/** Texts that staff send often. Words in braces, such as {name}, are replaced. */
export const replyTemplates = pgTable(
	"reply_templates",
	{
		id: id(),
		version: version(),
		name: text("name").notNull().unique(),
		...translations("name"),
		...translations("text"),
		createdAt: createdAt(),
	},
	(t) => [
		filled("reply_templates_name_length", t.name, 100),
		...values.languages.flatMap((language) => [
			filled(`reply_templates_name_${language}_length`, t[variantOf("name", language)], 100),
			filled(`reply_templates_text_${language}_length`, t[variantOf("text", language)], paragraph),
		]),
		check(
			"reply_templates_text",
			sql`num_nonnulls(${sql.join(
				values.languages.map((language) => sql`${t[variantOf("text", language)]}`),
				sql`, `,
			)}) > 0`,
		),
	],
);

/** A change of many applications at once: planned and shown, done in one transaction, and undone within ten minutes. */
export const batches = pgTable(
	"batches",
	{
		id: id(),
		createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
		action: text("action", { enum: values.bulkActions }).notNull(),
		/** What the action needs, such as the status and its reason. */
		input: jsonb("input").$type<Record<string, unknown>>().notNull(),
		rows: jsonb("rows").$type<BatchRow[]>().notNull(),
		state: text("state", { enum: values.bulkStates }).notNull().default("ready"),
		createdAt: createdAt(),
		/** Until then it can be undone, and only staff see its changes. */
		undoUntil: timestamp("undo_until", { withTimezone: true }),
	},
	(t) => [
		...knownValues(t),
		check("batches_input_bounds", sql`octet_length(${t.input}::text) <= 40000`),
		check("batches_rows_range", sql`jsonb_array_length(${t.rows}) between 1 and 200`),
		check("batches_undo", sql`(${t.state} = 'ready') = (${t.undoUntil} is null)`),
		index("batches_by_age").on(t.createdAt),
		index("batches_of_user").on(t.createdBy),
	],
);

/** An application that was chosen for a change of many, and what became of it. */
export type BatchRow = {
	/** An application that may have been deleted. */
	id: string;
	/** What it was when it was chosen: another value means that somebody has changed it since. */
	version: string;
	state: values.BulkRowState;
	/** Why it was left out, or whom nobody reaches. */
	issue: string | null;
};

/** Deleted rows by table. */
export type StoredRows = Record<string, Record<string, unknown>[]>;

/** Deleted records of staff, applications and contact messages with everything that belonged to them, for thirty days (domain/cases/trash). */
export const trash = pgTable(
	"trash",
	{
		id: id(),
		/** As in the audit log. */
		noun: text("noun").notNull(),
		recordId: uuid("record_id").notNull().unique(),
		/** The applicant of an application, who may have been deleted with it. */
		applicantId: uuid("applicant_id"),
		/** The name in the list. */
		label: text("label").notNull(),
		/** What belonged to the record, and what belonged to its applicant if this was the last application. */
		rows: jsonb("rows").$type<{ record: StoredRows; person?: StoredRows }>().notNull(),
		/** An account that may have been deleted. */
		deletedBy: uuid("deleted_by"),
		deletedAt: timestamp("deleted_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(t) => [
		filled("trash_noun_length", t.noun, line),
		filled("trash_label_length", t.label, line),
		check("trash_applicant", sql`(${t.noun} = 'application') = (${t.applicantId} is not null)`),
		index("trash_newest").on(newest(t.deletedAt), newest(t.id)),
		index("trash_of_applicant").on(t.applicantId),
	],
);

// ── Back office ────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The audit log: who changed which record, when and from where, without personal data of visitors. Rows are only added,
 * and each contains a hash of itself and the previous hash (set by a trigger), so that changed or missing rows are
 * detected.
 */
export const auditLog = pgTable(
	"audit_log",
	{
		/** Set by the trigger, without gaps. */
		id: bigint("id", { mode: "number" }).primaryKey().default(0),
		at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
		/** An account that may have been deleted; null for visitors, such as after a failed sign-in. */
		actorId: uuid("actor_id"),
		/** The shortened network of the request: 203.0.113.0/24, 2001:db8::/48. */
		network: text("network"),
		/** Such as "university:update", "session:refused". */
		action: text("action").notNull(),
		recordId: uuid("record_id"),
		/** Additional data for readers of the log, such as { from: "pending", to: "contacted" }. */
		detail: jsonb("detail").$type<Record<string, string>>(),
		hash: text("hash").notNull().default(""),
	},
	(t) => [
		check("audit_log_action_form", sql`${t.action} ~ '^[a-z-]+:[a-z-]+$' and char_length(${t.action}) <= 100`),
		within("audit_log_network_length", t.network, 50),
		check("audit_log_detail_bounds", sql`octet_length(${t.detail}::text) <= 2000`),
		index("audit_log_of_record").on(t.recordId, newest(t.id)),
		index("audit_log_of_actor").on(t.actorId, newest(t.id)),
		index("audit_log_of_area").on(sql`split_part(${t.action}, ':', 1)`, newest(t.id)),
	],
);

/** What an entry says after the hash of the one before, of SQL; the trigger function set_audit_hash has the same. */
export const auditHash = (
	before: string,
): string => `encode(sha256(convert_to(jsonb_build_array(${before}, id, extract(epoch from at),
	actor_id, network, action, record_id, detail)::text, 'UTF8')), 'hex')`;

/**
 * Signatures of the audit log. Each covers the named entry and, through the hash chain, all earlier ones. Rows are only
 * added.
 */
export const auditSignatures = pgTable(
	"audit_signatures",
	{
		throughId: bigint("through_id", { mode: "number" }).notNull(),
		/** Identifies the secret of the signature. */
		keyId: text("key_id").notNull(),
		signature: text("signature").notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.throughId, t.keyId] }),
		within("audit_signatures_key_id_length", t.keyId, 16),
		within("audit_signatures_signature_length", t.signature, 300),
	],
);

/** The previous states of a record, at most twenty (domain/records/record-history.ts). */
export const revisions = pgTable(
	"revisions",
	{
		recordId: uuid("record_id").notNull(),
		version: integer("version").notNull(),
		/** The previous row by column, without the columns that the database sets. */
		data: jsonb("data").$type<Record<string, unknown>>().notNull(),
		/** The times of its texts at that version, as in text_times. */
		textTimes: jsonb("text_times").$type<TextTimes>(),
		/** When the next version replaced it: the time of that transaction, as in the audit log. */
		replacedAt: timestamp("replaced_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(t) => [primaryKey({ columns: [t.recordId, t.version] })],
);

/** By column, such as "title_ru": seconds since 1970. A text that is not listed is as old as its record. */
export type TextTimes = Record<string, number>;

/**
 * When each localized text of a record was last changed or confirmed, and which translations are missing or older than
 * their English text (domain/records/record-history.ts). Records whose texts are all complete and unchanged have no row.
 * Separate from the records, so that no page or API response includes it by accident.
 */
export const textTimes = pgTable("text_times", {
	recordId: uuid("record_id").primaryKey(),
	/** The record's table. */
	source: text("source").notNull(),
	times: jsonb("times").$type<TextTimes>().notNull(),
	/** Such as "ru.missing.title", "uz.older.fees". */
	gaps: text("gaps").array().notNull(),
});
/** An uploaded spreadsheet: it is checked, written after a confirmation, and deleted after a day. */
export const imports = pgTable(
	"imports",
	{
		id: id(),
		kind: text("kind", { enum: values.importKinds }).notNull(),
		/** The file's name on the uploader's computer. */
		fileName: text("file_name").notNull(),
		state: text("state", { enum: values.importStates }).notNull().default("checking"),
		/** Progress: the number of rows that are checked or written, and the total. */
		done: integer("done").notNull().default(0),
		total: integer("total").notNull(),
		/** The reason of a failure. */
		fault: text("fault"),
		/** An account that may have been deleted. */
		createdBy: uuid("created_by"),
		confirmedBy: uuid("confirmed_by"),
		confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
		/** The time of the transaction that wrote the import, which is also the time of its revisions. */
		writtenAt: timestamp("written_at", { withTimezone: true }),
		/** When a process may start on it; while one works on it: when another process may take over. */
		nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }).notNull().defaultNow(),
		createdAt: createdAt(),
	},
	(t) => [
		...knownValues(t),
		within("imports_file_name_length", t.fileName, line),
		check("imports_done_range", sql`${t.done} between 0 and ${t.total}`),
		within("imports_fault_length", t.fault, 100),
		index("imports_newest").on(newest(t.createdAt), newest(t.id)),
	],
);

/** A row of a spreadsheet and the result of its check. */
export const importRows = pgTable(
	"import_rows",
	{
		importId: ownerOf("import_id", () => imports.id),
		/** The spreadsheet's row number: the first data row is 2. */
		line: integer("line").notNull(),
		/** By column, as entered. */
		cells: jsonb("cells").$type<Record<string, string>>().notNull(),
		/** Null until it is checked. */
		state: text("state", { enum: values.importRowStates }),
		/** The name of the row's record, shortened. */
		name: text("name"),
		/** The changed columns with shortened values. */
		changes: jsonb("changes").$type<{ column: string; from: string; to: string }[]>(),
		issues: jsonb("issues").$type<{ field: string; code: string }[]>(),
		/** The record to change, and its version when the row was checked. */
		recordId: uuid("record_id"),
		recordVersion: integer("record_version"),
		/** The values to write, by column of the record. */
		values: jsonb("values").$type<Record<string, unknown>>(),
	},
	(t) => [
		...knownValues(t),
		primaryKey({ columns: [t.importId, t.line] }),
		index("import_rows_of_state").on(t.importId, t.state, t.line),
	],
);

/** Anonymous counts of events by day (domain/analytics). */
export const dailyCounts = pgTable(
	"daily_counts",
	{
		day: date("day").notNull(),
		/** Such as "view:program". */
		event: text("event").notNull(),
		/** A record's id, the search words, or "". */
		subject: text("subject").notNull().default(""),
		language: text("language", { enum: values.languages }).notNull(),
		count: integer("count").notNull(),
		/** The source of the visit, such as "instagram.com"; "" if unknown. */
		source: text("source").notNull().default(""),
	},
	(t) => [
		...knownValues(t),
		primaryKey({ columns: [t.day, t.event, t.subject, t.language, t.source] }),
		filled("daily_counts_event_form", t.event, 50),
		within("daily_counts_subject_length", t.subject, 200),
		within("daily_counts_source_length", t.source, 40),
	],
);

// ── Exchange rates ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Exchange rates, by which pages show amounts in other currencies. The rates of a day are stored together. */
export const exchangeRates = pgTable(
	"exchange_rates",
	{
		currency: text("currency", { enum: values.rateCurrencies }).notNull(),
		onDate: date("on_date").notNull(),
		/** Uzbek soʻm for one unit of the currency. */
		uzsPerUnit: numeric("uzs_per_unit", { precision: 18, scale: 6, mode: "number" }).notNull(),
		source: text("source", { enum: values.rateSources }).notNull(),
		state: text("state", { enum: values.rateStates }).notNull().default("used"),
		/** When the rate was fetched or entered. */
		fetchedAt: timestamp("fetched_at", { withTimezone: true }).notNull(),
	},
	(t) => [
		...knownValues(t),
		primaryKey({ columns: [t.currency, t.onDate] }),
		check("exchange_rates_uzs_per_unit_positive", sql`${t.uzsPerUnit} > 0`),
	],
);

// ── Money ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Ten years in days. */
const maxDays = 3_650;

const daysWithin = (name: string, column: AnyPgColumn) =>
	check(name, sql`${column} between 1 and ${sql.raw(String(maxDays))}`);

/** The money that must lie in a bank for a visa, as a source says it. Sources differ, so each has rules of its own. */
export const fundsRules = pgTable(
	"funds_rules",
	{
		id: id(),
		version: version(),
		visaTypes: text("visa_types", { enum: values.visaTypes }).array().notNull(),
		/** Where the university is; null for all of Korea. */
		region: text("region", { enum: values.fundsRegions }),
		/** ISO 3166-1 alpha-2; null for every nationality. */
		nationality: text("nationality"),
		/** Of the university; null for all. */
		certification: text("certification", { enum: values.certificationStatuses }),
		/** Null for an exemption. */
		amount: integer("amount"),
		currency: text("currency", { enum: values.amountCurrencies }).notNull(),
		/** Days that the money lies in the bank before the application. */
		holdDaysBefore: integer("hold_days_before"),
		/** The greatest age of the bank's certificate at the application, in days. */
		maxAgeDays: integer("max_age_days"),
		/** Days after the arrival during which the money stays in the bank. */
		keepAfterArrivalDays: integer("keep_after_arrival_days"),
		/** The bank that the certificate has to come from; null for any. */
		bank: text("bank"),
		/** Whether no money has to be shown under the conditions of the note. */
		exempt: boolean("exempt").notNull().default(false),
		...localized("note"),
		source: text("source").notNull(),
		grade: text("grade", { enum: values.factGrades }).notNull(),
		checkedOn: date("checked_on").notNull(),
		/** The first and the last day in Korea on which the rule holds; null for no limit. */
		validFrom: date("valid_from"),
		validTo: date("valid_to"),
	},
	(t) => [
		...knownValues(t),
		...bounds("funds_rules", t, { note: paragraph }),
		check(
			"funds_rules_visa_types_known",
			sql`cardinality(${t.visaTypes}) between 1 and ${sql.raw(String(values.visaTypes.length))} and ${t.visaTypes} <@ array[${list(values.visaTypes)}]`,
		),
		check("funds_rules_nationality_form", sql`${t.nationality} ~ '^[A-Z]{2}$'`),
		amountWithin("funds_rules_amount_range", t.amount),
		daysWithin("funds_rules_hold_days_before_range", t.holdDaysBefore),
		daysWithin("funds_rules_max_age_days_range", t.maxAgeDays),
		daysWithin("funds_rules_keep_after_arrival_days_range", t.keepAfterArrivalDays),
		filled("funds_rules_bank_length", t.bank, line),
		check("funds_rules_amount_or_exempt", sql`(${t.amount} is null) = ${t.exempt}`),
		webAddress("funds_rules_source_link", t.source),
		check("funds_rules_valid_order", sql`${t.validFrom} <= ${t.validTo}`),
		unique("funds_rules_once")
			.on(t.visaTypes, t.region, t.nationality, t.certification, t.source, t.validFrom)
			.nullsNotDistinct(),
	],
);

/** What a student pays besides the fees of a program, as a source says it. */
export const costItems = pgTable(
	"cost_items",
	{
		id: id(),
		version: version(),
		code: text("code", { enum: values.costCodes }).notNull(),
		/** Null for all of Korea, or for costs at home. */
		city: text("city", { enum: values.cities }),
		/** Whose cost it is, by citizenship (ISO 3166-1 alpha-2); null for all. */
		nationality: text("nationality"),
		low: integer("low").notNull(),
		/** Null for a single amount. */
		high: integer("high"),
		currency: text("currency", { enum: values.amountCurrencies }).notNull(),
		period: text("period", { enum: values.costPeriods }).notNull(),
		/** Of the price; null if the source names none. */
		year: integer("year"),
		...localized("note"),
		source: text("source").notNull(),
		grade: text("grade", { enum: values.factGrades }).notNull(),
		checkedOn: date("checked_on").notNull(),
	},
	(t) => [
		...knownValues(t),
		...bounds("cost_items", t, { note: paragraph }),
		check("cost_items_nationality_form", sql`${t.nationality} ~ '^[A-Z]{2}$'`),
		amountWithin("cost_items_low_range", t.low),
		amountWithin("cost_items_high_range", t.high),
		check("cost_items_amount_order", sql`${t.low} <= ${t.high}`),
		check("cost_items_year_range", sql`${t.year} between 2000 and 2100`),
		webAddress("cost_items_source_link", t.source),
		unique("cost_items_once").on(t.code, t.city, t.nationality, t.source).nullsNotDistinct(),
	],
);

/** When a paper is asked for, and in which form, as a source says it. The most specific rule counts (domain/documents/rules.ts). */
export const documentRules = pgTable(
	"document_rules",
	{
		id: id(),
		version: version(),
		document: text("document", { enum: values.documentCodes }).notNull(),
		stage: text("stage", { enum: values.documentStages }).notNull(),
		/** Empty for every visa. */
		visaTypes: text("visa_types", { enum: values.visaTypes }).array().notNull().default([]),
		/** ISO 3166-1 alpha-2; null for every nationality. */
		nationality: text("nationality"),
		/** Null for every university. */
		universityId: uuid("university_id").references(() => universities.id, { onDelete: "cascade" }),
		/** Null whoever pays. */
		payer: text("payer", { enum: values.payers }),
		need: text("need", { enum: values.documentNeeds }).notNull(),
		/** Null if nothing is asked. */
		legalization: text("legalization", { enum: values.legalizations }),
		/** Null if none is asked. */
		translation: text("translation", { enum: values.documentTranslations }),
		/** Null if the source does not say. */
		form: text("form", { enum: values.documentForms }),
		/** The greatest age on the day of the application. */
		maxAgeDays: integer("max_age_days"),
		/** How long it usually takes to get it. */
		leadDays: integer("lead_days"),
		...localized("note"),
		source: text("source").notNull(),
		grade: text("grade", { enum: values.factGrades }).notNull(),
		checkedOn: date("checked_on").notNull(),
		/** The first and the last day in Korea on which the rule holds; null for no limit. */
		validFrom: date("valid_from"),
		validTo: date("valid_to"),
	},
	(t) => [
		...knownValues(t),
		...bounds("document_rules", t, { note: paragraph }),
		check("document_rules_visa_types_known", sql`${t.visaTypes} <@ array[${list(values.visaTypes)}]`),
		check("document_rules_nationality_form", sql`${t.nationality} ~ '^[A-Z]{2}$'`),
		daysWithin("document_rules_max_age_days_range", t.maxAgeDays),
		daysWithin("document_rules_lead_days_range", t.leadDays),
		webAddress("document_rules_source_link", t.source),
		check("document_rules_valid_order", sql`${t.validFrom} <= ${t.validTo}`),
		index("document_rules_university").on(t.universityId),
	],
);

/** What a university wants to get for an admission: which papers, in which order, under which names. */
export const packTemplates = pgTable(
	"pack_templates",
	{
		id: id(),
		version: version(),
		/** For staff, such as "Graduate school". */
		name: text("name").notNull(),
		universityId: ownerOf("university_id", () => universities.id),
		/** In the order of the pack. */
		papers: text("papers", { enum: values.documentCodes }).array().notNull(),
		/** With words in braces (domain/documents/pack-rules.ts). */
		fileName: text("file_name").notNull(),
		format: text("format", { enum: values.packFormats }).notNull(),
		source: text("source").notNull(),
		grade: text("grade", { enum: values.factGrades }).notNull(),
		checkedOn: date("checked_on").notNull(),
	},
	(t) => [
		...knownValues(t),
		filled("pack_templates_name_length", t.name, line),
		check(
			"pack_templates_papers_known",
			sql`cardinality(${t.papers}) > 0 and ${t.papers} <@ array[${list(values.documentCodes)}]`,
		),
		filled("pack_templates_file_name_length", t.fileName, 100),
		webAddress("pack_templates_source_link", t.source),
		index("pack_templates_university").on(t.universityId),
	],
);

/** What a student may get, as a source says it. */
export const scholarships = pgTable(
	"scholarships",
	{
		id: id(),
		version: version(),
		...localizedRequired("name"),
		provider: text("provider", { enum: values.scholarshipProviders }).notNull(),
		/** Null for students of every university. */
		universityId: uuid("university_id").references(() => universities.id, { onDelete: "cascade" }),
		levels: text("levels", { enum: values.programTypes }).array().notNull(),
		benefits: jsonb("benefits").$type<values.Benefit[]>().notNull().default([]),
		...localized("conditions"),
		/** What every student needs who applies; null if the source asks for nothing of the kind. */
		requiredTopik: integer("required_topik"),
		minMarksPercent: integer("min_marks_percent"),
		maxAge: integer("max_age"),
		/** ISO 3166-1 alpha-2; empty for every citizenship. */
		citizenships: text("citizenships").array().notNull().default([]),
		/** Empty if it has no call of its own. */
		rounds: jsonb("rounds").$type<values.Round[]>().notNull().default([]),
		source: text("source").notNull(),
		grade: text("grade", { enum: values.factGrades }).notNull(),
		checkedOn: date("checked_on").notNull(),
	},
	(t) => [
		...knownValues(t),
		...bounds("scholarships", t, { name: line, conditions: paragraph }, ["name"]),
		check(
			"scholarships_levels_known",
			sql`cardinality(${t.levels}) > 0 and ${t.levels} <@ array[${list(values.programTypes)}]`,
		),
		check("scholarships_benefits_array", sql`jsonb_typeof(${t.benefits}) = 'array'`),
		check("scholarships_required_topik_range", sql`${t.requiredTopik} between 1 and 6`),
		check("scholarships_min_marks_percent_range", sql`${t.minMarksPercent} between 1 and 100`),
		check("scholarships_max_age_range", sql`${t.maxAge} between 15 and 100`),
		check("scholarships_citizenships_form", sql`array_to_string(${t.citizenships}, ',') ~ '^([A-Z]{2}(,|$))*$'`),
		check("scholarships_rounds_array", sql`jsonb_typeof(${t.rounds}) = 'array'`),
		webAddress("scholarships_source_link", t.source),
		index("scholarships_university").on(t.universityId),
	],
);

/** What a rule asked for on the day on which the paper was asked for: later changes of the rule do not alter it. */
export type AskedRule = Pick<
	typeof documentRules.$inferSelect,
	| "need"
	| "legalization"
	| "translation"
	| "form"
	| "maxAgeDays"
	| "leadDays"
	| "note"
	| Variant<"note">
	| "source"
	| "checkedOn"
>;

/** A paper that an application is asked for. Its state is the fold of the entries about it, stored for lists. */
export const documents = pgTable(
	"documents",
	{
		id: id(),
		version: version(),
		applicantId: applicantId(),
		applicationId: ownerOf("application_id", () => applications.id),
		code: text("code", { enum: values.documentCodes }).notNull(),
		stage: text("stage", { enum: values.documentStages }).notNull(),
		/** Null if no rule asked for it, but staff. */
		rule: jsonb("rule").$type<AskedRule>(),
		/** What staff wrote when they asked for it, in the applicant's language. */
		note: text("note"),
		dueOn: date("due_on"),
		state: text("state", { enum: values.documentStates }).notNull().default("needed"),
		/** Of the last return. */
		reason: text("reason", { enum: values.returnReasons }),
		reasonText: text("reason_text"),
		/** Of an accepted paper. */
		issuedOn: date("issued_on"),
		/** The last day on which an accepted paper is young enough. */
		expiresOn: date("expires_on"),
		createdAt: createdAt(),
	},
	(t) => [
		...knownValues(t),
		uniqueIndex("documents_once").on(t.applicationId, t.stage, t.code),
		index("documents_of_applicant").on(t.applicantId),
		index("documents_open").on(t.state, t.applicationId).where(sql`${t.state} in ('needed', 'received', 'returned')`),
		filled("documents_note_length", t.note, 500),
		filled("documents_reason_text_length", t.reasonText, 500),
	],
);

/** A photo or a PDF of a paper, in the order in which they were sent. */
export const documentFiles = pgTable(
	"document_files",
	{
		id: id(),
		applicantId: applicantId(),
		documentId: ownerOf("document_id", () => documents.id),
		position: integer("position").notNull(),
		/** Under which the file store has its bytes: it begins with a mark of this database (domain/documents/files.ts). */
		file: text("file").notNull().unique(),
		/** As it is stored, not as it was sent. */
		type: text("type").$type<values.DocumentFileType>().notNull(),
		bytes: integer("bytes").notNull(),
		pages: integer("pages").notNull(),
		/** Of what was sent: the same bytes are the same page. */
		sha256: text("sha256").notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		unique("document_files_once").on(t.documentId, t.sha256),
		index("document_files_of_applicant").on(t.applicantId),
		oneOf("document_files_type_known", t.type, values.documentFileTypes),
		check("document_files_pages_range", sql`${t.pages} between 1 and 40`),
		check("document_files_sha256_form", sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
	],
);

// ── Maintenance ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The state of each scheduled task across all processes. All times are the database's. */
export const maintenanceRuns = pgTable(
	"maintenance_runs",
	{
		task: text("task", { enum: values.maintenanceTasks }).primaryKey(),
		startedAt: timestamp("started_at", { withTimezone: true }),
		succeededAt: timestamp("succeeded_at", { withTimezone: true }),
		failedAt: timestamp("failed_at", { withTimezone: true }),
		/** Why the last run failed or was held back: a code or a short text without personal data. */
		fault: text("fault"),
		/** The task deletes nothing before this time. */
		heldUntil: timestamp("held_until", { withTimezone: true }),
		/** Numbers for owners, such as { deleted: 3 }. */
		detail: jsonb("detail").$type<Record<string, number>>(),
	},
	(t) => [...knownValues(t), within("maintenance_runs_fault_length", t.fault, 300)],
);

/** Rows whose retention period was over at a sweep. The next day's sweep deletes those that are still due. */
export const retentionMarks = pgTable(
	"retention_marks",
	{
		source: text("source", { enum: values.retainedTables }).notNull(),
		recordId: uuid("record_id").notNull(),
		markedAt: timestamp("marked_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(t) => [...knownValues(t), primaryKey({ columns: [t.source, t.recordId] })],
);

/**
 * Deleted applications, messages, accounts and entries of the trash (set by triggers), so that restoring an older backup
 * deletes them again, and merges that were taken back.
 * Stored as keyed hashes of their ids, which reveal nothing.
 */
export const erasures = pgTable(
	"erasures",
	{
		hash: text("hash").primaryKey(),
		erasedAt: timestamp("erased_at", { withTimezone: true }).notNull().defaultNow(),
		/** When it was last restored from the trash: a later deletion counts again. */
		restoredAt: timestamp("restored_at", { withTimezone: true }),
	},
	(t) => [check("erasures_hash_form", sql`${t.hash} ~ '^[0-9a-f]{64}$'`)],
);

/** The hash of a deleted row, of SQL expressions; the trigger function record_erasures has the same. */
export const erasureHash = (source: string, id: string): string =>
	`encode(sha256(convert_to((select erasure_key from public.installation) || ':' || ${source} || ':' || ${id}::text, 'UTF8')), 'hex')`;

/** What there is once, for all processes, in one row that the migration creates. */
export const installation = pgTable(
	"installation",
	{
		id: integer("id").primaryKey().default(1),
		/** The key of the hashes in `erasures`. It never changes, and a backup contains it. */
		erasureKey: text("erasure_key").notNull(),
		botMode: text("bot_mode", { enum: values.botUpdateModes }).notNull().default("off"),
		/** Without "@"; null until the Bot API has named it. */
		botUserName: text("bot_user_name"),
		/** The first update that has not been confirmed to the Bot API. */
		botNextUpdateId: bigint("bot_next_update_id", { mode: "number" }),
		/** When the Bot API was last reached, or last reached us. */
		botSeenAt: timestamp("bot_seen_at", { withTimezone: true }),
		/** Without personal data. */
		botLastError: text("bot_last_error"),
		botLastErrorAt: timestamp("bot_last_error_at", { withTimezone: true }),
		/** Until when the Bot API has asked all processes to send nothing. */
		botPausedUntil: timestamp("bot_paused_until", { withTimezone: true }),
	},
	(t) => [
		...knownValues(t),
		check("installation_one_row", sql`${t.id} = 1`),
		within("installation_bot_user_name_length", t.botUserName, 64),
		within("installation_bot_last_error_length", t.botLastError, 500),
	],
);
