/** The closed lists of the product. The database's constraints, the forms and the API all read them from here. */

export const languages = ["en", "ru", "uz"] as const;
export type Language = (typeof languages)[number];

/** Spec §9. Stored as part of a university's location; the filters look for it as a substring. */
export const cities = ["Seoul", "Busan", "Incheon", "Daegu", "Daejeon", "Gwangju"] as const;

/** Spec §3. 'Language' is shown as 'Language Course'. A stored type may say more, as in 'Master (MBA)'. */
export const programTypes = ["Bachelor", "Master", "PhD", "Language"] as const;
export type ProgramType = (typeof programTypes)[number];

export const featureIcons = ["Users", "GraduationCap", "FileText", "Award", "Globe", "Building"] as const;

export const sectionKeys = ["about_main", "mission", "vision"] as const;

export const socialPlatforms = ["WhatsApp", "Telegram"] as const;

export const roles = ["user", "admin", "owner"] as const;
export type Role = (typeof roles)[number];

/** Spec §4. 'approved' may stand in an old row and is shown, never offered (C-03). */
export const applicationStatuses = [
	"pending",
	"contacted",
	"in_review",
	"documents_requested",
	"interview_scheduled",
	"accepted",
	"rejected",
	"enrolled",
] as const;
export const storedApplicationStatuses = [...applicationStatuses, "approved"] as const;

export const certificateTypes = ["ielts", "toefl", "topik", "jlpt", "other", "none"] as const;
export type CertificateType = (typeof certificateTypes)[number];

/** Staff hear of a contact message and of an application by chat; an applicant gets a confirmation by mail. */
export const notificationKinds = ["contact", "application", "confirmation"] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const deliveryStates = ["waiting", "sent", "failed"] as const;
/** One in "digest" is told of in a message about many. */
export const notificationStates = ["waiting", "digest", "sent", "failed"] as const;

/** What an advertisement is for; in the ad network's words. */
export const conversionKinds = ["Lead", "Contact", "CompleteRegistration"] as const;
export type ConversionKind = (typeof conversionKinds)[number];

/** Which part of a picture stays in sight when it is cut to a card's shape: centre, top, bottom, left, right, the corners. */
export const imageFocuses = ["c", "t", "b", "l", "r", "tl", "tr", "bl", "br"] as const;

/**
 * Mails about accounts: a link to a new password, one that confirms the address, word that the address has an account
 * already, and word to the owners that somebody was made an owner, or is one no more, that the cleanup has stopped, or that a
 * scheduled backup has failed; and security notices.
 */
const generalLetters = [
	"recovery",
	"confirmation",
	"known-address",
	"owner-given",
	"owner-taken",
	"cleanup-stopped",
	"backup-failed",
] as const;
/** Tell an account's owner what somebody did to it, who may be somebody else. */
export const securityNotices = [
	"password-changed",
	"two-factor-on",
	"two-factor-off",
	"recovery-code-used",
	"new-device",
] as const;
export type SecurityNotice = (typeof securityNotices)[number];
export const letterKinds = [...generalLetters, ...securityNotices] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What the site does by itself once in a while, and which owners should know of. */
export const maintenanceTasks = ["contact-retention", "application-retention", "backup"] as const;
export type MaintenanceTask = (typeof maintenanceTasks)[number];

/** Tables whose rows are deleted when their retention period ends. */
export const retainedTables = ["contact_submissions", "applications"] as const;
export type RetainedTable = (typeof retainedTables)[number];

/** Families of browsers and systems, as a list of sessions names them. "API" is a program with a token. */
export const browsers = [
	"Chrome",
	"Edge",
	"Firefox",
	"Opera",
	"Safari",
	"Samsung Internet",
	"Yandex Browser",
	"API",
] as const;
export type Browser = (typeof browsers)[number];

export const platforms = ["Android", "ChromeOS", "iPad", "iPhone", "Linux", "macOS", "Windows"] as const;
export type Platform = (typeof platforms)[number];

/** Switches that owners set for the whole site; "sample-notice" says on every page that sample data are loaded. */
export const policyNames = ["staff-second-factor", "sample-notice"] as const;

/** What visitors search through. */
export const searchableNouns = ["program", "university"] as const;
export type Searchable = (typeof searchableNouns)[number];
/** What a row is found by: the words of its texts, and the values of filters. */
export const searchFields = ["text", "all", "type", "university", "city"] as const;
export type SearchField = (typeof searchFields)[number];
/** How many rows share a block of search_bits. */
export const searchBlock = 4_096;

/** What staff exchange with spreadsheets. */
export const exchangeKinds = ["universities", "programs"] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];
export type SheetFormat = "csv" | "xlsx";
/** An import is checked, waits for somebody's word, and is written as a whole; or it failed, and nothing was written. */
export const importStates = ["checking", "ready", "writing", "done", "failed"] as const;
export type ImportState = (typeof importStates)[number];
/** What an import makes of a row. */
export const importRowStates = ["wrong", "new", "changed", "same"] as const;
export type ImportRowState = (typeof importRowStates)[number];
