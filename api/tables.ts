import { blogPosts } from "./tables/blog.ts";
import { programs, universities } from "./tables/catalog.ts";
import { certifications } from "./tables/certifications.ts";
import { contentTables } from "./tables/content.ts";
import { costItems, fundsRules } from "./tables/money.ts";
import { applicants, applications, contactSubmissions, entries, profiles, tasks } from "./tables/people.ts";
import type { Table } from "./tables/table.ts";

/** Every table in the API (spec §3). Add an entry for a new one. */
export const tables: readonly Table[] = [
	universities,
	programs,
	certifications,
	blogPosts,
	...contentTables,
	fundsRules,
	costItems,
	contactSubmissions,
	applications,
	applicants,
	entries,
	tasks,
	profiles,
];
