import { expect, test } from "vitest";
import { account, cookiesOf, password, sessionOf } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { fakeMailServer } from "../support/mail.ts";
import { staffSite } from "../support/staff.ts";

const person = { email: "new@example.com", displayName: "New Person" };
const toastOf = async (site: Awaited<ReturnType<typeof staffSite>>, answer: Response, language = "en") =>
	(await site.open("/admin/users", `${cookiesOf(answer)}; preferred-language=${language}`)).one(".toast").text;

test("DASH-01, DATA-19, O-35: the newest accounts come first, ten per page, with their last sign-in", async () => {
	const site = await staffSite();
	for (let number = 1; number <= 11; number++) await account(site, "user");
	const page = await site.open("/admin/users");
	expect(page.all("tbody tr")).toHaveLength(10);
	expect(page.text).toContain("Showing 1 to 10 of 12");
	const heads = page.all("thead th").map(({ text }) => text);
	expect(heads).toEqual(["Name, email", "Role", "Created", "Last sign-in", "Actions"]);
	expect(page.all("tbody tr").every(({ text }) => text.includes("never"))).toBe(true);
	expect((await site.open("/admin/users?page=2")).all("tbody tr")).toHaveLength(2);
	expect((await site.open("/admin/users?q=admin-")).all("tbody th").map(({ text }) => text)).toEqual([
		expect.stringMatching(/^Test admin admin-/),
	]);
});

test("ROLE-12, LIMIT-18: three roles are offered, each explained, and user is chosen unless another is", async () => {
	const site = await staffSite();
	const dialog = await site.open("/admin/users/new");
	const choices = dialog.all("dialog select option").map((option) => option.get("value"));
	expect(choices).toEqual(["", "user", "admin", "owner"]);
	expect(dialog.one("dialog select option[selected]").get("value")).toBe("user");
	for (const role of ["User:", "Admin:", "Owner:"]) expect(dialog.one("dialog").text).toContain(role);
	expect(dialog.has("dialog input[name=password]")).toBe(false);
});

const codeIn = (text: string) => /new-password\?code=([\w.-]+)/.exec(text)?.[1] ?? "";

test.each([
	["en", "Invitation sent", "You are invited to the team"],
	["ru", "Приглашение отправлено", "Вас пригласили в команду"],
	["uz", "Taklif yuborildi", "Sizni jamoaga taklif qilishdi"],
])("staff 21: a colleague is invited by email in %s and chooses the password", async (language, message, subject) => {
	const { settings, received } = await fakeMailServer();
	const site = await staffSite("admin", ["empty", { mail: settings, jobs: { pace: 0, pollSeconds: 0.5 } }]);
	const answer = await site.send(
		"/admin/users/new",
		{ ...person, role: "admin", ownPassword: "" },
		`preferred-language=${language}`,
	);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/users"]);
	expect(await toastOf(site, answer, language)).toContain(message);
	await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
	const [mail] = received;
	expect([mail?.to, mail?.headers.get("subject")]).toEqual([[person.email], subject]);
	const code = codeIn(mail?.text ?? "");
	expect((await site.open("/admin/users")).text).toContain("invited");
	const set = { code, password };
	expect((await site.post("/auth/new-password", set)).status).toBe(303);
	expect((await site.post("/auth/new-password", set)).status).toBe(422);
	expect((await site.post("/auth", { email: person.email, password })).headers.get("location")).toBe("/admin/queue");
	const [row] = await site.sql("select email_confirmed_at is not null as confirmed from users where email = $1", [
		person.email,
	]);
	expect(row).toEqual({ confirmed: true });
});

test("staff 21: without a mail server the link is shown once, a new one replaces it, and it is for people without a password", async () => {
	const site = await staffSite("admin", [
		"empty",
		{ mail: { smtpUrl: undefined, from: "a@example.com" }, production: true },
	]);
	const made = await openPage(site.send("/admin/users/new", { ...person, role: "user", ownPassword: "" }));
	const linkOf = (page: typeof made) => codeIn(page.one("dialog input[readonly]").get("value") ?? "");
	const first = linkOf(made);
	const [user] = await site.sql("select id from users where email = $1", [person.email]);
	const again = `/admin/users/${user?.id}/invite`;
	expect((await site.open("/admin/users")).links("Invite again")[0]?.get("href")).toBe(again);
	const second = linkOf(await openPage(site.send(again, {})));
	expect((await site.post("/auth/new-password", { code: first, password })).status).toBe(422);
	expect((await site.post("/auth/new-password", { code: second, password })).status).toBe(303);
	expect((await site.post("/auth", { email: person.email, password })).status).toBe(303);
	const late = await openPage(site.send(again, {}));
	expect([late.status, late.one("dialog [role=alert]").text]).toEqual([
		409,
		expect.stringContaining("has already chosen a password"),
	]);
});

