import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { apiSite, issuesOf } from "../support/api.ts";
import { everyRow } from "../support/rows.ts";

const message = { name: "A Visitor", email: "visitor@example.com", message: "Hello <b>there</b>" };
const application = {
	...{ full_name: "A Person", location: "Tashkent", phone_number: "+998 71 000 00 00", age: 19, comment: "None" },
	...{ language_certificates: [{ type: "topik", score: "Level 4" }], terms_agreed: true, marketing_consent: false },
};

test("ROLE-01, CALL-26, CALL-27, CONTACT-02, DATA-16, S-06: a message without a token is stored once per key, returned, and announced to staff by the server", async () => {
	const site = await apiSite();
	const headers = { "idempotency-key": "message-number-1" };
	const sent = await site.call("POST /api/contact_submissions", { body: message, headers });
	expect(sent.status).toBe(201);
	expect(sent.body).toEqual({ id: sent.body.id, ...message, phone: null, submitted_at: sent.body.submitted_at });
	const again = await site.call("POST /api/contact_submissions", { body: message, headers });
	expect([again.status, again.body]).toEqual([201, sent.body]);
	const other = await site.call("POST /api/contact_submissions", { body: { ...message, message: "Other" }, headers });
	expect([other.status, other.body.code]).toEqual([409, "already_sent"]);
	expect((await site.call("POST /api/contact_submissions", { body: message })).body.id).toBe(sent.body.id);
	expect(await site.sql("select kind from deliveries")).toEqual([{ kind: "contact" }]);
	for (const call of ["POST /api/functions/send-notification", "POST /api/notifications"]) {
		expect((await site.call(call, { body: message })).status).toBe(404);
	}
	const short = { body: message, headers: { "idempotency-key": "1" } };
	expect((await site.call("POST /api/contact_submissions", short)).body.code).toBe("bad_key");
	// An email address is required, and a phone number may stand beside it.
	const noEmail = await site.call("POST /api/contact_submissions", { body: { ...message, email: "" } });
	expect([noEmail.status, ...issuesOf(noEmail)]).toEqual([422, "email required"]);
	const phone = "+998 90 123 45 67";
	const called = await site.call("POST /api/contact_submissions", { body: { ...message, message: "Call", phone } });
	expect([called.status, called.body.phone]).toEqual([201, phone]);
	await site.sql("update contact_submissions set email = null where phone is not null");
	const token = await site.tokenOf("admin");
	const stored = (await site.call(`GET /api/contact_submissions/${called.body.id}`, { token })).body;
	expect([stored.email, stored.phone]).toEqual([null, phone]);
});

test("B2-7, CALL-29, DATA-17, DATA-22, S-05: an application is stored as pending, with the server's time and type, and rejected only with a reason", async () => {
	const site = await apiSite();
	const sent = await site.call("POST /api/applications", { body: application });
	expect(sent.status).toBe(201);
	expect(sent.body).toMatchObject({ ...application, status: "pending", university_id: null, email: null });
	expect(sent.body.reference).toMatch(/^HM-/);
	const token = await site.tokenOf("admin");
	const stored = (await site.call(`GET /api/applications/${sent.body.id}`, { token })).body;
	expect(stored).toEqual({ ...sent.body, applicant_id: expect.any(String) });
	for (const [change, issue] of [
		[{ status: "accepted" }, "status unrecognized_keys"],
		[{ id: randomUUID() }, "id unrecognized_keys"],
		[{ submitted_at: "2020-01-01T00:00:00Z" }, "submitted_at unrecognized_keys"],
		[{ fullName: "Camel" }, "fullName unrecognized_keys"],
		[{ terms_agreed: false }, "terms_agreed terms"],
		[{ age: 19.5 }, "age bad_age"],
		[{ full_name: "  " }, "full_name required"],
		[{ language_certificates: [{ type: "french" }] }, "language_certificates.0.type unknown_certificate"],
		[{ program_id: randomUUID() }, "program_id unknown_program"],
	] as const) {
		const answer = await site.call("POST /api/applications", { body: { ...application, ...change } });
		expect([answer.status, ...issuesOf(answer)]).toEqual([422, issue]);
	}
	const path = `PATCH /api/applications/${sent.body.id}`;
	const unreasoned = await site.call(path, { token, body: { status: "rejected" } });
	expect([unreasoned.status, ...issuesOf(unreasoned)]).toEqual([422, "reason required"]);
	const reason = "The university has no places left.";
	expect((await site.call(path, { token, body: { status: "rejected", reason } })).body.status).toBe("rejected");
	// A repeated submission does not reveal the status that staff have set.
	expect((await site.call("POST /api/applications", { body: application })).body).toEqual(sent.body);
});

