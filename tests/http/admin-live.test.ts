import { expect, test } from "vitest";
import { staffSite } from "../support/staff.ts";

test("an open list has its news also from a process whose clock is behind that of the one that rendered it", async () => {
	const { get, cookie } = await staffSite("admin");
	const status = async (since: string) =>
		(await get(`/admin/live?list=queue&since=${encodeURIComponent(since)}`, { cookie })).status;
	const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
	expect(await status(inSeconds(-30))).toBe(200);
	expect(await status(inSeconds(30))).toBe(200);
	expect(await status(inSeconds(3_600))).toBe(404);
	expect(await status("yesterday")).toBe(404);
});

test("AUTH-08: what an open page asks by itself does not renew the session of an unattended computer", async () => {
	const site = await staffSite("admin");
	const { get, cookie, sql } = site;
	const live = `/admin/live?list=queue&since=${encodeURIComponent(new Date().toISOString())}`;
	await sql("update sessions set updated_at = now() - interval '11 hours 50 minutes'");
	const isRenewed = async (path: string) => {
		const answer = await get(path, { cookie });
		expect(answer.ok, path).toBe(true);
		return answer.headers.getSetCookie().length > 0;
	};
	expect(await isRenewed(live)).toBe(false);
	expect(await isRenewed("/auth/session?idle")).toBe(false);
	expect(await isRenewed("/admin/queue")).toBe(true);
	await sql("update sessions set updated_at = now() - interval '12 hours 1 minute'");
	expect((await get(live, { cookie })).status).toBe(302);
	expect((await get("/auth/session?idle", { cookie })).status).toBe(401);
});
