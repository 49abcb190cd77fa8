import { expect, test } from "vitest";
import { updateProgram, updateUniversity } from "../../domain/catalog/commands.ts";
import { createPost, updatePost } from "../../domain/content/blog/commands.ts";
import { createContent, updateContent } from "../../domain/content/site/commands.ts";
import { cookiesOf } from "../support/accounts.ts";
import { program, university } from "../support/factories.ts";
import { openPage, type Part } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const post = (title: string) => ({
	...{ slug: "a-post", title, titleEn: title, content: `About ${title}`, tags: ["visa", "home"] },
});
/** The fields of the form in a dialog. */
const fieldsOf = (dialog: Part) =>
	Object.fromEntries(
		dialog.all("form input, form textarea").map((box) => [box.get("name") ?? "", box.get("value") ?? box.text]),
	);

test("a post's editor links to its revisions; each can be viewed and restored without script, but not over an unseen change", async () => {
	const site = await staffSite();
	const id = await createPost(site.system, post("First"));
	for (const title of ["Second", "Third"]) await updatePost(site.system, id, post(title));
	const versions = `/admin/blog/${id}/versions`;
	expect((await site.open(`/admin/blog/${id}/edit`)).href("Earlier versions")).toBe(versions);
	const newest = (await site.open(versions)).one("dialog");
	expect(newest.text).toMatch(/Second.*visa, home/);
	// Word by word, what was removed and added since.
	const differences = newest.one("[data-differences]");
	expect(differences.all("del").map(({ text }) => text)).toEqual(["Second", "Second"]);
	expect(differences.all("ins").map(({ text }) => text)).toEqual(["Third", "Third"]);
	const earlier = [2, 1].map((version) => `${versions}?version=${version}`);
	expect(newest.all("ol a").map((link) => link.get("href"))).toEqual(earlier);
	const first = (await site.open(`${versions}?version=1`)).one("dialog");
	expect(first.text).toContain("About First");
	const again = await openPage(site.send(versions, { restored: "1", version: "2" }));
	expect([again.status, again.one("[role=alert]").text]).toEqual([409, expect.stringContaining("Not done")]);
	expect(await site.sql("select title from blog_posts")).toEqual([{ title: "Third" }]);
	const answer = await site.send(versions, fieldsOf(first));
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/blog"]);
	expect((await site.open("/admin/blog", cookiesOf(answer))).one(".toast").text).toContain("Restored");
	expect(await site.sql("select title, tags, version from blog_posts")).toEqual([
		{ title: "First", tags: ["visa", "home"], version: 4 },
	]);
});

test("universities, programs and site content have earlier versions, which can be restored, and an unchanged record says so", async () => {
	const site = await staffSite();
	const first = await university(site.system, { name: "Hanbit" });
	const second = await university(site.system, { name: "Saebyeok" });
	const id = await program(site.system, { universityId: first, title: "Design" });
	await updateUniversity(site.system, first, { name: "Hanbit University", location: "Seoul" });
	await updateProgram(site.system, id, { universityId: second, title: "Art", type: "Master" });
	for (const [base, before] of [
		[`/admin/universities/${first}`, "Hanbit"],
		[`/admin/programs/${id}`, "Design"],
	] as const) {
		expect((await site.open(`${base}/edit`)).href("Earlier versions")).toBe(`${base}/versions`);
		const dialog = (await site.open(`${base}/versions`)).one("dialog");
		expect(dialog.text).toContain(before);
		expect((await site.send(`${base}/versions`, fieldsOf(dialog))).status).toBe(303);
	}
	expect((await site.open(`/admin/programs/${id}/versions`)).one("dialog").text).toContain("Saebyeok");
	const restored = await site.sql(
		"select title, name from programs join universities on universities.id = university_id",
	);
	expect(restored).toEqual([{ title: "Design", name: "Hanbit" }]);

	const office = { name: "Seoul", nameEn: "Seoul", address: "One street", addressEn: "One street" };
	const officeId = await createContent(site.system, "offices", office);
	const versions = `/admin/content/offices/${officeId}/versions`;
	expect((await site.open(versions)).one("dialog").text).toContain("No one has changed anything here yet.");
	await updateContent(site.system, "offices", officeId, { ...office, phone: "+82 2 000 0000" });
	await updateContent(site.system, "offices", officeId, office);
	expect((await site.open(versions)).one("dialog").text).toContain("+82 2 000 0000");
	expect((await site.send(versions, { restored: "2", version: "3" })).status).toBe(303);
	expect(await site.sql("select phone from offices")).toEqual([{ phone: "+82 2 000 0000" }]);
});
