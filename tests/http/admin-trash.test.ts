import { expect, test } from "vitest";
import { cookiesOf } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { staffSite } from "../support/staff.ts";

/** Follows a form's redirect with its message. */
async function given() {
	const site = await staffSite("admin");
	const [id = ""] = await applicationRows(site.sql, [{ full_name: "Aziza Karimova" }]);
	const after = async (answer: Response) => site.open(answer.headers.get("location") as string, cookiesOf(answer));
	return { ...site, id, after };
}

/** The fields of the toast's form. */
const undoFields = (page: Awaited<ReturnType<Awaited<ReturnType<typeof given>>["open"]>>) =>
	Object.fromEntries(
		page
			.one(".toast form")
			.all("input")
			.map((input) => [input.get("name") ?? "", input.get("value") ?? ""]),
	);

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
	expect(trash.one("tbody tr").text).toMatch(/Aziza Karimova, HM-.*Application.*Restore Delete for good/);
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
	expect((await after(await send(`/admin/trash/${entry}/delete`, {}))).one(".toast").text).toBe(
		"Item deleted successfully",
	);
	expect((await open("/admin/trash")).text).toContain("The trash is empty.");
});

test("a new status is taken back from the message", async () => {
	const { send, sql, after, id } = await given();
	const changed = await after(await send(`/admin/applications/${id}/status`, { status: "in_review" }));
	expect(changed.one(".toast").text).toBe("Application status updated successfully Undo");
	const undone = await send("/admin/undo", undoFields(changed));
	expect((await after(undone)).one(".toast").text).toBe("The change was undone");
	expect(await sql("select status from applications")).toEqual([{ status: "pending" }]);
});
