import { type Role, roles } from "../../database/values.ts";

/** The roles of applicants on the pages about their own application, by how certain it is who opened it. */
export const applicantRoles = ["applicant", "proven"] as const;
export type ApplicantRole = (typeof applicantRoles)[number];

/**
 * The role of a caller: a visitor without an account, an applicant, an account's role, or the system (scripts, jobs).
 * "applicant" gave the reference and phone number of an application; "proven" used a link sent to the stored email
 * address or a code from staff.
 */
export type CallerRole = "anonymous" | ApplicantRole | Role | "system";

const everyone: readonly CallerRole[] = ["anonymous", ...applicantRoles, ...roles, "system"];
const signedIn: readonly CallerRole[] = roles;
const proven: readonly CallerRole[] = ["proven"];
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
	/** Reminders of closing dates, for one's own address. */
	"reminder:write": everyone,
	/** Opening one's own application, for callers without a session. */
	"my:open": everyone,
	"my:read": applicantRoles,
	"my:write": applicantRoles,
	/** What a stranger with the reference and the phone number must not see or change: details, family links. */
	"my:own": proven,
	"applicant:read": staff,
	"applicant:write": staff,
	/** Links stored applications to applicants. */
	/** Answers to applicants, and notes about them. */
	"conversation:write": staff,
	/** The queue: what staff owe applicants and senders, and by when. */
	"task:read": staff,
	"task:write": staff,
	/** Alarms, work on many applications, and tasks of stored applications. */
	"task:run": ["system"],
	"template:write": staff,
	/** What is written to the bot, and its state. */
	"telegram:receive": ["system"],
	"telegram:read": staff,
	/** How the promises to visitors were kept. */
	"promise:read": everyone,
	/** Exchange rates. */
	"rate:read": everyone,
	"rate:write": staff,
	"rate:fetch": ["system"],
	/** What a bank must show for a visa, and what living costs. */
	"money:read": everyone,
	"money:write": staff,
	/** Dated facts that nobody has checked for long. */
	"fact:read": staff,
	"fact:write": staff,
	"delivery:send": ["system"],
	"application:read": staff,
	"application:write": staff,
	/** The papers of applicants: asking for them, seeing and reviewing them. */
	"document:read": staff,
	"document:write": staff,
	/** Agreements, payments and refunds in the case of an applicant. */
	"payment:read": staff,
	"payment:write": staff,
	"contact:read": staff,
	/** Answers to contact messages, and their state. */
	"contact:write": staff,
	"contact:delete": staff,
	/** The invented people of the sample data. */
	"example:write": staff,
	"delivery:resend": staff,
	"overview:read": staff,
	/** Everything at once, with all people. */
	"export:read": owners,
	/** What the staff have done: one's own figures, and those of everybody. */
	"report:read": staff,
	"report:read-all": staff,
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
	/** A rule of the site may reserve it for owners. */
	"user:write": staff,
	/** The office, the languages and the absence of another member of staff. */
	"staff:write": owners,
	/** The first owner, created by the operator. */
	"owner:create": ["system"],
	/** Who changed a record, and when. */
	"history:read": staff,
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
	/** Spreadsheets of the catalog, and lists of people who want to be called. */
	"import:write": staff,
	/** Runs confirmed imports, and deletes them later. */
	"import:run": ["system"],
} as const satisfies Record<`${string}:${string}`, readonly CallerRole[]>;

export type Permission = keyof typeof permissions;

/** The resource of a permission. Cached pages are tagged with resources, and invalidated by them. */
export type Resource = Permission extends infer P ? (P extends `${infer N}:${string}` ? N : never) : never;

/** The permissions that concern the caller's own application only. */
export type OwnPermission = "my:read" | "my:write" | "my:own";
