import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../database/connect.ts";
import { type Role, roles } from "../../database/values.ts";
import { verifyAuditLog } from "../../domain/access/audit-log/queries.ts";
import { Caller } from "../../domain/access/caller.ts";
import {
	changeRole,
	createFirstOwner,
	createUser,
	deleteUser,
	sendPasswordReset,
} from "../../domain/accounts/users/commands.ts";
import { listUsers } from "../../domain/accounts/users/queries.ts";
import { auditFilter } from "../../domain/audit-log/filter.ts";
import { listAudit } from "../../domain/audit-log/queries.ts";
import { problemOf } from "../../domain/errors.ts";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { scriptContext } from "../../server/script-context.ts";
import { account, password, sessionFor, sessionOf } from "../support/accounts.ts";
import { startBackend } from "../support/backend.ts";
import { fakeMailServer } from "../support/mail.ts";
import { freshDatabase, sqlOn, type TestSite, testSite } from "../support/site.ts";

/** A caller for a new session of the same account, with its current role. */
async function asking(site: Pick<TestSite, "url">, userId: string, role: Role): Promise<Caller> {
	const token = await sessionFor(sqlOn(site.url), userId);
	const connection = connect(site.url, { connections: 2 });
	onTestFinished(() => connection.close());
	return new Caller({ role, userId, token, network: "203.0.113.0/24" }, scriptContext(connection.database));
}

const codeOf = (attempt: Promise<unknown>) =>
	attempt.then(
		() => "done",
		(error) => {
			const problem = problemOf(error);
			if (!problem) throw error;
			return "code" in problem ? problem.code : "issues" in problem ? problem.issues[0]?.code : problem.kind;
		},
	);

test("ROLE-03: a role outside the list is rejected, by the form and by the database", async () => {
	const site = await testSite();
	const input = { email: "x@example.com", password, displayName: "X", role: "root" };
	expect(await codeOf(createUser(site.system, input))).toBe("unknown_role");
	const { id } = await account(site, "user");
	await expect(site.sql("update profiles set role = 'root' where user_id = $1", [id])).rejects.toThrow("role_known");
});

test("ROLE-12, LIMIT-18, CALL-45, CALL-49: staff create accounts with a role, 'user' by default, that can sign in at once", async () => {
	const site = await testSite();
	const admin = await asking(site, (await account(site, "admin")).id, "admin");
	for (const role of ["user", "admin"] as const) {
		const email = `new-${role}@example.com`;
		await createUser(admin, { email, password, displayName: "New", role });
		expect(await sessionOf(site, email)).toMatch(/^session=/);
	}
	await createUser(admin, { email: "plain@example.com", password, displayName: "Plain" });
	const [plain] = await site.sql(
		"select role from profiles join users u on u.id = user_id where email = 'plain@example.com'",
	);
	expect(plain).toEqual({ role: "user" });
	expect(await codeOf(createUser(admin, { email: "PLAIN@example.com", password, displayName: "Again" }))).toBe(
		"user_exists",
	);
	for (const [weak, code] of [
		["short12", "password_short"],
		["x".repeat(129), "password_long"],
		["Password1", "password_common"],
		["", "required"],
	]) {
		expect(await codeOf(createUser(admin, { email: "w@example.com", password: weak, displayName: "W" }))).toBe(code);
	}
});

test("ROLE-13, CALL-38, CALL-46: a changed role takes effect at the next request and ends the old session", async () => {
	const site = await testSite();
	const admin = await asking(site, (await account(site, "admin")).id, "admin");
	const { id, email } = await account(site, "user");
	const cookie = await sessionOf(site, email);
	await changeRole(admin, id, { role: "admin" });
	expect((await site.get("/auth/session", { cookie })).status).toBe(401);
	const again = await sessionOf(site, email);
	expect(await (await site.get("/about", { cookie: again })).text()).toContain('href="/admin/queue"');
});

test("ROLE-15, CALL-48: a deleted account's session ends at the next request, and it cannot sign in", async () => {
	const site = await testSite();
	const admin = await asking(site, (await account(site, "admin")).id, "admin");
	const { id, email } = await account(site, "user");
	const cookie = await sessionOf(site, email);
	await deleteUser(admin, id);
	expect((await site.get("/auth/session", { cookie })).status).toBe(401);
	await expect(sessionOf(site, email)).rejects.toThrow("422");
	expect(await codeOf(deleteUser(admin, id))).toBe("not-found");
});

test("S-04: users cannot change or delete their own account, and denied attempts are audited", async () => {
	const site = await testSite();
	const { id } = await account(site, "admin");
	const admin = await asking(site, id, "admin");
	expect(await codeOf(changeRole(admin, id, { role: "user" }))).toBe("own_account");
	expect(await codeOf(deleteUser(admin, id))).toBe("own_account");
	const log = await site.sql("select action, detail from audit_log order by id");
	expect(log).toEqual([
		{ action: "user:refuse", detail: { deed: "change-role", reason: "own_account" } },
		{ action: "user:refuse", detail: { deed: "delete", reason: "own_account" } },
	]);
});

