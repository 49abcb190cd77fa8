import type { Variant } from "./naming.ts";

/** The enumerations of the product. Database constraints, forms and API read them from here. */

export const languages = ["en", "ru", "uz"] as const;
export type Language = (typeof languages)[number];

/** Spec §9. Part of a university's location; the filters match it as a substring. */
export const cities = ["Seoul", "Busan", "Incheon", "Daegu", "Daejeon", "Gwangju"] as const;
export type City = (typeof cities)[number];

/** The 17 first-level divisions of South Korea. */
export const provinces = [
	"seoul",
	"busan",
	"daegu",
	"incheon",
	"gwangju",
	"daejeon",
	"ulsan",
	"sejong",
	"gyeonggi",
	"gangwon",
	"north_chungcheong",
	"south_chungcheong",
	"north_jeolla",
	"south_jeolla",
	"north_gyeongsang",
	"south_gyeongsang",
	"jeju",
] as const;
export type Province = (typeof provinces)[number];
/** The provinces of the capital region, for which consulates ask for a higher bank balance. */
export const capitalProvinces = ["seoul", "incheon", "gyeonggi"] as const;

/** Lists of certified universities; the International Education Quality Assurance System of South Korea. */
export const certificationSchemes = ["IEQAS"] as const;
/** What a certification is about: programs with a degree, or courses of Korean. */
export const certificationScopes = ["degree", "language"] as const;
export type CertificationScope = (typeof certificationScopes)[number];
/** From the best to the worst. Under "precision_screening" visas are in principle not issued. */
export const certificationStatuses = [
	"excellent",
	"certified",
	"not_certified",
	"enhanced_screening",
	"precision_screening",
] as const;
export type CertificationStatus = (typeof certificationStatuses)[number];

/** Spec §3. 'Language' is shown as 'Language Course'. A stored type may be longer, as in 'Master (MBA)'. */
export const programTypes = ["Bachelor", "Master", "PhD", "Language"] as const;

/** The language in which a program is taught, by ISO 639. */
export const teachingLanguages = ["ko", "en"] as const;
export type TeachingLanguage = (typeof teachingLanguages)[number];

/** Fields of study: the broad fields of UNESCO's classification (ISCED-F 2013). */
export const studyFields = [
	"education",
	"arts_humanities",
	"social_sciences",
	"business_law",
	"natural_sciences",
	"it",
	"engineering",
	"agriculture",
	"health",
	"services",
] as const;
export type StudyField = (typeof studyFields)[number];

export type FeePeriod = "semester" | "year" | "term" | "month";

/** A program's tuition in whole units of its currency. */
export type Fee = {
	from: number;
	/** The same as `from` for a single amount; null if only the lowest amount is known. */
	to: number | null;
	/** An approximate amount. */
	about: boolean;
	currency: "KRW";
	/** What the amount pays for; null for a fee that is paid once. */
	period: FeePeriod | null;
	/** The lowest amount a year, for comparison; null for an unknown period. A year has 2 semesters or 4 terms of ten weeks. */
	yearly: number | null;
	/** The academic year of a program's amount; null if unknown. */
	year?: number | null;
};

/** In the order in which pages and files list them. */
export const feeKinds = [
	"tuition",
	"admission_fee",
	"application_fee",
	"dormitory",
	"insurance",
	"materials",
	"other",
] as const;
export type FeeKind = (typeof feeKinds)[number];
export const feeItemPeriods = ["once", "per_semester", "per_year", "per_term", "per_month"] as const;
export type FeeItemPeriod = (typeof feeItemPeriods)[number];
/** An "illustrative" amount is about what others paid; an "announced" one was published by the university. */
export const feeCertainties = ["announced", "illustrative"] as const;
export type FeeCertainty = (typeof feeCertainties)[number];

/** One fee of a program, in won. */
export type FeeItem = {
	kind: FeeKind;
	/** 1 to 1,000,000,000; of a range the lowest. */
	amount: number;
	/** The highest amount of a range; null for a single amount. */
	amountTo: number | null;
	period: FeeItemPeriod;
	/** The calendar year in which the academic year begins; null if unknown. */
	academicYear: number | null;
	certainty: FeeCertainty;
	/** An http(s) URL. */
	source: string;
	/** An ISO date: when staff last compared the amount with the source. */
	checkedOn: string;
} & Record<"note" | Variant<"note">, string | null>;