test("S-04: an invited owner needs the caller's own password, also when invited again", async () => {
	const site = await staffSite("owner");
	const asked = await site.send("/admin/users/new", { ...person, role: "owner", ownPassword: "" });
	expect(asked.status).toBe(422);
	const made = await site.send("/admin/users/new", { ...person, role: "owner", ownPassword: password });
	expect([200, 303]).toContain(made.status);
	const [user] = await site.sql("select id from users where email = $1", [person.email]);
	expect((await site.send(`/admin/users/${user?.id}/invite`, {})).status).toBe(422);
});

test("staff 11: an owner reserves staff accounts for owners; admins still see the list and change nothing", async () => {
	const site = await staffSite("owner");
	const task = "Decide who manages staff";
	expect((await site.open("/admin/overview")).text).toContain(task);
	const admin = await account(site, "admin");
	const cookie = await sessionOf(site, admin.email);
	const { id } = await account(site, "user");
	const rule = "/admin/settings/rules/owners-only";
	expect((await site.open(rule)).all("dialog button").map(({ text }) => text)).toContain("Admins too");
	expect((await site.send(rule, { on: "yes", keep: "yes" })).status).toBe(303);
	const tasks = (await site.open("/admin/overview")).all("[aria-labelledby=launch] li").map(({ text }) => text);
	expect(tasks.find((text) => text.includes(task))).toMatch(/^✓/);
	const open = await openPage(site.get("/admin/users", { cookie }));
	expect(open.href("Invite a person")).toBe("/admin/users/new");
	expect((await site.send(rule, { on: "yes" })).status).toBe(303);
	const shut = await openPage(site.get("/admin/users", { cookie }));
	expect(shut.text).toContain("Only owners can invite people");
	expect(shut.links("Invite a person")).toEqual([]);
	expect(shut.has("main select[name=role]")).toBe(false);
	for (const path of ["new", `${id}/role`, `${id}/delete`, `${id}/reset`, `${id}/invite`]) {
		const answer = await site.post(`/admin/users/${path}`, { ...person, role: "admin" }, { cookie });
		expect([path, answer.status]).toEqual([path, 403]);
	}
	expect(await site.sql("select role from profiles where user_id = $1", [id])).toEqual([{ role: "user" }]);
});

test("ERR-26, CALL-49: invalid account data is reported, and all input is kept", async () => {
	const site = await staffSite();
	const { email } = await account(site, "user");
	const taken = await openPage(site.send("/admin/users/new", { ...person, email, role: "admin" }));
	expect(taken.status).toBe(409);
	expect(taken.one("dialog [role=alert]").text).toContain("Failed to create user");
	expect(taken.one("dialog [role=alert]").text).toContain("Another account already has this email address.");
	expect(taken.one("dialog input[name=displayName]").get("value")).toBe(person.displayName);
	const wrong = await openPage(site.send("/admin/users/new", { ...person, email: "x", role: "king" }));
	expect(wrong.status).toBe(422);
	expect(wrong.one("dialog [role=alert]").text).toMatch(/email address.*choose from the list/i);
});

test("ROLE-13, ERR-30: a role is changed in the list, and in the dialog without script", async () => {
	const site = await staffSite();
	const { id } = await account(site, "user");
	const answer = await site.send(`/admin/users/${id}/role`, { role: "admin" });
	expect(await toastOf(site, answer)).toContain("User role updated successfully");
	expect(await site.sql("select role from profiles where user_id = $1", [id])).toEqual([{ role: "admin" }]);
});

test("S-04, ERR-27: the owner role requires the caller's own password; users cannot change their own role", async () => {
	const site = await staffSite("owner");
	const { id } = await account(site, "user");
	const asked = await openPage(site.send(`/admin/users/${id}/role`, { role: "owner", ownPassword: "" }));
	expect(asked.status).toBe(422);
	expect(asked.one("dialog [role=alert]").text).toContain("Failed to update user role");
	expect(asked.one("dialog select option[selected]").get("value")).toBe("owner");
	const wrong = await openPage(site.send(`/admin/users/${id}/role`, { role: "owner", ownPassword: "not mine" }));
	expect(wrong.one("dialog [role=alert]").text).toContain("This is not your password.");
	expect((await site.send(`/admin/users/${id}/role`, { role: "owner", ownPassword: password })).status).toBe(303);

	const [own] = await site.sql("select user_id from profiles where user_id <> $1", [id]);
	const rejected = await openPage(
		site.send(`/admin/users/${own?.user_id}/role`, { role: "user", ownPassword: password }),
	);
	expect([rejected.status, rejected.one("dialog [role=alert]").text]).toEqual([
		409,
		expect.stringContaining("your own account"),
	]);
	const list = await site.open("/admin/users");
	expect(list.all(`a[href*="${own?.user_id}/delete"]`)).toEqual([]);
	expect(list.text).toContain("Owner (you)");
});

