import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { adminTexts } from "../../app/admin/all-texts.ts";
import { headingOf, sheetNames } from "../../app/admin/import-export.ts";
import { readRows } from "../../domain/desk/import-export/rules.ts";
import { columnsOf, type ExportKind, exportKinds } from "../../domain/desk/import-export/schema.ts";
import { signedIn } from "../support/accounts.ts";
import { university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { csvOf, rowsOf } from "../support/sheets.ts";
import type { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

const soon = { timeout: 60_000 };

async function office(...options: Parameters<typeof testSite>) {
	const site = await staffSite("admin", options);
	const submit = (kind: string, fields: Record<string, string | File>, { cookie = site.cookie, data = "" } = {}) => {
		const body = new FormData();
		for (const [name, value] of Object.entries(fields)) body.set(name, value);
		const headers = { "sec-fetch-site": "same-origin", cookie };
		const url = `http://localhost:3000/admin/import-export${data}?noun=${kind}`;
		return site.fetch(new Request(url, { method: "POST", body, headers }));
	};
	const upload = (kind: string, bytes: Uint8Array, how: { cookie?: string; name?: string; data?: string } = {}) =>
		submit(kind, { file: new File([bytes as BlobPart], how.name ?? "file.csv") }, how);
	/** Uploads a file, and waits until the page of the import shows this text. */
	const checked = async (kind: string, rows: string[][], text: string, how: Parameters<typeof upload>[2] = {}) => {
		const path = (await upload(kind, csvOf(rows), how)).headers.get("location") ?? "";
		return { path, page: await until(path, text) };
	};
	/** Waits until an import's page shows this text. */
	const until = async (path: string, text: string) => {
		await expect.poll(async () => (await site.open(path)).text, soon).toContain(text);
		return site.open(path);
	};
	const file = async (query: string) => {
		const answer = await site.get(`/admin/import-export/file?${query}`, { cookie: site.cookie });
		return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
	};
	return { ...site, submit, upload, checked, until, file };
}

test("every heading of every language is read as its column", () => {
	for (const kind of exportKinds)
		for (const t of Object.values(adminTexts)) {
			const head = columnsOf[kind].map((column) => headingOf(kind, column, t));
			const [row] = readRows(kind, [head, head.map((_, at) => `cell ${at}`)], "xlsx", sheetNames(kind));
			expect(Object.keys(row?.cells ?? {})).toEqual(columnsOf[kind]);
		}
});

test("DASH-06: an export contains the filtered list", async () => {
	const site = await office("sample");
	expect((await site.open("/admin")).href("Import")).toBe("/admin/import-export?noun=universities");
	const list = await site.open("/admin/programs?q=design&page=2");
	const exchange = await site.open(list.href("Export")?.replace("#export", "") ?? "");
	const total = await site.sql("select count(*)::int as count from programs");
	expect(exchange.text).toMatch(/As filtered in the list: \d+ programs/);
	expect(exchange.href("Back to programs")).toBe("/admin/programs?q=design&page=2");
	const { bytes, answer } = await site.file(exchange.href("Download CSV")?.split("?")[1] ?? "");
	expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="programs-\d{4}-\d\d-\d\d\.csv"$/);
	const rows = await rowsOf(bytes);
	expect(rows.length).toBeGreaterThan(3);
	expect(rows.length).toBeLessThan(total[0]?.count);
	const all = await site.file("noun=programs&format=xlsx");
	expect(await rowsOf(all.bytes)).toHaveLength(1 + total[0]?.count);
});

test("errors are reported in the reader's language, and only rows without errors are written", async () => {
	const site = await office();
	const sheet = [
		["name", "location", "ranking", "is_public"],
		["One", "", "x", "perhaps"],
		["Two", "Seoul", "1", "yes"],
	];
	const { path, page } = await site.checked("universities", sheet, "1 row has errors");
	for (const words of ["Location: must not be empty.", "Ranking: Please enter a number."])
		expect(page.text).toContain(words);
	const inUzbek = await site.open(path, "preferred-language=uz");
	expect(inUzbek.text).toContain("Joylashuvi: boʻsh boʻlmasligi kerak.");
	expect((await site.send(`${path}?do=write`, {})).status).toBe(303);
	await site.until(path, "Saved: 1 new, 0 changed. Visitors can already see this. Not saved: 1 row with errors.");
	expect(await site.sql("select name from universities")).toEqual([{ name: "Two" }]);
	const cp1251 = Uint8Array.from([...Buffer.from("name;location\r\n"), 0xd1, 0xe5, 0xf3, 0xeb, 0x3b, 0xd1]);
	for (const [bytes, message] of [
		[cp1251, "Файл не в кодировке UTF-8."],
		[csvOf([["name", "wage"]]), "Столбец «wage» нам неизвестен."],
		[new Uint8Array(), "Сначала выберите файл."],
	] as const) {
		const cookie = `${site.cookie}; preferred-language=ru`;
		const refused = await openPage(site.upload("universities", bytes, { cookie }));
		expect([refused.status, refused.one("[role=alert]").text]).toEqual([422, expect.stringContaining(message)]);
	}
});

test("without script, the page of a file that is being checked reloads itself", async () => {
	const site = await office("empty", { jobs: { workers: 0 } });
	const sent = await site.upload("universities", csvOf([["name"], ["One"]]));
	expect((await site.open(sent.headers.get("location") ?? "")).html).toContain('http-equiv="refresh" content="3"');
});

test("ROLE-07, S-02: only staff can import and export, uploads have a size limit, and a session renewed by one keeps its cookie", async () => {
	const site = await office();
	const user = await signedIn(site, "user");
	const sheet = csvOf([
		["name", "location"],
		["One", "Seoul"],
	]);
	await site.sql("update sessions set updated_at = now() - interval '6 minutes'");
	const renewing = await site.upload("universities", sheet);
	expect(renewing.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toContain("session");
	const path = renewing.headers.get("location") ?? "";
	await site.until(path, "Nothing has been saved yet.");
	for (const [cookie, status] of [
		["", 401],
		[user, 403],
	] as const) {
		expect((await site.upload("universities", sheet, { cookie })).status).toBe(status);
		expect((await site.upload("universities", sheet, { cookie, data: ".data" })).status).toBe(status);
		for (const action of ["write", "discard", "recheck"]) {
			expect((await site.post(`${path}?do=${action}`, {}, { cookie })).status).toBe(status);
		}
		for (const address of [path, "/admin/import-export", "/admin/import-export/file?noun=programs&format=csv"]) {
			expect([302, 303]).toContain((await site.get(address, { cookie })).status);
		}
	}
	expect(await site.sql("select state from imports")).toEqual([{ state: "ready" }]);
	expect((await site.upload("universities", new Uint8Array(33 * 1024 * 1024))).status).toBe(413);
	const other = new Request(`http://localhost:3000${path}?do=write`, {
		method: "POST",
		headers: { cookie: site.cookie, "sec-fetch-site": "cross-site" },
	});
	expect((await site.fetch(other)).status).toBe(403);
	expect(await site.sql("select * from universities")).toEqual([]);
});

test("staff 12: a file may name the values of closed lists as we do in any language, in any letter case", async () => {
	const read = (kind: ExportKind, cells: Record<string, string>) =>
		readRows(kind, [Object.keys(cells), Object.values(cells)], "csv", sheetNames(kind))[0]?.cells ?? {};
	const fee = (kind: string, period: string, certainty: string) =>
		`${kind} | 900000 | ${period} | 2026 | ${certainty} | https://example.com/fees | 2026-11-21`;
	const stored = fee("dormitory", "per_month", "illustrative");
	const example = fee("общежитие", "за месяц", "примерно, для ориентира");
	for (const [type, tuition_period, other_fees, ...values] of [
		["bachelor", "Per Semester", fee("Dormitory", "per month", "about, as an example"), "Bachelor", "per_semester"],
		["БАКАЛАВРИАТ (вечерний)", "за семестр", example, "Bachelor (вечерний)", "per_semester"],
		["Til kursi", "bir kurs uchun", fee("yotoqxona", "bir oy uchun", "illustrative"), "Language", "per_term"],
		["докторантура", "", stored, "PhD", ""],
	] as const) {
		const cells = Object.values(read("programs", { university: "One", title: "A", type, tuition_period, other_fees }));
		expect(cells.map((cell) => cell.replace(/ *\| */g, " | "))).toEqual(["One", "A", ...values, stored]);
	}
	const provinces = ["СЕУЛ", "north gyeongsang"].map((province) => read("universities", { name: "One", province }));
	expect(provinces.map(({ province }) => province)).toEqual(["seoul", "north_gyeongsang"]);
	const site = await staffSite("admin");
	const help = (await site.open("/admin/import-export?noun=programs", "preferred-language=ru")).text;
	for (const words of ["за месяц", "примерно, для ориентира", "Общежитие | 600000-900000 | за семестр"])
		expect(help).toContain(words);
});

test("staff 7.19: ten programs that a content manager types into the Russian template, which has an example and values to choose from, are imported at the first attempt", async () => {
	const site = await office();
	await university(site.system, { name: "Hanbit", nameRu: "Ханбит" });
	const cookie = `${site.cookie}; preferred-language=ru`;
	const template = await site.get("/admin/import-export/file?noun=programs&template&format=xlsx", { cookie });
	const bytes = new Uint8Array(await template.arrayBuffer());
	const [head = [], example = []] = await rowsOf(bytes);
	const xml = Buffer.from(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? []).toString();
	const column = String.fromCharCode(65 + head.indexOf("Уровень"));
	expect(xml).toContain(`sqref="${column}2:${column}10001"><formula1>Lists!$${column}$1:$${column}$4</formula1>`);
	const row = (cells: Record<string, string>) => {
		for (const heading of Object.keys(cells)) expect(head).toContain(heading);
		return head.map((heading) => cells[heading] ?? "");
	};
	const types = ["Бакалавриат", "бакалавриат", "МАГИСТРАТУРА", "Магистратура (MBA)", "докторантура"];
	const typed = (at: number) =>
		row({
			Университет: at % 2 ? "Ханбит" : "ханбит",
			"Название (Русский)": `Программа ${at}`,
			Уровень: types[at % types.length] as string,
			Направление: at % 2 ? "бизнес и право" : "Бизнес и право",
			"Срок подачи заявок": "05.12.2026",
			"Язык обучения": "корейский, английский",
			"Обучение: Сумма": at % 2 ? "3 500 000" : "3\u00a0500\u00a0000",
			"Обучение: Оплачивается": "За семестр",
			"Обучение: Учебный год": "2027",
			"Обучение: Источник": "https://www.example.com/fees",
			"Обучение: Проверено": "1.11.2026",
			"Другие платежи": "Общежитие | 900 000 | за семестр | 2027 | | https://www.example.com/room | 01.11.2026",
		});
	const rows = Array.from({ length: 10 }, (_, at) => typed(at));
	const bad = row({ Университет: "Неизвестный", "Название (Русский)": "Лишняя", Уровень: "Бакалавриат" });
	const upper = head.map((heading) => heading.toUpperCase());
	const how = { cookie, name: "весна.csv" };
	const { path } = await site.checked("programs", [upper, example, ...rows, bad], "1 row has errors", how);
	expect(await site.sql("select from programs")).toEqual([]);
	const report = await site.open(path, "preferred-language=ru");
	expect(report.all('.report tr[data-state="wrong"]').map(({ text }) => text)).toEqual([
		"13 Лишняя С ошибкой Университет: такого университета нет. Напишите полное название, как в списке университетов, или сначала добавьте его.",
	]);
	await site.send(`${path}?do=write`, {});
	await site.until(path, "Saved: 10 new, 0 changed.");
	const exchange = await site.open("/admin/import-export?noun=programs");
	expect(exchange.text).toContain("весна.csv : saved");
	const twice = await openPage(site.send(`${path}?do=write`, {}));
	expect(twice.one("[role=alert]").text).toContain("Someone else has already continued this import.");
	const saved = await site.sql(`select title, type, study_field, application_deadline::text as deadline, taught_in,
		fee_items -> 0 ->> 'amount' as tuition, fee_items -> 1 ->> 'checkedOn' as checked from programs order by title_ru`);
	expect(saved).toHaveLength(10);
	expect(saved[3]).toEqual({
		...{ title: "Программа 3", type: "Master (MBA)", study_field: "business_law", deadline: "2026-12-05" },
		...{ taught_in: ["ko", "en"], tuition: "3500000", checked: "2026-11-01" },
	});
});

test("forty people of a fair are pasted, checked, added with a task each, and taken back", async () => {
	const site = await office();
	expect((await site.open("/admin/contact")).href("Add people from a list")).toBe("/admin/import-export?noun=contacts");
	const many = Array.from({ length: 40 }, (_, at) => `Guest ${at}\t+99890${1_000_000 + at}\tBachelor`);
	const paste = (rows: string) => site.submit("contacts", { title: "Fair in Tashkent", rows, language: "uz" });
	const wrong = await openPage(paste("Samarkand"));
	expect(wrong.one("[role=alert]").text).toContain("We found no names");
	expect(wrong.one("textarea").text).toBe("Samarkand");
	expect(wrong.one("input[name=title]").get("value")).toBe("Fair in Tashkent");

	const sent = await paste([...many, "Guest 7\t90 100 00 07", "Nobody"].join("\n"));
	const path = sent.headers.get("location") ?? "";
	const checked = await site.until(path, "1 row has errors.");
	expect(checked.all(".report tbody tr").map(({ text }) => text)[0]).toBe(
		"42 Nobody Error Email: a phone number or an email address is missing.",
	);
	expect(checked.text).toContain("New: 40");
	expect(checked.text).toContain("Already there: 1");
	await site.send(`${path}?do=write`, {});
	const done = await site.until(path, "Added: 40 people, each with a task in the queue.");
	const added = await site.sql(
		"select message, language, count(*)::int as many from contact_submissions group by 1, 2",
	);
	expect(added).toEqual([{ message: "Fair in Tashkent\nBachelor", language: "uz", many: 40 }]);
	const open = "select count(*)::int as many from tasks where kind = 'answer_contact' and done_at is null";
	expect(await site.sql(open)).toEqual([{ many: 40 }]);
	expect(await site.sql("select from deliveries")).toEqual([]);

	const again = await paste(many.join("\n"));
	await site.until(again.headers.get("location") ?? "", "Everyone in the list is already in the messages");
	await site.sql("update contact_submissions set state = 'answered' where phone = '+998901000000'");
	const takeBack = done.all("form").find((form) => form.has("button") && form.text === "Delete these messages");
	expect((await site.send(takeBack?.get("action") ?? "", {})).status).toBe(303);
	expect(await site.sql("select phone from contact_submissions")).toEqual([{ phone: "+998901000000" }]);
	expect(await site.sql(open)).toEqual([{ many: 1 }]);
});

test("B4, B16, B18-2: rules, pack templates and scholarships are imported by the Russian template of their lists, and a report names the row, the column, the line and what may be there", async () => {
	const site = await office();
	await university(site.system, { name: "Hanbit University" });
	const cookie = `${site.cookie}; preferred-language=ru`;
	const place = { Университет: "Hanbit University" };
	for (const [kind, name, values] of [
		["document-rules", "Фотография", { Документ: "Фотография", "Для чего": "Для визы", "Нужен ли он?": "нужен" }],
		["pack-templates", "Магистратура", { "Название для сотрудников": "Магистратура", ...place }],
		["scholarships", "Скидка", { Название: "Скидка", ...place }],
	] as const) {
		expect((await site.open(`/admin/${kind}`)).href("Import")).toBe(`/admin/import-export?noun=${kind}`);
		const answer = await site.get(`/admin/import-export/file?noun=${kind}&template=yes&format=xlsx`, { cookie });
		const [head = [], example = []] = await rowsOf(new Uint8Array(await answer.arrayBuffer()));
		// The example without its mark is a row like any other.
		const cells: Record<string, string> = { id: "", ...values };
		const own = head.map((column, at) => cells[column] ?? example[at] ?? "");
		const { path, page } = await site.checked(kind, [head, example, own], "Nothing has been saved yet.");
		expect(page.all(".report tbody tr").map(({ text }) => text)).toEqual([expect.stringMatching(/^3 .* New$/)]);
		await site.send(`${path}?do=write`, {});
		await site.until(path, "Saved: 1 new, 0 changed.");
		const list = await openPage(site.get(`/admin/${kind}`, { cookie }));
		expect(list.one("tbody").text).toContain(name);
		expect((await site.open(`/admin/import-export?noun=${kind}`)).text).toMatch(/All: 1 (rule|template|scholarship)\./);
	}
	const rows = [
		["name", "provider", "levels", "benefits", "source", "grade", "checked_on"],
		["Grant", "Agency", "Bachelor", "Tuition | 50\nHousing | 50", "", "B", "2026-11-22"],
	];
	const { page } = await site.checked("scholarships", rows, "1 row has errors.");
	expect(page.one(".report th[scope=row]").text).toBe("2 Grant · Bachelor");
	expect(page.all(".report li").map(({ text }) => text)).toEqual([
		"Who pays: must be one of: The Korean government, The university, A foundation or a company.",
		"What it pays, 2, What for: must be one of: tuition, allowance, Korean language course, flights, health insurance, dormitory, other costs.",
		"Source: must be a full web address that begins with https://.",
	]);
});
