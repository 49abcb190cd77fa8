import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { account, password } from "../support/accounts.ts";
import { apiSite, contractOf, issuesOf, siteAddress } from "../support/api.ts";
import { person, visaSite, wideLimits } from "../support/visa-site.ts";

const question = { passportNumber: "TEST00001", fullName: "TEST PERSON", dateOfBirth: "2000-01-31" };
const visa = "POST /api/functions/check-visa-status-real";
const manage = "POST /api/functions/admin-user-management";

test("CALL-31, CALL-32, DATA-20, S-08: the visa check accepts exactly three keys, only in the body, and is not cached", async () => {
	const site = await apiSite();
	const off = await site.call(visa, { body: question });
	expect([off.status, off.body.status, off.headers.get("cache-control")]).toEqual([200, "Demo Data", "no-store"]);
	const wrong = await site.call(visa, { body: { ...question, passport_number: "X", dateOfBirth: "2000-02-31" } });
	expect(wrong.status).toBe(422);
	expect(issuesOf(wrong).join()).toMatch(/^(?=.*\bdateOfBirth )(?=.*\bpassport_number )[^,]+,[^,]+$/);
	expect((await site.call(`GET /api/functions/check-visa-status-real?passportNumber=TEST00001`)).status).toBe(405);
	expect(JSON.stringify(site.logged)).not.toMatch(/TEST00001|TEST PERSON|2000-01-31/);
});

test("CALL-31, CALL-33, DATA-21: the function and the page return the same result, in the nine fields of the spec", async () => {
	const page = await visaSite();
	const site = await apiSite("empty", { visaPortalUrl: page.portal.url, limits: wideLimits() });
	const { consent: _, ...asked } = person;
	const { status, body } = await site.call(visa, { body: asked });
	expect(status).toBe(200);
	const shown = await page.check();
	const dates = ["date_of_application", "approval_date", "expiry_date"];
	for (const field of ["application_status", "status_of_stay", "visa_type", ...dates])
		expect(body[field], field).toEqual(expect.any(String));
	for (const text of [body.application_status, body.message, body.visa_type]) expect(shown.text).toContain(text);
	const nobody = { ...asked, passportNumber: "NOBODY000" };
	expect((await site.call(visa, { body: nobody })).body.status).toMatch(/No visa/);
	await page.portal.close();
	const down = await site.call(visa, { body: asked });
	expect([down.status, down.body.code, down.headers.get("retry-after")]).toEqual([503, "unavailable", "5"]);
});

