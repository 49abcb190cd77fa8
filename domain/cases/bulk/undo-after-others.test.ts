import { expect, test } from "vitest";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { logCall } from "../../desk/queue/call-commands.ts";
import { setFollowUp } from "../../desk/queue/follow-up-commands.ts";
import { homeZone } from "../../shared/time-zone.ts";
import { listApplications } from "../applications/list-queries.ts";
import { adoptInsertedRows } from "../inserted-rows-commands.ts";
import { prepareBulk, startBulk, undoBulk } from "./commands.ts";

async function given() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { caller, userId } = await staffOn(backend.url);
	await applicationRows(backend.sql, [{ full_name: "Person" }]);
	await adoptInsertedRows(backend.system);
	const { items } = await listApplications(caller, { query: "", page: 1, size: 200, zone: homeZone });
	const [one] = items as { id: string; version: string; applicantId: string }[];
	if (!one) throw new Error("No application is listed.");
	const run = async (action: string, input: object) => {
		const id = await prepareBulk(caller, { action, input, rows: [`${one.id}.${one.version}`] });
		await startBulk(caller, id);
		return id;
	};
	const undo = async (id: string) => {
		await undoBulk(caller, id);
	};
	return { ...backend, caller, userId, one, run, undo };
}

test.each([["assign"], ["office"]])("undoing '%s' leaves what a call has fulfilled since", async (action) => {
	const { caller, userId, one, run, undo, sql } = await given();
	const id = await run(action, action === "assign" ? { userId } : { office: "seoul" });
	await logCall(caller, one.applicantId, { result: "reached" });
	const all = "select kind, outcome from tasks order by opened_at, kind";
	const before = await sql(all);
	expect(await sql("select is_kept from promise_outcomes")).toHaveLength(1);
	await undo(id);
	await logCall(caller, one.applicantId, { result: "reached" });
	expect(await sql("select is_kept from promise_outcomes")).toHaveLength(1);
	expect(await sql(all)).toEqual(before);
});

test("undoing an assignment leaves the day that a colleague has set since", async () => {
	const { caller, userId, one, run, undo, sql } = await given();
	await logCall(caller, one.applicantId, { result: "reached" });
	const id = await run("assign", { userId });
	await setFollowUp(caller, one.id, {
		dueOn: new Date(Date.now() + 30 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10),
	});
	const before = await sql("select due_at from tasks where done_at is null");
	await undo(id);
	expect(await sql("select due_at from tasks where done_at is null")).toEqual(before);
});
