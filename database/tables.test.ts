import { expect, test } from "vitest";
import { freshDatabase, sqlOn } from "../tests/support/site.ts";

type Row = Record<string, unknown>;
type Query = ReturnType<typeof sqlOn>;

const checked = { source: "https://example.com/rule", grade: "B", checked_on: "2026-11-22" };

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
	service_fees: { name: "S", amount: 1, currency: "UZS", due: "D", refund: "R" },
	social_links: { platform: "Telegram", url: "https://t.me/x" },
	funds_rules: { visa_types: ["D-2-1", "D-2-2"], amount: 20_000_000, currency: "KRW", ...checked },
	cost_items: { code: "food", low: 300_000, currency: "KRW", period: "per_month", ...checked },
	users: { email: "a@example.com", display_name: "A" },
	profiles: { user_id: null },
	blog_posts: { slug: "s", title: "B" },
	contact_submissions: { name: "N", email: "a@example.com", message: "M" },
	applications: {
		...{ reference: "HM-1", full_name: "N", location: "L", phone_number: "+998 1", age: 18, terms_agreed: true },
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

const certificateList = "applications_language_certificates_list";
const wrong: [Table, Row, string][] = [
	["social_links", { platform: "Instagram" }, "social_links_platform_known"],
	["social_links", { url: "javascript:alert(1)" }, "social_links_url_link"],
	["universities", { ranking: 0 }, "universities_ranking_range"],
	["universities", { name: " " }, "universities_name_length"],
	["universities", { name_uz: tooLong(300) }, "universities_name_uz_length"],
	["universities", { website_url: "/inside" }, "universities_website_url_link"],
	["programs", { university_id: "00000000-0000-4000-8000-000000000000" }, "programs_university_id_universities_id_fk"],
	["programs", { type: "master" }, "programs_type_known"],
	["hero_content", { button_link: "/\\evil.example" }, "hero_content_button_link"],
	["company_info", { section_key: "values" }, "company_info_section_key_known"],
	["achievements", { value: " " }, "achievements_value_length"],
	["testimonials", { content: "" }, "testimonials_content_length"],
	["offices", { phone: tooLong(50) }, "offices_phone_length"],
	["service_fees", { amount: 0 }, "service_fees_amount_range"],
	["funds_rules", { visa_types: ["D-4-1", null] }, "funds_rules_visa_types_known"],
	["funds_rules", { exempt: true }, "funds_rules_amount_or_exempt"],
	["funds_rules", { valid_from: "2026-01-02", valid_to: "2026-01-01" }, "funds_rules_valid_order"],
	["cost_items", { high: 299_999 }, "cost_items_amount_order"],
	["blog_posts", { tags: Array(21).fill("t") }, "blog_posts_tags_bounds"],
	["blog_posts", { author_id: "00000000-0000-4000-8000-000000000000" }, "blog_posts_author_id_profiles_id_fk"],
	["applications", { age: 121 }, "applications_age_range"],
	["applications", { terms_agreed: false }, "applications_terms_agreed"],
	["applications", { language_certificates: certificate("ielts") }, certificateList],
	["applications", { language_certificates: `[${Array(7).fill(certificate("ielts"))}]` }, certificateList],
	["applications", { language_certificates: `[${certificate("gre")}]` }, "applications_language_certificates_known"],
	["applications", { close_reason: "silent" }, "applications_closed"],
	["applicants", { passport_name: "Bobur" }, "applicants_passport_name_form"],
	["applicants", { phone_e164: "998901234567" }, "applicants_phone_e164_form"],
	["applicants", { email: "A@example.com" }, "applicants_email_form"],
	["applicants", { education_finished_on: "2026-06-15" }, "applicants_education_finished_on_month"],
	["applicants", { gpa_percent: 100.01 }, "applicants_gpa_percent_range"],
	["applicants", { language_tests: "{}" }, "applicants_language_tests_array"],
	["entries", { kind: "note" }, "entries_words"],
	["entries", { channel: "web" }, "entries_message"],
	["entries", { applicant_id: undefined }, "entries_subject"],
	["entries", { data: JSON.stringify({ text: tooLong(4_000) }) }, "entries_data_bounds"],
	["sessions", { level: "known" }, "sessions_scope"],
	["sessions", { level: null }, "sessions_access"],
	["sessions", { token: "T" }, "sessions_subject"],
	["sessions", { network: "203.0.113.0/24" }, "sessions_place"],
	["links", { purpose: "call", proven_by: "call" }, "links_proof"],
	["links", { purpose: "family", label: "Mother", proven_by: "link" }, "links_family"],
	["links", { purpose: "bot" }, "links_chat"],
	["deliveries", { channel: "chat", kind: "message" }, "deliveries_one_subject"],
	["contact_submissions", { message: " " }, "contact_submissions_message_length"],
	["profiles", { role: "root" }, "profiles_role_known"],
	["users", { email: "nobody" }, "users_email_form"],
];

/** One row for each kind of constraint. That the database has all of them is in languages.test.ts. */
test("DATA-01, DATA-02, DATA-03, DATA-04, DATA-05, DATA-08, DATA-10, DATA-11, DATA-12, DATA-13, DATA-14, DATA-15, DATA-22, S-02, S-05, S-07, O-24: constraints reject invalid rows", async () => {
	const sql = sqlOn(await freshDatabase());
	for (const [table, row, constraint] of wrong) {
		const name = `${table} ${JSON.stringify(row).slice(0, 80)}`;
		await expect(insert(sql, table, row), name).rejects.toMatchObject({ constraint });
	}
});

test("deleting an author keeps the post, events are only added, an applicant's version is counted, linking an application is no change of it, and one that another program inserts becomes an applicant", async () => {
	const sql = sqlOn(await freshDatabase());
	const author = await insert(sql, "profiles");
	await insert(sql, "blog_posts", { author_id: author.id });
	await sql("delete from users");
	expect(await sql("select author_id from blog_posts")).toEqual([{ author_id: null }]);
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
	const given = { reference: "HM-2", email: "B@example.com", language: "uz" };
	const { applicant_id } = await insert(sql, "applications", given);
	const columns = "full_name, phone_number, email, language";
	expect(await sql(`select ${columns} from applicants where id = $1`, [applicant_id])).toEqual([
		{ full_name: "N", phone_number: "+998 1", email: "b@example.com", language: "uz" },
	]);
});
