import { expect, test } from "vitest";
import { freshDatabase, sqlOn } from "../tests/support/site.ts";

type Row = Record<string, unknown>;
type Query = ReturnType<typeof sqlOn>;

/** A valid row of each table. */
const sound = {
	universities: { name: "U", location: "Seoul" },
	programs: { university_id: null, title: "P", type: "Master" },
	hero_content: {},
	company_features: { icon_name: "Users", title: "F" },
	company_info: { section_key: "mission", title: "I" },
	team_members: { name: "T" },
	achievements: { title: "A", value: "1" },
	testimonials: { name: "N", content: "C" },
	offices: { name: "O", address: "A" },
	closed_days: { day: "2027-01-01", office: "both", name: "D" },
	legal_entities: { name: "L", registration: "R", address: "A" },
	service_fees: { name: "S", amount: 1, currency: "UZS", due: "D", refund: "R" },
	social_links: { platform: "Telegram", url: "https://t.me/x" },
	funds_rules: {
		visa_types: ["D-2-1", "D-2-2"],
		amount: 20_000_000,
		currency: "KRW",
		source: "https://example.com/rule",
		grade: "B",
		checked_on: "2026-11-22",
	},
	cost_items: {
		code: "food",
		low: 300_000,
		currency: "KRW",
		period: "per_month",
		source: "https://example.com/food",
		grade: "C",
		checked_on: "2026-11-22",
	},
	users: { email: "a@example.com", display_name: "A" },
	profiles: { user_id: null },
	blog_posts: { slug: "s", title: "B" },
	contact_submissions: { name: "N", email: "a@example.com", message: "M" },
	applications: {
		reference: "HM-1",
		full_name: "N",
		location: "L",
		phone_number: "+998 1",
		age: 18,
		terms_agreed: true,
	},
	applicants: { full_name: "N" },
	entries: { applicant_id: null, kind: "submitted" },
	sessions: { applicant_id: null, level: "proven", opened_by: "link", expires_at: new Date(0) },
	links: { purpose: "my", expires_at: new Date(0) },
	deliveries: { channel: "email", kind: "my-link" },
} satisfies Record<string, Row>;
type Table = keyof typeof sound;

async function insert(sql: Query, table: Table, row: Row = {}): Promise<Row> {
	const values: Row = { ...sound[table], ...row };
	if (values.university_id === null && table === "programs")
		values.university_id = (await insert(sql, "universities")).id;
	if (values.user_id === null && table === "profiles")
		values.user_id = (await insert(sql, "users", { email: `${Math.random()}@example.com` })).id;
	if (values.applicant_id === null && table !== "applications")
		values.applicant_id = (await insert(sql, "applicants")).id;
	const names = Object.keys(values);
	const list = names.length ? `(${names}) values (${names.map((_, index) => `$${index + 1}`)})` : "default values";
	const [stored] = await sql(`insert into ${table} ${list} returning *`, Object.values(values));
	return stored;
}

test("DATA-01, DATA-06, DATA-23, LIMIT-19: omitted columns get their defaults", async () => {
	const sql = sqlOn(await freshDatabase());
	expect(await insert(sql, "universities")).toMatchObject({ is_public: true, ranking: null });
	for (const table of ["company_features", "team_members", "achievements", "offices"] as const) {
		expect(await insert(sql, table), table).toMatchObject({ order_index: 0 });
	}
	expect(await insert(sql, "social_links")).toMatchObject({ is_active: true });
	expect(await insert(sql, "blog_posts")).toMatchObject({ published: false, tags: [] });
	expect(await insert(sql, "profiles")).toMatchObject({ role: "user" });
	expect(await insert(sql, "applications")).toMatchObject({ status: "pending", marketing_consent: false });
	const { id, created_at } = await insert(sql, "programs");
	expect(id).toMatch(/^[0-9a-f-]{36}$/);
	expect(created_at).toBeInstanceOf(Date);
});

const certificate = (type: string, score: string | null = null) => JSON.stringify({ type, score });
const tooLong = (length: number) => "x".repeat(length + 1);

