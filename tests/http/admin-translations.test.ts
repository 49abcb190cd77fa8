import { expect, test } from "vitest";
import { createContent, updateContent } from "../../domain/content/site/commands.ts";
import { content } from "../support/content-forms.ts";
import { staffSite } from "../support/staff.ts";

const translations = `${content}/translations`;

test("missing and outdated translations are counted per language and link to their fields; an outdated one leaves the list when staff confirm it", async () => {
	const site = await staffSite();
	const office = { name: "Офис", nameRu: "Офис", address: "A", addressEn: "A", addressRu: "А", addressUz: "A" };
	const officeId = await createContent(site.system, "offices", office);
	const missing = (await site.open(translations)).all("[data-state=missing]");
	expect(missing.map((each) => [each.get("data-language"), each.text, each.get("href")])).toEqual([
		["en", "1 text is missing", `${translations}?language=en&state=missing`],
		["ru", "no texts are missing", `${translations}?language=ru&state=missing`],
		["uz", "1 text is missing", `${translations}?language=uz&state=missing`],
	]);
	const entry = (await site.open(`${translations}?language=uz`)).links("Offices: Офис — Name")[0];
	const [address = "", box] = (entry?.get("href") ?? "").split("#");
	expect(address).toMatch(new RegExp(`^${content}/offices/${officeId}/edit`));
	expect((await site.open(address)).one(`#${box}`).get("name")).toBe("nameUz");

	const feature = (name: string) => ({ title: name, titleEn: name, titleRu: "Р", titleUz: "U", iconName: "Users" });
	const changedOne = async (name: string) => {
		const id = await createContent(site.system, "features", feature(name));
		await updateContent(site.system, "features", id, feature(`${name} anew`));
		return id;
	};
	const ids = [await changedOne("One"), await changedOne("Two")];
	const list = `${translations}?language=ru&state=older`;
	const entries = async () => (await site.open(list)).all("li a[href*=edit]").map(({ text }) => text);
	expect(await entries()).toEqual(["Features: One anew — Title", "Features: Two anew — Title"]);
	const page = await site.open(list);
	expect(page.all("li p[lang=en]").map(({ text }) => text)).toEqual(["One anew", "Two anew"]);
	const inputs = page.all("li form")[0]?.all("input") ?? [];
	const fields = Object.fromEntries(inputs.map((input) => [input.get("name") ?? "", input.get("value") ?? ""]));
	expect(fields).toMatchObject({ kind: "features", id: ids[0], text: "titleRu" });
	const answer = await site.send(list, fields);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, list]);
	expect(await entries()).toEqual(["Features: Two anew — Title"]);
	expect((await site.send(list, { ...fields, kind: "constructor" })).status).toBe(404);

	const form = (await site.open(list)).one("li a[href*=edit]").get("href") ?? "";
	const dialog = await site.open(form);
	expect(dialog.one("#titleRu-older").text).toBe("behind the English text");
	expect(dialog.one("#titleRu").get("aria-describedby")).toBe("titleRu-older");
	expect(dialog.all("#titleEn-older")).toEqual([]);
	const texts = { titleEn: "Two anew", titleRu: "Р", titleUz: "U", titleRuStillRight: "yes" };
	const changed = { ...texts, iconName: "Users", orderIndex: "0", version: "2" };
	const saved = await site.send(form.split("#")[0] as string, changed);
	expect([saved.status, saved.headers.get("location")]).toEqual([303, list]);
	expect(await entries()).toEqual([]);
});
