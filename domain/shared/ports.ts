import type { Transaction } from "../../database/connect.ts";
import type { deliveries } from "../../database/tables.ts";
import type { ConversionKind, DayRates, SheetFormat } from "../../database/values.ts";
import type { Secret } from "./secret.ts";

/** The interfaces to external systems. The server and the gateways implement them; tests supply fakes. */

export type Clock = () => Date;

/** Scheduled backups. */
export type Backups = {
	/** Undefined: backups are not scheduled. */
	everyHours: number | undefined;
	/** Whether there is a passphrase or a key: without one, no backup can be written. */
	hasKey: boolean;
	/** @throws with a reason for owners, without personal data; AbortError if the site is stopping. */
	write(): Promise<void>;
};

/** The release that runs: its version, and the commit that it was built from, if that was known. */
export type Build = { version: string; commit: string | null };

export type DiskFolder = "data" | "images" | "backups";
export type Disk = { folder: DiskFolder; freeBytes: number; sizeBytes: number };

/** The process and the machine that it runs on. */
export type Machine = {
	build: Build;
	/** When the process started. */
	startedAt: Date;
	/** The number of migrations that the release knows. */
	expectedMigrations: number;
	/** The disks of the folders to which the site writes; one that cannot be read is left out. */
	readDisks(): Promise<Disk[]>;
	/** The version of the newest release; undefined if nobody is asked, null without an answer. */
	readNewestVersion(): Promise<string | null | undefined>;
};

/** Retention periods of personal data: settings of the operator, printed in the privacy notice. */
export type Retention = {
	/** In months, counted from the arrival of a contact message. */
	contactMonths: number;
	/** In months, counted from the last change of an application: its arrival, a new status, an edit. */
	applicationMonths: number;
	/** Of papers, counted in days from the closing of an application: about identity and health, and all others. */
	sensitivePaperDays: number;
	paperDays: number;
};

/** A row of the outbox. */
export type Delivery = typeof deliveries.$inferSelect;

/** How the deliveries of one channel are composed and sent. Each channel has a file in domain/cases/news/channels. */
export type Channel = {
	/**
	 * @returns false if there was nothing to send, because the subject or the address has been deleted.
	 * @throws DeliveryError if the message was not accepted.
	 */
	send(delivery: Delivery): Promise<boolean>;
	/** For a channel with a limit of messages per minute: deliveries beyond it are announced in one message. */
	digest?: { perMinute: number; send(deliveries: Delivery[]): Promise<void> };
	/** For a channel to many chats, each of which gets its deliveries in their order. */
	limits?: ChatLimits;
};

export type ChatLimits = {
	/** Messages to all chats together, from all processes. */
	perSecond: number;
	/** Seconds between two messages to one chat. */
	chatSeconds: number;
	/** Longest pause before a message is tried again, in seconds: the others to its chat wait for it. */
	maxPause: number;
};

/** How background work is claimed. */
export type WorkOptions = {
	/**
	 * Seconds after which another process takes over, because the one that claimed the work was killed. Must be longer
	 * than any delivery takes.
	 */
	leaseSeconds?: number | undefined;
	/** Factor for every pause: less than 1 in tests. */
	pace?: number | undefined;
};

/**
 * The staff chat. `text` is HTML for Telegram, in which all input is escaped.
 * @throws DeliveryError if the message was not accepted.
 */
export type Chat = { send(text: string): Promise<void> };

/** A button under a message of the bot: opens a page, or sends `data`, of 1 to 64 bytes, back. */
export type BotButton = { text: string } & ({ url: string } | { data: string });
export type BotMessage = {
	/** HTML for Telegram, in which all input is escaped; at most 4,096 characters. */
	text: string;
	/** Rows of buttons under the message. */
	buttons?: BotButton[][];
	/** A keyboard with one button, of this text, that shares the reader's phone number; null removes it. */
	phoneButton?: string | null;
	/** Arrives without a sound. */
	isSilent?: boolean;
};
/** The bot in private chats with applicants and their families. */
export type Bot = {
	/** False if no token is configured. */
	isConfigured: boolean;
	/** @throws DeliveryError, with `isBlocked` if the chat accepts nothing from the bot anymore. */
	send(chatId: number, message: BotMessage): Promise<void>;
	/** Ends the waiting state of a pressed button, with a text of at most 200 characters. */
	answer(queryId: string, text?: string): Promise<void>;
};

/**
 * `text` is plain text; `id` lets receivers recognize a repeated message; answers to the email go to `replyTo`.
 * @throws DeliveryError if the message was not accepted.
 */
export type Mailer = {
	/** False if no mail server is configured. */
	isConfigured: boolean;
	send(mail: {
		to: string;
		subject: string;
		text: string;
		id: string;
		replyTo?: string | undefined;
		/** The page that ends these emails, by one press or by a POST of the mail program (RFC 8058). */
		stopUrl?: string | undefined;
	}): Promise<void>;
};