const wrong: [Table, Row, string][] = [
	["social_links", { platform: "Instagram" }, "social_links_platform_known"],
	["social_links", { platform: "whatsapp" }, "social_links_platform_known"],
	["social_links", { url: "javascript:alert(1)" }, "social_links_url_link"],
	["social_links", { url: "//evil.example" }, "social_links_url_link"],
	["social_links", { url: "https://a b" }, "social_links_url_link"],
	["universities", { ranking: 0 }, "universities_ranking_range"],
	["universities", { ranking: -1 }, "universities_ranking_range"],
	["universities", { ranking: 100_001 }, "universities_ranking_range"],
	["universities", { name: " " }, "universities_name_length"],
	["universities", { location: "" }, "universities_location_length"],
	["universities", { name_uz: tooLong(300) }, "universities_name_uz_length"],
	["universities", { description_ru: tooLong(5_000) }, "universities_description_ru_length"],
	["universities", { website_url: "javascript:alert(1)" }, "universities_website_url_link"],
	["universities", { website_url: "/inside" }, "universities_website_url_link"],
	["universities", { image_url: "data:image/png;base64,x" }, "universities_image_url_link"],
	["universities", { image_url: "//evil.example/x.png" }, "universities_image_url_link"],
	["programs", { university_id: "00000000-0000-4000-8000-000000000000" }, "programs_university_id_universities_id_fk"],
	["programs", { type: "Diploma" }, "programs_type_known"],
	["programs", { type: "master" }, "programs_type_known"],
	["programs", { type: `Master ${tooLong(100)}` }, "programs_type_known"],
	["programs", { title: "  " }, "programs_title_length"],
	["programs", { fees_en: tooLong(300) }, "programs_fees_en_length"],
	["hero_content", { button_link: "javascript:alert(1)" }, "hero_content_button_link"],
	["hero_content", { button_link: "/\\evil.example" }, "hero_content_button_link"],
	["hero_content", { button_link: "programs" }, "hero_content_button_link"],
	["hero_content", { button_link: "/a\nb" }, "hero_content_button_link"],
	["hero_content", { button_text_ru: tooLong(100) }, "hero_content_button_text_ru_length"],
	["company_features", { icon_name: "Star" }, "company_features_icon_name_known"],
	["company_info", { section_key: "values" }, "company_info_section_key_known"],
	["team_members", { linkedin_url: "javascript:alert(1)" }, "team_members_linkedin_url_link"],
	["achievements", { value: " " }, "achievements_value_length"],
	["testimonials", { content: "" }, "testimonials_content_length"],
	["offices", { phone: tooLong(50) }, "offices_phone_length"],
	["closed_days", { office: "busan" }, "closed_days_office_known"],
	["closed_days", { name: " " }, "closed_days_name_length"],
	["legal_entities", { registration: " " }, "legal_entities_registration_length"],
	["service_fees", { amount: 0 }, "service_fees_amount_range"],
	["service_fees", { currency: "EUR" }, "service_fees_currency_known"],
	["funds_rules", { visa_types: [] }, "funds_rules_visa_types_known"],
	["funds_rules", { visa_types: ["D-2"] }, "funds_rules_visa_types_known"],
	["funds_rules", { visa_types: ["D-4-1", null] }, "funds_rules_visa_types_known"],
	["funds_rules", { region: "seoul" }, "funds_rules_region_known"],
	["funds_rules", { nationality: "uz" }, "funds_rules_nationality_form"],
	["funds_rules", { certification: "good" }, "funds_rules_certification_known"],
	["funds_rules", { amount: 0 }, "funds_rules_amount_range"],
	["funds_rules", { amount: 1_000_000_001 }, "funds_rules_amount_range"],
	["funds_rules", { amount: null }, "funds_rules_amount_or_exempt"],
	["funds_rules", { exempt: true }, "funds_rules_amount_or_exempt"],
	["funds_rules", { currency: "EUR" }, "funds_rules_currency_known"],
	["funds_rules", { hold_days_before: 0 }, "funds_rules_hold_days_before_range"],
	["funds_rules", { max_age_days: 3_651 }, "funds_rules_max_age_days_range"],
	["funds_rules", { keep_after_arrival_days: -1 }, "funds_rules_keep_after_arrival_days_range"],
	["funds_rules", { bank: " " }, "funds_rules_bank_length"],
	["funds_rules", { note_uz: tooLong(5_000) }, "funds_rules_note_uz_length"],
	["funds_rules", { source: "KBS" }, "funds_rules_source_link"],
	["funds_rules", { grade: "D" }, "funds_rules_grade_known"],
	["funds_rules", { valid_from: "2026-01-02", valid_to: "2026-01-01" }, "funds_rules_valid_order"],
	["cost_items", { code: "books" }, "cost_items_code_known"],
	["cost_items", { city: "Jeju" }, "cost_items_city_known"],
	["cost_items", { nationality: "uz" }, "cost_items_nationality_form"],
	["cost_items", { low: 0 }, "cost_items_low_range"],
	["cost_items", { high: 1_000_000_001 }, "cost_items_high_range"],
	["cost_items", { high: 299_999 }, "cost_items_amount_order"],
	["cost_items", { currency: "EUR" }, "cost_items_currency_known"],
	["cost_items", { period: "per_day" }, "cost_items_period_known"],
	["cost_items", { year: 24 }, "cost_items_year_range"],
	["cost_items", { note_en: tooLong(5_000) }, "cost_items_note_en_length"],
	["cost_items", { source: "javascript:alert(1)" }, "cost_items_source_link"],
	["cost_items", { grade: "" }, "cost_items_grade_known"],
	["blog_posts", { slug: " " }, "blog_posts_slug_length"],
	["blog_posts", { tags: Array(21).fill("t") }, "blog_posts_tags_bounds"],
	["blog_posts", { cover_image_url: "javascript:x" }, "blog_posts_cover_image_url_link"],
	["blog_posts", { content_uz: tooLong(100_000) }, "blog_posts_content_uz_length"],
	["blog_posts", { author_id: "00000000-0000-4000-8000-000000000000" }, "blog_posts_author_id_profiles_id_fk"],
	["applications", { age: 0 }, "applications_age_range"],
	["applications", { age: 121 }, "applications_age_range"],
	["applications", { terms_agreed: false }, "applications_terms_agreed"],
	["applications", { status: "done" }, "applications_status_known"],
	["applications", { language_certificates: certificate("ielts") }, "applications_language_certificates_list"],
	[
		"applications",
		{ language_certificates: `[${Array(7).fill(certificate("ielts"))}]` },
		"applications_language_certificates_list",
	],
	[
		"applications",
		{ language_certificates: `[${certificate("other", "x".repeat(10_000))}]` },
		"applications_language_certificates_list",
	],
	["applications", { language_certificates: '"ielts"' }, "applications_language_certificates_known"],
	["applications", { language_certificates: "[1]" }, "applications_language_certificates_known"],
	["applications", { language_certificates: `[${certificate("gre")}]` }, "applications_language_certificates_known"],
	["applications", { language_certificates: '[{"score":"6.5"}]' }, "applications_language_certificates_known"],
	["applications", { language_certificates: '[{"type":"ielts"}]' }, "applications_language_certificates_known"],
	[
		"applications",
		{ language_certificates: '[{"type":"ielts","score":6.5}]' },
		"applications_language_certificates_known",
	],
	["applications", { visa_type: "D-2" }, "applications_visa_type_known"],
	["applications", { next_step_for: "parents" }, "applications_next_step_for_known"],
	["applications", { next_step_text: tooLong(500) }, "applications_next_step_text_length"],
	["applications", { close_reason: "silent" }, "applications_closed"],
	["applications", { close_reason: "lost", closed_at: new Date(0) }, "applications_close_reason_known"],
	["applicants", { full_name: " " }, "applicants_full_name_length"],
	["applicants", { passport_name: "Bobur" }, "applicants_passport_name_form"],
	["applicants", { passport_name: "AA1234567" }, "applicants_passport_name_form"],
	["applicants", { nationality: "uz" }, "applicants_nationality_form"],
	["applicants", { phone_e164: "998901234567" }, "applicants_phone_e164_form"],
	["applicants", { phone_owner: "mother" }, "applicants_phone_owner_known"],
	["applicants", { email: "A@example.com" }, "applicants_email_form"],
	["applicants", { education_finished_on: "2026-06-15" }, "applicants_education_finished_on_month"],
	["applicants", { gpa_percent: 100.01 }, "applicants_gpa_percent_range"],
	["applicants", { office: "busan" }, "applicants_office_known"],
	["applicants", { language_tests: "{}" }, "applicants_language_tests_array"],
	["entries", { kind: "renamed" }, "entries_kind_known"],
	["entries", { kind: "note" }, "entries_words"],
	["entries", { kind: "message_in", text: "T" }, "entries_message"],
	["entries", { channel: "web" }, "entries_message"],
	["entries", { applicant_id: undefined }, "entries_subject"],
	["entries", { data: JSON.stringify({ text: tooLong(4_000) }) }, "entries_data_bounds"],
	["entries", { text: tooLong(5_000) }, "entries_text_length"],
	["entries", { kind: "note", text: "" }, "entries_text_length"],
	["sessions", { level: "known" }, "sessions_scope"],
	["sessions", { level: null }, "sessions_access"],
	["sessions", { applicant_id: undefined, level: undefined, opened_by: undefined }, "sessions_subject"],
	["sessions", { token: "T" }, "sessions_subject"],
	["sessions", { network: "203.0.113.0/24" }, "sessions_place"],
	["links", { purpose: "call", proven_by: "call" }, "links_proof"],
	["links", { purpose: "telegram" }, "links_proof"],
	["links", { purpose: "family", label: "Mother", proven_by: "link" }, "links_family"],
	["links", { label: tooLong(50) }, "links_label_length"],
	["links", { purpose: "bot" }, "links_chat"],
	["deliveries", { channel: "chat", kind: "message" }, "deliveries_one_subject"],
	["deliveries", { channel: "chat", kind: "my-link" }, "deliveries_kind_known"],
	["contact_submissions", { message: " " }, "contact_submissions_message_length"],
	["profiles", { role: "root" }, "profiles_role_known"],
	["users", { email: "A@example.com" }, "users_email_form"],
	["users", { email: "nobody" }, "users_email_form"],
];

