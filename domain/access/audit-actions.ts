/**
 * The actions of the audit log. Each has its sentence in app/i18n/admin/log: the compiler reports an action without one.
 * Stored entries keep their words, so an action is never renamed or removed.
 */

/** What is done to records alike; with a noun, an action such as "university:update". */
export const auditVerbs = [
	"create",
	"update",
	"delete",
	"restore",
	"erase",
	"order",
	"upload",
	"describe",
	"import",
	"import-failed",
	"still-right",
] as const;
export type AuditVerb = (typeof auditVerbs)[number];

export const auditNouns = [
	"university",
	"universities",
	"program",
	"programs",
	"certifications",
	"document-rules",
	"pack-templates",
	"post",
	"application",
	"contact",
	"contacts",
	"user",
	"image",
	"hero",
	"features",
	"company-info",
	"team",
	"achievements",
	"testimonials",
	"offices",
	"closed-days",
	"search-synonyms",
	"legal-entity",
	"service-fees",
	"social",
	"notice",
	"template",
	"funds-rule",
	"cost-item",
	"document-rule",
	"pack-template",
	"scholarship",
	"certification",
] as const;
export type AuditNoun = (typeof auditNouns)[number];

/** Actions with a sentence of their own. */
export const auditEvents = [
	"session:open",
	"session:close",
	"session:end",
	"session:fail",
	"session:refused",
	"user:sign-up",
	"user:confirm-email",
	"user:set-password",
	"user:change-password",
	"user:change-email",
	"user:renew-recovery-codes",
	"user:second-factor-on",
	"user:second-factor-off",
	"user:change-role",
	"user:change-work",
	"user:send-password-reset",
	"user:invite",
	"user:refuse",
	"policy:write",
	"connection:test",
	"backup:request",
	"applicant:update",
	"applicant:answer",
	"applicant:note",
	"applicant:assign",
	"applicant:call",
	"applicant:plan-follow-up",
	"applicant:finish-follow-up",
	"applicant:call-code",
	"applicant:use-call-code",
	"applicant:fail-call-code",
	"applicant:open-by-link",
	"applicant:open-by-telegram",
	"applicant:disconnect-telegram",
	"applicant:make-family-link",
	"applicant:withdraw-family-link",
	"applicant:connect-telegram",
	"application:change-status",
	"application:set-next-step",
	"application:set-visa-type",
	"application:close",
	"application:reopen",
	"application:export",
	"application:ask-documents",
	"application:review-document",
	"application:make-pack",
	"document:view",
	"document:expire",
	"export:everything",
	"examples:remove",
	"application:expire",
	"contact:call",
	"contact:expire",
	"contact:assign",
	"contact:reply",
	"contact:change-state",
	"notification:resend",
	"rate:enter",
	"rate:confirm",
	"rate:discard",
	"facts:assign",
	"bulk:start",
	"bulk:undo",
] as const;
export type AuditEvent = (typeof auditEvents)[number];

export type AuditAction = AuditEvent | `${AuditNoun}:${AuditVerb}`;

type AreaOf<Action extends string> = Action extends `${infer Area}:${string}` ? Area : never;
/** The first word of an action: what it is about. */
export type AuditArea = AuditNoun | AreaOf<AuditEvent>;
export const auditAreas = [
	...new Set<string>([...auditEvents.map((event) => event.split(":")[0] as string), ...auditNouns]),
] as AuditArea[];
