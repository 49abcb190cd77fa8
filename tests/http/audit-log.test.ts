import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../database/connect.ts";
import { auditHash } from "../../database/tables.ts";
import { signAuditLog } from "../../domain/access/audit-log/commands.ts";
import { verifyAuditLog } from "../../domain/access/audit-log/queries.ts";
import { Caller } from "../../domain/access/caller.ts";
import { scriptContext } from "../../server/script-context.ts";
import { account, password, sessionOf } from "../support/accounts.ts";
import { type TestSite, testSite } from "../support/site.ts";

/** A caller whose signing key stays the same between calls. */
function auditor(site: TestSite) {
	const { database, close } = connect(site.url, { connections: 1 });
	onTestFinished(close);
	return new Caller({ role: "system" }, scriptContext(database));
}

test("L10: signatures reveal a rewritten audit log with recomputed hashes, from the first signed entry on", async () => {
	const site = await testSite();
	const { email } = await account(site, "user");
	for (let each = 0; each < 3; each++) await sessionOf(site, email);
	const caller = auditor(site);
	expect(await verifyAuditLog(caller)).toEqual({ broken: null, signed: null });
	await signAuditLog(caller);
	await sessionOf(site, email);
	await signAuditLog(caller);
	await signAuditLog(caller);
	expect(await verifyAuditLog(caller)).toEqual({ broken: null, signed: { from: 3, through: 4 } });
	await site.sql("alter table audit_log disable trigger audit_log_append_only");
	await site.sql("update audit_log set network = '192.0.2.0/24' where id = 2");
	expect((await verifyAuditLog(caller)).broken).toBe(2);
	for (const id of [2, 3, 4]) {
		const hash = auditHash("(select hash from audit_log as before where before.id = $1 - 1)");
		await site.sql(`update audit_log set hash = ${hash} where id = $1`, [id]);
	}
	expect(await verifyAuditLog(caller)).toEqual({ broken: 3, signed: { from: 3, through: 4 } });
	await expect(site.sql("delete from audit_signatures")).rejects.toThrow("only ever added");
});

test("L10: failed sign-ins are recorded once an hour per account and network, so that strangers cannot grow the log", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const { email, id } = await account(site, "user");
	const fail = async (email: string, client: string) => {
		const answer = await site.post("/auth", { email, password: `${password}!` }, { "x-forwarded-for": client });
		expect(answer.status).toBe(422);
	};
	for (let each = 0; each < 4; each++) await fail(email, `203.0.113.${each}`);
	for (let each = 0; each < 4; each++) await fail(`nobody${each}@example.com`, "203.0.113.9");
	await fail(email, "198.51.100.1");
	const log = await site.sql("select record_id, network from audit_log where action = 'session:fail' order by id");
	const [first, second] = ["203.0.113.0/24", "198.51.100.0/24"];
	expect(log.map((row) => [row.record_id, row.network])).toEqual([
		...[id, null].map((one) => [one, first]),
		[id, second],
	]);
});