test("DATA-01, DATA-02, DATA-03, DATA-04, DATA-05, DATA-08, DATA-10, DATA-11, DATA-12, DATA-13, DATA-14, DATA-15, DATA-22, S-02, S-05, S-07, O-24: constraints reject invalid rows", async () => {
	const sql = sqlOn(await freshDatabase());
	for (const [table, row, constraint] of wrong) {
		await expect(insert(sql, table, row), `${table} ${JSON.stringify(row).slice(0, 80)}`).rejects.toMatchObject({
			constraint,
		});
	}
});

test("S-13, DATA-13: slugs, sections and references are unique", async () => {
	const sql = sqlOn(await freshDatabase());
	for (const [table, constraint] of [
		["blog_posts", "blog_posts_slug_unique"],
		["company_info", "company_info_section_key_unique"],
		["applications", "applications_reference_unique"],
		["users", "users_email_once"],
		["funds_rules", "funds_rules_once"],
		["cost_items", "cost_items_once"],
	] as const) {
		await insert(sql, table);
		await expect(insert(sql, table)).rejects.toMatchObject({ constraint });
	}
});

test("O-37: a university or program in use cannot be deleted; deleting an author keeps the post", async () => {
	const sql = sqlOn(await freshDatabase());
	const program = await insert(sql, "programs");
	await insert(sql, "applications", { program_id: program.id });
	await expect(sql("delete from universities")).rejects.toMatchObject({
		constraint: "programs_university_id_universities_id_fk",
	});
	await expect(sql("delete from programs")).rejects.toMatchObject({
		constraint: "applications_program_id_programs_id_fk",
	});
	const author = await insert(sql, "profiles");
	const post = await insert(sql, "blog_posts", { author_id: author.id });
	await sql("delete from users");
	expect(await sql("select author_id from blog_posts where id = $1", [post.id])).toEqual([{ author_id: null }]);
});

