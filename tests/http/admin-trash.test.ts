import { expect, test } from "vitest";
import { cookiesOf } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { certify } from "../support/certifications.ts";
import { program, university } from "../support/factories.ts";
import type { Page } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

/** Follows a form's redirect with its message. */
async function given() {
	const site = await staffSite("admin");
	const [id = ""] = await applicationRows(site.sql, [{ full_name: "Aziza Karimova" }]);
	const after = async (answer: Response) => site.open(answer.headers.get("location") as string, cookiesOf(answer));
	return { ...site, id, after };
}

/** The fields of the toast's form. */
const undoFields = (page: Page) =>
	Object.fromEntries(page.all(".toast form input").map((input) => [input.get("name") ?? "", input.get("value") ?? ""]));

test("a deleted application is restored from the message, and from the trash", async () => {
	const { send, sql, after, open, id } = await given();
	const dialog = (await open(`/admin/applications/${id}/delete`)).one("dialog[open]").text;
	expect(dialog).toContain("You can restore it for 30 days.");
	const deleted = await after(await send(`/admin/applications/${id}/delete?status=pending`, {}));
	expect(deleted.one(".toast").text).toBe("Item deleted successfully Undo");
	const fields = undoFields(deleted);
	expect(fields).toMatchObject({ what: "deletion", back: "/admin/applications?status=pending" });
	const undone = await send("/admin/undo", fields);
	expect(undone.headers.get("location")).toBe("/admin/applications?status=pending");
	expect((await after(undone)).one(".toast").text).toBe("Restored");
	expect(await sql("select id from applications")).toEqual([{ id }]);
	expect((await after(await send("/admin/undo", fields))).one(".toast").text).toContain("You can no longer undo this");

	await send(`/admin/content/applications/${id}/delete`, {});
	const trash = await open("/admin/trash");
	expect(trash.one("tbody tr").text).toMatch(/Aziza Karimova, HM-.*Applications.*Restore .*Delete for good/);
	const [{ id: entry }] = (await sql("select id from trash")) as [{ id: string }];
	expect((await after(await send("/admin/trash", { id: entry }))).one(".toast").text).toBe("Restored");
	expect(await sql("select id from applications")).toEqual([{ id }]);
});

test("a deleted contact message is restored from the message, and the trash deletes for good", async () => {
	const { send, sql, after, open } = await given();
	await sql("insert into contact_submissions (name, email, message) values ('Visitor', 'v@example.com', 'Hello')");
	const [{ id }] = (await sql("select id from contact_submissions")) as [{ id: string }];
	const deleted = await after(await send(`/admin/contact/${id}/delete`, {}));
	await send("/admin/undo", undoFields(deleted));
	expect(await sql("select name from contact_submissions")).toEqual([{ name: "Visitor" }]);
	await send(`/admin/contact/${id}/delete`, {});
	const [{ id: entry }] = (await sql("select id from trash")) as [{ id: string }];
	expect((await open(`/admin/trash/${entry}/delete`)).one("dialog[open]").text).toContain("You cannot undo this.");
	const gone = await after(await send(`/admin/trash/${entry}/delete`, {}));
	expect(gone.one(".toast").text).toBe("Item deleted successfully");
	expect((await open("/admin/trash")).text).toContain("The trash is empty.");
});

test("a deleted university is restored from the message with its certifications and its history", async () => {
	const { send, sql, after, open, system } = await given();
	const id = await university(system, { name: "Hanbit" });
	await certify(system, id);
	await sql("insert into revisions (record_id, version, data) values ($1, 1, '{}')", [id]);
	const stored = () =>
		sql(
			`select universities.name, universities.version, certifications.status, revisions.version as old from universities
			join certifications on university_id = universities.id join revisions on record_id = universities.id`,
		);
	const before = await stored();
	expect(before).toHaveLength(1);
	expect((await open(`/admin/universities/${id}/delete`)).one("dialog[open]").text).toContain("restore it for 30 days");
	const deleted = await after(await send(`/admin/universities/${id}/delete`, {}));
	expect(await stored()).toEqual([]);
	expect((await open("/admin/trash")).one("tbody tr").text).toMatch(/Hanbit.*Universities.*Restore/);
	const inRussian = await open("/admin/trash", "preferred-language=ru");
	expect(inRussian.one("tbody tr").text).toMatch(/Hanbit.*Университеты.*Восстановить/);
	expect((await after(await send("/admin/undo", undoFields(deleted)))).one(".toast").text).toBe("Restored");
	expect(await stored()).toEqual(before);
	// Restoring an older backup must not delete what was deleted and restored.
	expect(await sql("select restored_at is null as missing from erasures")).toEqual([{ missing: false }]);
	const log = await sql("select action from audit_log where record_id = $1 order by id", [id]);
	expect(log.map(({ action }) => action).slice(-2)).toEqual(["university:delete", "university:restore"]);
});

test("a deleted program waits for its university, and a post whose address was taken meanwhile stays in the trash", async () => {
	const { send, sql, after, system } = await given();
	const universityId = await university(system, {});
	const id = await program(system, { universityId, title: "Design" });
	const entryOf = async (label: string) =>
		(await sql("select id from trash where label = $1", [label]))[0]?.id as string;
	const restore = async (label: string) => {
		const answer = await send("/admin/trash", { id: await entryOf(label) });
		return answer.status === 303 ? (await after(answer)).one(".toast").text : await answer.text();
	};
	const [{ name }] = (await sql("select name from universities")) as [{ name: string }];
	await send(`/admin/programs/${id}/delete`, {});
	await send(`/admin/universities/${universityId}/delete`, {});
	expect(await restore("Design")).toContain("Restore that one first.");
	expect(await restore(name)).toBe("Restored");
	expect(await restore("Design")).toBe("Restored");
	expect(await sql("select title from programs")).toEqual([{ title: "Design" }]);

	const post = "insert into blog_posts (title, slug, content) values ('Visa', 'visa', 'Text') returning id";
	const [{ id: first }] = (await sql(post)) as [{ id: string }];
	await send(`/admin/blog/${first}/delete`, {});
	await sql(post);
	expect(await restore("Visa")).toContain("already exists");
	expect(await entryOf("Visa")).toBeDefined();
});

test("site content and reply templates go to the trash, too", async () => {
	const { send, sql } = await given();
	const [office] = await sql("insert into offices (name, address) values ('Busan', 'Example street') returning id");
	const [template] = await sql(`insert into reply_templates (name, text_en, text_ru, text_uz)
		values ('Diploma', 'Hello', 'Здравствуйте', 'Salom') returning id`);
	await send(`/admin/content/offices/${office?.id}/delete`, {});
	await send(`/admin/templates/${template?.id}/delete`, {});
	for (const { id } of await sql("select id from trash")) await send("/admin/trash", { id });
	expect(await sql("select id from offices")).toEqual([office]);
	expect(await sql("select id from reply_templates")).toEqual([template]);
	expect(await sql("select id from trash")).toEqual([]);
});
