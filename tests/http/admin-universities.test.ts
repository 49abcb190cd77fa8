import { expect, test } from "vitest";
import { cookiesOf } from "../support/accounts.ts";
import { program, university } from "../support/factories.ts";
import { openPage, type Page } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const names = (page: Page) => page.all("tbody th").map(({ text }) => text);
const form = {
	nameEn: "Example University",
	nameRu: "Пример",
	nameUz: "",
	locationEn: "Jung-gu, Seoul",
	isPublic: "yes",
	ranking: "",
};

test("DASH-04, DASH-06, DASH-13, LIMIT-04: ten per page, by name, with the shown range and total", async () => {
	const site = await staffSite();
	const given = ["mango", "Apple", "cherry", "Banana", "fig", "Grape", "kiwi", "Lemon", "date", "Elder", "quince"];
	for (const name of given) await university(site.system, { name });
	const [first, second] = [await site.open("/admin"), await site.open("/admin?page=2")];
	const sorted = [...given].sort((a, b) => a.localeCompare(b, "en"));
	expect(names(first)).toEqual(sorted.slice(0, 10));
	expect(names(second)).toEqual(sorted.slice(10));
	expect(first.text).toContain("Showing 1 to 10 of 11");
	expect(second.text).toContain("Showing 11 to 11 of 11");
	expect(second.href("Page 1")).toBe("/admin");
	expect(first.href("Page 2")).toBe("/admin?page=2");
	// In the reader's language.
	expect((await site.open("/admin?page=2", "preferred-language=ru")).text).toContain("Показано с 11 по 11 из 11");
	expect((await site.open("/admin?page=2", "preferred-language=uz")).text).toContain(
		"Jami 11 tadan 11–11 oraligʻi koʻrsatilmoqda",
	);
});

test("DASH-11: the search covers name and location only", async () => {
	const site = await staffSite();
	await university(site.system, { name: "Alpha", nameRu: "Альфа", location: "Busan", description: "Seaside" });
	await university(site.system, { name: "Beta", location: "Gangnam, Seoul" });
	expect(names(await site.open("/admin?q=alph"))).toEqual(["Alpha"]);
	expect(names(await site.open("/admin?q=gangnam"))).toEqual(["Beta"]);
	expect(names(await site.open(`/admin?q=${encodeURIComponent("альфа")}`))).toEqual(["Alpha"]);
	const none = await site.open("/admin?q=seaside");
	expect(names(none)).toEqual([]);
	expect(none.text).toContain("Nothing matches the search and filters.");
	expect(none.links("Clear filters").map((link) => link.get("href"))).toEqual(["/admin", "/admin"]);
});

test("DASH-12, DASH-21, C-05, O-53: filters for public, private, top ten and top fifty", async () => {
	const site = await staffSite();
	await university(site.system, { name: "A10", ranking: 10, isPublic: true });
	await university(site.system, { name: "B11", ranking: 11, isPublic: false });
	await university(site.system, { name: "C50", ranking: 50, isPublic: true });
	await university(site.system, { name: "D51", ranking: 51, isPublic: false });
	await university(site.system, { name: "E", isPublic: true });
	const all = ["A10", "B11", "C50", "D51", "E"];
	const page = await site.open("/admin");
	expect(names(page)).toEqual(all);
	expect(
		page
			.one("select[name=ranking]")
			.all("option")
			.map(({ text }) => text),
	).toEqual(["Ranking: All", "Top 10", "Top 50"]);
	expect(names(await site.open("/admin?type=public"))).toEqual(["A10", "C50", "E"]);
	expect(names(await site.open("/admin?type=private"))).toEqual(["B11", "D51"]);
	expect(names(await site.open("/admin?ranking=top10"))).toEqual(["A10"]);
	expect(names(await site.open("/admin?ranking=top50&type=public"))).toEqual(["A10", "C50"]);
	expect(names(await site.open("/admin?ranking=top7&type=other"))).toEqual(all);
});

test("DASH-07: the view shows the record in every language", async () => {
	const site = await staffSite();
	const id = await university(site.system, {
		name: "Alpha",
		nameEn: "Alpha University",
		nameRu: "Альфа",
		ranking: 7,
		isPublic: false,
	});
	const page = await site.open("/admin?q=alpha");
	const view = await site.open(page.href(/^View:/) ?? "");
	expect(page.href(/^View:/)).toBe(`/admin/universities/${id}?q=alpha&tabs=yes`);
	const dialog = view.one("dialog");
	expect(dialog.one("h2").text).toBe("Alpha University");
	expect(dialog.text).toContain("EN Alpha University RU Альфа UZ missing");
	expect(dialog.text).toContain("Ranking 7");
	expect(dialog.text).toContain("Public university No");
	expect(dialog.href("Close")).toBe("/admin/universities?q=alpha&tabs=yes");
	expect(names(view)).toEqual(["Alpha University"]);
});

