import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { submitApplication } from "../../domain/cases/applications/commands.ts";
import { cookiesOf } from "../support/accounts.ts";
import { program, programs, university } from "../support/factories.ts";
import { openPage, type Page } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const titles = (page: Page) => page.all("tbody th").map(({ text }) => text);

test("DASH-05, DASH-06, DASH-14, DASH-15, DASH-16, DASH-17: ten per page, newest first; search in title and description, by university and by type", async () => {
	const site = await staffSite();
	const one = await university(site.system, { name: "Alpha", nameRu: "Альфа", location: "Seoul" });
	const other = await university(site.system, { name: "Alpha College", location: "Busan" });
	await program(site.system, { universityId: one, title: "Design", description: "With ceramics", type: "Master" });
	await program(site.system, { universityId: other, title: "Ceramics", requirements: "Design portfolio" });
	await program(site.system, { universityId: other, title: "Korean", type: "Language" });
	const found = async (query: string) => titles(await site.open(`/admin/programs?${query}`)).sort();
	expect(await found("q=ceramics")).toEqual(["Ceramics", "Design"]);
	expect(await found("q=design")).toEqual(["Design"]);
	// A complete name matches that university only; a part of it, or a place, matches all that contain it.
	expect(await found("university=alpha")).toEqual(["Design"]);
	expect(await found(`university=${encodeURIComponent("Альфа")}`)).toEqual(["Design"]);
	expect(await found("university=busan")).toEqual(["Ceramics", "Korean"]);
	expect(await found("university=alph")).toEqual(["Ceramics", "Design", "Korean"]);
	expect(await found("university=nobody")).toEqual([]);
	expect(await found("type=Language")).toEqual(["Korean"]);
	expect(await found("type=Bachelor&university=college&q=ceramics")).toEqual(["Ceramics"]);
	await programs(site.system, 8, { universityId: one });
	const [first, second] = [await site.open("/admin/programs"), await site.open("/admin/programs?page=2")];
	const newest = await site.sql("select title from programs order by created_at desc, id desc");
	expect([...titles(first), ...titles(second)]).toEqual(newest.map(({ title }) => title));
	expect(first.text).toContain("Showing 1 to 10 of 11");
	expect(second.text).toContain("Showing 11 to 11 of 11");
	expect(first.href("Page 2")).toBe("/admin/programs?page=2");
	const types = first.one("select[name=type]").all("option");
	expect(types.map(({ text }) => text)).toEqual(["Type: All types", "Bachelor", "Master", "PhD", "Language Course"]);
});

test("a record writes its dates as the reader does", async () => {
	const site = await staffSite();
	const id = await program(site.system, { applicationDeadline: "2027-03-01" });
	const dates = (await site.open(`/admin/programs/${id}`)).one(".record-view").text;
	expect(dates).toContain("1 March 2027");
	expect(dates).not.toContain("2027-03-01");
});

test("choosing a university works with 5,000 of them", async () => {
	const site = await staffSite();
	await site.sql(`insert into universities (name, location)
		select 'University ' || n, 'Seoul' from generate_series(1, 5000) n`);
	const page = await site.open("/admin/programs/new");
	expect(page.html.length).toBeLessThan(60_000);
	const answer = await site.get("/admin/programs/universities.data?q=university%204999", { cookie: site.cookie });
	const text = await answer.text();
	expect(text).toContain("University 4999");
	expect(text.match(/University \d/g)?.length).toBeLessThanOrEqual(20);
});

