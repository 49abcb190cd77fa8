import { sql } from "drizzle-orm";
import { applications, blogPosts, contactSubmissions, programs, universities, users } from "../../database/tables.ts";
import type { Caller } from "../caller.ts";

/** How much there is of everything that staff keep, in one query. */
export async function countRecords(caller: Caller) {
	const { database } = caller.permit("overview:read");
	const count = (
		table:
			| typeof universities
			| typeof programs
			| typeof applications
			| typeof users
			| typeof blogPosts
			| typeof contactSubmissions,
	) => sql<number>`(select count(*)::int from ${table})`;
	const [row] = await database
		.select({
			universities: count(universities),
			programs: count(programs),
			applications: count(applications),
			users: count(users),
			blogPosts: count(blogPosts),
			inquiries: count(contactSubmissions),
		})
		.from(sql`(select 1) as one`);
	return row as NonNullable<typeof row>;
}
