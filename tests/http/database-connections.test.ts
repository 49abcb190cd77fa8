import { expect, test } from "vitest";
import { testSite } from "../support/site.ts";

test("a site opens no more database connections than it may", async () => {
	const site = await testSite("sample", { databaseConnections: 2 });
	const paths = ["/", "/programs", "/ru/programs", "/universities", "/uz/universities", "/blog"];
	const pages = await Promise.all(paths.map((path) => site.get(path)));
	expect(pages.map(({ status }) => status)).toEqual(paths.map(() => 200));
	const [opened] = await site.sql(
		"select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'hamroh' and pid <> pg_backend_pid()",
	);
	expect(opened).toEqual({ count: 2 });
});
