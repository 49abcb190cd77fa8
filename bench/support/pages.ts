import pg from "pg";
import { staticPages } from "../../app/navigation.ts";

export const languages = ["", "/ru", "/uz"] as const;

/** A page's path in a language: "/" and "/ru", "/programs" and "/ru/programs". */
export const inLanguage = (path: string, prefix: string): string => (path === "/" ? prefix || "/" : prefix + path);

/** The page's name in a table, with placeholders for ids. */
export const named = (path: string): string =>
	path.replace(/[0-9a-f-]{36}$/, "{id}").replace(/(\/blog\/).+/, "$1{slug}");

/** The public pages with the sample data, with the longest record of each kind. */
export async function publicPages(databaseUrl: string): Promise<string[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const heaviest = async (table: string, name: string) =>
		(await client.query(`select ${name} as name from ${table} t order by length(t::text) desc limit 1`)).rows[0].name;
	const pages = [
		...staticPages.map(({ path }) => path),
		`/programs/${await heaviest("programs", "id")}`,
		`/universities/${await heaviest("universities", "id")}`,
		`/blog/${await heaviest("blog_posts", "slug")}`,
		"/no-such-page",
	];
	await client.end();
	return pages;
}
