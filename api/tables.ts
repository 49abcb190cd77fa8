import { blogPosts } from "./tables/blog.ts";
import { programs, universities } from "./tables/catalog.ts";
import { nounTables } from "./tables/nouns.ts";
import { applicants, applications, contactSubmissions, entries, profiles, tasks } from "./tables/people.ts";
import type { Table } from "./tables/table.ts";

/** Every table in the API (spec §3). */
export const tables: readonly Table[] = [
	universities,
	programs,
	blogPosts,
	...nounTables,
	contactSubmissions,
	applications,
	applicants,
	entries,
	tasks,
	profiles,
];
