import { expect, test } from "vitest";
import { contentTabs, tabAddress } from "../../app/admin/content-kinds.ts";
import { createContent, updateContent } from "../../domain/site-content/commands.ts";
import type { ContentKind } from "../../domain/site-content/schema.ts";
import { cookiesOf, signedIn } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { openPage, type Page } from "../support/html.ts";
import { countRows } from "../support/rows.ts";
import { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

const content = "/admin/content";
const translations = `${content}/translations`;
const texts = (field: string, text: string) => ({
	[`${field}En`]: `${text} in English`,
	[`${field}Ru`]: `${text} по-русски`,
	[`${field}Uz`]: `${text} oʻzbekcha`,
});
/** A form of every kind: its table, its input, and the public page and text that show it. */
/** Visitors see the closed days of the next weeks. */
const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

const forms: Record<string, { table: string; form: Record<string, string>; seen?: [path: string, text: string] }> = {
	hero: {
		table: "hero_content",
		form: {
			...texts("title", "Hero"),
			...texts("subtitle", "Below"),
			...texts("buttonText", "Go"),
			buttonLink: "/programs",
			backgroundImageUrl: "https://example.com/hero.jpg",
		},
		seen: ["/", "Hero in English"],
	},
	notices: {
		table: "notices",
		form: { ...texts("text", "Visa rules"), noticedOn: "2026-11-20", link: "/admissions", isActive: "yes" },
		seen: ["/", "Visa rules in English"],
	},
	features: {
		table: "company_features",
		form: { ...texts("title", "Feature"), ...texts("description", "Why"), iconName: "Globe", orderIndex: "3" },
		seen: ["/", "Feature in English"],
	},
	"company-info": {
		table: "company_info",
		form: { sectionKey: "mission", ...texts("title", "Mission"), ...texts("content", "We help") },
		seen: ["/about", "We help in English"],
	},
	testimonials: {
		table: "testimonials",
		form: { ...texts("name", "Student"), ...texts("country", "Land"), ...texts("content", "Thanks") },
		seen: ["/", "Thanks in English"],
	},
	team: {
		table: "team_members",
		form: {
			...texts("name", "Member"),
			...texts("position", "Adviser"),
			...texts("city", "Tashkent"),
			...texts("speaks", "Uzbek"),
			messengerUrl: "https://t.me/example",
			...texts("bio", "Years"),
			code: "7K3P",
			email: "member@example.com",
			linkedinUrl: "https://linkedin.example/in/member",
			imageUrl: "https://example.com/member.jpg",
			orderIndex: "2",
		},
		seen: ["/about", "Member in English"],
	},
	achievements: {
		table: "achievements",
		form: {
			...texts("title", "Visas"),
			...texts("value", "Many"),
			...texts("description", "Granted"),
			iconName: "Award",
			orderIndex: "1",
		},
		seen: ["/about", "Visas in English"],
	},
	offices: {
		table: "offices",
		form: {
			...texts("name", "Samarkand office"),
			...texts("address", "Street"),
			phone: "+998 66 000 00 00",
			email: "office@example.com",
			orderIndex: "0",
		},
		seen: ["/contact", "Samarkand office in English"],
	},
	"closed-days": {
		table: "closed_days",
		form: { day: inTenDays, office: "both", ...texts("name", "Navruz") },
		seen: ["/contact", "Navruz in English"],
	},
	social: {
		table: "social_links",
		form: { platform: "Telegram", url: "https://t.me/example_of_the_test", isActive: "yes" },
	},
};
const each = Object.entries(forms);
const tabOf = (slug: string) =>
	({ hero: content, notices: content, testimonials: `${content}/company-info`, "closed-days": `${content}/offices` })[
		slug
	] ?? `${content}/${slug}`;
const names = (page: Page, caption: string) =>
	page
		.all("table")
		.filter((table) => table.one("caption").text === caption)
		.flatMap((table) => table.all("tbody th").map(({ text }) => text));

/** The values in the form of a record's dialog. */
const typed = (page: Page) =>
	Object.fromEntries(
		page.all("dialog .record :is(input, textarea, select):not([name$=StillRight])").map((box) => {
			if (box.element.tagName === "SELECT") return [box.get("name"), box.one("option[selected]").get("value")];
			if (box.get("type") === "checkbox") return [box.get("name"), box.get("checked") === undefined ? "" : "yes"];
			return [box.get("name"), box.get("value") ?? box.text];
		}),
	);

async function messageOf(site: Awaited<ReturnType<typeof staffSite>>, answer: Response): Promise<string> {
	expect(answer.status, await answer.clone().text()).toBe(303);
	const page = await site.open(answer.headers.get("location") ?? "", cookiesOf(answer));
	return page.one(".toast").text;
}

test.each(["admin", "owner"] as const)("ROUTE-15, CMS-01, LIMIT-20, CALL-53: %s sees eight tabs", async (role) => {
	const site = await staffSite(role, ["sample"]);
	// The sample has no messenger link, because it would belong to a stranger (F17).
	await site.sql("insert into social_links (platform, url) values ('Telegram', 'https://t.me/hamroh_test')");
	for (const tab of contentTabs) {
		const page = await site.open(tabAddress(tab));
		expect(page.status).toBe(200);
		expect(page.all("[role=tab]").map(({ text }) => text)).toEqual([
			"Hero",
			"Features",
			"Company info",
			"Team",
			"Achievements",
			"Offices",
			"Social",
			"Applications",
		]);
		expect(page.one("[role=tab][aria-selected=true]").get("href")).toBe(tabAddress(tab));
		if (tab !== "applications") expect(page.all("tbody tr").length, tab).toBeGreaterThan(0);
	}
	// C-17, and the notice at the top of every page.
	expect((await site.open(content)).all("h2").map(({ text }) => text)).toEqual(["Hero", "Notices"]);
	expect((await site.open(`${content}/company-info`)).all("h2").map(({ text }) => text)).toEqual([
		"Company info",
		"Testimonials",
	]);
	expect((await site.open(`${content}/no-such-tab`)).status).toBe(404);
});

test.each(each)(
	"CMS-02, CMS-03, CMS-04, ROLE-16, CALL-54, CALL-55, DATA-01, DATA-02, DATA-03, DATA-11, DATA-12, DATA-13, DATA-14, DATA-15, ERR-33, VALID-18: %s are added, changed and deleted in dialogs",
	async (slug, { table, form, seen }) => {
		const site = await staffSite("admin");
		const added = await site.send(`${content}/${slug}/new`, form);
		expect(added.headers.get("location")).toBe(tabOf(slug));
		expect(await messageOf(site, added)).toContain("Content added successfully!");
		const [row] = await site.sql(`select id from ${table}`);

		const edit = await site.open(`${content}/${slug}/${row?.id}/edit`);
		expect(edit.one("dialog button[type=submit]").text).toBe("Save");
		expect(typed(edit)).toEqual(form);
		const version = edit.one("[name=version]").get("value") ?? "";
		const changed = Object.fromEntries(
			Object.entries(form).map(([name, text]) => [name, text.replace("English", "English, changed")]),
		);
		const saved = await site.send(`${content}/${slug}/${row?.id}/edit`, { ...changed, version });
		expect(await messageOf(site, saved)).toContain("Content updated successfully!");
		expect(typed(await site.open(`${content}/${slug}/${row?.id}/edit`))).toEqual(changed);
		if (seen) expect((await openPage(site.get(seen[0]))).text).toContain(`${seen[1]}, changed`);
		else expect((await openPage(site.get("/"))).html).toContain(form.url);

		const isKept = slug === "hero" || slug === "company-info";
		expect((await site.open(tabOf(slug))).links("Delete").length).toBe(isKept ? 0 : 1);
		const question = await site.open(`${content}/${slug}/${row?.id}/delete`);
		if (isKept) {
			expect(question.status).toBe(404);
			expect((await site.send(`${content}/${slug}/${row?.id}/delete`, {})).status).toBe(404);
			expect(await countRows(site, table)).toBe(1);
			return;
		}
		expect(question.one("dialog h2").text).toBe("Are you sure you want to delete this item?");
		expect(question.href("Cancel")).toBe(tabOf(slug));
		const deleted = await site.send(`${content}/${slug}/${row?.id}/delete`, {});
		expect(await messageOf(site, deleted)).toContain("Content deleted successfully!");
		expect(await countRows(site, table)).toBe(0);
	},
);

test.each(["user", "anonymous"] as const)("ROLE-16, CALL-55: %s cannot change or delete content", async (role) => {
	const site = await testSite("sample");
	const cookie = role === "user" ? await signedIn(site, "user") : "";
	for (const [slug, { table, form }] of each) {
		const [row] = await site.sql(`select id, version from ${table} limit 1`);
		const before = await countRows(site, table);
		for (const path of ["new", `${row?.id}/edit`, `${row?.id}/delete`, "order"]) {
			const answer = await site.post(`${content}/${slug}/${path}`, { ...form, ids: "" }, { cookie });
			expect([403, 401, 404], `${slug} ${path}`).toContain(answer.status);
		}
		expect(await countRows(site, table)).toBe(before);
		expect((await site.sql(`select version from ${table} where id = $1`, [row?.id]))[0]?.version).toBe(row?.version);
	}
});

test("C-30: without a session the content manager redirects to the admin sign-in", async () => {
	const site = await testSite();
	for (const path of [content, `${content}/team`, `${content}/translations`]) {
		expect((await site.get(path)).headers.get("location")).toBe("/auth?returnTo=%2Fadmin");
	}
});

test("DATA-02, DATA-12, DATA-13, C-27: the choices match the data model", async () => {
	const site = await staffSite();
	const choices = async (slug: string, name: string) =>
		(await site.open(`${content}/${slug}/new`))
			.one(`select[name=${name}]`)
			.all("option")
			.map((option) => option.get("value"));
	expect(await choices("features", "iconName")).toEqual([
		"",
		"Users",
		"GraduationCap",
		"FileText",
		"Award",
		"Globe",
		"Building",
	]);
	expect(await choices("achievements", "iconName")).toEqual(["", "Users", "Award", "Globe", "Building"]);
	expect(await choices("company-info", "sectionKey")).toEqual([
		"",
		"about_main",
		"mission",
		"vision",
		"legal",
		"payment",
	]);
	expect(await choices("social", "platform")).toEqual(["", "WhatsApp", "Telegram"]);
});

test.each([
	["DATA-23", "features", { orderIndex: "1.5" }, "orderIndex", "Please enter a whole number."],
	["DATA-23", "features", { orderIndex: "x" }, "orderIndex", "Please enter a number."],
	["DATA-02", "social", { platform: "Signal" }, "platform", "Please choose WhatsApp or Telegram."],
	["S-07", "social", { url: "javascript:alert(1)" }, "url", "Please enter a full web address"],
	["S-07", "hero", { buttonLink: "javascript:alert(1)" }, "buttonLink", "Please enter a full web address"],
	["S-07", "team", { linkedinUrl: "javascript:alert(1)" }, "linkedinUrl", "Please enter a full web address"],
	["DATA-14", "team", { email: "nobody" }, "email", "Please enter an email address"],
	["DATA-12", "features", { titleEn: "", titleRu: "", titleUz: "" }, "titleEn", "Please fill in this field."],
] as const)("%s, ERR-31: %s rejects %o and keeps the input", async (_number, slug, wrong, box, text) => {
	const site = await staffSite();
	const form = forms[slug];
	if (!form) throw new Error(slug);
	const page = await openPage(site.send(`${content}/${slug}/new`, { ...form.form, ...wrong }));
	expect(page.status).toBe(422);
	expect(page.one("dialog [role=alert]").text).toContain("Error saving content");
	expect(page.one(`#${box}-error`).text).toContain(text);
	expect(typed(page)).toMatchObject(slug === "social" && "platform" in wrong ? { url: form.form.url } : {});
	expect(await countRows(site, form.table)).toBe(0);
});

test("DATA-23: a feature without an order index gets 0", async () => {
	const site = await staffSite();
	expect((await site.open(`${content}/features/new`)).one("#orderIndex").get("value")).toBe("0");
	await site.send(`${content}/features/new`, { titleEn: "Without", iconName: "Users", orderIndex: "" });
	expect(await site.sql("select order_index from company_features")).toEqual([{ order_index: 0 }]);
});

test.each([
	["en", "Error saving content", "Error deleting content", "Something went wrong on our side."],
	["ru", "Не удалось сохранить содержание", "Не удалось удалить содержание", "У нас произошла ошибка."],
	["uz", "Maʼlumotni saqlab boʻlmadi", "Maʼlumotni oʻchirib boʻlmadi", "Bizda xatolik yuz berdi."],
])(
	"ERR-31, ERR-32: failures to save or delete are reported in %s with the reason",
	async (language, save, remove, why) => {
		const site = await staffSite();
		const id = await createContent(site.system, "team", { name: "T" });
		const speaks = `preferred-language=${language}`;
		await site.sql("alter table team_members rename column bio_uz to bio_hidden");
		const form = { nameEn: "Changed", orderIndex: "0", version: "1" };
		const failed = await openPage(site.send(`${content}/team/${id}/edit`, form, speaks));
		expect(failed.status).toBe(500);
		expect(failed.one("dialog [role=alert]").text).toContain(save);
		expect(failed.one("dialog [role=alert]").text).toContain(why);
		expect(typed(failed)).toMatchObject({ nameEn: "Changed" });
		await site.sql("alter table team_members rename to hidden");
		const kept = await openPage(site.send(`${content}/team/${id}/delete`, {}, speaks));
		expect(kept.one("dialog [role=alert]").text).toContain(remove);
		expect(kept.one("dialog [role=alert]").text).toContain(why);
	},
);

test("O-08: saving over another user's change requires confirmation and shows the saved values", async () => {
	const site = await staffSite();
	const id = await createContent(site.system, "offices", { name: "Office", address: "Street" });
	const form = { nameEn: "Mine", addressEn: "Street", orderIndex: "0", version: "1" };
	await site.send(`${content}/offices/${id}/edit`, { ...form, nameEn: "Theirs" });
	const page = await openPage(site.send(`${content}/offices/${id}/edit`, form));
	expect(page.status).toBe(409);
	expect(page.one("#nameEn-theirs").text).toContain("Theirs");
	expect(page.one("#nameEn").get("value")).toBe("Mine");
	expect(await site.sql("select name_en from offices")).toEqual([{ name_en: "Theirs" }]);
});

test("CALL-53, DATA-23: rows are moved without script, and the public page follows", async () => {
	const site = await staffSite();
	const ids: string[] = [];
	for (const title of ["Alpha", "Beta", "Gamma"]) {
		ids.push(await createContent(site.system, "features", { title, iconName: "Users", orderIndex: ids.length * 10 }));
	}
	const list = () => site.open(`${content}/features`);
	const page = await list();
	expect(names(page, "Features")).toEqual(["Alpha", "Beta", "Gamma"]);
	const button = page.all("button").find((each) => each.get("aria-label") === "Move up: Gamma");
	const form = page.one(`form[id="${button?.get("form")}"]`);
	expect(form.get("action")).toBe(`${content}/features/order`);
	const answer = await site.send(form.get("action") ?? "", {
		ids: form.one("[name=ids]").get("value") ?? "",
		move: button?.get("value") ?? "",
	});
	expect(await messageOf(site, answer)).toContain("Content updated successfully!");
	expect(names(await list(), "Features")).toEqual(["Alpha", "Gamma", "Beta"]);
	const home = (await openPage(site.get("/"))).text;
	expect(["Alpha", "Gamma", "Beta"].map((title) => home.indexOf(title))).toEqual(
		["Alpha", "Gamma", "Beta"].map((title) => home.indexOf(title)).sort((a, b) => a - b),
	);
	const entries = await site.sql("select action, record_id from audit_log where action = 'features:order'");
	expect(entries.map(({ record_id }) => record_id).sort()).toEqual([ids[1], ids[2]].sort());
	// Kinds without an order have no such page.
	expect((await site.send(`${content}/social/order`, { ids: "" })).status).toBe(404);
});

test("S-16: only staff can read inactive links and staff email addresses", async () => {
	const site = await staffSite();
	await createContent(site.system, "social", {
		platform: "Telegram",
		url: "https://t.me/hidden_link",
		isActive: false,
	});
	await createContent(site.system, "team", { name: "T", email: "hidden@example.com" });
	expect((await site.open(`${content}/social`)).text).toContain("https://t.me/hidden_link");
	expect((await site.open(`${content}/team`)).text).toContain("hidden@example.com");
	for (const path of ["/", "/about", "/contact"]) {
		expect((await openPage(site.get(path))).html).not.toMatch(/hidden_link|hidden@example/);
	}
});

test("activating a notice deactivates the other one", async () => {
	const site = await staffSite();
	await createContent(site.system, "notice", { text: "Earlier notice", noticedOn: "2026-11-01", isActive: true });
	const id = await createContent(site.system, "notice", { text: "Second", noticedOn: "2026-11-02" });
	const form = { textEn: "Second", noticedOn: "2026-11-02", link: "", version: "1" };
	await site.send(`${content}/notices/${id}/edit`, { ...form, isActive: "yes" });
	expect(await site.sql("select text, is_active from notices order by text")).toEqual([
		{ text: "Earlier notice", is_active: false },
		{ text: "Second", is_active: true },
	]);
	const home = await openPage(site.get("/"));
	expect(home.text).toContain("Second");
	expect(home.text).not.toContain("Earlier notice");
});

test("C-33, CALL-55, STATE-05, C-03: applications are listed with a colored status label, and can be deleted", async () => {
	const site = await staffSite();
	const statuses = ["pending", "contacted", "accepted", "approved", "enrolled", "rejected"];
	const ids = await applicationRows(
		site.sql,
		statuses.map((status) => ({ status })),
	);
	const page = await site.open(`${content}/applications`);
	expect(
		page.all("[data-status]").map((badge) => [badge.text, /text-(\w+)/.exec(badge.get("class") ?? "")?.[1]]),
	).toEqual([
		["Pending", "amber"],
		["Contacted", "jjok"],
		["Accepted", "celadon"],
		["Approved", "celadon"],
		["Enrolled", "celadon"],
		["Rejected", "brick"],
	]);
	expect(page.links("View")[0]?.get("href")).toBe(`/admin/applications/${ids[0]}`);
	const question = await site.open(`${content}/applications/${ids[0]}/delete`);
	expect(question.one("dialog h2").text).toBe("Are you sure you want to delete this item?");
	expect(await messageOf(site, await site.send(`${content}/applications/${ids[0]}/delete`, {}))).toContain(
		"Content deleted successfully!",
	);
	expect(await countRows(site, "applications")).toBe(5);
});

test("missing translations are counted per language and link to their fields", async () => {
	const site = await staffSite();
	const create = (kind: ContentKind, input: object) => createContent(site.system, kind, input);
	const half = { title: "Half", titleEn: "Half", titleUz: "Yarim", iconName: "Users" };
	const id = await create("features", half);
	await create("offices", {
		name: "Офис",
		nameRu: "Офис",
		address: "A",
		addressEn: "A",
		addressRu: "А",
		addressUz: "A",
	});
	const missing = async () =>
		(await site.open(translations))
			.all("[data-state=missing]")
			.map((each) => [each.get("data-language"), each.text, each.get("href")]);
	expect(await missing()).toEqual([
		["en", "1 text is missing", `${translations}?language=en&state=missing`],
		["ru", "1 text is missing", `${translations}?language=ru&state=missing`],
		["uz", "1 text is missing", `${translations}?language=uz&state=missing`],
	]);
	const entry = (await site.open(translations)).links("Features: Half — Title")[0];
	const [address = "", box] = (entry?.get("href") ?? "").split("#");
	expect(address).toMatch(new RegExp(`^${content}/features/${id}/edit`));
	expect((await site.open(address)).one(`#${box}`).get("name")).toBe("titleRu");
	await updateContent(site.system, "features", id, { ...half, titleRu: "Половина" });
	expect((await missing())[1]).toEqual(["ru", "no texts are missing", `${translations}?language=ru&state=missing`]);
});

test("an outdated translation links to its marked form, and leaves the list when staff confirm it", async () => {
	const site = await staffSite();
	const feature = (name: string) => ({ title: name, titleEn: name, titleRu: "Р", titleUz: "U", iconName: "Users" });
	const ids: string[] = [];
	for (const name of ["One", "Two"]) {
		const created = await createContent(site.system, "features", feature(name));
		await updateContent(site.system, "features", created, feature(`${name} anew`));
		ids.push(created);
	}
	const [id] = ids;
	const list = `${translations}?language=ru&state=older`;
	const entries = async () => (await site.open(list)).all("li a[href*=edit]").map(({ text }) => text);
	expect(await entries()).toEqual(["Features: One anew — Title", "Features: Two anew — Title"]);
	const page = await site.open(list);
	expect(page.all("li p[lang=en]").map(({ text }) => text)).toEqual(["One anew", "Two anew"]);
	expect(page.all("[data-state=older]").map(({ text }) => text)).toEqual([
		"2 translations are behind the English text",
		"2 translations are behind the English text",
	]);
	const fields = Object.fromEntries(
		page
			.all("li form")[0]
			?.all("input")
			.map((input) => [input.get("name"), input.get("value") ?? ""]) ?? [],
	);
	expect(fields).toMatchObject({ kind: "features", id, text: "titleRu" });
	const answer = await site.send(list, fields);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, list]);
	expect(await entries()).toEqual(["Features: Two anew — Title"]);
	expect((await site.send(list, { ...fields, kind: "constructor" })).status).toBe(404);

	const form = (await site.open(list)).one("li a[href*=edit]").get("href") ?? "";
	const dialog = await site.open(form);
	expect(dialog.one("#titleRu-older").text).toBe("behind the English text");
	expect(dialog.one("#titleRu").get("aria-describedby")).toBe("titleRu-older");
	expect(dialog.all("#titleEn-older")).toEqual([]);
	const saved = await site.send(form.split("#")[0] as string, {
		titleEn: "Two anew",
		titleRu: "Р",
		titleUz: "U",
		titleRuStillRight: "yes",
		iconName: "Users",
		orderIndex: "0",
		version: "2",
	});
	expect([saved.status, saved.headers.get("location")]).toEqual([303, list]);
	expect(await entries()).toEqual([]);
	expect((await site.open(`${translations}?language=uz`)).all("li form")).toHaveLength(2);
});

