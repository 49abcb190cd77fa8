import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../database/connect.ts";
import type { Role } from "../../database/values.ts";
import { Caller } from "../../domain/access/caller.ts";
import { changeRole, createUser, deleteUser } from "../../domain/accounts/users/commands.ts";
import { problemOf } from "../../domain/shared/errors.ts";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { scriptContext } from "../../server/script-context.ts";
import { account, password, sessionFor, sessionOf } from "../support/accounts.ts";
import { freshDatabase, sqlOn, type TestSite, testSite } from "../support/site.ts";

/** A caller for a new session of the same account, with its current role. */
async function asking(site: Pick<TestSite, "url">, userId: string, role: Role): Promise<Caller> {
	const token = await sessionFor(sqlOn(site.url), userId);
	const connection = connect(site.url, { connections: 2 });
	onTestFinished(() => connection.close());
	return new Caller({ role, userId, token, network: "203.0.113.0/24" }, scriptContext(connection.database));
}

function codeOfProblem(error: unknown) {
	const problem = problemOf(error);
	if (!problem) throw error;
	return "code" in problem ? problem.code : "issues" in problem ? problem.issues[0]?.code : problem.kind;
}
const codeOf = (attempt: Promise<unknown>) => attempt.then(() => "done", codeOfProblem);

test("S-04, ROLE-03, ROLE-15, CALL-48: a role is one of the list, also in the database; a deleted account's session ends; denied changes of one's own account are audited; every owner is emailed about a new or former one", async () => {
	const site = await testSite();
	const input = { email: "x@example.com", password, displayName: "X", role: "root" };
	expect(await codeOf(createUser(site.system, input))).toBe("unknown_role");
	const own = await account(site, "owner");
	const owner = await asking(site, own.id, "owner");
	const { id, email } = await account(site, "admin");
	await expect(site.sql("update profiles set role = 'root' where user_id = $1", [id])).rejects.toThrow("role_known");

	await site.sql("delete from deliveries");
	expect(await codeOf(changeRole(owner, own.id, { role: "user", ownPassword: password }))).toBe("own_account");
	expect(await codeOf(deleteUser(owner, own.id, { ownPassword: password }))).toBe("own_account");
	expect(await codeOf(changeRole(owner, id, { role: "owner" }))).toBe("required");
	expect(await codeOf(changeRole(owner, id, { role: "owner", ownPassword: "wrong" }))).toBe("invalid_password");
	const refused = "select detail ->> 'deed' as deed from audit_log where action = 'user:refuse' order by id limit 2";
	expect(await site.sql(refused)).toEqual([{ deed: "change-role" }, { deed: "delete" }]);
	await changeRole(owner, id, { role: "owner", ownPassword: password });
	const told = (kind: string) => site.sql("select user_id from deliveries where kind = $1 order by 1", [kind]);
	expect(await told("owner-given")).toEqual([own.id, id].sort().map((to) => ({ user_id: to })));

	const cookie = await sessionOf(site, email);
	expect(await codeOf(deleteUser(owner, id))).toBe("required");
	await deleteUser(owner, id, { ownPassword: password });
	expect(await told("owner-taken")).toEqual([{ user_id: own.id }]);
	expect((await site.get("/auth/session", { cookie })).status).toBe(401);
	await expect(sessionOf(site, email)).rejects.toThrow("422");
	expect(await codeOf(deleteUser(owner, id))).toBe("not-found");
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
	const accounts = await own.sql("select email, role from users join profiles on user_id = users.id");
	expect(accounts).toEqual([{ email: "chief@example.com", role: "owner" }]);
	expect(await sessionOf(own, "chief@example.com")).toMatch(/^session=/);
	expect(await start(own.url, { OWNER_EMAIL: "other@example.com", OWNER_PASSWORD: password })).toBe("");

	const sample = await testSite();
	// Has had the sample data, which are not loaded again.
	await sample.sql("insert into policies (name, is_on) values ('sample-notice', false)");
	const said = await start(sample.url, { SAMPLE_DATA: "on" });
	const [, email = "", told = ""] = /as (\S+) with the password (\S+)$/m.exec(said) ?? [];
	const signedIn = await sample.post("/auth", { email, password: told, returnTo: "/admin" });
	expect(signedIn.headers.get("location")).toBe("/admin");
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
	const deletions = ["delete from profiles", "delete from users", "truncate profiles cascade"];
	for (const statement of ["update profiles set role = 'user'", ...deletions])
		await expect(connection.pool.query(statement)).rejects.toMatchObject({ constraint: "last_owner" });
});
