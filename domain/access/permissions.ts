import { type Role, roles } from "../../database/values.ts";

/** The role of a caller: a visitor without an account, an account's role, or the system (scripts, jobs). */
export type CallerRole = "anonymous" | Role | "system";

const everyone: readonly CallerRole[] = ["anonymous", ...roles, "system"];
const signedIn: readonly CallerRole[] = roles;
const staff: readonly CallerRole[] = ["admin", "owner", "system"];
const owners: readonly CallerRole[] = ["owner", "system"];

/** Permissions and the roles that have them (spec §6, S-02). */
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
	"delivery:send": ["system"],
	"application:read": staff,
	"application:write": staff,
	"contact:read": staff,
	"contact:delete": staff,
	"delivery:resend": staff,
	"overview:read": staff,
	/** Analytics are anonymous counts by day. */
	"analytics:read": staff,
	"analytics:count": ["system"],
	"analytics:sweep": ["system"],
	/** Conversion reports to the ad network, and their state. */
	"conversion:read": staff,
	"conversion:test": staff,
	/** Sign-up, sign-in and password reset, for callers without a session. */
	"account:open": everyone,
	/** The caller's own account. */
	"account:use": signedIn,
	"user:read": staff,
	"user:write": staff,
	/** The first owner, created by the operator. */
	"owner:create": ["system"],
	"audit:read": owners,
	"audit:write": ["system"],
	/** Site-wide switches, such as required two-step sign-in for staff. */
	"policy:write": owners,
	"image:read": everyone,
	"image:write": staff,
	"image:sweep": ["system"],
	/** Deletes data past the retention periods in the privacy notice. */
	"retention:sweep": ["system"],
	"backup:run": ["system"],
	/** The state of cleanup and backups. */
	"maintenance:read": owners,
	/** Runs confirmed imports, and deletes them later. */
	"import:run": ["system"],
} as const satisfies Record<`${string}:${string}`, readonly CallerRole[]>;

export type Permission = keyof typeof permissions;

/** The resource of a permission. Cached pages are tagged with resources, and invalidated by them. */
export type Resource = Permission extends infer P ? (P extends `${infer N}:${string}` ? N : never) : never;