/** In Uzbek; programs are tested in Russian, posts in English. */
test("DASH-08, DASH-09, DASH-10, ERR-30, O-42, ROLE-07, CALL-50: add, edit and delete work without script, with messages in the reader's language", async () => {
	const site = await staffSite("admin");
	const bystander = await university(site.system, { name: "Bystander" });
	const speak = "preferred-language=uz";
	const list = "/admin/universities?q=e&tabs=yes";
	const follow = async (answer: Response) => {
		expect([answer.status, answer.headers.get("location")]).toEqual([303, list]);
		return site.open(list, `${speak}; ${cookiesOf(answer)}`);
	};
	const opened = await site.open("/admin/universities/new?q=e&tabs=yes", speak);
	expect(opened.one("dialog form").get("method")).toBe("post");
	expect(opened.one("input[name=isPublic]").get("checked")).toBeDefined();

	const afterAdding = await follow(await site.send("/admin/universities/new?q=e&tabs=yes", form, speak));
	expect(afterAdding.one(".toast").text).toBe("Universitet qoʻshildi");
	const [row] = await site.sql("select * from universities where name_en = 'Example University'");
	// The plain text is not in the form: it is a copy of the English one.
	expect(row).toMatchObject({
		name: "Example University",
		name_ru: "Пример",
		name_uz: null,
		location: "Jung-gu, Seoul",
		ranking: null,
		is_public: true,
	});

	const edit = await site.open(`/admin/universities/${row.id}/edit?q=e&tabs=yes`, speak);
	expect(edit.one("input[name=nameEn]").get("value")).toBe("Example University");
	expect(edit.one("input[name=version]").get("value")).toBe("1");
	const { isPublic: _public, ...changed } = { ...form, nameUz: "Namuna", version: "1" };
	const afterEditing = await follow(await site.send(`/admin/universities/${row.id}/edit?q=e&tabs=yes`, changed, speak));
	expect(afterEditing.one(".toast").text).toBe("Universitet yangilandi");
	const [after] = await site.sql("select * from universities where id = $1", [row.id]);
	expect(after).toMatchObject({ name_uz: "Namuna", is_public: false, version: 2 });

	const afterDeleting = await follow(await site.send(`/admin/universities/${row.id}/delete?q=e&tabs=yes`, {}, speak));
	expect(afterDeleting.one(".toast").text).toContain("Yozuv oʻchirildi");
	expect(afterDeleting.one("[data-count=universities]").text).toBe("1");
	expect(await site.sql("select id, version from universities")).toEqual([{ id: bystander, version: 1 }]);
});

test("VALID-15, LIMIT-19: an empty ranking is stored as null, and a record without translations keeps its text", async () => {
	const site = await staffSite();
	const id = await university(site.system, { name: "Old Name", ranking: 5 });
	const edit = await site.open(`/admin/universities/${id}/edit`);
	expect(edit.one("input[name=nameEn]").get("value")).toBe("Old Name");
	await site.send(`/admin/universities/${id}/edit`, { ...form, nameEn: "Old Name", ranking: " ", version: "1" });
	expect(await site.sql("select name, name_en, ranking from universities")).toEqual([
		{ name: "Old Name", name_en: "Old Name", ranking: null },
	]);
});

test("ERR-22: errors appear next to the field and on top in the reader's language, and all input stays", async () => {
	const site = await staffSite();
	for (const [language, location, failed, required, whole] of [
		["en", "locationEn", "Failed to add university", "Please fill in this field.", "Please enter a whole number."],
		["ru", "locationRu", "Не удалось добавить университет", "Заполните это поле.", "Введите целое число."],
		["uz", "locationEn", "Universitetni qoʻshib boʻlmadi", "Bu maydonni toʻldiring.", "Butun son kiriting."],
	] as const) {
		const typed = { ...form, locationEn: "", ranking: "7.5", descriptionRu: "Набранный текст" };
		const page = await openPage(await site.send("/admin/universities/new", typed, `preferred-language=${language}`));
		expect(page.status).toBe(422);
		const alert = page.one("dialog [role=alert]");
		expect(alert.text).toContain(failed);
		expect(alert.all("a").map((link) => link.get("href"))).toEqual([`#${location}`, "#ranking"]);
		expect(page.one(`#${location}-error`).text).toBe(required);
		expect(page.one("#ranking-error").text).toBe(whole);
		expect(page.one(`#${location}`).get("aria-describedby")).toBe(`${location}-error`);
		expect(page.one("#nameRu").get("value")).toBe("Пример");
		expect(page.one("#descriptionRu").text).toBe("Набранный текст");
	}
	expect(await site.sql("select 1 from universities")).toEqual([]);
});

