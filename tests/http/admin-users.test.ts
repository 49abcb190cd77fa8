import { expect, test } from "vitest";
import { account, cookiesOf, password, sessionOf } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { fakeMailServer } from "../support/mail.ts";
import { staffSite } from "../support/staff.ts";
import { withApp } from "../support/two-factor.ts";

const person = { email: "new@example.com", displayName: "New Person" };
const toastOf = async (site: Awaited<ReturnType<typeof staffSite>>, answer: Response, language = "en") =>
	(await site.open("/admin/users", `${cookiesOf(answer)}; preferred-language=${language}`)).one(".toast").text;
/** The status and the message of a refused dialog. */
async function refusal(answer: Promise<Response>) {
	const page = await openPage(answer);
	return [page.status, page.one("dialog [role=alert]").text];
}

test("DASH-01, DATA-19, O-35, ROLE-12, LIMIT-18: the newest accounts come first, ten per page, with their last sign-in; three roles are offered, user first", async () => {
	const site = await staffSite();
	for (let number = 1; number <= 11; number++) await account(site, "user");
	const page = await site.open("/admin/users");
	expect(page.all("tbody tr")).toHaveLength(10);
	expect(page.text).toContain("Showing 1 to 10 of 12");
	const heads = page.all("thead th").map(({ text }) => text);
	expect(heads).toEqual(["Name, email", "Role", "Created", "Last sign-in", "Actions"]);
	expect(page.all("tbody tr").every(({ text }) => text.includes("never"))).toBe(true);
	expect((await site.open("/admin/users?page=2")).all("tbody tr")).toHaveLength(2);
	expect((await site.open("/admin/users?q=admin-")).one("tbody th").text).toMatch(/^Test admin admin-/);
	const dialog = (await site.open("/admin/users/new")).one("dialog");
	const choices = dialog.all("select option").map((option) => option.get("value"));
	expect(choices).toEqual(["", "user", "admin", "owner"]);
	expect(dialog.one("select option[selected]").get("value")).toBe("user");
	for (const role of ["User:", "Admin:", "Owner:"]) expect(dialog.text).toContain(role);
	expect(dialog.has("input[name=password]")).toBe(false);
});

const codeIn = (text: string) => /new-password\?code=([\w.-]+)/.exec(text)?.[1] ?? "";

test("staff 21: a colleague is invited by email in the inviter's language and chooses the password", async () => {
	const { settings, received } = await fakeMailServer();
	const site = await staffSite("admin", ["empty", { mail: settings, jobs: { pace: 0, pollSeconds: 0.5 } }]);
	const form = { ...person, role: "admin", ownPassword: "" };
	const answer = await site.send("/admin/users/new", form, "preferred-language=uz");
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/users"]);
	expect(await toastOf(site, answer, "uz")).toContain("Taklif yuborildi");
	await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
	const [mail] = received;
	expect([mail?.to, mail?.headers.get("subject")]).toEqual([[person.email], "Sizni jamoaga taklif qilishdi"]);
	expect(mail?.text).toContain("Test admin siz uchun hisob ochdi.");
	const code = codeIn(mail?.text ?? "");
	expect((await site.open("/admin/users")).text).toContain("invited");
	const set = { code, password };
	expect((await site.post("/auth/new-password", set)).status).toBe(303);
	expect((await site.post("/auth/new-password", set)).status).toBe(422);
	expect((await site.post("/auth", { email: person.email, password })).headers.get("location")).toBe("/admin/queue");
	const confirmed = "select email_confirmed_at is not null as confirmed from users where email = $1";
	expect(await site.sql(confirmed, [person.email])).toEqual([{ confirmed: true }]);
});

