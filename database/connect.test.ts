import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase, sqlOn } from "../tests/support/site.ts";
import { connect } from "./connect.ts";

test("a transaction that cannot begin, because its connection was lost, gives it back", async () => {
	const url = await freshDatabase();
	const { database, pool, close } = connect(url, { connections: 2 });
	onTestFinished(close);
	const end = sqlOn(url);
	for (let time = 0; time < 3; time++) {
		// Two connections that do not know yet that they are lost.
		const held = await Promise.all([pool.connect(), pool.connect()]);
		await Promise.all(held.map((client) => client.query("select 1")));
		for (const client of held) client.release();
		await end(
			"select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
		);
		const begun = () => database.transaction((transaction) => transaction.execute(sql`select 1 as one`));
		await Promise.all([begun().catch(() => {}), begun().catch(() => {})]);
		expect((await begun()).rows).toEqual([{ one: 1 }]);
	}
	expect(pool.totalCount - pool.idleCount).toBe(0);
});
