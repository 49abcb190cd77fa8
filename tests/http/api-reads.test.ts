import { expect, test } from "vitest";
import { apiSite, issuesOf, siteAddress } from "../support/api.ts";
import { myCookie } from "../support/my.ts";

/** Names of fields. "title*" stands for the text itself and its translations. */
const keys = (names: string) =>
	names.split(/\s+/).flatMap((name) => {
		const text = /^(.*)\*$/.exec(name)?.[1];
		return text ? ["", "_en", "_ru", "_uz"].map((end) => text + end) : [name];
	});

/** Spec §3 and later decisions: exactly the fields of each table that a visitor's program receives. */
const publicKeys: Record<string, string[]> = {
	offices: keys("id order_index name* address* phone email weekday_hours saturday_hours sunday_hours image_url"),
	social_links: keys("id platform url is_active"),
	testimonials: keys("id name* country* content*"),
	blog_posts: keys("id slug title* content* excerpt* tags cover_image_url published publish_on created_at author_name"),
	universities:
		keys(`id name* description* location* tuition_range* scholarships* name_ko ranking ranking_source province
		is_public image_url website_url created_at certifications programs`),
	programs: keys(`id university_id title* description* fees* duration* requirements* type fee_items
		application_deadline intakes min_topik min_ielts min_toefl_ibt min_marks_percent min_education max_gap_years
		requirements_source requirements_checked_on taught_in study_field created_at certifications universities`),
	hero_content: keys("id title* subtitle* button_text* button_link background_image_url"),
	company_features: keys("id order_index icon_name title* description*"),
	company_info: keys("id section_key title* content*"),
	team_members: keys("id name* position* city* speaks* bio* messenger_url code linkedin_url image_url order_index"),
	achievements: keys("id title* value* description* icon_name order_index"),
	search_synonyms: keys("id words*"),
	closed_days: keys("id day office name*"),
	legal_entities: keys("id name* registration address* director* license* payment* image_url"),
	service_fees: keys("id order_index name* amount currency due* refund*"),
	funds_rules: keys(`id visa_types region nationality certification amount currency exempt hold_days_before max_age_days
		keep_after_arrival_days bank note* source grade checked_on valid_from valid_to`),
	cost_items: keys("id code city nationality low high currency period year note* source grade checked_on"),
	document_rules: keys(`id document stage visa_types nationality university_id payer need legalization translation form
		max_age_days lead_days note* source grade checked_on valid_from valid_to`),
	scholarships:
		keys(`id name* provider university_id levels benefits conditions* required_topik min_marks_percent max_age
		citizenships rounds source grade checked_on`),
	notices: keys("id text* link noticed_on is_active"),
};
/** The additional fields for staff. */
const staffKeys: Record<string, string[]> = {
	pack_templates: keys("id name university_id papers file_name format source grade checked_on"),
	universities: keys("is_hidden"),
	programs: keys("is_hidden"),
	blog_posts: keys("author_id"),
	team_members: keys("email"),
	contact_submissions: keys("id name email message applicant_id submitted_at phone"),
	applicants: keys(`id version full_name passport_name birth_date nationality residence_country phone_number phone_e164
		phone_owner email language sponsor marital_status education_level education_finished_on gpa_percent
		passport_expires_on office created_at`),
	entries: keys(`id applicant_id application_id contact_submission_id kind at visible_at author_id channel text data
		read_by_staff_at read_by_applicant_at is_pinned`),
	tasks: keys(`id kind applicant_id application_id contact_submission_id entry_id delivery_id office language
		assignee_id released_at text is_suspect opened_at warn_at due_at skipped_days stale_records topic attempts
		done_at done_by outcome`),
	applications: keys(`id applicant_id full_name location phone_number age email comment language_certificates
		university_id program_id terms_agreed marketing_consent reference status submitted_at`),
	certifications: keys("id university_id scheme scope status valid_from valid_to source checked_on"),
	profiles: keys("id user_id role"),
};
const sorted = (names: string[]) => [...names].sort();

