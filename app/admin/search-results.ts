import type { FoundItem, SearchGroup } from "../../domain/desk/global-search/schema.ts";

/** Where a result of the search leads. */
const addresses: Record<SearchGroup, (item: FoundItem) => string> = {
	applicants: ({ id }) => `/admin/applicants/${id}`,
	applications: ({ id }) => `/admin/applications/${id}`,
	contacts: ({ id }) => `/admin/contact/${id}`,
	universities: ({ id }) => `/admin/universities/${id}`,
	programs: ({ id }) => `/admin/programs/${id}`,
	posts: ({ id }) => `/admin/blog/${id}`,
	users: ({ detail }) => `/admin/users?${new URLSearchParams({ q: detail })}`,
};

export const addressOf = (group: SearchGroup, item: FoundItem): string => addresses[group](item);