test("S-04: granting or revoking the owner role requires the caller's password and emails every owner", async () => {
	const site = await testSite();
	const owner = await account(site, "owner");
	const { id } = await account(site, "admin");
	const asOwner = await asking(site, owner.id, "owner");
	expect(await codeOf(changeRole(asOwner, id, { role: "owner" }))).toBe("required");
	expect(await codeOf(changeRole(asOwner, id, { role: "owner", ownPassword: "wrong" }))).toBe("invalid_password");
	// The owner of the test itself was announced as well.
	await site.sql("delete from deliveries");
	await changeRole(asOwner, id, { role: "owner", ownPassword: password });
	const told = () => site.sql("select user_id from deliveries where kind = 'owner-given'");
	expect((await told()).map(({ user_id: to }) => to).sort()).toEqual([owner.id, id].sort());
	expect(await codeOf(deleteUser(asOwner, id))).toBe("required");
	await deleteUser(asOwner, id, { ownPassword: password });
	expect(await site.sql("select user_id from deliveries where kind = 'owner-taken'")).toEqual([{ user_id: owner.id }]);
});

test("ROLE-14, CALL-47: staff send a password reset link", async () => {
	const site = await testSite();
	const { id, email } = await account(site, "user");
	const mail = await fakeMailServer();
	const { context } = await startBackend({ url: site.url, mail: mail.settings, jobs: { workers: 0 } });
	const { id: userId } = await account(site, "admin");
	const admin = new Caller({ role: "admin", userId, token: await sessionFor(site.sql, userId) }, context);
	await sendPasswordReset(admin, { email }, "ru");
	const emails = await site.sql("select user_id, kind, language from deliveries where kind = 'recovery'");
	expect(emails).toEqual([{ user_id: id, kind: "recovery", language: "ru" }]);
	expect(await codeOf(sendPasswordReset(admin, { email: "nobody@example.com" }, "en"))).toBe("not-found");
});

test("DATA-18, DATA-19, CALL-44: the list of users has seven keys, ten per page, newest first, and searches names and addresses", async () => {
	const site = await testSite();
	for (let each = 0; each < 11; each++) await account(site, each === 5 ? "owner" : "user");
	const page = await listUsers(site.system, { query: "", page: 1 });
	expect([page.items.length, page.total, page.pages]).toEqual([10, 11, 2]);
	expect(Object.keys(page.items[0] ?? {}).sort()).toEqual(
		["createdAt", "displayName", "email", "emailConfirmedAt", "id", "lastSignInAt", "role"].sort(),
	);
	const times = page.items.map(({ createdAt }) => createdAt.getTime());
	expect(times).toEqual(times.toSorted((a, b) => b - a));
	const [owner] = (await listUsers(site.system, { query: "owner-", page: 1 })).items;
	expect(owner?.role).toBe("owner");
	expect((await listUsers(site.system, { query: "test user", page: 1 })).total).toBe(10);
	const profile = await site.sql(
		"select column_name as name from information_schema.columns where table_name = 'profiles'",
	);
	expect(profile.map(({ name }) => name).sort()).toEqual(
		["id", "role", "user_id", "office", "languages", "away_until", "has_shortcuts"].sort(),
	);
});

test("the audit log is a hash chain that detects a changed row", async () => {
	const site = await testSite();
	const admin = await asking(site, (await account(site, "admin")).id, "admin");
	const { id } = await account(site, "user");
	for (const role of ["admin", "user", "admin"]) await changeRole(admin, id, { role });
	expect((await verifyAuditLog(site.system)).broken).toBeNull();
	expect((await listAudit(site.system, auditFilter(new URLSearchParams()), "en")).items[0]).toMatchObject({
		action: "user:change-role",
		by: "Test admin",
		recordId: id,
	});
	await site.sql("alter table audit_log disable trigger audit_log_append_only");
	await site.sql(`update audit_log set detail = '{"to":"user"}' where id = 2`);
	expect((await verifyAuditLog(site.system)).broken).toBe(2);
});

test("C-01: concurrent starts create the first owner once", async () => {
	const site = await testSite();
	const tries = Array.from({ length: 8 }, (_, each) =>
		createFirstOwner(site.system, { email: `owner-${each % 3}@example.com`, password }),
	);
	expect((await Promise.all(tries)).filter(Boolean)).toEqual([true]);
	expect(await site.sql("select role from profiles where role = 'owner'")).toHaveLength(1);
	expect(await createFirstOwner(site.system, { email: "late@example.com", password })).toBe(false);
});

