import { expect, test } from "vitest";
import { account, cookiesOf, password, sessionOf } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const person = { email: "new@example.com", displayName: "New Person", password: "nine calm herons near Busan" };
const toastOf = async (site: Awaited<ReturnType<typeof staffSite>>, answer: Response, language = "en") =>
	(await site.open("/admin/users", `${cookiesOf(answer)}; preferred-language=${language}`)).one(".toast").text;

test("DASH-01, DATA-19, O-35: the newest accounts come first, ten per page, with their last sign-in", async () => {
	const site = await staffSite();
	for (let number = 1; number <= 11; number++) await account(site, "user");
	const page = await site.open("/admin/users");
	expect(page.all("tbody tr")).toHaveLength(10);
	expect(page.text).toContain("Showing 1 to 10 of 12");
	const heads = page.all("thead th").map(({ text }) => text);
	expect(heads).toEqual(["Name", "Email", "Role", "Created", "Last sign-in", "Email confirmed", "Actions"]);
	expect(page.all("tbody tr").every(({ text }) => text.includes("never"))).toBe(true);
	expect((await site.open("/admin/users?page=2")).all("tbody tr")).toHaveLength(2);
	expect((await site.open("/admin/users?q=admin-")).all("tbody th").map(({ text }) => text)).toEqual(["Test admin"]);
});

test.each([
	["en", "User created successfully"],
	["ru", "Пользователь создан"],
	["uz", "Foydalanuvchi yaratildi"],
])(
	"ROLE-12, LIMIT-18, ERR-30: an account is created in %s with the role user unless another is chosen",
	async (language, message) => {
		const site = await staffSite();
		const dialog = await site.open("/admin/users/new");
		const choices = dialog.all("dialog select option").map((option) => option.get("value"));
		expect(choices).toEqual(["", "user", "admin", "owner"]);
		expect(dialog.one("dialog select option[selected]").get("value")).toBe("user");
		const answer = await site.send("/admin/users/new", { ...person, role: "user", ownPassword: "" });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/users"]);
		expect(await toastOf(site, answer, language)).toContain(message);
		expect(await sessionOf(site, person.email).catch(() => "")).toBe("");
		const signIn = await site.post("/auth", { email: person.email, password: person.password });
		expect(signIn.status).toBe(303);
	},
);

test("staff 18: the form of a new account suggests a password, another one each time, that can be read and is accepted", async () => {
	const site = await staffSite();
	const suggested = async () => (await site.open("/admin/users/new")).one("dialog input[name=password]");
	const [box, other] = [await suggested(), await suggested()];
	expect(box.get("type")).toBe("text");
	expect(box.get("value")).toMatch(/^([a-z]{6}-){2}[a-z]{6}$/);
	expect(other.get("value")).not.toBe(box.get("value"));
	const given = { ...person, password: box.get("value") ?? "", role: "user", ownPassword: "" };
	expect((await site.send("/admin/users/new", given)).status).toBe(303);
});

test("ERR-26, CALL-49: invalid account data is reported, and all input except the password is kept", async () => {
	const site = await staffSite();
	const { email } = await account(site, "user");
	const taken = await openPage(site.send("/admin/users/new", { ...person, email, role: "admin" }));
	expect(taken.status).toBe(409);
	expect(taken.one("dialog [role=alert]").text).toContain("Failed to create user");
	expect(taken.one("dialog [role=alert]").text).toContain("Another account already has this email address.");
	expect(taken.one("dialog input[name=displayName]").get("value")).toBe(person.displayName);
	expect(taken.html).not.toContain(person.password);
	const wrong = await openPage(
		site.send("/admin/users/new", { ...person, email: "x", password: "short", role: "king" }),
	);
	expect(wrong.status).toBe(422);
	expect(wrong.one("dialog [role=alert]").text).toMatch(/email address.*8 characters.*choose from the list/i);
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
	const rejected = await openPage(site.send("/admin/users/second-factor", { on: "yes" }));
	expect([rejected.status, rejected.one("dialog [role=alert]").text]).toEqual([
		409,
		expect.stringContaining("First turn on two-step sign-in"),
	]);
	expect((await site.open("/admin/users")).text).toContain("Now: not required");
	const admin = await staffSite("admin");
	expect((await admin.send("/admin/users/second-factor", { on: "yes" })).status).toBe(403);
});

test("each rule of the site has an address where owners turn it on and off, and no other address has one", async () => {
	const site = await staffSite("owner");
	const rules = (await site.open("/admin/users")).all("main a[href^='/admin/users/']").flatMap((link) => {
		const path = link.get("href") ?? "";
		return /new$/.test(path) || path.split("/").length > 4 ? [] : [path];
	});
	expect(rules).toEqual(
		["second-factor", "application-links", "round-robin", "promises"].map((rule) => `/admin/users/${rule}`),
	);
	for (const path of rules.slice(1)) {
		const title = (await site.open(path)).one("dialog h2").text;
		const next = async () => (await site.open(path)).one("dialog form input[name=on]").get("value");
		expect((await site.send(path, { on: "yes" })).status).toBe(303);
		await expect.poll(next).toBe("");
		expect((await site.open(path)).one("dialog h2").text).toBe(title);
		expect((await site.send(path, { on: "" })).status).toBe(303);
		await expect.poll(next).toBe("yes");
	}
	for (const name of ["no-such-rule", "constructor"]) {
		expect((await site.open(`/admin/users/${name}`)).status).toBe(404);
		expect((await site.send(`/admin/users/${name}`, { on: "yes" })).status).toBe(404);
	}
});
