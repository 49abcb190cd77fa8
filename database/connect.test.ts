import { sql } from "drizzle-orm";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../tests/support/site.ts";
import { connect, type Transaction } from "./connect.ts";

async function connection(connections: number) {
	const made = connect(await freshDatabase(), { connections });
	onTestFinished(() => made.close());
	/**
	 * Opens as many connections as the pool allows, and breaks them while they are idle. The pool has not noticed when
	 * this returns.
	 */
	const breakAll = async () => {
		const clients = await Promise.all(Array.from({ length: connections }, () => made.pool.connect()));
		for (const client of clients) client.release();
		for (const client of clients) (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
	};
	return { ...made, breakAll };
}

test("a transaction survives connections that broke while they were idle", async () => {
	const { database, breakAll } = await connection(3);
	for (let times = 0; times < 3; times++) {
		await breakAll();
		const { rows } = await database.transaction((transaction) => transaction.execute(sql`select 1 as one`));
		expect(rows).toEqual([{ one: 1 }]);
	}
});

test("a started transaction runs once, however it ends, and releases its connection", async () => {
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

test("a transaction that PostgreSQL ends because of a deadlock starts again, at most three times", async () => {
	const { database, pool } = await connection(2);
	await pool.query("create table counters as select id, 0 as value from generate_series(1, 2) as id");
	const ready = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
	let starts = 0;
	const count = (transaction: Transaction, id: number) =>
		transaction.execute(sql`update counters set value = value + 1 where id = ${id}`);
	const ended: Promise<void>[] = [];
	const crossing = ([first, second]: [number, number], own: 0 | 1) => {
		let isAgain = false;
		return database.transaction(async (transaction) => {
			starts++;
			// Starting again at once, it could lock its first row before the other gets it, and both would deadlock again.
			if (isAgain) await ended[1 - own];
			isAgain = true;
			await count(transaction, first);
			ready[own].resolve();
			await ready[1 - own]?.promise;
			await count(transaction, second);
		});
	};
	ended.push(crossing([1, 2], 0), crossing([2, 1], 1));
	await Promise.all(ended);
	expect(starts).toBe(3);
	expect((await pool.query("select value from counters")).rows).toEqual([{ value: 2 }, { value: 2 }]);
	for (const code of ["40P01", "40001"]) {
		starts = 0;
		const failing = database.transaction((transaction) => {
			starts++;
			return transaction.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`));
		});
		await expect(failing).rejects.toMatchObject({ cause: { code } });
		expect(starts).toBe(3);
	}
});

test("the connection to a server that has become a replica is not used again; one transaction may take minutes, the others seconds", async () => {
	const { database } = await connection(1);
	const settings = async (transaction: Transaction) =>
		(await transaction.execute(sql`select pg_backend_pid() as pid, current_setting('statement_timeout') as limit`))
			.rows[0];
	const before = await database.transaction(settings, { statementMinutes: 15 });
	expect(before).toMatchObject({ limit: "15min" });
	const refused = database.transaction(async (transaction) => {
		await transaction.execute(sql`set transaction read only`);
		await transaction.execute(sql`create table drafts (words text)`);
	});
	await expect(refused).rejects.toMatchObject({ cause: { code: "25006" } });
	const after = await database.transaction(settings);
	expect(after).toMatchObject({ limit: "10s" });
	expect(after?.pid).not.toBe(before?.pid);
	expect(await database.transaction(settings)).toEqual(after);
});

test("H1: a transaction that asks the pool for a second connection fails at once and stores nothing", async () => {
	const { database, pool } = await connection(3);
	await pool.query("create table drafts (words text)");
	const inside: ((transaction: Transaction) => Promise<unknown>)[] = [
		() => pool.query("select 1"),
		() => database.execute(sql`select 1`),
		() => database.transaction((other) => other.execute(sql`select 1`)),
		// Ignores the error, as a rate limiter with a fallback does.
		() => pool.query("select 1").catch(() => undefined),
		(transaction) => transaction.transaction(() => database.execute(sql`select 1`)),
	];
	for (const ask of inside) {
		const failing = database.transaction(async (transaction) => {
			await transaction.execute(sql`insert into drafts values ('of a transaction')`);
			await ask(transaction);
		});
		await expect(failing).rejects.toThrow("second connection");
	}
	expect((await pool.query("select * from drafts")).rows).toEqual([]);
});
