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

/** When classes begin: about March, June, September and December. Degree programs have spring and fall only. */
export const intakeTerms = ["spring", "summer", "fall", "winter"] as const;
export type IntakeTerm = (typeof intakeTerms)[number];
/** The university has published a "certain" intake; an "expected" one repeats what is known of an earlier year. */
export const intakeCertainties = ["certain", "expected"] as const;
export type IntakeCertainty = (typeof intakeCertainties)[number];

/**
 * One round of applications of a program. Of a certain intake every date is a day in Korea ("2026-11-30"), of an expected
 * one a month ("2026-11").
 */
export type Intake = {
	/** The calendar year in which classes begin. */
	year: number;
	term: IntakeTerm;
	/** 1 to 9. */
	round: number;
	certainty: IntakeCertainty;
	opens: string | null;
	closes: string;
	documentsBy: string | null;
	result: string | null;
	classes: string | null;
	/** When it closes for citizens of some countries, by ISO code, if that differs. */
	countries: { country: string; closes: string }[];
	/** The year of the intake whose months an expected one repeats. */
	baseYear: number | null;
	/** An http(s) URL. */
	source: string;
	/** An ISO date: when staff last compared the intake with the source. */
	checkedOn: string;
};

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
export type AmountCurrency = (typeof amountCurrencies)[number];
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

/** Who gives a scholarship; "private" is a foundation or a company. */
export const scholarshipProviders = ["government", "university", "private"] as const;
/** What a scholarship pays for. */
export const benefitKinds = [
	"tuition",
	"living",
	"language_course",
	"airfare",
	"insurance",
	"dormitory",
	"other",
] as const;
export const benefitPeriods = ["once", "per_month", "per_semester", "per_year"] as const;

/** One thing that a scholarship pays for; of tuition there is one for each level of a language test that it depends on. */
export type Benefit = {
	kind: (typeof benefitKinds)[number];
	/** The share that it pays, 1 to 100; of a range the lowest. Null for an amount, and for what it pays as a whole. */
	percent: number | null;
	percentTo: number | null;
	/** In whole units of the currency, for each of the periods. */
	amount: number | null;
	currency: (typeof amountCurrencies)[number];
	period: (typeof benefitPeriods)[number];
	/** For how many semesters, or terms of a language course; null: as long as the student studies. */
	semesters: number | null;
	/** The test that it depends on: one of them is enough. */
	minTopik: number | null;
	minIelts: number | null;
};

/** A yearly call for applications. Of an expected one the source names months at most: "2027-09" instead of "2027-09-01". */
export type Round = {
	/** In which the studies begin. */
	year: number;
	opens: string;
	/** The last day or month, included. Null for an expected round of which only the beginning is known. */
	closes: string | null;
};

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

/** The papers of an application, in the order in which applicants get them. */
export const documentCodes = [
	"passport",
	"photo",
	"final_education",
	"transcript",
	"expected_graduation",
	"degree_bachelor",
	"degree_master",
	"language_certificate",
	"application_form",
	"study_plan",
	"recommendation",
	"background_consent",
	"research_invitation",
	"exchange_nomination",
	"scholarship_certificate",
	"bank_balance",
	"sponsor_income",
	"parents_id",
	"family_relation",
	"parents_marriage",
	"marital_status",
	"guarantor",
	"admission_letter",
	"school_registration",
	"tuition_receipt",
	"tuberculosis",
	"visa_form",
	"residence_card",
	"payment_receipt",
] as const;
export type DocumentCode = (typeof documentCodes)[number];
/** What must not be sent before the people who are responsible are named: identity and health (spec B4). */
export const sensitiveDocuments: readonly DocumentCode[] = ["passport", "parents_id", "tuberculosis", "residence_card"];
/** Where a paper of an application stands. Whether an accepted one has expired follows from its last day. */
export const documentStates = ["needed", "received", "returned", "accepted", "not_needed"] as const;
export type DocumentState = (typeof documentStates)[number];
/** Why a paper is sent back. */
export const returnReasons = [
	"unreadable",
	"cut_off",
	"wrong_document",
	"page_missing",
	"not_translated",
	"no_apostille",
	"too_old",
	"name_differs",
	"amount_too_low",
	"held_too_short",
	"not_original",
	"other",
] as const;
export type ReturnReason = (typeof returnReasons)[number];
/** What a stored file is, after it was made again. */
export const documentFileTypes = ["image/jpeg", "application/pdf"] as const;
export type DocumentFileType = (typeof documentFileTypes)[number];
/** How the papers of a pack are sent: each in a file of its own, or all in one. */
export const packFormats = ["zip", "pdf"] as const;
/** Who asks for a paper: the university, the embassy, the immigration office after arrival. */
export const documentStages = ["admission", "visa", "arrival"] as const;
export type DocumentStage = (typeof documentStages)[number];
export const documentNeeds = ["required", "conditional", "recommended", "not_needed"] as const;
export type DocumentNeed = (typeof documentNeeds)[number];
/** How a paper is made valid abroad. */
export const legalizations = ["notarized", "apostille", "consular", "apostille_or_consular"] as const;
export const documentTranslations = ["korean_or_english", "korean", "english"] as const;
export const documentForms = ["original", "copy", "both"] as const;
/** Who shows the money for the studies. */
export const payers = ["self", "parents"] as const;
export type Payer = (typeof payers)[number];

