import { expect, test } from "vitest";
import { cookiesOf } from "../support/accounts.ts";
import { program, university } from "../support/factories.ts";
import { openPage, type Page } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const names = (page: Page) => page.all("tbody th").map(({ text }) => text);
const texts = { nameEn: "Example University", nameRu: "Пример", nameUz: "", locationEn: "Jung-gu, Seoul" };
const form = { ...texts, isPublic: "yes", ranking: "" };

test("DASH-04, DASH-06, DASH-13, LIMIT-04: ten per page, by name, with the shown range and total", async () => {
	const site = await staffSite();
	expect((await site.open("/admin")).text).toContain("No universities yet. Add the first one");
	const given = ["mango", "Apple", "cherry", "Banana", "fig", "Grape", "kiwi", "Lemon", "date", "Elder", "quince"];
	for (const name of given) await university(site.system, { name });
	const [first, second] = [await site.open("/admin"), await site.open("/admin?page=2", "preferred-language=ru")];
	const sorted = [...given].sort((a, b) => a.localeCompare(b, "en"));
	expect(names(first)).toEqual(sorted.slice(0, 10));
	expect(names(second)).toEqual(sorted.slice(10));
	expect(first.text).toContain("Showing 1 to 10 of 11");
	expect(second.text).toContain("Показано с 11 по 11 из 11");
	expect(first.href("Page 2")).toBe("/admin?page=2");
});

test("DASH-11, DASH-12, DASH-21, C-05, O-53: the search covers name and location only; filters for public, private, top ten and top fifty", async () => {
	const site = await staffSite();
	const place = { location: "Busan", description: "Seaside" };
	await university(site.system, { ...place, name: "A10", nameRu: "Альфа", ranking: 10 });
	await university(site.system, { name: "B11", location: "Gangnam, Seoul", ranking: 11, isPublic: false });
	await university(site.system, { name: "C50", ranking: 50 });
	await university(site.system, { name: "D51", ranking: 51, isPublic: false });
	await university(site.system, { name: "E" });
	const all = ["A10", "B11", "C50", "D51", "E"];
	const page = await site.open("/admin");
	const rankings = page.one("select[name=ranking]").all("option");
	expect(rankings.map(({ text }) => text)).toEqual(["Ranking: All", "Top 10", "Top 50"]);
	for (const [query, found] of [
		["", all],
		["type=public", ["A10", "C50", "E"]],
		["type=private", ["B11", "D51"]],
		["ranking=top10", ["A10"]],
		["ranking=top50&type=public", ["A10", "C50"]],
		["ranking=top7&type=other", all],
		["q=a1", ["A10"]],
		["q=gangnam", ["B11"]],
		[`q=${encodeURIComponent("альфа")}`, ["A10"]],
	] as const)
		expect(names(await site.open(`/admin?${query}`)), query).toEqual(found);
	const none = await site.open("/admin?q=seaside");
	expect(names(none)).toEqual([]);
	expect(none.text).toContain("Nothing matches the search and filters.");
	expect(none.links("Clear filters").map((link) => link.get("href"))).toEqual(["/admin", "/admin"]);
});