test("N5: the words of an application open it only with the same key or from the same network address", async () => {
	const site = await apiSite("empty", { trustProxy: 1 });
	const body = { full_name: "A", location: "T", phone_number: "12345", age: 19, terms_agreed: true };
	const send = async (client: string, key?: string) => {
		const headers = { "x-forwarded-for": client, ...(key && { "idempotency-key": key }) };
		return (await site.call("POST /api/applications", { body, headers })).body.reference;
	};
	const own = await send("203.0.113.7", "a-key-of-hers");
	expect(await send("203.0.113.7")).toBe(own);
	expect(await send("198.51.100.9", "a-key-of-hers")).toBe(own);
	const other = await send("198.51.100.9");
	expect(other).not.toBe(own);
	expect(await send("198.51.100.9")).toBe(other);
});

const checked = { source: "https://example.com", grade: "B", checked_on: "2026-11-22" };

/** A record of each table that staff manage, and a change of it. */
const records: Record<string, [body: Record<string, unknown>, change: Record<string, unknown>]> = {
	universities: [{ name: "A University", location: "Seoul", ranking: 5 }, { ranking: null }],
	blog_posts: [{ title: "A post", content: "Text", tags: ["a", "b"] }, { published: true }],
	hero_content: [{ title: "Hero", button_link: "/apply" }, { title_ru: "Герой" }],
	company_features: [{ title: "Feature", icon_name: "Globe" }, { order_index: 4 }],
	company_info: [{ title: "Mission", section_key: "mission" }, { content: "To help" }],
	team_members: [{ name: "Member", email: "m@example.com" }, { position_uz: "Maslahatchi" }],
	achievements: [{ title: "Years", value: "15+" }, { value_en: "16+" }],
	testimonials: [{ name: "Student", content: "Good" }, { country: "Uzbekistan" }],
	offices: [{ name: "Office", address: "Street" }, { phone: "+82 2 000 0000" }],
	closed_days: [{ day: "2027-01-01", office: "both", name: "New Year" }, { office: "seoul" }],
	search_synonyms: [{ words: "IT, software" }, { words_ru: "ИТ" }],
	legal_entities: [{ name: "LLC", registration: "TIN 1", address: "Street" }, { director: "A. Person" }],
	service_fees: [{ name: "S", amount: 5, currency: "USD", due: "Now", refund: "All" }, { amount: 6 }],
	social_links: [{ platform: "WhatsApp", url: "https://wa.me/1" }, { is_active: false }],
	funds_rules: [{ visa_types: ["D-4-1"], amount: 10_000_000, ...checked }, { region: "capital" }],
	cost_items: [
		{ code: "food", low: 300_000, period: "per_month", ...checked },
		{ high: 500_000, nationality: "UZ" },
	],
	notices: [{ text: "Notice", noticed_on: "2026-11-21" }, { is_active: true }],
};

const fee = {
	...{ kind: "tuition", amount: 4_170_000, amount_to: 4_500_000, period: "per_semester", academic_year: 2026 },
	...{ certainty: "announced", note: null, note_en: null, note_ru: "Гуманитарные науки", note_uz: null },
	...{ source: "https://example.com/fees", checked_on: "2026-11-21" },
};

/** An example, of no real list. */
const listed = {
	...{ scope: "degree", status: "certified", valid_from: "2025-03-01", valid_to: "2026-02-28" },
	...{ source: "https://www.example.org/list", checked_on: "2025-03-03" },
};

