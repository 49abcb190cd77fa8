import { expect, test } from "vitest";
import { createContent } from "../../domain/content/site/commands.ts";
import { content, contentForms, toastAfter, typedValues } from "../support/content-forms.ts";
import { openPage } from "../support/html.ts";
import { countRows } from "../support/rows.ts";
import { staffSite } from "../support/staff.ts";

const settings = "/admin/settings";
const ofSettings = ["legal-entity", "service-fees"];
const baseOf = (slug: string) => `${ofSettings.includes(slug) ? settings : content}/${slug}`;
/** The page with the list. */
const homeOf = (slug: string) => (ofSettings.includes(slug) ? settings : baseOf(slug));

test("CMS-02, CMS-03, CMS-04, ROLE-16, CALL-54, CALL-55, DATA-01, DATA-02, DATA-03, DATA-11, DATA-12, DATA-13, DATA-14, DATA-15, ERR-33, VALID-18: content of every kind is added, changed and deleted in dialogs", async () => {
	const site = await staffSite("admin");
	for (const [slug, { table, form, seen }] of Object.entries(contentForms)) {
		// The contact page names closed days with the hours of an office.
		if (slug === "closed-days") await createContent(site.system, "offices", { name: "Seoul office", address: "Seoul" });
		const added = await site.send(`${baseOf(slug)}/new`, form);
		expect(added.headers.get("location")).toBe(homeOf(slug));
		expect(await toastAfter(site, added)).toContain("Content added successfully!");
		const [row] = await site.sql(`select id from ${table}`);

		const edit = await site.open(`${baseOf(slug)}/${row?.id}/edit`);
		expect(edit.one("dialog .btn-primary[type=submit]").text).toBe("Save");
		expect(typedValues(edit)).toEqual(form);
		const version = edit.one("[name=version]").get("value") ?? "";
		const changed = Object.fromEntries(
			Object.entries(form).map(([name, text]) => [name, text.replace("English", "English, changed")]),
		);
		const saved = await site.send(`${baseOf(slug)}/${row?.id}/edit`, { ...changed, version });
		expect(await toastAfter(site, saved)).toContain("Content updated successfully!");
		expect(typedValues(await site.open(`${baseOf(slug)}/${row?.id}/edit`))).toEqual(changed);
		if (seen) expect((await openPage(site.get(seen[0]))).text).toContain(`${seen[1]}, changed`);
		else if (form.url) expect((await openPage(site.get("/"))).html).toContain(form.url);

		if (slug === "closed-days") await site.sql("delete from offices");
		const isKept = slug === "hero" || slug === "company-info";
		expect((await site.open(homeOf(slug))).links("Delete").length).toBe(isKept ? 0 : 1);
		const question = await site.open(`${baseOf(slug)}/${row?.id}/delete`);
		if (isKept) {
			expect(question.status).toBe(404);
			expect((await site.send(`${baseOf(slug)}/${row?.id}/delete`, {})).status).toBe(404);
			expect(await countRows(site, table)).toBe(1);
			continue;
		}
		expect(question.one("dialog h2").text).toBe("Are you sure you want to delete this item?");
		expect(question.href("Cancel")).toBe(homeOf(slug));
		const deleted = await site.send(`${baseOf(slug)}/${row?.id}/delete`, {});
		expect(await toastAfter(site, deleted)).toContain("Content deleted successfully!");
		expect(await countRows(site, table)).toBe(0);
	}
});

test("DATA-02, DATA-12, DATA-13, DATA-14, DATA-23, C-27, S-07, ERR-31, ERR-32: the choices match the data model, wrong content is rejected at its field with all input, and failures are reported with the reason", async () => {
	const site = await staffSite();
	for (const [slug, name, values] of [
		["features", "iconName", "Users GraduationCap FileText Award Globe Building"],
		["achievements", "iconName", "Users Award Globe Building"],
		["company-info", "sectionKey", "about_main mission vision"],
		["social", "platform", "WhatsApp Telegram"],
	] as const) {
		const choices = (await site.open(`${content}/${slug}/new`)).one(`select[name=${name}]`).all("option");
		expect(choices.map((option) => option.get("value"))).toEqual(["", ...values.split(" ")]);
	}
	for (const [slug, wrong, box, text] of [
		["features", { orderIndex: "1.5" }, "orderIndex", "Please enter a whole number."],
		["social", { platform: "Signal" }, "platform", "Choose from the list."],
		["hero", { buttonLink: "javascript:alert(1)" }, "buttonLink", "Please enter a full web address"],
		["team", { email: "nobody" }, "email", "Please enter an email address"],
		["features", { titleEn: "", titleRu: "", titleUz: "" }, "titleEn", "Please fill in this field."],
	] as const) {
		const form = contentForms[slug];
		if (!form) throw new Error(slug);
		const page = await openPage(site.send(`${content}/${slug}/new`, { ...form.form, ...wrong }));
		expect(page.status, JSON.stringify(wrong)).toBe(422);
		expect(page.one("dialog [role=alert]").text).toContain("Error saving content");
		expect(page.one(`#${box}-error`).text).toContain(text);
		if (slug === "social") expect(typedValues(page)).toMatchObject({ url: form.form.url });
		expect(await countRows(site, form.table)).toBe(0);
	}
	expect((await site.open(`${content}/features/new`)).one("#orderIndex").get("value")).toBe("0");
	await site.send(`${content}/features/new`, { titleEn: "Without", iconName: "Users", orderIndex: "" });
	expect(await site.sql("select order_index from company_features")).toEqual([{ order_index: 0 }]);

	// Failures are reported in the reader's language with the reason.
	const id = await createContent(site.system, "team", { name: "T" });
	await site.sql("alter table team_members rename column bio_uz to bio_hidden");
	const form = { nameEn: "Changed", orderIndex: "0", version: "1" };
	const failed = await openPage(site.send(`${content}/team/${id}/edit`, form, "preferred-language=ru"));
	expect(failed.status).toBe(500);
	expect(failed.one("dialog [role=alert]").text).toMatch(/Не удалось сохранить содержание.*У нас произошла ошибка\./);
	expect(typedValues(failed)).toMatchObject({ nameEn: "Changed" });
	await site.sql("alter table team_members rename to hidden");
	const kept = await openPage(site.send(`${content}/team/${id}/delete`, {}, "preferred-language=uz"));
	expect(kept.one("dialog [role=alert]").text).toMatch(/Maʼlumotni oʻchirib boʻlmadi.*Bizda xatolik yuz berdi\./);
	// A list that cannot be read says so, instead of being empty.
	expect((await site.open(`${content}/team`)).one("[role=alert]").text).toContain("Failed to fetch data");
});