/** In Uzbek; programs are tested in Russian, posts in English. */
test("DASH-07, DASH-08, DASH-09, DASH-10, ERR-30, O-42, ROLE-07, CALL-50, VALID-15, LIMIT-19: add, view in every language, edit and delete work without script, with messages in the reader's language", async () => {
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
	// Only script hides the texts of other languages.
	expect(opened.all(".variant").filter(({ element }) => element.classList.contains("other"))).toEqual([]);
	expect(opened.all(".variant").length).toBeGreaterThan(5);

	const typed = { ...form, ranking: "7" };
	const afterAdding = await follow(await site.send("/admin/universities/new?q=e&tabs=yes", typed, speak));
	expect(afterAdding.one(".toast").text).toBe("Universitet qoʻshildi");
	const [row] = await site.sql("select * from universities where name_en = 'Example University'");
	// The plain text is not in the form: it is a copy of the English one.
	expect(row).toMatchObject({
		...{ name: "Example University", name_ru: "Пример", name_uz: null },
		...{ location: "Jung-gu, Seoul", ranking: 7, is_public: true },
	});

	const listed = await site.open("/admin?q=example");
	expect(listed.href(/^View:/)).toBe(`/admin/universities/${row.id}?q=example&tabs=yes`);
	const view = await site.open(listed.href(/^View:/) ?? "");
	expect(view.one("dialog h2").text).toBe("Example University");
	for (const text of ["EN Example University RU Пример UZ missing", "Ranking 7", "Public university Yes"])
		expect(view.one("dialog").text).toContain(text);
	expect(view.one("dialog").href("Close")).toBe("/admin/universities?q=example&tabs=yes");
	expect(names(view)).toEqual(["Example University"]);

	const edit = await site.open(`/admin/universities/${row.id}/edit?q=e&tabs=yes`, speak);
	expect(edit.one("input[name=nameEn]").get("value")).toBe("Example University");
	expect(edit.one("input[name=version]").get("value")).toBe("1");
	const { isPublic: _public, ...changed } = { ...form, nameUz: "Namuna", ranking: " ", version: "1" };
	const afterEditing = await follow(await site.send(`/admin/universities/${row.id}/edit?q=e&tabs=yes`, changed, speak));
	expect(afterEditing.one(".toast").text).toBe("Universitet yangilandi");
	const [after] = await site.sql("select * from universities where id = $1", [row.id]);
	expect(after).toMatchObject({ name_uz: "Namuna", is_public: false, ranking: null, version: 2 });

	const afterDeleting = await follow(await site.send(`/admin/universities/${row.id}/delete?q=e&tabs=yes`, {}, speak));
	expect(afterDeleting.one(".toast").text).toContain("Yozuv oʻchirildi");
	expect(afterDeleting.one("[data-count=universities]").text).toBe("1");
	expect(await site.sql("select id, version from universities")).toEqual([{ id: bystander, version: 1 }]);
	for (const path of ["", "/edit", "/delete"]) {
		const gone = await site.open(`/admin/universities/${row.id}${path}`);
		expect(gone.status).toBe(404);
		expect(gone.one("dialog").text).toContain("This record no longer exists.");
	}
});

test("ERR-22, ERR-25: errors appear next to the field and on top in the reader's language, a failed write is reported, and all input stays", async () => {
	const site = await staffSite();
	const id = await university(site.system, { name: "Alpha" });
	const typed = { ...form, locationEn: "", ranking: "7.5", descriptionRu: "Набранный текст" };
	const page = await openPage(await site.send("/admin/universities/new", typed, "preferred-language=ru"));
	expect(page.status).toBe(422);
	const alert = page.one("dialog [role=alert]");
	expect(alert.text).toContain("Не удалось добавить университет");
	expect(alert.all("a").map((link) => link.get("href"))).toEqual(["#locationRu", "#ranking"]);
	expect(page.one("#locationRu-error").text).toBe("Заполните это поле.");
	expect(page.one("#ranking-error").text).toBe("Введите целое число.");
	expect(page.one("#locationRu").get("aria-describedby")).toBe("locationRu-error");
	expect(page.one("#nameRu").get("value")).toBe("Пример");
	expect(page.one("#descriptionRu").text).toBe("Набранный текст");

	await site.sql("alter table universities add constraint broken check (name_ru is null) not valid");
	for (const [path, title] of [
		["new", "Failed to add university"],
		[`${id}/edit`, "Failed to update university"],
	] as const) {
		const failed = await openPage(await site.send(`/admin/universities/${path}`, { ...form, version: "1" }));
		expect(failed.status, path).toBe(500);
		expect(failed.one("dialog [role=alert]").text, path).toContain(title);
	}
	expect(names(await site.open("/admin"))).toEqual(["Alpha"]);
});

test("VALID-18, O-37, O-38, ERR-25: deleting requires confirmation, and is rejected with the reason while programs exist", async () => {
	const site = await staffSite();
	const id = await university(site.system, { name: "Alpha" });
	await program(site.system, { universityId: id });
	const asked = await site.open(`/admin/universities/${id}/delete`, "preferred-language=uz");
	expect(asked.one("dialog h2").text).toBe("Bu yozuv oʻchirilsinmi?");
	expect((await site.open(`/admin/universities/${id}/delete`)).text).toContain("Its programs are not deleted with it");
	const page = await openPage(await site.send(`/admin/universities/${id}/delete`, {}));
	expect(page.status).toBe(409);
	const alert = page.one("dialog [role=alert]").text;
	expect(alert).toMatch(/Failed to delete item.*This university has programs or applications/);
	expect(names(page)).toEqual(["Alpha"]);
});