test("staff 21: without a mail server the link is shown once, a new one replaces it, and it is for people without a password", async () => {
	const mail = { smtpUrl: undefined, from: "a@example.com" };
	const site = await staffSite("admin", ["empty", { mail, production: true }]);
	const form = (await site.open("/admin/users/new", "preferred-language=ru")).one("dialog form:has([name=role])");
	expect(form.one("button").text).toBe("Пригласить");
	const made = await openPage(site.send("/admin/users/new", { ...person, role: "user", ownPassword: "" }));
	expect(made.one(`[data-copy="${made.one("input[readonly]").get("id")}"]`).text).toContain("Copy the link");
	const linkOf = (page: typeof made) => codeIn(page.one("dialog input[readonly]").get("value") ?? "");
	const first = linkOf(made);
	const [user] = await site.sql("select id from users where email = $1", [person.email]);
	const again = `/admin/users/${user?.id}/invite`;
	expect((await site.open("/admin/users")).links("Invite again")[0]?.get("href")).toBe(again);
	const second = linkOf(await openPage(site.send(again, {})));
	expect((await site.post("/auth/new-password", { code: first, password })).status).toBe(422);
	expect((await site.post("/auth/new-password", { code: second, password })).status).toBe(303);
	expect((await site.post("/auth", { email: person.email, password })).status).toBe(303);
	expect(await refusal(site.send(again, {}))).toEqual([409, expect.stringContaining("has already chosen a password")]);
});