test("CALL-01, DATA-01…18, S-02, S-16, C-32, O-45: each table returns exactly its fields, to visitors and to staff", async () => {
	const site = await apiSite("sample");
	const token = await site.tokenOf("admin");
	await site.sql("insert into social_links (platform, url) values ('Telegram', 'https://t.me/hamroh_test')");
	await site.sql(`insert into notices (text, noticed_on, is_active) values ('A notice', '2026-11-21', true)`);
	await site.sql(`insert into certifications (university_id, scope, status, valid_from, valid_to, source, checked_on)
		select id, 'degree', 'certified', '2025-03-01', '2026-02-28', 'https://www.example.org/list', '2025-03-03' from universities limit 1`);
	await site.call("POST /api/contact_submissions", { body: { name: "A", email: "a@example.com", message: "M" } });
	const application = { full_name: "A", location: "T", phone_number: "12345", age: 19, terms_agreed: true };
	await site.call("POST /api/applications", { body: application });
	await site.sql(`insert into entries (applicant_id, application_id, kind, channel, text)
		select applicant_id, id, 'message_in', 'web', 'When does the term begin?' from applications`);
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
			expect(status, `${table} ${JSON.stringify(body).slice(0, 200)}`).toBe(200);
			expect(body.items.length, table).toBeGreaterThan(0);
			for (const item of body.items) expect(sorted(Object.keys(item)), table).toEqual(sorted(expected));
			const one = await site.call(`GET /api/${table}/${body.items[0].id}`, { token: as });
			expect(one.body, table).toEqual(body.items[0]);
			for (const id of ["00000000-0000-4000-8000-000000000000", "no-uuid"])
				expect((await site.call(`GET /api/${table}/${id}`, { token: as })).status, table).toBe(404);
		}
	}
}, 120_000);

test("ROLE-02, CALL-03, CALL-06…09, S-16: visitors get only published posts and active links, whatever they request", async () => {
	const site = await apiSite();
	const token = await site.tokenOf("owner");
	const post = (slug: string, published: boolean) =>
		site.call("POST /api/blog_posts", { token, body: { slug, title: `Post ${slug}`, content: "Text", published } });
	for (const slug of ["one", "two", "three", "four", "five"]) await post(slug, true);
	const draft = (await post("draft", false)).body;
	await site.sql(`insert into social_links (platform, url, is_active)
		values ('Telegram', 'https://t.me/true', true), ('Telegram', 'https://t.me/false', false)`);

	type Item = Record<"slug" | "url", string>;
	const itemsOf = async (path: string, as?: string): Promise<Item[]> =>
		(await site.call(`GET /api/${path}`, { token: as })).body.items;
	const slugs = async (query: string, as?: string) => (await itemsOf(`blog_posts${query}`, as)).map(({ slug }) => slug);
	const newestFirst = ["five", "four", "three", "two", "one"];
	expect(await slugs("")).toEqual(newestFirst);
	expect(await slugs("?limit=3")).toEqual(newestFirst.slice(0, 3));
	expect(await slugs("?published=false")).toEqual([]);
	expect(await slugs("?slug=draft")).toEqual([]);
	expect(await slugs("?q=post+two")).toEqual(["two"]);
	const [{ id }] = (await site.call("GET /api/blog_posts?slug=five")).body.items;
	expect(await slugs(`?not_id=${id}&limit=3`)).toEqual(["four", "three", "two"]);
	expect((await site.call(`GET /api/blog_posts/${draft.id}`)).status).toBe(404);
	expect((await site.call(`GET /api/blog_posts/${draft.id}`, { token: await site.tokenOf("user") })).status).toBe(404);
	expect(await slugs("?published=false", token)).toEqual(["draft"]);
	expect((await site.call(`GET /api/blog_posts/${draft.id}`, { token })).body).toMatchObject({ slug: "draft" });

	const urls = async (query: string, as?: string) => (await itemsOf(`social_links${query}`, as)).map(({ url }) => url);
	expect(await urls("")).toEqual(["https://t.me/true"]);
	expect(await urls("?is_active=false")).toEqual([]);
	expect(await urls("?is_active=false", token)).toEqual(["https://t.me/false"]);
});

test("CALL-02, CALL-05, CALL-24, CALL-25, CALL-53, DATA-06, DATA-10, DATA-12, DATA-13, DATA-23: content in its order, one hero, three testimonials", async () => {
	const site = await apiSite();
	const token = await site.tokenOf("admin");
	await site.sql(`
		insert into offices (name, address, order_index) select 'Office ' || n, 'A', n from unnest(array[3, 1, 2]) n;
		insert into company_features (title, icon_name, order_index) select 'F ' || n, 'Award', n from unnest(array[3, 1, 2]) n;
		insert into team_members (name, email, order_index) select 'M ' || n, 'staff@example.com', n from unnest(array[3, 1, 2]) n;
		insert into achievements (title, value, order_index) select 'A ' || n, '1', n from unnest(array[3, 1, 2]) n;
		insert into testimonials (name, content) select 'Student ' || n, 'Good' from generate_series(1, 5) n;
		insert into hero_content (title, created_at) select 'Hero ' || n, date '2026-01-01' + n from generate_series(1, 5) n`);
	const itemsOf = async (table: string, as?: string) =>
		(await site.call(`GET /api/${table}`, { token: as })).body.items as Record<string, unknown>[];
	for (const table of ["offices", "company_features", "team_members", "achievements"])
		expect((await itemsOf(table)).map((item) => item.order_index)).toEqual([1, 2, 3]);
	expect(JSON.stringify(await itemsOf("team_members"))).not.toContain("staff@example.com");
	expect(await itemsOf("testimonials")).toHaveLength(3);
	expect(await itemsOf("testimonials", token)).toHaveLength(5);
	expect(await itemsOf("hero_content")).toMatchObject([{ title: "Hero 5" }]);
	const add = async (table: string, body: object) => (await site.call(`POST /api/${table}`, { token, body })).body;
	expect((await add("offices", { name: "Plain", address: "A" })).order_index).toBe(0);
	expect((await add("universities", { name: "U", location: "Seoul" })).is_public).toBe(true);
	for (const [table, body, issue] of [
		["offices", { name: "Odd", address: "A", order_index: "1.5" }, "order_index not_an_integer"],
		["company_features", { title: "F", icon_name: "Star" }, "icon_name unknown_icon"],
		["company_info", { title: "F", section_key: "values" }, "section_key unknown_section"],
		["social_links", { platform: "Fax", url: "https://example.com" }, "platform unknown_platform"],
	] as const)
		expect(issuesOf(await site.call(`POST /api/${table}`, { token, body }))).toEqual([issue]);
});