/** The currencies whose rates in Uzbek soʻm are stored. */
export const rateCurrencies = ["USD", "KRW", "KZT", "KGS", "TJS", "RUB"] as const;
export type RateCurrency = (typeof rateCurrencies)[number];
/** The currencies of Uzbekistan's neighbors and Russia, which families there may choose instead of soʻm. */
export const otherCurrencies = ["KZT", "KGS", "TJS", "RUB"] as const;
export type OtherCurrency = (typeof otherCurrencies)[number];
/** "cbu" is published by the Central Bank of Uzbekistan, "manual" entered by staff, "sample" an example in the sample data. */
export const rateSources = ["cbu", "manual", "sample"] as const;
export type RateSource = (typeof rateSources)[number];
/** What one unit of each currency costs in Uzbek soʻm on a day. */
export type DayRates = {
	/** An ISO date. */
	onDate: string;
	usd: number;
	krw: number;
	/** Those of the other currencies that are known. */
	others?: Partial<Record<OtherCurrency, number>>;
};
/** A rate that differs too much from the last one is "held" until staff confirm or discard it. */
export const rateStates = ["used", "held", "discarded"] as const;
export type RateState = (typeof rateStates)[number];

/** The currencies of amounts that staff enter besides fees: what a bank must show, and what living costs. */
export const amountCurrencies = ["KRW", "USD", "UZS"] as const;
/** Living and travel costs that are not part of a program's fees. The deposit of a room is refundable. */
export const costCodes = [
	"dormitory",
	"rent",
	"deposit",
	"food",
	"transport",
	"phone",
	"flight",
	"visa_fee",
	"translation_apostille",
	"tb_test",
	"health_insurance",
] as const;
export type CostCode = (typeof costCodes)[number];
export const costPeriods = ["once", "per_month", "per_year"] as const;
export type CostPeriod = (typeof costPeriods)[number];
/** The capital area is Seoul, Incheon and Gyeonggi; "other" is the rest of Korea. */
export const fundsRegions = ["capital", "other"] as const;
export type FundsRegion = (typeof fundsRegions)[number];
/** How reliable a source is: A official, B a university, a law firm or national press, C an agency or a guide. */
export const factGrades = ["A", "B", "C"] as const;
export type FactGrade = (typeof factGrades)[number];

export const featureIcons = ["Users", "GraduationCap", "FileText", "Award", "Globe", "Building"] as const;

export const sectionKeys = ["about_main", "mission", "vision"] as const;

export const socialPlatforms = ["WhatsApp", "Telegram"] as const;

export const roles = ["user", "admin", "owner"] as const;
export type Role = (typeof roles)[number];

/** Spec §4. Old rows may contain 'approved'; it is shown but never offered (C-03). */
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

/** The Korean visas for students, by their official codes: degrees, exchange, and Korean-language training (D-4-1). */
export const visaTypes = ["D-2-1", "D-2-2", "D-2-3", "D-2-4", "D-2-5", "D-2-6", "D-2-7", "D-2-8", "D-4-1"] as const;
export type VisaType = (typeof visaTypes)[number];

/** Whose turn the next step of an application is. */
export const stepOwners = ["applicant", "consultancy", "university", "embassy"] as const;
export type StepOwner = (typeof stepOwners)[number];

export const closeReasons = ["enrolled", "rejected", "withdrawn", "silent", "duplicate"] as const;
export type CloseReason = (typeof closeReasons)[number];

/** Whose phone number an applicant gave. */
export const phoneOwners = ["self", "parent", "other"] as const;
/** Who pays for the studies. */
export const sponsors = ["self", "parents", "other"] as const;
export const maritalStatuses = ["single", "married", "divorced", "widowed"] as const;
/** What a program may require; a lyceum or a college gives the same right as a school. */
export const requiredEducations = [
	"school_certificate",
	"associate_degree",
	"bachelor_degree",
	"master_degree",
] as const;

/** The highest completed education. */
export const educationLevels = ["school", "lyceum_or_college", "associate", "bachelor", "master"] as const;
/** The consultancy's offices that look after applicants. */
export const caseOffices = ["tashkent", "seoul"] as const;
export type CaseOffice = (typeof caseOffices)[number];
/** The offices that a closed day concerns. */
export const closedOffices = ["both", ...caseOffices] as const;
export const languageTestTypes = [
	"topik",
	"topik_speaking",
	"ielts",
	"toefl_ibt",
	"duolingo",
	"kiip",
	"sejong",
	"other",
] as const;

