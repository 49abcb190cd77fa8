import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { aCase } from "../support/my-case.ts";
import { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

test("staff 4: pages and data behind a session are compressed, except for what another site requests", async () => {
	const site = await staffSite();
	for (const path of ["/admin/queue", "/admin/queue.data"]) {
		const get = (headers: Record<string, string>) => site.get(path, { cookie: site.cookie, ...headers });
		const plain = Buffer.from(await (await get({})).arrayBuffer());
		for (const from of [{}, { "sec-fetch-site": "same-origin" }]) {
			const answer = await get({ "accept-encoding": "gzip, deflate, br, zstd", ...from });
			expect([answer.status, answer.headers.get("content-encoding")], path).toEqual([200, "gzip"]);
			expect(answer.headers.get("vary")).toBe("Cookie, Accept-Encoding");
			const packed = Buffer.from(await answer.arrayBuffer());
			expect(packed.length).toBeLessThan(plain.length);
			expect(gunzipSync(packed).length).toBeCloseTo(plain.length, -3);
		}
		for (const from of ["cross-site", "same-site"]) {
			const { headers } = await get({ "accept-encoding": "gzip, br", "sec-fetch-site": from });
			expect(headers.get("content-encoding"), path).toBeNull();
		}
		expect((await get({ "accept-encoding": "gzip;q=0" })).headers.get("content-encoding")).toBeNull();
	}
});

test("staff 4: a form key is masked: nothing secret in it occurs in another answer, which compression could reveal", async () => {
	const site = await testSite();
	const { known: cookie } = await aCase(site);
	const secretParts = async () => {
		const page = await openPage(site.get("/my/messages", { cookie }));
		const [form, , id, signature] = page.one('input[name="form_key"]').get("value")?.split(".") ?? [];
		expect([form, id?.length, signature?.length]).toEqual(["message", 36, 22]);
		return [...(id?.split("-") ?? []), signature];
	};
	const before = await secretParts();
	for (const part of await secretParts()) expect(before).not.toContain(part);
});