/**
 * The ad network's server API, for conversions that its pixel in the browser may have missed.
 * @throws DeliveryError if the report was not accepted.
 */
export type AdConversions = {
	/** False if no ad network is configured. */
	isConfigured: boolean;
	/** With a code, the report is a test and does not count. */
	send(event: ConversionEvent, testCode?: string): Promise<void>;
};
export type ConversionEvent = {
	name: ConversionKind;
	/** The event id that the browser's pixel also uses. */
	id: string;
	at: Date;
	/** The page's URL. */
	source: string;
	/** What identifies a person to the network: hashed email and phone number, and the browser's own values. */
	person: {
		agent: string;
		email?: string | undefined;
		phone?: string | undefined;
		browser?: string | undefined;
		click?: string | undefined;
	};
	facts: Record<string, string | number | boolean>;
};

type DeliveryErrorOptions = {
	final?: boolean;
	retryAfter?: number | undefined;
	isBlocked?: boolean;
	isUnset?: boolean;
	cause?: unknown;
};

/**
 * Why a message was not sent. `final` if retrying is useless; `retryAfter` in seconds if the receiver asked for a
 * pause; `isBlocked` if the receiver accepts nothing from us anymore; `isUnset` if the settings name no server or token.
 */
export class DeliveryError extends Error {
	readonly final: boolean;
	readonly retryAfter: number | undefined;
	readonly isBlocked: boolean;
	readonly isUnset: boolean;
	/** `reason` is shown to staff and logged, so it must not contain personal data. */
	constructor(
		reason: string,
		{ final = false, retryAfter, isBlocked = false, isUnset = false, cause }: DeliveryErrorOptions = {},
	) {
		super(reason, { cause });
		this.final = final;
		this.retryAfter = retryAfter;
		this.isBlocked = isBlocked;
		this.isUnset = isUnset;
	}
}

/** The Korean visa portal. Neither the request nor the result is stored or logged. */
export type VisaPortal = { check(question: VisaQuestion): Promise<VisaAnswer> };
export type VisaQuestion = { fullName: Secret; passportNumber: Secret; dateOfBirth: Secret };

/** The newest application in the portal's own words (Korean); dates are ISO dates. */
export type VisaRecord = {
	/** "" if the portal shows an application without a status. */
	status: string;
	dateOfApplication: string | null;
	approvalDate: string | null;
	statusOfStay: string | null;
	visaType: string | null;
	expiryDate: string | null;
	/** Given for a rejection. */
	reason: string | null;
};
/**
 * `off`: no portal is configured.
 * @throws PortalError if the portal is unreachable or its page cannot be parsed.
 */
export type VisaAnswer = { kind: "found"; record: VisaRecord } | { kind: "none" } | { kind: "off" };

/** Why a portal gave no result; contains nothing of the request. */
export type PortalErrorCode = "unreachable" | "timeout" | "expired" | "changed" | "too_large" | "refused" | "resting";
export class PortalError extends Error {
	readonly fault: PortalErrorCode;
	constructor(fault: PortalErrorCode, detail = "") {
		super(detail ? `${fault}: ${detail}` : fault);
		this.fault = fault;
	}
}

/** The Central Bank of Uzbekistan, which publishes exchange rates on working days. */
export type CentralBank = {
	/** False if rates are not fetched. */
	isConfigured: boolean;
	/**
	 * The published rates.
	 * @param now the day from which their date may differ by at most 10 days
	 * @throws PortalError if the bank is unreachable or its answer is not what it is known to be.
	 */
	getRates(now: Date): Promise<DayRates>;
};

/** Counts uses per key in the database, across all processes. */
export type RateLimits = {
	/**
	 * Consumes one use.
	 * @returns seconds to wait, or 0 if it is allowed.
	 */
	consume(form: RateLimitName, client: string): Promise<number>;
	/**
	 * Counts a submission, as one or several uses, in the transaction that stores it, so that concurrent ones cannot
	 * exceed the limit.
	 * @returns seconds to wait, or 0 if it is allowed; and whether it is part of a flood.
	 */
	count(
		transaction: Transaction,
		form: RateLimitName,
		client: string,
		uses: number,
	): Promise<{ seconds: number; isSuspect: boolean }>;
	/** A keyed hash of words and a network address, from which neither can be found out. */
	hashOf(words: string, client: string): string;
};
/** Stores images: bytes under a name such as "3f…/640.avif". A stored file never changes. */
export type ImageStore = {
	/** Atomic, and durable when it returns. */
	put(name: string, bytes: Uint8Array): Promise<void>;
	get(name: string): Promise<Uint8Array | undefined>;
	/** Deletes everything in a folder, such as "3f…"; a missing folder is not an error. */
	remove(folder: string): Promise<void>;
};