test("GEN-06, ROLE-07…11, ROLE-16, CALL-50…52, CALL-54, CALL-55, S-02: staff add, change and delete in each table; visitors and users cannot", async () => {
	const site = await apiSite();
	const user = await site.tokenOf("user");
	// Notifications are sent meanwhile.
	const everything = () => everyRow(site, ["audit_log", "sessions", "rate_limits", "deliveries"]);
	async function strangersAreRefused(call: string, body?: unknown) {
		const before = await everything();
		for (const [token, status] of [
			[undefined, 401],
			[user, 403],
			["forged", 401],
		] as const)
			expect((await site.call(call, { token, body })).status, `${call} as ${token}`).toBe(status);
		expect(await everything(), call).toEqual(before);
	}
	for (const role of ["admin", "owner"] as const) {
		const token = await site.tokenOf(role);
		const areRefused = role === "admin" ? strangersAreRefused : async () => {};
		const ofPrograms = { name: "Of programs", location: "Busan" };
		const university = (await site.call("POST /api/universities", { token, body: ofPrograms })).body.id;
		const titled = { title: "Program", type: "PhD", application_deadline: "2027-03-01", fee_items: [fee] };
		const program = { university_id: university, ...titled };
		const certification = { university_id: university, ...listed };
		for (const [table, [body, change]] of Object.entries({
			...records,
			programs: [program, { fees_uz: "1 mln", fee_items: [] }] as const,
			certifications: [certification, { status: "excellent" }] as const,
		})) {
			await areRefused(`POST /api/${table}`, body);
			const made = await site.call(`POST /api/${table}`, { token, body });
			expect([made.status, made.body], table).toEqual([201, expect.objectContaining(body)]);
			const path = made.headers.get("location") as string;
			expect(path).toBe(`/api/${table}/${made.body.id}`);
			await areRefused(`PATCH ${path}`, change);
			const changed = await site.call(`PATCH ${path}`, { token, body: change });
			expect([changed.status, changed.body], table).toEqual([200, expect.objectContaining({ ...body, ...change })]);
			expect((await site.call(`GET ${path}`, { token })).headers.get("etag")).toBe(changed.headers.get("etag"));
			const nothing = await site.call(`PATCH ${path}`, { token, body: {} });
			expect(nothing.headers.get("etag")).toBe(changed.headers.get("etag"));
			if (table === "programs") {
				const reversed = { fee_items: [{ ...fee, amount_to: 1 }] };
				const wrong = await site.call(`PATCH ${path}`, { token, body: reversed });
				expect([wrong.status, ...issuesOf(wrong)]).toEqual([422, "fee_items.0.amount_to fee_range_reversed"]);
				const inUse = await site.call(`DELETE /api/universities/${university}`, { token });
				expect([inUse.status, inUse.body.code]).toEqual([409, "university_in_use"]);
			}
			await areRefused(`DELETE ${path}`);
			expect((await site.call(`DELETE ${path}`, { token })).status, table).toBe(204);
			expect((await site.call(`DELETE ${path}`, { token })).status, table).toBe(404);
			expect((await site.call(`PATCH ${path}`, { token, body: change })).status, table).toBe(404);
		}
		const words = { ...message, message: role };
		const contact = (await site.call("POST /api/contact_submissions", { body: words })).body.id;
		const applied = (await site.call("POST /api/applications", { body: { ...application, comment: role } })).body.id;
		for (const path of [`applications/${applied}`, `contact_submissions/${contact}`, "profiles"]) {
			await areRefused(`GET /api/${path}`);
			expect((await site.call(`GET /api/${path}`, { token })).status).toBe(200);
		}
		await areRefused(`PATCH /api/applications/${applied}`, { status: "contacted" });
		const moved = await site.call(`PATCH /api/applications/${applied}`, { token, body: { status: "contacted" } });
		expect(moved.body.status).toBe("contacted");
		const unknown = await site.call(`PATCH /api/applications/${applied}`, { token, body: { status: "approved" } });
		expect([unknown.status, unknown.body.fields[0].code]).toEqual([422, "unknown_status"]);
		expect((await site.call("GET /api/applications?status=contacted", { token })).body.total).toBe(1);
		for (const path of [`applications/${applied}`, `contact_submissions/${contact}`]) {
			await areRefused(`DELETE /api/${path}`);
			expect((await site.call(`DELETE /api/${path}`, { token })).status).toBe(204);
		}
	}
	expect((await site.call("POST /api/profiles", { token: user, body: { role: "owner" } })).status).toBe(405);
	expect(await site.sql("select from audit_log where action = 'university:delete'")).toHaveLength(2);
}, 240_000);

