import pg from "pg";
import { inject, onTestFinished } from "vitest";

/** Makes one database unreachable for this test, and reachable again. The server continues for the others. */
export function outageOf(databaseUrl: string) {
	const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
	const asServer = async (...queries: string[]) => {
		const client = new pg.Client({ connectionString: inject("serverUrl") });
		await client.connect();
		for (const query of queries) await client.query(query);
		await client.end();
	};
	const end = () => asServer(`alter database ${name} allow_connections true`);
	onTestFinished(end);
	return {
		begin: () =>
			asServer(
				`alter database ${name} allow_connections false`,
				`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
			),
		end,
	};
}
