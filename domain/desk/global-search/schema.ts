/** Results of each kind. */
export const maxFound = 5;

/** A shorter text is not searched. */
export const leastLetters = 2;

const searchGroups = ["applicants", "applications", "contacts", "universities", "programs", "posts", "users"] as const;
export type SearchGroup = (typeof searchGroups)[number];

export type FoundItem = {
	id: string;
	title: string /** What tells it from others of the same name. */;
	detail: string;
};
export type FoundGroup = { name: SearchGroup; items: FoundItem[] };