/** Entries that only staff see. */
export const internalEntryKinds = ["assigned", "note", "call", "closed", "reopened", "details_changed"] as const;
/** A message of an applicant or sender, and one of staff. */
export const messageKinds = ["message_in", "message_out"] as const;
export type MessageKind = (typeof messageKinds)[number];
/** What happens to a person's case. */
export const entryKinds = [
	"submitted",
	"status_changed",
	"next_step",
	"milestone",
	...messageKinds,
	"telegram_connected",
	"telegram_stopped",
	...internalEntryKinds,
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What an applicant reaches after the admission, in this order. */
export const milestones = ["invoice_paid", "admission_certificate", "visa_filed", "visa_issued", "flight"] as const;
export type Milestone = (typeof milestones)[number];

export const messageChannels = ["web", "telegram", "email"] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * How certain it is who opened an application: "known" gave its reference and phone number, "proven" used a link sent to
 * the stored email address or a code that staff read out on the stored phone number.
 */
export const applicantLevels = ["known", "proven"] as const;
export type ApplicantLevel = (typeof applicantLevels)[number];
/** How a session was opened. What "link" and "call" have proven no longer counts once the contact that proved it changes. */
export const openedByWays = ["pair", "link", "call", "telegram"] as const;
export type OpenedBy = (typeof openedByWays)[number];
/** "telegram" connects a Telegram chat; "bot" opens an application by a button of the bot. */
export const oneTimeLinkPurposes = ["my", "call", "sign_out", "telegram", "bot"] as const;
/** Who a one-time link was made for or by. */
export const linkMakers = [...applicantLevels, "staff"] as const;

/** Who reads a connected Telegram chat: the applicant, or somebody of the family, who sees steps but no messages. */
export const followers = ["applicant", "family"] as const;
/**
 * "requested" waits until the chat that is connected agrees; "stopped" was ended by its reader, and "blocked" by blocking
 * the bot.
 */
export const chatStates = ["requested", "active", "stopped", "blocked"] as const;
/** What has proven that a chat is the applicant's: the session that connected it, or the phone number that it shared. */
export const chatProofs = ["link", "call", "phone"] as const;
/** What the bot has asked in a chat and waits for: a reference, or about whom a message is. */
export const botQuestions = ["reference", "subject"] as const;
/** How the bot gets what is written to it. */
export const botUpdateModes = ["poll", "webhook", "off"] as const;
export type BotUpdateMode = (typeof botUpdateModes)[number];

/** What staff owe by a certain time: to somebody, except for a check of facts. */
export const taskKinds = [
	"answer_contact",
	"first_contact",
	"answer_message",
	"follow_up",
	"fix_delivery",
	"fact_check",
] as const;
export type TaskKind = (typeof taskKinds)[number];
/** The tasks whose time the site promises to visitors. */
export const promiseKinds = [
	"answer_contact",
	"first_contact",
	"answer_message",
] as const satisfies readonly TaskKind[];
export type PromiseKind = (typeof promiseKinds)[number];
/** How a task ended. "closed" fulfills no promise: the application or the contact message was closed. */
export const taskOutcomes = ["answered", "reached", "visited", "done", "closed"] as const;
/** How a call went; a visit reaches as well. */
export const callResults = ["reached", "not_reached", "visited"] as const;
export type TaskOutcome = (typeof taskOutcomes)[number];
/** What has dated facts that staff compare with their sources. */
export const factTopics = ["fees", "funds", "costs", "certifications"] as const;
export type FactTopic = (typeof factTopics)[number];
export const contactStates = ["new", "answered", "closed", "spam"] as const;
export type ContactState = (typeof contactStates)[number];
/** How staff heard of a person whom they enter. "site" is the form on the website, "list" a list that was imported. */
export const enteredSources = ["call", "walk_in", "fair", "instagram", "telegram", "recommendation"] as const;
export const contactSources = ["site", "list", ...enteredSources] as const;
export type ContactSource = (typeof contactSources)[number];

/** What staff do to many applications at once. */
export const bulkActions = ["assign", "office", "next_action", "status", "note", "message"] as const;
export const bulkStates = ["ready", "done", "undone"] as const;
/** "changed" was changed by somebody else meanwhile; "skipped" could not be done. */
export const bulkRowStates = ["waiting", "done", "changed", "skipped", "undone"] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

export const certificateTypes = ["ielts", "toefl", "topik", "jlpt", "other", "none"] as const;
export type CertificateType = (typeof certificateTypes)[number];

/** Security notices tell an account's owner about changes that another person may have made. */
export const securityNotices = [
	"password-changed",
	"two-factor-on",
	"two-factor-off",
	"recovery-code-used",
	"new-device",
] as const;
export type SecurityNotice = (typeof securityNotices)[number];

/** Emails to the owner of an account: links, news for the site's owners, and security notices. */
export const accountEmails = [
	"recovery",
	"address-confirmation",
	"known-address",
	"owner-given",
	"owner-taken",
	"cleanup-stopped",
	"backup-failed",
	"tasks-due",
	"tasks-overdue",
	"tasks-unanswered",
	...securityNotices,
] as const;
export type AccountEmailKind = (typeof accountEmails)[number];

/** Conversions, by the ad network's names. */
export const conversionKinds = ["Lead", "Contact", "CompleteRegistration"] as const;
export type ConversionKind = (typeof conversionKinds)[number];

/** Emails to applicants about their applications: answers, changes of the status, links, and security notices. */
export const applicantEmails = ["message", "status", "my-link", "my-opened", "my-changed"] as const;
export type ApplicantEmailKind = (typeof applicantEmails)[number];

/** Every channel by which the site sends something, and what it sends. "confirmation" confirms an application; "reply" is the bot's part of a conversation. */
export const deliveryKinds = {
	chat: ["contact", "application", "message", "overdue"],
	email: ["confirmation", "contact-reply", ...applicantEmails, ...accountEmails],
	/** News to connected chats, instead of an email. A list of words only: browsers would get the words of a spread one. */
	telegram: ["reply", "message", "status", "my-opened"],
	ad: conversionKinds,
} as const;
export type DeliveryChannel = keyof typeof deliveryKinds;
/** Object.keys returns strings; these are the keys. Marked as pure, so that bundles for browsers leave it out. */
export const deliveryChannels = /* @__PURE__ */ Object.keys(deliveryKinds) as [DeliveryChannel, ...DeliveryChannel[]];
export type DeliveryKind<Channel extends DeliveryChannel = DeliveryChannel> = (typeof deliveryKinds)[Channel][number];

/** A delivery in "digest" is announced together with others in one message. */
export const deliveryStates = ["waiting", "digest", "sent", "failed"] as const;

/** What the link in an account email is for. */
export const linkPurposes = ["recovery", "confirmation"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Which part of an image stays visible when a card crops it: center, top, bottom, left, right, or a corner. */
export const imageFocuses = ["c", "t", "b", "l", "r", "tl", "tr", "bl", "br"] as const;

/** Scheduled tasks whose state owners can see. */
export const maintenanceTasks = ["contact-retention", "application-retention", "backup", "alarms", "rates"] as const;
export type MaintenanceTask = (typeof maintenanceTasks)[number];

/** Tables whose rows are deleted after their retention period. */
export const retainedTables = ["contact_submissions", "applications"] as const;
export type RetainedTable = (typeof retainedTables)[number];

/** Browser and platform families in the list of sessions. "API" is a program with a token. */
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

/**
 * Site-wide switches that owners control. "sample-notice" shows on every page that sample data is loaded.
 * "my-application-needs-link" opens applications only by a link or code, not by reference and phone number.
 * "round-robin" assigns new tasks to the staff of the office by turns. "promises-hidden" takes the page about kept
 * promises off the site.
 */
export const policyNames = [
	"staff-second-factor",
	"sample-notice",
	"my-application-needs-link",
	"round-robin",
	"promises-hidden",
] as const;
export type PolicyName = (typeof policyNames)[number];

/** What staff import as spreadsheets and lists; universities and programs are exported, too. */
export const importKinds = ["universities", "programs", "contacts", "certifications"] as const;
export type ImportKind = (typeof importKinds)[number];
export type SheetFormat = "csv" | "xlsx";
/** An import is checked, waits for confirmation, and is written in one transaction; or it failed and wrote nothing. */
export const importStates = ["checking", "ready", "writing", "done", "failed"] as const;
export type ImportState = (typeof importStates)[number];
/** The result of comparing an imported row with the stored record. */
export const importRowStates = ["wrong", "new", "changed", "same"] as const;
export type ImportRowState = (typeof importRowStates)[number];