test("If-Match ties a change to the state that was read; without it, concurrent changes to other fields stay", async () => {
	const site = await apiSite();
	const token = await site.tokenOf("admin");
	const made = await site.call("POST /api/universities", { token, body: { name: "U", location: "Seoul" } });
	const path = `/api/universities/${made.body.id}`;
	const first = made.headers.get("etag") as string;
	const change = (tag: string | undefined, body: object) =>
		site.call(`PATCH ${path}`, { token, body, headers: tag ? { "if-match": tag } : {} });
	const second = (await change(first, { ranking: 1 })).headers.get("etag") as string;
	const late = await change(first, { ranking: 2 });
	expect([late.status, late.body.code]).toEqual([412, "changed"]);
	// An additional program changes the response, not the record.
	await site.call("POST /api/programs", { token, body: { university_id: made.body.id, title: "P", type: "PhD" } });
	expect((await site.call(`GET ${path}`, { headers: { "if-none-match": second } })).status).toBe(200);
	expect((await change(`"other", W/${second}`, { ranking: 3 })).status).toBe(200);
	expect((await change("*", { ranking: 4 })).status).toBe(200);
	expect((await site.call(`DELETE ${path}`, { token, headers: { "if-match": second } })).status).toBe(412);
	const names = Object.entries({ name_en: "One", name_ru: "Two", name_uz: "Three", name_ko: "Four" });
	const answers = await Promise.all(names.map(([field, name]) => change(undefined, { [field]: name })));
	const now = (await site.call(`GET ${path}`)).body;
	for (const [index, [field, name]] of names.entries()) {
		if (answers[index]?.status !== 409) expect([answers[index]?.status, now[field]]).toEqual([200, name]);
	}
	const applied = (await site.call("POST /api/applications", { body: application })).body.id;
	const seen = (await site.call(`GET /api/applications/${applied}`, { token })).headers.get("etag") as string;
	const move = (status: string) =>
		site.call(`PATCH /api/applications/${applied}`, { token, body: { status }, headers: { "if-match": seen } });
	expect([(await move("contacted")).status, (await move("accepted")).status]).toEqual([200, 412]);
});

test("B13-3: programs of staff change certifications as forms do: with versions, history and reasons for refusals", async () => {
	const site = await apiSite("empty", { now: () => new Date("2026-11-23T03:00:00Z") });
	const token = await site.tokenOf("admin");
	const add = (name: string) => site.call("POST /api/universities", { token, body: { name, location: "Seoul" } });
	const [first, second] = [(await add("First")).body.id, (await add("Second")).body.id];
	const create = (body: object) => site.call("POST /api/certifications", { token, body: { ...listed, ...body } });
	const made = await create({ university_id: first });
	expect(made.body).toEqual({ id: made.body.id, university_id: first, scheme: "IEQAS", ...listed });
	const later = await create({ university_id: first, valid_from: "2026-03-01", valid_to: "2027-02-28" });
	const other = await create({ university_id: second, scope: "language" });

	const path = `/api/certifications/${made.body.id}`;
	const change = (body: object) => site.call(`PATCH ${path}`, { token, body });
	expect((await change({ status: "excellent" })).body.status).toBe("excellent");
	const kept = await site.sql("select data ->> 'status' as status, version from revisions");
	expect(kept).toEqual([{ status: "certified", version: 1 }]);

	expect((await change({ valid_to: "2026-03-01" })).body).toMatchObject({ status: 409, code: "certification_overlap" });
	expect(issuesOf(await change({ valid_to: "2025-02-28" }))).toEqual([expect.stringContaining("ends_before_start")]);
	expect(issuesOf(await change({ checked_on: "2026-11-24" }))).toEqual(["checked_on future_date"]);
	expect(issuesOf(await change({ status: "best" }))).toEqual(["status unknown_certification"]);
	const elsewhere = await change({ university_id: randomUUID() });
	expect([elsewhere.status, elsewhere.body.code]).toEqual([409, "unknown_university"]);

	const list = async (query: string) =>
		(await site.call(`GET /api/certifications?${query}`, { token })).body.items.map(({ id }: { id: string }) => id);
	expect(await list("scope=language")).toEqual([other.body.id]);
	expect(await list(`university_id=${first}`)).toEqual([later.body.id, made.body.id]);
	const { certifications } = (await site.call(`GET /api/universities/${first}`)).body;
	expect(certifications.map((one: { valid_from: string }) => one.valid_from)).toEqual(["2026-03-01"]);
	expect(await site.sql("select from audit_log where action = 'certification:update'")).toHaveLength(1);
});
