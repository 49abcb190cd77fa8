import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import { account, password } from "../support/accounts.ts";
import { apiSite, siteAddress } from "../support/api.ts";
import type { paths } from "../support/api-types.ts";

test("CALL-01, CALL-34, CALL-50: a program with the typed client reads, signs in, writes, and handles an error", async () => {
	const site = await apiSite("sample");
	const client = createClient<paths>({ baseUrl: siteAddress, fetch: (request) => site.fetch(request) });
	const { data: page } = await client.GET("/api/universities", {
		params: { query: { location: "Seoul", order: "name", limit: 3 } },
	});
	const [university] = page?.items ?? [];
	if (!university) throw new Error("The sample has universities in Seoul.");
	expect(university.programs.length).toBeGreaterThan(0);
	const program = { university_id: university.id, title: "Robotics", title_uz: "Robototexnika", type: "Master" };
	const rejected = await client.POST("/api/programs", { body: program });
	expect([rejected.response.status, rejected.error?.code]).toEqual([401, "no_session"]);
	const { email } = await account(site, "admin");
	const { data: session } = await client.POST("/api/auth/sign-in", { body: { email, password } });
	if (!session || !("access_token" in session)) throw new Error("Two-factor authentication is required.");
	const headers = { authorization: `Bearer ${session.access_token}` };
	const made = await client.POST("/api/programs", { body: program, headers });
	const id = made.data?.id ?? "";
	const tag = made.response.headers.get("etag") ?? "";
	const path = { id };
	const changed = await client.PATCH("/api/programs/{id}", {
		params: { path, header: { "If-Match": tag } },
		body: { application_deadline: "2027-05-31" },
		headers,
	});
	expect(changed.data).toMatchObject({ title: "Robotics", application_deadline: "2027-05-31" });
	const late = await client.DELETE("/api/programs/{id}", { params: { path, header: { "If-Match": tag } }, headers });
	expect([late.response.status, late.error?.code]).toEqual([412, "changed"]);
	expect((await client.DELETE("/api/programs/{id}", { params: { path }, headers })).response.status).toBe(204);
});