test("ROLE-15, VALID-18, ERR-25, ERR-30: an account is deleted after confirmation, but never the last owner", async () => {
	const site = await staffSite("admin");
	const [owner, user] = [await account(site, "owner"), await account(site, "user")];
	const question = await site.open(`/admin/users/${user.id}/delete`);
	expect(question.one("dialog").text).toContain("Are you sure you want to delete this item?");
	expect(question.one("dialog").text).toContain(user.email);
	const answer = await site.send(`/admin/users/${user.id}/delete`, {});
	expect(await toastOf(site, answer)).toContain("User deleted successfully");
	const kept = await openPage(site.send(`/admin/users/${owner.id}/delete`, { ownPassword: password }));
	expect([kept.status, kept.one("dialog [role=alert]").text]).toEqual([
		409,
		expect.stringContaining("Failed to delete item"),
	]);
	expect(kept.one("dialog [role=alert]").text).toContain("This is the last owner");
	expect(await site.sql("select count(*)::int as count from users")).toEqual([{ count: 2 }]);
});

test("ROLE-14, ERR-28, ERR-30: a reset email is sent after confirmation; beyond the limit a message says so", async () => {
	const site = await staffSite();
	const { id, email } = await account(site, "user");
	expect((await site.open(`/admin/users/${id}/reset`)).one("dialog").text).toContain(email);
	const answer = await site.send(`/admin/users/${id}/reset`, {});
	expect(await toastOf(site, answer)).toContain("Password reset email sent");
	let last = answer;
	for (let sent = 0; sent < 50 && last.status === 303; sent++) last = await site.send(`/admin/users/${id}/reset`, {});
	expect(last.status).toBe(429);
	expect((await openPage(last)).one("dialog [role=alert]").text).toContain("Failed to send reset email");
});

test("only owners can read the audit log: actions, actors, and whether it was tampered with", async () => {
	const owner = await staffSite("owner");
	await owner.send("/admin/users/new", { ...person, role: "user" });
	const log = await owner.open("/admin/log");
	expect(log.text).toContain("Created the account");
	expect(log.text).toContain("Test owner");
	expect(log.text).toContain("The log is complete and unchanged.");
	expect((await owner.open("/admin/users")).href("Audit log")).toBe("/admin/log");
	const admin = await staffSite("admin");
	expect((await admin.open("/admin/users")).links("Audit log")).toEqual([]);
	const rejected = await admin.open("/admin/log");
	expect(rejected.text).toContain("Only owners can open this page.");
	expect(rejected.text).not.toContain("session:");
});

test("O-48: an owner can require two-step sign-in from all staff after setting it up", async () => {
	const site = await staffSite("owner");
	const address = "/admin/settings/security/second-factor";
	const rejected = await openPage(site.send(address, { on: "yes" }));
	expect([rejected.status, rejected.one("dialog [role=alert]").text]).toEqual([
		409,
		expect.stringContaining("First turn on two-step sign-in"),
	]);
	expect((await site.open("/admin/settings/security")).text).toContain("Now: not required");
	const admin = await staffSite("admin");
	expect((await admin.send(address, { on: "yes" })).status).toBe(403);
	expect((await admin.open("/admin/settings/security")).text).toContain("Only owners can open this page.");
});

test("each rule of the site has an address where owners turn it on and off, and no other address has one", async () => {
	const site = await staffSite("owner");
	const home = "/admin/settings/rules";
	const rules = (await site.open(home)).all(`main a[href^='${home}/']`).map((link) => link.get("href") ?? "");
	expect(rules).toEqual(
		["owners-only", "application-links", "round-robin", "promises"].map((rule) => `${home}/${rule}`),
	);
	for (const path of rules) {
		const title = (await site.open(path)).one("dialog h2").text;
		const next = async () => (await site.open(path)).one("dialog form input[name=on]").get("value");
		expect((await site.send(path, { on: "yes" })).status).toBe(303);
		await expect.poll(next).toBe("");
		expect((await site.open(path)).one("dialog h2").text).toBe(title);
		expect((await site.send(path, { on: "" })).status).toBe(303);
		await expect.poll(next).toBe("yes");
	}
	for (const name of ["no-such-rule", "constructor"]) {
		expect((await site.open(`${home}/${name}`)).status).toBe(404);
		expect((await site.send(`${home}/${name}`, { on: "yes" })).status).toBe(404);
	}
	for (const [from, to] of [
		["/admin/users/promises", `${home}/promises`],
		["/admin/users/second-factor", "/admin/settings/security/second-factor"],
	] as const) {
		const answer = await site.get(from, { cookie: site.cookie });
		expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
	}
});

test("staff 21: an owner signs a colleague out on every device", async () => {
	const site = await staffSite("owner");
	const { id, email } = await account(site, "admin");
	const cookie = await sessionOf(site, email);
	expect((await site.open("/admin/settings/security")).text).toContain("Sign out everywhere");
	expect((await site.send("/admin/settings/security", { id })).status).toBe(303);
	expect((await site.get("/auth/session", { cookie })).status).toBe(401);
	expect(await site.sql("select action from audit_log where record_id = $1 and action = 'session:end'", [id])).toEqual([
		{ action: "session:end" },
	]);
});
