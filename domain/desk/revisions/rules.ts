import type { Permission } from "../../access/permissions.ts";
import { type ContentKind, contentKindNames } from "../../content/site/fields.ts";

const contentNouns = Object.fromEntries(contentKindNames.map((kind) => [kind, "content:write"])) as Record<
	ContentKind,
	"content:write"
>;

/** The resources with revisions, and the permission to restore them. */
export const revisedNouns = {
	university: "catalog:write",
	program: "catalog:write",
	post: "blog:write",
	fundsRule: "money:write",
	costItem: "money:write",
	certification: "catalog:write",
	...contentNouns,
} as const satisfies Record<string, Permission>;
export type RevisedNoun = keyof typeof revisedNouns;
