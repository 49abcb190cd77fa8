import type pg from "pg";
import { connect } from "../../database/connect.ts";
import { Caller } from "../../domain/access/caller.ts";
import { scriptContext } from "../../server/script-context.ts";
import { median } from "./numbers.ts";

/** Milliseconds that the server spends on the statements of a read, including planning, by its own clock. */
export async function inDatabase(
	url: string,
	repeats: number,
	read: (caller: Caller) => Promise<unknown>,
	role: "anonymous" | "system" = "anonymous",
): Promise<number> {
	const { database, pool, close } = connect(url, { connections: 1 });
	const statements: { text: string; values: unknown[] }[] = [];
	const query = pool.query.bind(pool) as (...words: unknown[]) => unknown;
	pool.query = ((config: { text: string }, values: unknown[]) => {
		statements.push({ text: config.text, values });
		return query(config, values);
	}) as typeof pool.query;
	await read(new Caller({ role }, scriptContext(database)));
	const times: number[] = [];
	for (let time = 0; time < repeats; time++) {
		let sum = 0;
		for (const { text, values } of statements) {
			const explained = (await query(`explain (analyze, timing off, format json) ${text}`, values)) as pg.QueryResult;
			const [plan] = explained.rows[0]["QUERY PLAN"];
			sum += plan["Planning Time"] + plan["Execution Time"];
		}
		times.push(sum);
	}
	await close();
	return median(times);
}