test("CALL-10…23, DATA-05…09: universities and programs by page, filter, search and order, each joined with the other", async () => {
	const site = await apiSite();
	const rows = await site.sql(`
		insert into universities (name, location, ranking, is_public, description_uz)
		select 'University ' || to_char(n, 'FM00'), case when n % 2 = 1 then 'Seoul, Gangnam' else 'Busan_100%' end,
			case when n < 14 then 15 - n end, n % 2 = 0, case when n = 7 then 'kvantli' end
		from generate_series(1, 14) n returning id`);
	const ids = rows.map(({ id }) => id as string);
	await site.sql(
		`insert into programs (university_id, title, type, description_ru, created_at)
		select ($1::uuid[])[n % 2 + 1], 'Program ' || n, case when n = 30 then 'Master (MBA)' else 'Bachelor' end, 'слово',
			now() + make_interval(secs => n) from generate_series(1, 30) n`,
		[ids.slice(0, 2)],
	);
	const get = async (path: string) => (await site.call(`GET ${path}`)).body;
	const names = (page: { items: { name?: string; title?: string }[] }) =>
		page.items.map(({ name, title }) => Number(/\d+/.exec(name ?? title ?? "")?.[0]));

	const first = await get("/api/universities");
	expect([first.total, first.page, first.pages, first.items.length]).toEqual([14, 1, 2, 12]);
	expect(names(first).slice(0, 3)).toEqual([13, 12, 11]);
	expect(names(await get("/api/universities?page=2"))).toEqual([1, 14]);
	expect((await get("/api/universities?page=99")).page).toBe(2);
	expect(names(await get("/api/universities?limit=6"))).toEqual([13, 12, 11, 10, 9, 8]);
	expect(names(await get("/api/universities?order=name&limit=4"))).toEqual([1, 2, 3, 4]);
	expect((await get("/api/universities?is_public=true")).total).toBe(7);
	expect((await get("/api/universities?location=Gangnam")).total).toBe(7);
	expect((await get("/api/universities?location=_100%25")).total).toBe(7);
	expect(names(await get("/api/universities?q=KVANTLI"))).toEqual([7]);
	const joined = (await get(`/api/universities/${ids[0]}`)).programs;
	expect([joined.length, Object.keys(joined[0])]).toEqual([15, keys("id title* type")]);

	const programs = await get("/api/programs?page=3");
	expect([programs.total, programs.pages, names(programs)]).toEqual([30, 3, [6, 5, 4, 3, 2, 1]]);
	expect(names(await get("/api/programs?type=Master"))).toEqual([30]);
	expect((await get(`/api/programs?university_id=${ids[1]}`)).total).toBe(15);
	expect((await get("/api/programs?q=слово")).total).toBe(30);
	expect((await get("/api/programs?location=busan")).total).toBe(15);
	expect(names(await get("/api/programs?order=title&limit=4"))).toEqual([1, 10, 11, 12]);
	expect(programs.items[0].universities).toMatchObject({ id: ids[0], name: "University 01" });
	const one = await get(`/api/programs/${programs.items[0].id}`);
	expect(Object.keys(one.universities)).toHaveLength(9);

	for (const [query, ...wrong] of [
		["page=0", "page too_small"],
		["limit=101&page=x", "page not_a_number", "limit too_large"],
		["colour=red", "colour unrecognized_keys"],
		["page=1&page=2", "page repeated"],
		["order=random", "order invalid_value"],
		["q=%00", "q bad_characters"],
	]) {
		const answer = await site.call(`GET /api/universities?${query}`);
		expect([answer.status, ...issuesOf(answer)]).toEqual([422, ...wrong]);
	}
}, 120_000);