/** Converts an upload for display: upright, without metadata, in every width and format. */
export type ImageProcessor = { process(original: Uint8Array): Promise<ProcessedImage> };
export type ProcessedImage = {
	/** Upright, in pixels. */
	width: number;
	height: number;
	/** A data URL of some hundred bytes, shown until the image loads; null for a transparent image. */
	placeholder: string | null;
	files: { name: string; bytes: Uint8Array }[];
};
/**
 * The bytes are not a complete JPEG, PNG or WebP, or have too many pixels; `image_too_complex` if processing exceeded
 * its time or memory, or crashed the decoder.
 */
export class InvalidImageError extends Error {
	readonly code: "bad_image" | "image_too_complex";
	constructor(message: string, code: InvalidImageError["code"] = "bad_image") {
		super(message);
		this.code = code;
	}
}

/** Stores papers, encrypted: bytes under the id of their row. A stored file never changes. */
export type FileStore = {
	/** Atomic, and durable when it returns. */
	put(id: string, bytes: Uint8Array): Promise<void>;
	/** @throws if the bytes were not stored by this installation under this id. */
	get(id: string): Promise<Uint8Array | undefined>;
	/** A missing file is not an error. */
	remove(id: string): Promise<void>;
	/** The ids of all files, and when each was stored. */
	list(): Promise<{ id: string; at: Date }[]>;
};

/** Makes papers again from what was sent, in a process of its own. */
export type DocumentMaker = {
	/**
	 * A photo upright and without metadata, or the pages of a PDF without anything that acts.
	 * @throws InvalidDocumentError.
	 */
	convert(original: Uint8Array): Promise<MadeDocument>;
	/** One PDF with the pages of all files in their order. */
	join(files: Pick<MadeDocument, "type" | "bytes">[]): Promise<Uint8Array>;
};
export type MadeDocument = { type: "image/jpeg" | "application/pdf"; bytes: Uint8Array; pages: number };
/** Why a file cannot be a paper. Each has a sentence that says what to do. */
export const documentFaults = [
	"file_empty",
	"file_too_large",
	"file_type",
	"file_heic",
	"photo_damaged",
	"photo_too_large",
	"pdf_locked",
	"pdf_damaged",
	"pdf_too_long",
] as const;
export class InvalidDocumentError extends Error {
	readonly code: (typeof documentFaults)[number];
	constructor(code: InvalidDocumentError["code"]) {
		super(code);
		this.code = code;
	}
}

/** Spreadsheets as rows of text: CSV in UTF-8 or UTF-16, and XLSX (its first sheet; dates as ISO dates). */
export type Spreadsheets = {
	/** @throws NotASheet. */
	read(bytes: Uint8Array): Promise<{ rows: string[][]; format: SheetFormat }>;
	/**
	 * As XLSX.
	 * @param choices of each column, offered in its cells; none for a column with any text.
	 */
	write(rows: string[][], choices?: string[][]): Promise<Uint8Array>;
};
/** The bytes cannot be parsed as rows: the reason, and the line if known. */
export class SpreadsheetError extends Error {
	readonly code: "not_utf8" | "old_excel" | "bad_csv" | "bad_xlsx" | "sheet_too_large";
	readonly line: number | undefined;
	constructor({ code, line }: { code: SpreadsheetError["code"]; line?: number }) {
		super(code);
		this.code = code;
		this.line = line;
	}
}
/** `sign-up-email`: confirms an address, or tells its owner that an account exists. */
export type AccountEmail = "recovery-email" | "sign-up-email" | "staff-reset-email";

/**
 * `recovery`, `sign-up`, `new-password`, `my-link`, `my-code` and `reminder` are counted per network address, `password-change` per
 * account, `my-code-tries` per code and reference, `message` per network address, `own-message` and `my-opened` per application, `my-contact` per applicant,
 * `telegram-link` per session or family link, account emails, `my-link-email` and `reminder-email` per mailbox. Each kind of account
 * email has its own counter, so that no other kind uses up the recovery emails.
 */
export type RateLimitName =
	| "contact"
	| "apply"
	| "apply-email"
	| "message"
	| "own-message"
	| "my-upload"
	| "my-copy"
	| "visa"
	| "recovery"
	| "sign-up"
	| AccountEmail
	| "new-password"
	| "password-change"
	| "failed-sign-in"
	| "my-link"
	| "my-link-email"
	| "my-contact"
	| "my-code"
	| "my-code-tries"
	| "my-opened"
	| "bot"
	| "bot-attachment"
	| "bot-limited"
	| "bot-reference"
	| "bot-request"
	| "telegram-link"
	| "reminder"
	| "reminder-email"
	| "official";