test("C-01: a start creates the configured owner, or with sample data one with a printed password, and never a second one", async () => {
	const start = async (url: string, more: Record<string, string>) => {
		const said: string[] = [];
		const settings = readSettings({ DATABASE_URL: url, AUTH_SECRET: "x".repeat(32), ...more });
		await (await prepareDatabase(settings, (line) => said.push(line))).stop();
		return said.join("\n");
	};
	const own = await testSite();
	const owner = { OWNER_EMAIL: "chief@example.com", OWNER_PASSWORD: password };
	await Promise.all([start(own.url, owner), start(own.url, owner), start(own.url, owner)]);
	expect(await own.sql("select email, role from users join profiles on user_id = users.id")).toEqual([
		{ email: "chief@example.com", role: "owner" },
	]);
	expect(await sessionOf(own, "chief@example.com")).toMatch(/^session=/);
	expect(await start(own.url, { OWNER_EMAIL: "other@example.com", OWNER_PASSWORD: password })).toBe("");
	await expect(start(await freshDatabase(), { ...owner, OWNER_PASSWORD: "password1" })).rejects.toThrow("most common");

	const sample = await testSite();
	const said = await start(sample.url, { SAMPLE_DATA: "on" });
	const [, email = "", told = ""] = /as (\S+) with the password (\S+)$/m.exec(said) ?? [];
	expect((await sample.post("/auth", { email, password: told, returnTo: "/admin" })).headers.get("location")).toBe(
		"/admin",
	);
	expect(await start(sample.url, { SAMPLE_DATA: "on" })).not.toContain("password");
});

test("STATE-14, ROLE-17, CALL-39: an account without a profile gets the role user at its next request, never owner", async () => {
	const site = await testSite();
	const { id, email } = await account(site, "user");
	const cookie = await sessionOf(site, email);
	await site.sql("delete from profiles where user_id = $1", [id]);
	const answers = await Promise.all(Array.from({ length: 10 }, () => site.get("/auth/session", { cookie })));
	expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
	expect(await site.sql("select role from profiles")).toEqual([{ role: "user" }]);
});

test("two owners who demote each other concurrently leave one owner, also with direct SQL", async () => {
	for (let round = 0; round < 3; round++) {
		const site = { url: await freshDatabase() };
		const connection = connect(site.url, { connections: 4 });
		onTestFinished(() => connection.close());
		const root = new Caller({ role: "system" }, scriptContext(connection.database));
		const a = await account({ system: root } as TestSite, "owner");
		const b = await account({ system: root } as TestSite, "owner");
		const demote = (by: Caller, whom: string) => codeOf(changeRole(by, whom, { role: "user", ownPassword: password }));
		// H3: the second one is no longer an owner when the transaction begins.
		const [first, second] = [await asking(site, a.id, "owner"), await asking(site, b.id, "owner")];
		expect((await Promise.all([demote(first, b.id), demote(second, a.id)])).sort()).toEqual(["done", "refused"]);
		for (const statement of [
			"update profiles set role = 'user'",
			"delete from profiles",
			"delete from users",
			"truncate profiles cascade",
		]) {
			await expect(connection.pool.query(statement)).rejects.toMatchObject({ constraint: "last_owner" });
		}
	}
});

test("concurrent role changes by several staff always leave an owner", async () => {
	const url = await freshDatabase();
	const connection = connect(url, { connections: 8 });
	onTestFinished(() => connection.close());
	const context = scriptContext(connection.database);
	const system = new Caller({ role: "system" }, context);
	const actor = fc.nat(4);
	const deed = fc.record({ actor, target: actor, deed: fc.constantFrom(...roles, "delete" as const) });
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
			async (rounds) => {
				const people = await Promise.all(
					(["owner", "owner", "admin", "admin", "user"] as const).map((role) => account({ system }, role)),
				);
				for (const round of rounds) {
					await Promise.all(
						round.map(async ({ actor: by, target, deed: what }) => {
							const { rows } = await connection.pool.query("select role from profiles where user_id = $1", [
								people[by]?.id,
							]);
							if (!rows[0]) return;
							const userId = people[by]?.id as string;
							const token = await connection.pool
								.query(
									"insert into sessions (token, user_id, expires_at) values ($1, $2, now() + '1 day') returning token",
									[randomUUID(), userId],
								)
								.then(
									(stored) => stored.rows[0].token,
									() => undefined,
								);
							// Deleted meanwhile.
							if (!token) return;
							const caller = new Caller({ role: rows[0].role, userId, token }, context);
							const id = people[target]?.id as string;
							const own = { ownPassword: password };
							const attempt =
								what === "delete" ? deleteUser(caller, id, own) : changeRole(caller, id, { role: what, ...own });
							await codeOf(attempt);
						}),
					);
					const { rows } = await connection.pool.query(
						"select count(*)::int as owners from profiles where role = 'owner'",
					);
					expect(rows[0].owners).toBeGreaterThan(0);
				}
			},
		),
		{ numRuns: 8 },
	);
});
