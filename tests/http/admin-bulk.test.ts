import { expect, test } from "vitest";
import { adoptInsertedRows } from "../../domain/cases/inserted-rows-commands.ts";
import { signedIn } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const texts = { textEn: "Hello {name}: {reference}", textRu: "Здравствуйте, {name}", textUz: "Salom, {name}" };
const template = { nameEn: "Reminder", ...texts };

async function given() {
	const site = await staffSite("admin");
	const ids = await applicationRows(site.sql, [{ full_name: "Aziza" }, { full_name: "Bobur", email: "b@example.com" }]);
	/** A form that may send a field several times. */
	const sendAll = (path: string, fields: Record<string, string | string[]>) => {
		const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
		return site.fetch(
			new Request(`http://localhost:3000${path}`, {
				method: "POST",
				body: new URLSearchParams(pairs),
				headers: { "sec-fetch-site": "same-origin", cookie: site.cookie },
			}),
		);
	};
	return { ...site, ids, sendAll };
}

test("applications are selected, checked, changed and changed back without script", async () => {
	const { open, send, sendAll, sql, get, cookie } = await given();
	const list = await open("/admin/applications");
	const boxes = list.all("input[name=row]");
	expect(boxes.map((box) => box.get("aria-label"))).toEqual(["Select Aziza", "Select Bobur"]);
	expect(boxes.map((box) => box.get("form"))).toEqual(Array(2).fill(list.one("form.selection").get("id")));
	const rows = boxes.map((box) => box.get("value") ?? "");
	const contacted = { action: "status", status: "contacted", how: "reached", reason: "" };
	const input = { intent: "prepare", ...contacted, back: "/admin/applications?page=1" };
	const unsaid = await sendAll("/admin/bulk", { ...input, how: "", row: rows });
	expect(unsaid.status).toBe(422);
	expect(await unsaid.text()).toContain("How did you reach the applicant?");
	const prepared = await sendAll("/admin/bulk", { ...input, row: rows });
	const address = prepared.headers.get("location") as string;
	expect(address).toMatch(/^\/admin\/bulk\/[0-9a-f-]{36}\?back=/);
	const dry = await open(address);
	expect(dry.text).toContain("2 of 2 will be changed.");
	expect(dry.href("Cancel")).toBe("/admin/applications?page=1");
	await send(address, { intent: "start" });
	expect((await open(address)).text).toContain("2 of 2 changed.");
	expect(await sql("select distinct status from applications")).toEqual([{ status: "contacted" }]);
	await send(address, { intent: "undo" });
	expect((await open(address)).text).toContain("2 of 2 changed back.");
	expect(await sql("select distinct status from applications")).toEqual([{ status: "pending" }]);
	expect((await get("/admin/bulk", { cookie })).headers.get("location")).toBe("/admin/applications");
	const next = await openPage(sendAll("/admin/bulk", { action: "note", row: rows }));
	expect(next.text).toContain("Your earlier changes");
	expect(next.text).toContain("Change the status: 2 applications");
});

test("everything that matches the filters of a list is chosen at once, on all its pages", async () => {
	const { open, sendAll, sql, system } = await given();
	const malikas = Array.from({ length: 12 }, (_, at) => ({ full_name: `Malika ${at}`, reference: `HM-9999-${at}` }));
	await applicationRows(sql, malikas);
	await adoptInsertedRows(system);
	const list = await open("/admin/applications?q=malika");
	expect(list.one("button[name=all]").text).toBe("Continue with all matches (12)");
	const back = (path: string) => ({ action: "note", all: "yes", back: path });
	for (const path of ["/admin/applications?q=malika", "/admin/queue?q=malika"]) {
		const page = await openPage(sendAll("/admin/bulk", back(path)));
		expect(page.all("[name=row]")).toHaveLength(12);
		expect(page.text).toContain("Add a note: 12 applications");
	}
});

test("the page asks for what an action needs, and refuses 201 rows with their number", async () => {
	const { sendAll, ids } = await given();
	const asked = async (fields: Record<string, string | string[]>) => {
		const answer = await sendAll("/admin/bulk", fields);
		return { status: answer.status, text: await answer.text() };
	};
	const chosen = { row: ids, back: "/admin/applications" };
	expect((await asked({ ...chosen, action: "message" })).text).toContain("There are no templates yet.");
	const rejected = await asked({ ...chosen, intent: "prepare", action: "status", status: "rejected", reason: "" });
	expect(rejected.status).toBe(422);
	expect(rejected.text).toContain("Please fill in this field.");
	const many = { ...chosen, row: Array.from({ length: 201 }, () => crypto.randomUUID()) };
	expect((await asked({ ...many, action: "office" })).text).toContain("You have selected 201 applications.");
	const refused = await asked({ ...many, intent: "prepare", action: "office", office: "seoul" });
	expect(refused.status).toBe(422);
});

test("a template is added, refused with an unknown word, and begins an answer in the applicant's language", async () => {
	const { open, send, sql } = await given();
	const wrong = await send("/admin/templates/new", { ...template, textUz: "Salom, {ism}" });
	expect(wrong.status).toBe(422);
	expect(await wrong.text()).toContain("only the words in braces that are listed above");
	expect((await send("/admin/templates/new", template)).headers.get("location")).toBe("/admin/templates");
	expect((await open("/admin/templates")).one("tbody th").text).toBe("Reminder");
	const [{ id }] = (await sql("select id from reply_templates")) as [{ id: string }];
	const [aziza] = await sql("update applicants set language = 'ru' where full_name = 'Aziza' returning id");
	const page = await open(`/admin/applicants/${aziza?.id}?template=${id}`);
	expect(page.one("#answer").text).toBe("Здравствуйте, Aziza");
	const answer = { intent: "answer", text: "By {date}", submissionKey: crypto.randomUUID() };
	const left = await send(`/admin/applicants/${aziza?.id}`, answer);
	expect(left.status).toBe(422);
	expect(await left.text()).toMatch(/Replace these words in braces with your own:[^"]*\{date\}/);
});

test("only the author sees and starts a job", async () => {
	const { sendAll, get, post, sql, siteUrl, system, ids } = await given();
	const note = { intent: "prepare", action: "note", text: "CANARY", row: ids, back: "/" };
	const prepared = await sendAll("/admin/bulk", note);
	const address = prepared.headers.get("location") as string;
	const colleague = await signedIn({ sql, siteUrl, system }, "admin");
	expect((await get(address, { cookie: colleague })).status).toBe(404);
	await post(address, { intent: "start" }, { cookie: colleague });
	expect(await sql("select state from batches")).toEqual([{ state: "ready" }]);
});
