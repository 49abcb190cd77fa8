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