/** Whose turn the next step of an application is. */
export const stepOwners = ["applicant", "consultancy", "university", "embassy"] as const;
export type StepOwner = (typeof stepOwners)[number];

export const closeReasons = ["enrolled", "rejected", "withdrawn", "silent", "duplicate", "spam"] as const;
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
export type LanguageTestType = (typeof languageTestTypes)[number];

/** The result of a language test of an applicant. */
export type LanguageTest = {
	/** A UUID. */
	id: string;
	test: LanguageTestType;
	/** The score as printed, such as "6.5" or "182". */
	result: string;
	/** Such as "4" for TOPIK 4. */
	level: string | null;
	/** An ISO date. */
	takenOn: string | null;
	/** Set by the server for tests whose results expire. */
	expiresOn: string | null;
};

/**
 * What happens to the money of an application. Such an entry is never undone, changed or deleted: a mistake is a
 * counter-entry. Only proven sessions and families see what they add up to.
 */
export const moneyKinds = [
	"agreement",
	"agreement_ended",
	"payment",
	"payment_confirmed",
	"payment_corrected",
	"payment_receipt",
	"refund_opened",
	"refund_closed",
] as const;
export type MoneyKind = (typeof moneyKinds)[number];
/** Who is paid. */
export const payees = ["consultancy", "university", "embassy", "translator", "other"] as const;
export type Payee = (typeof payees)[number];
export const paymentTypes = ["paid", "refunded", "waived"] as const;
export type PaymentType = (typeof paymentTypes)[number];
/** Cash counts once a second member of staff has confirmed it. */
export const paymentMethods = ["bank", "card", "cash"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What an application's agreements come to in a currency, in its whole units. Only what is confirmed is paid. */
export type MoneyBalance = Record<"agreed" | "paid" | "refunded" | "waived" | "unconfirmed" | "owed" | "due", number>;
export type CaseMoney = {
	balances: Partial<Record<AmountCurrency, MoneyBalance>>;
	/** The day from which something is owed, and on which the oldest open refund was opened. */
	dueOn: string | null;
	refundSince: string | null;
};

/** Entries that only staff see. */
export const internalEntryKinds = [
	...moneyKinds,
	"assigned",
	"note",
	"call",
	"follow_up_planned",
	"closed",
	"reopened",
	"details_changed",
	"merged",
	"opened",
] as const;
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
	"documents_asked",
	"document_received",
	"document_returned",
	"document_accepted",
	"document_waived",
	"document_removed",
	"consent_given",
	"consent_withdrawn",
	"pack_agreed",
	"pack_withdrawn",
	"pack_made",
	...internalEntryKinds,
] as const;
export type EntryKind = (typeof entryKinds)[number];
/** What happens to the papers of an application. */
export const documentKinds = [
	"document_received",
	"document_returned",
	"document_accepted",
	"document_waived",
	"document_removed",
] as const satisfies readonly EntryKind[];
export type DocumentKind = (typeof documentKinds)[number];

/** What staff have decided about two cases: of one family, or two people whom nothing connects. */
export const pairVerdicts = ["family", "different"] as const;
export type PairVerdict = (typeof pairVerdicts)[number];

/** What an applicant reaches after the admission, in this order. A refused visa opens refunds. */
export const milestones = [
	"papers_sent",
	"invoice_paid",
	"admission_certificate",
	"visa_filed",
	"visa_issued",
	"flight",
	"visa_refused",
] as const;
export type Milestone = (typeof milestones)[number];

/** "whatsapp" is always sent by hand, from the phone of a member of staff. */
export const messageChannels = ["web", "telegram", "email", "whatsapp"] as const;
/** The messengers in which staff write by hand: an entry of it is not known to have arrived. */
export const handChannels = ["whatsapp", "telegram"] as const;

/**
 * How certain it is who opened an application: "known" gave its reference and phone number, "proven" used a link sent to
 * the stored email address or a code that staff read out on the stored phone number.
 */
export const applicantLevels = ["known", "proven"] as const;
export type ApplicantLevel = (typeof applicantLevels)[number];
/** How a session was opened. What "link" and "call" have proven no longer counts once the contact that proved it changes. */
export const openedByWays = ["pair", "link", "call", "telegram"] as const;
export type OpenedBy = (typeof openedByWays)[number];
/**
 * What a link is for. To staff and users of the site: "recovery" sets a password, "invitation" the first one, and
 * "confirmation" confirms the address. To applicants: "my" opens the application, "sign_out" ends what is open, "call" is a code that staff read out, "telegram"
 * connects a chat, "bot" is the button of the bot that opens the application, "family" shows it to parents.
 */
