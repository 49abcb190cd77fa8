import { expect, test } from "vitest";
import { post, program, university } from "../support/factories.ts";
import { testSite } from "../support/site.ts";

async function given() {
	const site = await testSite();
	const universityId = await university(site.system);
	const programId = await program(site.system, { universityId });
	const postId = await post(site.system, { slug: "виза d-2" });
	const seen = (path: string, headers: Record<string, string> = {}) =>
		site.post("/seen", {}, { referer: `http://localhost:3000${path}`, ...headers });
	/** Whatever is kept in memory is written when the site ends. */
	const counted = async () => {
		await site.close();
		return site.sql("select event, subject, language, count from daily_counts order by event, language");
	};
	return { ...site, universityId, programId, postId, seen, counted };
}

test("a look at a detail page is counted by page and language, and nothing of the visitor is kept", async () => {
	const { seen, counted, programId, universityId, postId } = await given();
	for (const path of [
		`/programs/${programId}?utm_source=x`,
		`/programs/${programId}`,
		`/ru/programs/${programId}`,
		`/universities/${universityId}`,
		`/blog/${encodeURIComponent("виза d-2")}`,
	]) {
		const answer = await seen(path);
		expect(answer.status).toBe(204);
		expect(answer.headers.getSetCookie()).toEqual([]);
	}
	await seen(`/universities/${universityId}`, { cookie: "preferred-language=uz" });
	expect(await counted()).toEqual([
		{ event: "view:post", subject: postId, language: "en", count: 1 },
		{ event: "view:program", subject: programId, language: "en", count: 2 },
		{ event: "view:program", subject: programId, language: "ru", count: 1 },
		{ event: "view:university", subject: universityId, language: "en", count: 1 },
		{ event: "view:university", subject: universityId, language: "uz", count: 1 },
	]);
});

test("lists, unknown records, other sites, and visitors who ask for it are not counted", async () => {
	const { seen, counted, programId, post: send } = await given();
	const page = `/programs/${programId}`;
	for (const path of ["/programs", "/", "/blog/no-such", "/programs/00000000-0000-4000-8000-000000000000"])
		await seen(path);
	await seen(page, { "sec-gpc": "1" });
	await seen(page, { dnt: "1" });
	expect((await send("/seen", {})).status).toBe(204);
	expect((await seen(page, { "sec-fetch-site": "cross-site" })).status).toBe(403);
	expect(await counted()).toEqual([]);
});

test("counts are written by themselves soon after a look, together", async () => {
	const { seen, sql, programId } = await given();
	for (let look = 0; look < 20; look++) await seen(`/programs/${programId}`);
	await expect.poll(() => sql("select count from daily_counts"), { timeout: 15_000 }).toEqual([{ count: 20 }]);
	await seen(`/programs/${programId}`);
	await expect.poll(() => sql("select count from daily_counts"), { timeout: 15_000 }).toEqual([{ count: 21 }]);
});