const form = {
	...{ university: "Alpha", universityId: "", titleEn: "Design", titleRu: "Дизайн" },
	...{ type: "Master", feesEn: "4,000,000 KRW", applicationDeadline: "" },
};
/** In Russian; universities are tested in Uzbek, posts in English. */
test("DASH-07, DASH-08, DASH-09, DASH-10, ERR-30, O-42, ROLE-08, CALL-50, VALID-16: add, view, edit and delete work without script, with messages in the reader's language", async () => {
	const site = await staffSite("owner");
	const universityId = await university(site.system, { name: "Alpha", nameRu: "Альфа", nameUz: "Alfa" });
	const bystander = await program(site.system, { universityId });
	const speak = "preferred-language=ru";
	const follow = async (answer: Response) => {
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/programs"]);
		return site.open("/admin/programs", `${speak}; ${cookiesOf(answer)}`);
	};
	const added = await follow(await site.send("/admin/programs/new", form, speak));
	expect(added.one(".toast").text).toBe("Программа добавлена");
	const [row] = await site.sql("select * from programs where title_en = 'Design'");
	expect(row).toMatchObject({
		...{ title: "Design", title_ru: "Дизайн", type: "Master", university_id: universityId },
		...{ application_deadline: null, fees: "4,000,000 KRW" },
	});

	const path = `/admin/programs/${row.id}`;
	expect((await site.open(path, speak)).one("dialog").text).toContain("Альфа");
	const edit = await site.open(`${path}/edit`, speak);
	expect(edit.one("input[name=universityId]").get("value")).toBe(universityId);
	const changed = { ...form, applicationDeadline: "2026-11-30", type: "PhD", version: "1" };
	expect((await follow(await site.send(`${path}/edit`, changed, speak))).one(".toast").text).toBe("Программа изменена");
	const stored = await site.sql("select type, application_deadline::text as day from programs where version = 2");
	expect(stored).toEqual([{ type: "PhD", day: "2026-11-30" }]);

	expect((await follow(await site.send(`${path}/delete`, {}, speak))).one(".toast").text).toContain("Запись удалена");
	expect(await site.sql("select id, version from programs")).toEqual([{ id: bystander, version: 1 }]);
});

test("VALID-18, O-37, ERR-23, ERR-25: an unknown university is rejected; deleting requires confirmation, and is rejected while applications refer to the program; a failed write is reported with all input", async () => {
	const site = await staffSite();
	const first = await university(site.system, { name: "Alpha" });
	await university(site.system, { name: "Alpha" });
	const id = await program(site.system, { universityId: first, title: "Design" });
	const path = `/admin/programs/${id}`;
	// Of two universities with the same name, the previous choice stays.
	expect((await site.send(`${path}/edit`, { ...form, universityId: first, version: "1" })).status).toBe(303);
	for (const [university, universityId] of [
		["Alpha", ""],
		["Nobody", first],
	] as const) {
		const page = await openPage(site.send(`${path}/edit`, { ...form, university, universityId, version: "2" }));
		expect([page.status, page.one("#university-error").text]).toEqual([422, "Choose from the list."]);
		expect(page.one("#university").get("value")).toBe(university);
	}

	const person = { fullName: "Test Person", location: "Tashkent", phoneNumber: "+998 71 000 00 00", age: "19" };
	await submitApplication(
		site.system,
		{ ...person, termsAgreed: true, universityId: first, programId: id },
		{ key: randomUUID(), language: "en", client: "a visitor" },
	);
	const asked = (await site.open(`${path}/delete`)).one("dialog");
	expect(asked.one("h2").text).toBe("Are you sure you want to delete this item?");
	expect(asked.text).toContain("Design");
	const inUse = await openPage(await site.send(`${path}/delete`, {}));
	expect(inUse.status).toBe(409);
	expect(inUse.one("dialog [role=alert]").text).toContain("Failed to delete item This program is used in applications");
	expect(titles(inUse)).toEqual(["Design"]);

	await site.sql("alter table programs add constraint broken check (title_ru is null) not valid");
	for (const [language, address, title] of [
		["uz", "/admin/programs/new", "Dasturni qoʻshib boʻlmadi"],
		["ru", `${path}/edit`, "Не удалось изменить программу"],
	] as const) {
		const typed = { ...form, universityId: first, version: "2" };
		const page = await openPage(site.send(address, typed, `preferred-language=${language}`));
		expect(page.status).toBe(500);
		expect(page.one("dialog [role=alert]").text).toContain(title);
		expect(page.one("#titleRu").get("value")).toBe("Дизайн");
		expect(page.one("#type").one("option[selected]").get("value")).toBe("Master");
	}
});