export const linkPurposes = [
	"recovery",
	"invitation",
	"confirmation",
	"address",
	"my",
	"sign_out",
	"call",
	"telegram",
	"bot",
	"family",
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Who reads a connected Telegram chat: the applicant, or somebody of the family, who sees steps but no messages. */
export const followers = ["applicant", "family"] as const;
/**
 * "requested" waits until the chat that is connected agrees; "stopped" was ended by its reader, and "blocked" by blocking
 * the bot.
 */
export const chatStates = ["requested", "active", "stopped", "blocked"] as const;
/**
 * What has proven whose a chat or a link is: a link to the stored address, a call of staff, or the phone number that a chat
 * shared.
 */
export const proofs = ["link", "call", "phone"] as const;
export type Proof = (typeof proofs)[number];
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
	"review_documents",
	"refund",
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
export const factTopics = ["fees", "intakes", "funds", "costs", "certifications", "scholarships"] as const;
export type FactTopic = (typeof factTopics)[number];
export const contactStates = ["new", "answered", "closed", "spam"] as const;
export type ContactState = (typeof contactStates)[number];
/** How staff heard of a person whom they enter. "site" is the form on the website, "list" a list that was imported. */
export const enteredSources = ["call", "walk_in", "fair", "instagram", "telegram", "recommendation"] as const;
export const contactSources = ["site", "list", ...enteredSources] as const;
export type ContactSource = (typeof contactSources)[number];

/** What staff do to many applications at once. */
export const bulkActions = ["assign", "office", "next_action", "status", "note", "message", "close"] as const;
export const bulkStates = ["ready", "done", "undone"] as const;
/** "changed" was changed by somebody else meanwhile; "skipped" could not be done. */
export const bulkRowStates = ["waiting", "done", "changed", "skipped", "undone"] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

export const certificateTypes = ["ielts", "toefl", "topik", "jlpt", "other", "none"] as const;
export type CertificateType = (typeof certificateTypes)[number];

/** Security notices tell an account's owner about changes that another person may have made. */
export const securityNotices = [
	"password-changed",
	"address-asked",
	"two-factor-on",
	"two-factor-off",
	"recovery-code-used",
	"new-device",
] as const;
export type SecurityNotice = (typeof securityNotices)[number];

/** Emails to the owner of an account: links, news for the site's owners, and security notices. */
export const accountEmails = [
	"recovery",
	"invitation",
	"address-confirmation",
	"address-change",
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

/** Emails to applicants about their applications: answers, changes of the status, papers, links, and security notices. */
export const applicantEmails = [
	"message",
	"status",
	"documents",
	"money",
	"my-link",
	"my-opened",
	"my-changed",
] as const;
export type ApplicantEmailKind = (typeof applicantEmails)[number];

/** Every channel by which the site sends something, and what it sends. "confirmation" confirms an application; "reply" is the bot's part of a conversation; "reminder" is about closing dates. */
export const deliveryKinds = {
	chat: ["contact", "application", "message", "overdue"],
	email: ["confirmation", "contact-reply", "reminder", ...applicantEmails, ...accountEmails],
	/** News to connected chats, instead of an email. A list of words only: browsers would get the words of a spread one. */
	telegram: ["reply", "reminder", "message", "status", "documents", "money", "my-opened"],
	ad: conversionKinds,
} as const;
export type DeliveryChannel = keyof typeof deliveryKinds;
/** Object.keys returns strings; these are the keys. Marked as pure, so that bundles for browsers leave it out. */
export const deliveryChannels = /* @__PURE__ */ Object.keys(deliveryKinds) as [DeliveryChannel, ...DeliveryChannel[]];
export type DeliveryKind<Channel extends DeliveryChannel = DeliveryChannel> = (typeof deliveryKinds)[Channel][number];

/** How people are reminded of closing dates. */
export const reminderChannels = ["email", "telegram"] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** A delivery in "digest" is announced together with others in one message. */
export const deliveryStates = ["waiting", "digest", "sent", "failed"] as const;

/** Which part of an image stays visible when a card crops it: center, top, bottom, left, right, or a corner. */
export const imageFocuses = ["c", "t", "b", "l", "r", "tl", "tr", "bl", "br"] as const;

/** Scheduled tasks whose state owners can see. */
export const maintenanceTasks = [
	"contact-retention",
	"application-retention",
	"document-retention",
	"backup",
	"alarms",
	"rates",
] as const;
export type MaintenanceTask = (typeof maintenanceTasks)[number];

/** Tables whose rows are deleted after their retention period. */
export const retainedTables = ["contact_submissions", "applications", "document_files"] as const;
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
	"owners-manage-staff",
] as const;
export type PolicyName = (typeof policyNames)[number];

/** What staff import as spreadsheets and lists. */
export const importKinds = [
	"universities",
	"programs",
	"scholarships",
	"document-rules",
	"pack-templates",
	"contacts",
	"certifications",
] as const;
export type ImportKind = (typeof importKinds)[number];
export type SheetFormat = "csv" | "xlsx";
/** An import is checked, waits for confirmation, and is written in one transaction; or it failed and wrote nothing. */
export const importStates = ["checking", "ready", "writing", "done", "failed"] as const;
export type ImportState = (typeof importStates)[number];
/** The result of comparing an imported row with the stored record. */
export const importRowStates = ["wrong", "new", "changed", "same"] as const;
export type ImportRowState = (typeof importRowStates)[number];