test("S-08, S-09: messages are limited per address, and respond with the time to wait", async () => {
	const narrow = { each: { uses: 1, seconds: 600 }, all: { uses: 100, seconds: 600 } };
	const site = await apiSite("empty", { limits: { contact: narrow } });
	const body = { name: "A", email: "a@example.com" };
	const send = () => site.call("POST /api/contact_submissions", { body: { ...body, message: randomUUID() } });
	expect((await send()).status).toBe(201);
	const limited = await send();
	expect(limited.status).toBe(429);
	expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("ROLE-12…15, CALL-43…49, DATA-19, LIMIT-18: only staff list and manage accounts with {action, data}", async () => {
	const site = await apiSite();
	const token = await site.tokenOf("admin");
	const ask = async (action: unknown, data: unknown = {}, as: string | undefined = token) => {
		const { status, body } = await site.call(manage, { token: as, body: { action, data } });
		return { status, ...body };
	};
	const person = { email: "new@example.com", password, display_name: "New Person" };
	expect(await ask("get_users", {}, "")).toMatchObject({ status: 401, success: false });
	const user = await site.tokenOf("user");
	for (const action of ["get_users", "create_user", "update_role", "nonsense"])
		expect(await ask(action, person, user)).toEqual({ status: 403, success: false, error: expect.any(String) });
	expect(await ask("create_user", person)).toEqual({ status: 200, success: true });
	const list = await ask("get_users");
	const made = list.users.find(({ email }: { email: string }) => email === person.email);
	const keys = ["created_at", "display_name", "email", "email_confirmed_at", "id", "last_sign_in_at", "role"];
	expect(Object.keys(made).sort()).toEqual(keys);
	expect([made.role, made.last_sign_in_at]).toEqual(["user", null]);
	const taken = "Another account already has this email address.";
	expect(await ask("create_user", person)).toEqual({ status: 409, success: false, error: taken });
	const rejected = { status: 422, success: false };
	expect(await ask("create_user", { ...person, email: "x" })).toMatchObject(rejected);
	expect(await ask("create_user", { ...person, displayName: "Camel" })).toMatchObject(rejected);
	const signIn = { email: person.email, password };
	const theirs = (await site.call("POST /api/auth/sign-in", { body: signIn })).body.access_token;
	expect((await site.call("GET /api/applications", { token: theirs })).status).toBe(403);
	expect(await ask("update_role", { user_id: made.id, role: "admin" })).toEqual({ status: 200, success: true });
	expect((await site.call("GET /api/applications", { token: theirs })).status).toBe(401);
	const newer = (await site.call("POST /api/auth/sign-in", { body: signIn })).body.access_token;
	expect((await site.call("GET /api/applications", { token: newer })).status).toBe(200);
	const { items } = (await site.call(`GET /api/profiles?user_id=${made.id}`, { token })).body;
	expect(items).toMatchObject([{ role: "admin" }]);
	// S-04: owners require the caller's own password; callers cannot change their own account.
	const owner = { user_id: made.id, role: "owner" };
	expect(await ask("update_role", owner)).toMatchObject(rejected);
	expect(await ask("update_role", { ...owner, own_password: password })).toMatchObject({ status: 200 });
	expect(await ask("update_role", { ...owner, role: "king" })).toMatchObject(rejected);
	expect(await ask("delete_user", { user_id: made.id })).toMatchObject(rejected);
	expect(await ask("reset_password", { email: person.email })).toEqual({ status: 200, success: true });
	expect(await site.sql("select kind from deliveries where kind = 'recovery'")).toHaveLength(1);
	expect(await ask("reset_password", { email: "nobody@example.com" })).toMatchObject({ status: 404, success: false });
	const self = (await site.call("GET /api/auth/session", { token })).body.id;
	expect(await ask("delete_user", { user_id: self })).toMatchObject({ status: 409, success: false });
	const { id } = await account(site, "user");
	expect(await ask("delete_user", { user_id: id })).toEqual({ status: 200, success: true });
	expect(await ask("delete_user", { user_id: id })).toMatchObject({ status: 404, success: false });
	for (const body of [[], "text", null, { action: 1 }, { action: "get_users", data: [] }, { action: "toString" }]) {
		expect((await site.call(manage, { token, body: JSON.stringify(body) })).status).toBe(422);
	}
}, 120_000);

test("CALL-35…37: an image is stored with a bearer token, and errors are as documented", async () => {
	const site = await apiSite();
	const token = await site.tokenOf("admin");
	const holds = contractOf(site.document);
	const send = async (file: File | undefined, as?: string) => {
		const body = new FormData();
		if (file) body.set("file", file);
		const headers: Record<string, string> = as ? { authorization: `Bearer ${as}` } : {};
		const path = "/api/functions/upload-image";
		const answer = await site.fetch(new Request(siteAddress + path, { method: "POST", body, headers }));
		return holds("POST", path, answer);
	};
	const red = sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } });
	const picture = new File([(await red.png().toBuffer()) as BlobPart], "a.png", { type: "image/png" });
	expect((await send(picture, token)).body).toEqual({ url: expect.stringMatching(/^\/images\//) });
	expect((await send(picture)).body).toEqual({ error: "No active session", code: "no_session" });
	expect((await send(picture, "forged")).status).toBe(401);
	expect((await send(picture, await site.tokenOf("user"))).status).toBe(403);
	expect((await send(undefined, token)).body).toEqual({ error: "Field 'file' is missing", code: "no_file" });
	const text = new File(["text"], "a.png", { type: "image/png" });
	expect((await send(text, token)).body).toEqual({ error: "Invalid file type", code: "bad_image" });
});
