import type { Role } from "../../database/values.ts";

/** Who may ask: a visitor without an account, an account's role, or the product itself (scripts, jobs). */
export type CallerRole = "anonymous" | Role | "system";

const everyone: readonly CallerRole[] = ["anonymous", "user", "admin", "owner", "system"];
const signedIn: readonly CallerRole[] = ["user", "admin", "owner"];
const staff: readonly CallerRole[] = ["admin", "owner", "system"];
const owners: readonly CallerRole[] = ["owner", "system"];

/** One table: permission → who has it (spec §6, S-02). What is not here nobody may do. */
export const permissions = {
	"catalog:read": everyone,
	"catalog:write": staff,
	"content:read": everyone,
	"content:write": staff,
	"blog:read": everyone,
	"blog:write": staff,
	"contact:submit": everyone,
	"application:submit": everyone,
	"visa:check": everyone,
	"notification:deliver": ["system"],
	"application:read": staff,
	"application:write": staff,
	"contact:read": staff,
	"contact:delete": staff,
	"notification:resend": staff,
	"overview:read": staff,
	/** Figures are counts by day, without anybody in them. */
	"figure:read": staff,
	"figure:count": ["system"],
	"figure:sweep": ["system"],
	/** What the ad network is told of conversions, and how that fares. */
	"conversion:report": ["system"],
	"conversion:read": staff,
	"conversion:test": staff,
	/** Signing up and in, a forgotten password: for whoever is not signed in yet. */
	"account:open": everyone,
	/** One's own account. */
	"account:use": signedIn,
	"user:read": staff,
	"user:write": staff,
	/** The first owner, by the operator's word. */
	"owner:create": ["system"],
	"audit:read": owners,
	"audit:write": ["system"],
	/** Switches for the whole site, such as that staff need a second factor. */
	"policy:write": owners,
	"image:read": everyone,
	"image:write": staff,
	"image:sweep": ["system"],
	/** Deletes what is older than the privacy notice promises. */
	"retention:sweep": ["system"],
	"backup:run": ["system"],
	/** Whether cleanup and backups work. */
	"maintenance:read": owners,
	/** Does what staff have uploaded and confirmed, and forgets it in the end. */
	"import:run": ["system"],
} as const satisfies Record<`${string}:${string}`, readonly CallerRole[]>;

export type Permission = keyof typeof permissions;

/** The part of the data that a permission opens. Finished pages are remembered, and dropped, by noun. */
export type Resource = Permission extends infer P ? (P extends `${infer N}:${string}` ? N : never) : never;

/** To which noun a public table's rows belong; null for tables that no public page shows. */
export const resourceOfTable: Record<string, Resource | undefined> = {
	universities: "catalog",
	programs: "catalog",
	hero_content: "content",
	company_features: "content",
	company_info: "content",
	team_members: "content",
	achievements: "content",
	testimonials: "content",
	offices: "content",
	social_links: "content",
	notices: "content",
	policies: "content",
	images: "image",
	blog_posts: "blog",
	users: "blog",
	profiles: "blog",
};