test("events are only added, an applicant's version is counted, and linking an application is no change of it", async () => {
	const sql = sqlOn(await freshDatabase());
	const { id } = await insert(sql, "applicants");
	await insert(sql, "entries", { applicant_id: id });
	await sql("update entries set read_by_staff_at = now()");
	await expect(sql("update entries set at = now()")).rejects.toThrow("only ever added");
	await sql("update applicants set full_name = 'Other'");
	expect(await sql("select version from applicants where id = $1", [id])).toEqual([{ version: 2 }]);
	await insert(sql, "applications");
	await sql("update applications set applicant_id = $1", [id]);
	expect(await sql("select changed_at from applications")).toEqual([{ changed_at: null }]);
	await sql("update applications set status = 'contacted'");
	expect((await sql("select changed_at from applications"))[0].changed_at).toBeInstanceOf(Date);
});

test("an application that another program inserts becomes an applicant of its own", async () => {
	const sql = sqlOn(await freshDatabase());
	const { applicant_id } = await insert(sql, "applications", { email: "A@example.com", language: "uz" });
	expect(await sql("select id, full_name, phone_number, phone_e164, email, language from applicants")).toEqual([
		{
			id: applicant_id,
			full_name: "N",
			phone_number: "+998 1",
			phone_e164: null,
			email: "a@example.com",
			language: "uz",
		},
	]);
});
