import { expect, test } from "vitest";
import { staffSite } from "../support/staff.ts";

const person = {
	name: "Madina Karimova",
	phone: "+998 90 111-22-33",
	email: "",
	message: "Wants to study design in Busan.",
	language: "uz",
	source: "fair",
	termsTold: "yes",
};

test("staff 2: a person is entered by hand without script, found by the source, and made an applicant in one form", async () => {
	const { open, send, sql } = await staffSite("admin");
	expect((await open("/admin/contact")).href("New inquiry")).toBe("/admin/contact/new");
	const { termsTold: _, ...untold } = person;
	const refused = await send("/admin/contact/new", { ...untold, source: "" });
	expect(refused.status).toBe(422);
	const text = await refused.text();
	expect(text).toContain("Tell the person first how we use their data.");
	expect(text).toContain("Wants to study design in Busan.");
	expect((await send("/admin/contact/new", person)).headers.get("location")).toBe("/admin/contact");
	expect((await open("/admin/contact?source=fair")).one("tbody th").text).toContain("Madina Karimova Fair");
	expect((await open("/admin/contact?source=call")).all("tbody th")).toEqual([]);
	const [{ id }] = (await sql("select id from contact_submissions")) as [{ id: string }];
	const message = await open(`/admin/contact/${id}`);
	expect(message.href("Create an application")).toBe(`/admin/contact/${id}/application`);
	const form = await open(`/admin/contact/${id}/application`);
	expect(form.one("[name=phoneNumber]").get("value")).toBe(person.phone);
	const more = { phoneNumber: person.phone, location: "Samarkand", age: "18" };
	const unsaid = await send(`/admin/contact/${id}/application`, more);
	expect(unsaid.status).toBe(422);
	expect(await unsaid.text()).toContain("An application needs the person’s consent.");
	const made = await send(`/admin/contact/${id}/application`, { ...more, termsAgreed: "yes" });
	const page = await open(made.headers.get("location") as string);
	expect(page.one("h1").text).toBe("Madina Karimova");
	expect(page.one("main").text).toContain("Wants to study design in Busan.");
	expect((await open(`/admin/contact/${id}`)).all("a").map((link) => link.text)).not.toContain("Create an application");
});

test("a message is added to the case of an application by its number, and a wrong number is named", async () => {
	const { open, send, sql } = await staffSite("admin");
	await send("/admin/contact/new", person);
	const [{ id }] = (await sql("select id from contact_submissions")) as [{ id: string }];
	const wrong = await send(`/admin/contact/${id}/attach`, { reference: "HM-2222-2222" });
	expect(wrong.status).toBe(422);
	expect(await wrong.text()).toContain("No application has this number.");
	await send(`/admin/contact/${id}/application`, {
		...{ phoneNumber: person.phone, location: "Samarkand", age: "18", termsAgreed: "yes" },
	});
	await send("/admin/contact/new", { ...person, name: "Her mother", phone: "+998 90 111-22-44" });
	const [{ mother, reference, applicant }] = (await sql(
		`select (select id from contact_submissions where name = 'Her mother') as mother, reference, applicant_id as applicant from applications`,
	)) as [{ mother: string; reference: string; applicant: string }];
	await send(`/admin/contact/${mother}/attach`, { reference });
	expect((await open(`/admin/contact/${mother}`)).href("Open the case")).toBe(`/admin/applicants/${applicant}`);
});
