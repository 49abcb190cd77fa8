import { blogPosts } from "./tables/blog.ts";
import { programs, universities } from "./tables/catalog.ts";
import { contentTables } from "./tables/content.ts";
import { applications, contactSubmissions, profiles } from "./tables/people.ts";
import type { Table } from "./tables/table.ts";

/** Every table that the API opens (spec §3). A new one is an entry here. */
export const tables: readonly Table[] = [
	universities,
	programs,
	blogPosts,
	...contentTables,
	contactSubmissions,
	applications,
	profiles,
];
