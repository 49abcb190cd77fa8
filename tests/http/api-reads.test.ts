import { expect, test } from "vitest";
import { apiSite } from "../support/api.ts";

const localized = (...fields: string[]) =>
	fields.flatMap((field) => ["", "_en", "_ru", "_uz"].map((end) => field + end));

/** Spec §3, and what was decided besides: exactly what a visitor's program is told of each table. */
const publicKeys: Record<string, string[]> = {
	offices: ["id", "order_index", ...localized("name", "address"), "phone", "email"],
	social_links: ["id", "platform", "url", "is_active"],
	testimonials: ["id", ...localized("name", "country", "content")],
	blog_posts: [
		"id",
		"slug",
		...localized("title", "content", "excerpt"),
		"tags",
		"cover_image_url",
		"published",
		"created_at",
		"author_name",
	],
	universities: [
		"id",
		...localized("name", "description", "location", "tuition_range", "scholarships"),
		"name_ko",
		"ranking",
		"ranking_source",
		"is_public",
		"image_url",
		"website_url",
		"created_at",
		"programs",
	],
	programs: [
		"id",
		"university_id",
		...localized("title", "description", "fees", "duration", "requirements"),
		"type",
		"application_deadline",
		"created_at",
		"universities",
	],
	hero_content: ["id", ...localized("title", "subtitle", "button_text"), "button_link", "background_image_url"],
	company_features: ["id", "order_index", "icon_name", ...localized("title", "description")],
	company_info: ["id", "section_key", ...localized("title", "content")],
	team_members: ["id", ...localized("name", "position", "bio"), "linkedin_url", "image_url", "order_index"],
	achievements: ["id", ...localized("title", "value", "description"), "icon_name", "order_index"],
	notices: ["id", ...localized("text"), "link", "noticed_on", "is_active"],
};
/** What staff are told besides. */
const staffKeys: Record<string, string[]> = {
	blog_posts: ["author_id"],
	team_members: ["email"],
	contact_submissions: ["id", "name", "email", "message", "submitted_at"],
	applications: [
		"id",
		"full_name",
		"location",
		"phone_number",
		"age",
		"email",
		"comment",
		"language_certificates",
		"university_id",
		"program_id",
		"terms_agreed",
		"marketing_consent",
		"reference",
		"status",
		"submitted_at",
	],
	profiles: ["id", "user_id", "role"],
};
const sorted = (names: string[]) => [...names].sort();

test("CALL-01, DATA-01…18, S-02, S-16: each table answers exactly its keys, to visitors and to staff", async () => {
	const site = await apiSite("sample");
	const token = await site.tokenOf("admin");
	await site.sql("update notices set is_active = true where id in (select id from notices limit 1)");
	await site.sql(`insert into notices (text, noticed_on, is_active) select 'A notice', '2026-11-21', true
		where not exists (select from notices where is_active)`);
	await site.call("POST /api/contact_submissions", { body: { name: "A", email: "a@example.com", message: "M" } });
	const application = { full_name: "A", location: "T", phone_number: "12345", age: 19, terms_agreed: true };
	await site.call("POST /api/applications", { body: application });
	const tables = Object.keys(site.document.paths).flatMap((path) => /^\/api\/([a-z_]+)$/.exec(path)?.[1] ?? []);
	expect(sorted(tables)).toEqual(sorted([...new Set([...Object.keys(publicKeys), ...Object.keys(staffKeys)])]));
	for (const table of tables) {
		for (const as of [undefined, token]) {
			const expected = [...(publicKeys[table] ?? []), ...(as ? (staffKeys[table] ?? []) : [])];
			const { status, body } = await site.call(`GET /api/${table}`, { token: as });
			if (expected.length === 0) {
				expect([status, body.code], table).toEqual([401, "no_session"]);
				continue;
			}
			expect(body.items.length, table).toBeGreaterThan(0);
			for (const item of body.items) expect(sorted(Object.keys(item)), table).toEqual(sorted(expected));
			const one = await site.call(`GET /api/${table}/${body.items[0].id}`, { token: as });
			expect(one.body, table).toEqual(body.items[0]);
			for (const id of ["00000000-0000-4000-8000-000000000000", "no-uuid", "%27"]) {
				expect((await site.call(`GET /api/${table}/${id}`, { token: as })).status, table).toBe(404);
			}
		}
	}
}, 120_000);
