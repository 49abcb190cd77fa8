import { expect, test } from "vitest";
import { updateProgram, updateUniversity } from "../../domain/catalog/commands.ts";
import { createPost, updatePost } from "../../domain/content/blog/commands.ts";
import { createContent, updateContent } from "../../domain/content/site/commands.ts";
import { cookiesOf } from "../support/accounts.ts";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const post = (title: string) => ({
	slug: "a-post",
	title,
	titleEn: title,
	content: `About ${title}`,
	tags: ["visa", "home"],
});

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
	expect(newest.all("ol a").map((link) => link.get("href"))).toEqual([
		`${versions}?version=2`,
		`${versions}?version=1`,
	]);
	const first = (await site.open(`${versions}?version=1`)).one("dialog");
	expect(first.text).toContain("About First");
	const again = await openPage(site.send(versions, { restored: "1", version: "2" }));
	expect([again.status, again.one("[role=alert]").text]).toEqual([409, expect.stringContaining("Not done")]);
	expect(await site.sql("select title from blog_posts")).toEqual([{ title: "Third" }]);
	const hidden = Object.fromEntries(
		first.all("input[type=hidden]").map((box) => [box.get("name"), box.get("value") ?? ""]),
	);
	const answer = await site.send(versions, hidden as Record<string, string>);
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
	const form = async (path: string) => {
		const page = (await site.open(path)).one("dialog form");
		return Object.fromEntries(
			page.all("input, textarea").map((box) => [box.get("name") ?? "", box.get("value") ?? box.text]),
		);
	};
	await updateUniversity(site.system, first, { name: "Hanbit University", location: "Seoul" });
	await updateProgram(site.system, id, { universityId: second, title: "Art", type: "Master" });
	for (const [base, before] of [
		[`/admin/universities/${first}`, "Hanbit"],
		[`/admin/programs/${id}`, "Design"],
	] as const) {
		expect((await site.open(`${base}/edit`)).href("Earlier versions")).toBe(`${base}/versions`);
		expect((await site.open(`${base}/versions`)).one("dialog").text).toContain(before);
		expect((await site.send(`${base}/versions`, await form(`${base}/versions`))).status).toBe(303);
	}
	expect((await site.open(`/admin/programs/${id}/versions`)).one("dialog").text).toContain("Saebyeok");
	expect(await site.sql("select title, university_id from programs")).toEqual([
		{ title: "Design", university_id: first },
	]);
	expect(await site.sql("select name from universities order by name")).toEqual([
		{ name: "Hanbit" },
		{ name: "Saebyeok" },
	]);

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
