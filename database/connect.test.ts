import { sql } from "drizzle-orm";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../tests/support/site.ts";
import { connect } from "./connect.ts";

async function connection(connections: number) {
	const made = connect(await freshDatabase(), { connections });
	onTestFinished(() => made.close());
	/** Opens as many connections as there may be, and breaks them while they lie idle: nobody has noticed when this ends. */
	const breakAll = async () => {
		const clients = await Promise.all(Array.from({ length: connections }, () => made.pool.connect()));
		for (const client of clients) client.release();
		for (const client of clients) (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
	};
	return { ...made, breakAll };
}

test("a transaction is not lost to connections that broke while they were idle", async () => {
	const { database, breakAll } = await connection(3);
	for (let times = 0; times < 3; times++) {
		await breakAll();
		const { rows } = await database.transaction((transaction) => transaction.execute(sql`select 1 as one`));
		expect(rows).toEqual([{ one: 1 }]);
	}
});

test("a transaction that has begun runs once, however it ends, and gives its connection back", async () => {
	const { database, pool } = await connection(1);
	let runs = 0;
	const failing = database.transaction(async (transaction) => {
		runs++;
		await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
	});
	await expect(failing).rejects.toThrow();
	const refused = database.transaction(async () => {
		runs++;
		throw new Error("refused");
	});
	await expect(refused).rejects.toThrow("refused");
	expect(runs).toBe(2);
	expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a transaction asks for its own isolation", async () => {
	const { database } = await connection(1);
	const { rows } = await database.transaction(
		(transaction) => transaction.execute(sql`select current_setting('transaction_isolation') as level`),
		{ isolationLevel: "serializable" },
	);
	expect(rows).toEqual([{ level: "serializable" }]);
});