test("CMS-03: a saved change appears within a second on the public page of another process", async () => {
	const options = { pageCacheBytes: 16 * 1024 * 1024 };
	const site = await staffSite("admin", ["sample", options]);
	const other = await testSite("sample", { ...options, databaseUrl: site.url });
	await Promise.all([site.ready, other.ready]);
	const home = async () => (await openPage(other.get("/"))).text;
	await home();
	expect(other.cached("GET", "/", () => undefined)).toBeDefined();
	const [row] = await site.sql("select id, version from hero_content");
	const answer = await site.send(`${content}/hero/${row?.id}/edit`, {
		titleEn: "Changed just now",
		version: String(row?.version),
	});
	expect(answer.status).toBe(303);
	await expect.poll(home, { timeout: 1_000, interval: 20 }).toContain("Changed just now");
});

test("CMS-03: a saved change is on the pages of its own process at once, before the database has notified it", async () => {
	const site = await staffSite("admin", ["sample", { pageCacheBytes: 16 * 1024 * 1024 }]);
	await site.ready;
	const home = async () => (await openPage(site.get("/"))).text;
	await home();
	// Without the trigger no notification is sent.
	await site.sql("alter table hero_content disable trigger user");
	const [row] = await site.sql("select id, version from hero_content");
	const change = { titleEn: "Changed at once", version: String(row?.version) };
	expect((await site.send(`${content}/hero/${row?.id}/edit`, change)).status).toBe(303);
	expect(await home()).toContain("Changed at once");
});

test("GEN-06: the newest of several heroes is shown, and staff can delete the others", async () => {
	const site = await staffSite();
	await site.sql(
		"insert into hero_content (title, created_at) values ('Older', '2026-01-01'), ('Newer', '2026-01-02')",
	);
	expect((await site.open("/")).one("h1").text).toBe("Newer");
	const [older] = await site.sql("select id from hero_content where title = 'Older'");
	expect((await site.open(content)).links("Delete")).toHaveLength(2);
	const remove = () => site.send(`${content}/hero/${older?.id}/delete`, {});
	expect((await remove()).status).toBe(303);
	expect(await site.sql("select title from hero_content")).toEqual([{ title: "Newer" }]);
	const [last] = await site.sql("select id from hero_content");
	expect((await site.send(`${content}/hero/${last?.id}/delete`, {})).status).toBe(404);
});
