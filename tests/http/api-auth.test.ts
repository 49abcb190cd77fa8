import { expect, test } from "vitest";
import { account, password } from "../support/accounts.ts";
import { apiSite, issuesOf } from "../support/api.ts";

const signIn = "POST /api/auth/sign-in";

test("CALL-34, C-16, S-12: a program signs in for a bearer token without a cookie, uses it, and signs out; an unknown address gets the same answers", async () => {
	const site = await apiSite();
	const { email, id } = await account(site, "admin");
	const opened = await site.call(signIn, { body: { email, password } });
	expect([opened.status, opened.headers.getSetCookie()]).toEqual([200, []]);
	const user = { id, email, role: "admin", needs_second_factor: false };
	expect(opened.body).toMatchObject({ token_type: "bearer", user });
	const token = opened.body.access_token;
	expect((await site.call("GET /api/auth/session", { token })).body).toEqual(opened.body.user);
	expect((await site.call("GET /api/applications", { token })).status).toBe(200);
	expect((await site.call("POST /api/auth/sign-out", { token })).status).toBe(204);
	const over = await site.call("GET /api/offices", { token });
	expect([over.status, over.body.code, over.headers.get("www-authenticate")]).toEqual([401, "bad_token", "Bearer"]);
	expect((await site.call("POST /api/auth/sign-out")).status).toBe(204);
	for (const address of [email, "nobody@example.com"]) {
		const rejected = await site.call(signIn, { body: { email: address, password: "wrong" } });
		expect([rejected.status, rejected.body.code]).toEqual([422, "invalid_credentials"]);
		expect((await site.call("POST /api/auth/forgotten", { body: { email: address } })).status).toBe(204);
	}
	expect(issuesOf(await site.call(signIn, { body: { email } }))).toEqual(["password required"]);
	const reset = { code: "forged", password: "nine calm herons near Busan" };
	for (const [call, body] of Object.entries({ password: reset, confirm: { code: "forged" } }))
		expect((await site.call(`POST /api/auth/${call}`, { body })).body).toMatchObject({
			status: 422,
			code: "link_invalid",
		});
	expect((await site.call("GET /api/auth/session")).status).toBe(401);
	for (const header of ["Bearer forged", "Bearer", `Bearer ${token}x`]) {
		expect((await site.call("GET /api/offices", { headers: { authorization: header } })).status, header).toBe(401);
	}
});

test("ROLE-03, C-01, CALL-38: an account created through the API has the role user, and its role is read for each request", async () => {
	const site = await apiSite();
	const body = { display_name: "Somebody", email: "somebody@example.com", password };
	expect((await site.call("POST /api/auth/sign-up", { body: { ...body, role: "owner" } })).status).toBe(422);
	const made = await site.call("POST /api/auth/sign-up", { body });
	expect([201, 202]).toContain(made.status);
	expect(await site.sql("select role from profiles")).toEqual([{ role: "user" }]);
	await site.sql("update users set email_confirmed_at = now()");
	const token = (await site.call(signIn, { body: { email: body.email, password } })).body.access_token;
	for (const _ of ["first", "again"]) expect((await site.call("GET /api/applications", { token })).status).toBe(403);
	// Logged once an hour.
	expect(await site.sql("select detail from audit_log where action = 'session:refused'")).toHaveLength(1);
	await site.sql("update profiles set role = 'admin'");
	expect((await site.call("GET /api/applications", { token })).status).toBe(200);
	await site.sql("delete from profiles");
	expect((await site.call("GET /api/applications", { token })).status).toBe(403);
	expect(await site.sql("select role from profiles")).toEqual([{ role: "user" }]);
});