test("ERR-22, ERR-25: a failed write is reported, and nothing is changed", async () => {
	const site = await staffSite();
	const id = await university(site.system, { name: "Alpha" });
	await site.sql(
		"create function broken() returns trigger language plpgsql as 'begin raise exception ''broken''; end'",
	);
	await site.sql(
		"create trigger broken before insert or update or delete on universities for each row execute function broken()",
	);
	const typed = { ...form, version: "1" };
	for (const [path, title] of [
		["/admin/universities/new", "Failed to add university"],
		[`/admin/universities/${id}/edit`, "Failed to update university"],
		[`/admin/universities/${id}/delete`, "Failed to delete item"],
	] as const) {
		const page = await openPage(await site.send(path, typed));
		expect(page.status, path).toBe(500);
		expect(page.one("dialog [role=alert]").text, path).toContain(title);
	}
	expect(names(await site.open("/admin"))).toEqual(["Alpha"]);
});

test("VALID-18, O-37, O-38, ERR-25: deleting requires confirmation, and is rejected with the reason while programs exist", async () => {
	const site = await staffSite();
	const id = await university(site.system, { name: "Alpha" });
	await program(site.system, { universityId: id });
	for (const [language, question] of [
		["en", "Are you sure you want to delete this item?"],
		["ru", "Вы уверены, что хотите удалить эту запись?"],
		["uz", "Ushbu yozuvni oʻchirishga ishonchingiz komilmi?"],
	]) {
		const page = await site.open(`/admin/universities/${id}/delete`, `preferred-language=${language}`);
		expect(page.one("dialog h2").text).toBe(question);
		expect(page.one("dialog").text).toContain("Alpha");
	}
	expect((await site.open(`/admin/universities/${id}/delete`)).text).toContain("Its programs are not deleted with it");
	const page = await openPage(await site.send(`/admin/universities/${id}/delete`, {}));
	expect(page.status).toBe(409);
	expect(page.one("dialog [role=alert]").text).toContain("Failed to delete item");
	expect(page.one("dialog [role=alert]").text).toContain("This university has programs or applications");
	expect(names(page)).toEqual(["Alpha"]);
});

test("a concurrent change is shown next to the editor's own, who chooses", async () => {
	const site = await staffSite();
	const other = await staffSite("owner", ["empty", { databaseUrl: site.url, databaseDirectUrl: site.url }]);
	const id = await university(site.system, { name: "Alpha" });
	const path = `/admin/universities/${id}/edit`;
	await other.send(path, { ...form, nameEn: "Theirs", version: "1" });
	const mine = { ...form, nameEn: "Mine", version: "1" };
	const page = await openPage(await site.send(path, mine));
	expect(page.status).toBe(409);
	expect(page.one("dialog [role=alert]").text).toMatch(
		/Failed to update university Changed by Test owner at \d+ \w+ \d{4}, \d\d:\d\d UTC/,
	);
	expect(page.one("#nameEn").get("value")).toBe("Mine");
	expect(page.one("#nameEn-theirs").text).toBe("Saved in the meantime: Theirs");
	expect(page.has("#nameRu-theirs")).toBe(false);
	expect(page.one("dialog .btn-primary[type=submit]").text).toBe("Save anyway");
	expect(page.href("Discard my changes")).toBe(path);
	expect(await site.sql("select name_en from universities")).toEqual([{ name_en: "Theirs" }]);
	const version = page.one("input[name=version]").get("value") ?? "";
	expect((await site.send(path, { ...mine, version })).status).toBe(303);
	expect(await site.sql("select name_en, version from universities")).toEqual([{ name_en: "Mine", version: 3 }]);
});

test("a deleted record shows a message", async () => {
	const site = await staffSite();
	for (const path of ["", "/edit", "/delete"]) {
		const page = await site.open(`/admin/universities/00000000-0000-4000-8000-000000000000${path}`);
		expect(page.status).toBe(404);
		expect(page.one("dialog").text).toContain("This record no longer exists.");
	}
	const empty = await site.open("/admin");
	expect(empty.text).toContain("No universities yet. Add the first one");
});