test("visitors' reads show any change, and never what only staff may see", async () => {
	const site = await apiSite("sample");
	await site.ready;
	const token = await site.tokenOf("admin");
	const titles = async (as?: string) =>
		(await site.call("GET /api/blog_posts", { token: as })).body.items.map(({ title }: { title: string }) => title);
	const before = await titles();
	await site.call("POST /api/blog_posts", { token, body: { title: "A draft", content: "Text" } });
	expect(await titles(token)).toEqual(["A draft", ...before]);
	expect(await titles()).toEqual(before);
	await site.sql("update blog_posts set title = 'Renamed by hand'");
	expect((await titles())[0]).toBe("Renamed by hand");
	for (const table of ["cost_items", "funds_rules", "document_rules", "scholarships"]) {
		const areNew = async () =>
			(await site.call(`GET /api/${table}`)).body.items.map(({ source }: { source: string }) => /anew$/.test(source));
		expect(await areNew(), table).toContain(false);
		await site.sql(`update ${table} set source = source || '?anew'`);
		await expect.poll(areNew, { message: table }).not.toContain(false);
	}
});

test("a read has an ETag that is valid until the response changes, and differs by caller", async () => {
	const site = await apiSite("sample");
	const token = await site.tokenOf("admin");
	const known = await site.call("GET /api/team_members");
	const tag = known.headers.get("etag") as string;
	expect(known.headers.get("cache-control")).toBe("no-cache");
	expect(known.headers.get("vary")).toContain("Authorization, Cookie");
	const again = (as?: string) =>
		site.call("GET /api/team_members", { token: as, headers: { "if-none-match": `"x", W/${tag}` } });
	const same = await again();
	expect([same.status, same.body, same.headers.get("etag")]).toEqual([304, "", tag]);
	const request = new Request(`${siteAddress}/api/team_members`, { headers: { "accept-encoding": "gzip" } });
	const small = await site.fetch(request);
	expect([small.headers.get("content-encoding"), small.headers.get("etag")]).toEqual(["gzip", `W/${tag}`]);
	const forStaff = await again(token);
	expect([forStaff.status, forStaff.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
	const [{ id }] = known.body.items;
	await site.call(`PATCH /api/team_members/${id}`, { token, body: { position: "Elsewhere" } });
	await expect.poll(async () => (await again()).status).toBe(200);
});

test("applicants, events and messages: staff read and correct them; visitors, users and applicants do not", async () => {
	const site = await apiSite();
	const words = { full_name: "Aziza Karimovva", location: "T", phone_number: "90 123 45 67" };
	const body = { ...words, age: 19, terms_agreed: true };
	const { reference } = (await site.call("POST /api/applications", { body })).body;
	await site.sql(`insert into entries (applicant_id, application_id, kind, channel, text)
		select applicant_id, id, 'message_in', 'web', 'When does the term begin?' from applications`);
	const cookie = myCookie(await site.post("/my", { reference, phone: body.phone_number }));
	expect(cookie).toMatch(/my=/);
	const [user, token] = [await site.tokenOf("user"), await site.tokenOf("admin")];
	for (const table of ["applicants", "entries", "tasks"]) {
		const [{ id }] = await site.sql(`select id from ${table} limit 1`);
		for (const path of [`/api/${table}`, `/api/${table}/${id}`]) {
			const sent = [{}, { headers: { cookie } }, { token: user }, { token }];
			const answers = await Promise.all(sent.map((as) => site.call(`GET ${path}`, as)));
			expect(
				answers.map(({ status }) => status),
				path,
			).toEqual([401, 401, 403, 200]);
		}
	}
	const [{ applicant_id: id }] = await site.sql("select applicant_id from applications");
	const change = { full_name: "Aziza Karimova" };
	expect((await site.call(`PATCH /api/applicants/${id}`, { body: change })).status).toBe(401);
	expect((await site.call(`PATCH /api/applicants/${id}`, { token: user, body: change })).status).toBe(403);
	const before = await site.call(`GET /api/applicants/${id}`, { token });
	const changed = await site.call(`PATCH /api/applicants/${id}`, { token, body: change });
	expect(changed.body).toEqual({ ...before.body, ...change, version: before.body.version + 1 });
	expect((await site.call(`PATCH /api/applicants/${id}`, { token, body: { nationality: "uzb" } })).status).toBe(422);
	expect((await site.call("GET /api/applicants?q=karimova+1234567", { token })).body.total).toBe(1);
	const { items } = (await site.call(`GET /api/entries?applicant_id=${id}`, { token })).body;
	const kinds = items.map(({ kind }: { kind: string }) => kind);
	expect(kinds).toEqual(["details_changed", "opened", "message_in", "submitted"]);
});
