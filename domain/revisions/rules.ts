import type { Permission } from "../access/permissions.ts";

/** Whose earlier versions can be looked at and restored, and the permission that it takes. */
export const revisedNouns = {
	university: "catalog:write",
	program: "catalog:write",
	post: "blog:write",
	hero: "content:write",
	features: "content:write",
	companyInfo: "content:write",
	team: "content:write",
	achievements: "content:write",
	testimonials: "content:write",
	offices: "content:write",
	social: "content:write",
	notice: "content:write",
} as const satisfies Record<string, Permission>;
export type RevisedNoun = keyof typeof revisedNouns;