test("staff 11: an owner reserves staff accounts for owners; admins still see the list and change nothing", async () => {
	const site = await staffSite("owner");
	const task = "Decide who manages staff";
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

test("S-04, ERR-26, ERR-27, CALL-49: invalid accounts are refused with all input; the owner role requires the caller's own password, also for an invitation; users cannot change their own role", async () => {
	const site = await staffSite("owner");
	const { id, email } = await account(site, "user");
	const taken = await openPage(site.send("/admin/users/new", { ...person, email, role: "admin" }));
	expect(taken.status).toBe(409);
	const why = /Failed to create user.*Another account already has this email address\./;
	expect(taken.one("dialog [role=alert]").text).toMatch(why);
	expect(taken.one("dialog input[name=displayName]").get("value")).toBe(person.displayName);
	const wrong = site.send("/admin/users/new", { ...person, email: "x", role: "king" });
	expect(await refusal(wrong)).toEqual([422, expect.stringMatching(/email address.*choose from the list/i)]);

	const invite = (ownPassword: string) => site.send("/admin/users/new", { ...person, role: "owner", ownPassword });
	expect((await invite("")).status).toBe(422);
	expect([200, 303]).toContain((await invite(password)).status);
	const [invited] = await site.sql("select id from users where email = $1", [person.email]);
	expect((await site.send(`/admin/users/${invited?.id}/invite`, {})).status).toBe(422);

	const asked = await openPage(site.send(`/admin/users/${id}/role`, { role: "owner", ownPassword: "" }));
	expect(asked.status).toBe(422);
	expect(asked.one("dialog [role=alert]").text).toContain("Failed to update user role");
	expect(asked.one("dialog select option[selected]").get("value")).toBe("owner");
	const promote = (ownPassword: string) => site.send(`/admin/users/${id}/role`, { role: "owner", ownPassword });
	expect(await refusal(promote("not mine"))).toEqual([422, expect.stringContaining("This is not your password.")]);
	expect((await promote(password)).status).toBe(303);
	const [own] = await site.sql("select user_id from sessions order by created_at limit 1");
	const self = `/admin/users/${own?.user_id}`;
	const demotion = site.send(`${self}/role`, { role: "user", ownPassword: password });
	expect(await refusal(demotion)).toEqual([409, expect.stringContaining("your own account")]);
	const list = await site.open("/admin/users");
	expect(list.all(`a[href*="${self}/delete"]`)).toEqual([]);
	expect(list.text).toContain("Owner (you)");
});

test("ROLE-13, ROLE-14, ROLE-15, VALID-18, ERR-25, ERR-28, ERR-30: a role is changed, a reset email is sent up to a limit, and an account is deleted after confirmation, but never the last owner", async () => {
	const site = await staffSite("admin");
	const [owner, user] = [await account(site, "owner"), await account(site, "user")];
	const dialogs = `/admin/users/${user.id}`;
	const changed = await site.send(`${dialogs}/role`, { role: "admin" });
	expect(await toastOf(site, changed)).toContain("User role updated successfully");
	expect(await site.sql("select role from profiles where user_id = $1", [user.id])).toEqual([{ role: "admin" }]);

	expect((await site.open(`${dialogs}/reset`)).one("dialog").text).toContain(user.email);
	const sent = await site.send(`${dialogs}/reset`, {});
	expect(await toastOf(site, sent)).toContain("Password reset email sent");
	let again = sent;
	for (let times = 0; times < 50 && again.status === 303; times++) again = await site.send(`${dialogs}/reset`, {});
	expect(again.status).toBe(429);
	expect((await openPage(again)).one("dialog [role=alert]").text).toContain("Failed to send reset email");

	const question = (await site.open(`${dialogs}/delete`)).one("dialog").text;
	expect(question).toContain("Are you sure you want to delete this item?");
	expect(question).toContain(user.email);
	expect(await toastOf(site, await site.send(`${dialogs}/delete`, {}))).toContain("User deleted successfully");
	const last = site.send(`/admin/users/${owner.id}/delete`, { ownPassword: password });
	expect(await refusal(last)).toEqual([409, expect.stringMatching(/Failed to delete item.*This is the last owner/)]);
	expect(await site.sql("select count(*)::int as count from users")).toEqual([{ count: 2 }]);
});

test("O-48, staff 21: each rule of the site has an address where owners turn it on and off, two-step sign-in only after setting it up, and an owner signs a colleague out on every device", async () => {
	const site = await staffSite("owner");
	const home = "/admin/settings/rules";
	const rules = (await site.open(home)).all(`main a[href^='${home}/']`).map((link) => link.get("href") ?? "");
	const all = ["owners-only", "application-links", "round-robin", "promises"];
	expect(rules).toEqual(all.map((rule) => `${home}/${rule}`));
	for (const path of rules) {
		const next = async () => (await site.open(path)).one("dialog form input[name=on]").get("value");
		expect((await site.send(path, { on: "yes" })).status).toBe(303);
		await expect.poll(next).toBe("");
		expect((await site.send(path, { on: "" })).status).toBe(303);
		await expect.poll(next).toBe("yes");
	}
	expect((await site.open(`${home}/constructor`)).status).toBe(404);
	expect((await site.send(`${home}/constructor`, { on: "yes" })).status).toBe(404);
	const moved = await site.get("/admin/users/promises", { cookie: site.cookie });
	expect([moved.status, moved.headers.get("location")]).toEqual([301, `${home}/promises`]);

	const factor = site.send("/admin/settings/security/second-factor", { on: "yes" });
	expect(await refusal(factor)).toEqual([409, expect.stringContaining("First turn on two-step sign-in")]);
	const { id, email } = await account(site, "admin");
	const cookie = await sessionOf(site, email);
	expect((await site.open("/admin/settings/security")).text).toMatch(/Now: not required.*Sign out everywhere/);
	expect((await site.send("/admin/settings/security", { id })).status).toBe(303);
	expect((await site.get("/auth/session", { cookie })).status).toBe(401);
	const ended = "select action from audit_log where record_id = $1 and action = 'session:end'";
	expect(await site.sql(ended, [id])).toEqual([{ action: "session:end" }]);
});

test("6.4.4: an owner turns off the two-step sign-in of a colleague who has lost the phone, with the own password; the colleague is notified and signs in with the password alone", async () => {
	const { settings, received } = await fakeMailServer();
	const site = await staffSite("owner", ["empty", { mail: settings, jobs: { pace: 0, pollSeconds: 0.5 } }]);
	const { email } = await withApp(site, "admin");
	const list = "/admin/settings/security";
	const [path = ""] = (await site.open(list)).all(`a[href^='${list}/']`).flatMap((link) => {
		const href = link.get("href") ?? "";
		return href.endsWith("/two-factor") ? [href] : [];
	});
	expect((await site.open(path)).one("dialog").text).toContain(email);
	expect(await refusal(site.send(path, { ownPassword: "not mine at all" }))).toEqual([422, expect.any(String)]);
	const entered = async () => {
		const answer = await site.post("/auth", { email, password });
		return (await site.get("/auth/session", { cookie: cookiesOf(answer) })).status;
	};
	expect(await entered()).toBe(401);
	const off = await site.send(path, { ownPassword: password });
	expect([off.status, off.headers.get("location")]).toEqual([303, list]);
	expect(await entered()).toBe(204);
	const subjects = () => received.filter(({ to }) => to.includes(email)).map(({ headers }) => headers.get("subject"));
	await expect.poll(subjects).toContain("Two-step sign-in was turned off");
	const [user] = await site.sql("select id from users where email = $1", [email]);
	const audit =
		"select actor_id = record_id as own from audit_log where record_id = $1 and action = 'user:second-factor-off'";
	expect(await site.sql(audit, [user?.id])).toEqual([{ own: false }]);
	expect((await site.open(list)).all(`a[href='${path}']`)).toEqual([]);
	expect((await site.send(path, { ownPassword: password })).status).toBe(404);
});
