import { expect, test } from "vitest";
import { connect } from "../../../database/connect.ts";
import { scriptContext } from "../../../server/script-context.ts";
import { fillApplications } from "../../../tests/support/many-applications.ts";
import { fillTasks } from "../../../tests/support/many-tasks.ts";
import { freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { Caller } from "../../access/caller.ts";
import { listBoard } from "./board-queries.ts";
import { countOpenWork, listQueue } from "./list-queries.ts";
import { queueFilter } from "./rules.ts";

const open = 40;
const applications = 4_000;
/** A task or an application is read a few times: to be counted, ordered and shown. The history is 4,000 applications and 12,000 tasks. */
const most = 12 * open;

/** Each filter of the queue, and some together. */
const filters = [
	...["", "who=mine", "who=nobody", "office=seoul", "kind=follow_up", "language=ru", "status=pending", "visa=D-2-2"],
	...["due=overdue", "office=seoul&language=en&kind=follow_up&who=nobody"],
];

/** Runs a read in a transaction, and counts the rows of tasks and applications that it touches. */
async function given() {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const now = new Date("2026-11-22T09:00:00Z");
	const [staff] = await sql("insert into users (email, display_name) values ('a@example.com', 'A') returning id");
	await fillApplications(url, applications, now);
	await fillTasks(url, open, [staff.id], now);
	const { database, close } = connect(url, { connections: 1 });
	const touched = async (read: (caller: Caller) => Promise<unknown>) =>
		database.transaction(async (transaction) => {
			const counts = async () => {
				// What this connection has read and not yet added to the statistics of all.
				const { rows } = await transaction.execute<{ name: string; read: number }>(
					`select relname as name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
						from pg_stat_xact_user_tables where relname in ('tasks', 'applications')`,
				);
				return Object.fromEntries(rows.map((row) => [row.name, row.read])) as Record<"tasks" | "applications", number>;
			};
			const context = { ...scriptContext(database, () => now), database: transaction as unknown as typeof database };
			const before = await counts();
			await read(new Caller({ role: "system" }, context));
			const after = await counts();
			return { tasks: after.tasks - before.tasks, applications: after.applications - before.applications };
		});
	return { touched, close };
}

test("B6-6: queue, board and menu read what is open, not the history, with every filter", async () => {
	const { touched, close } = await given();
	try {
		for (const query of filters) {
			const filter = queueFilter(new URLSearchParams(query));
			for (const list of [listQueue, listBoard]) {
				const { tasks, applications } = await touched((caller) => list(caller, filter));
				expect(tasks, `tasks of ${list.name} ?${query}`).toBeLessThanOrEqual(most);
				expect(applications, `applications of ${list.name} ?${query}`).toBeLessThanOrEqual(most);
			}
		}
		expect((await touched((caller) => countOpenWork(caller))).tasks).toBeLessThanOrEqual(open);
	} finally {
		await close();
	}
});
