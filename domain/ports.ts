import type { Transaction } from "../database/connect.ts";
import type { ConversionKind, SheetFormat } from "../database/values.ts";
import type { Resource } from "./access/permissions.ts";
import type { Secret } from "./secret.ts";

/** What the domain needs from the world. Real ones come from server and gateways, stand-ins from the tests. */

export type Clock = () => Date;

/** Backups that the site makes by itself. */
export type Backups = {
	/** Unset: none. */
	everyHours: number | undefined;
	/** @throws when none could be made, with a reason for owners that holds nothing personal; AbortError when the site stops. */
	write(): Promise<void>;
};

/** How many months personal data are kept: settings of the operator, printed in the privacy notice. */
export type Retention = {
	/** After a contact message arrived. */
	contactMonths: number;
	/** After the last change of an application: its arrival, a new status, an edit. */
	applicationMonths: number;
};

/** Keeps a read's answer until the data it came from changes, in any process. */
export type ReadCache = <T>(noun: Resource, key: string, read: () => Promise<T>) => Promise<T>;

/** Work to be done later, at least once, enqueued in the transaction that makes it necessary. */
export type Jobs = {
	/** Each job names a row; its data holds nothing personal. */
	enqueue(transaction: Transaction, job: Job): Promise<void>;
};
export type Job =
	| { name: "deliver-notification"; notificationId: string }
	| { name: "deliver-letter"; letterId: string }
	| { name: "run-import"; importId: string }
	| { name: "report-conversion"; conversionId: string };

/**
 * The staff's chat. `text` is HTML as Telegram takes it, every visitor's word escaped.
 * @throws Undelivered when it was not taken.
 */
export type Chat = { send(text: string): Promise<void> };

/** @throws Undelivered when it was not taken. `text` is plain; `id` makes a repeat recognisable. */
export type Mailer = {
	/** False where no mail goes out at all. */
	isConfigured: boolean;
	send(mail: { to: string; subject: string; text: string; id: string }): Promise<void>;
};

/** The ad network's own door for what its pixel in the browser may have missed. @throws Undelivered when it was not taken. */
export type AdConversions = {
	/** False where nobody is told. */
	isConfigured: boolean;
	/** With a code it is a test, and counts for nothing. */
	send(event: ConversionEvent, testCode?: string): Promise<void>;
};
export type ConversionEvent = {
	name: ConversionKind;
	/** The same that the browser's pixel gave the event. */
	id: string;
	at: Date;
	/** The page's address. */
	source: string;
	/** What the network may know a person by: e-mail and phone hashed, the rest as the browser gave it. */
	person: {
		agent: string;
		email?: string | undefined;
		phone?: string | undefined;
		browser?: string | undefined;
		click?: string | undefined;
	};
	facts: Record<string, string | number | boolean>;
};

/** Why a message did not go out: `final` when trying again is no use; `retryAfter` in seconds when the receiver named it. */
export class DeliveryError extends Error {
	readonly final: boolean;
	readonly retryAfter: number | undefined;
	/** `reason` is shown to staff and logged: it holds nothing personal. */
	constructor(reason: string, options: { final?: boolean; retryAfter?: number | undefined; cause?: unknown } = {}) {
		super(reason, { cause: options.cause });
		this.final = options.final ?? false;
		this.retryAfter = options.retryAfter;
	}
}

/** The Korean visa portal. Nothing of the question is kept anywhere, and nothing that prints or logs it shows it. */
export type VisaPortal = { check(question: VisaQuestion): Promise<VisaAnswer> };
export type VisaQuestion = { fullName: Secret; passportNumber: Secret; dateOfBirth: Secret };

/** The newest application that the portal shows, its words as they came (Korean); dates as ISO dates. */
export type VisaRecord = {
	/** "" when the portal shows an application without one. */
	status: string;
	dateOfApplication: string | null;
	approvalDate: string | null;
	statusOfStay: string | null;
	visaType: string | null;
	expiryDate: string | null;
	/** Given with a refusal. */
	reason: string | null;
};
/** `off`: no portal is configured. @throws Unanswered when the portal cannot be asked or cannot be understood. */
export type VisaAnswer = { kind: "found"; record: VisaRecord } | { kind: "none" } | { kind: "off" };

/** Why the portal gave no answer, in words that hold nothing of the question. */
export type PortalErrorCode = "unreachable" | "timeout" | "expired" | "changed" | "too_large" | "refused" | "resting";
export class PortalError extends Error {
	readonly fault: PortalErrorCode;
	constructor(fault: PortalErrorCode, detail = "") {
		super(detail ? `${fault}: ${detail}` : fault);
		this.fault = fault;
	}
}

/** Counts uses per key in the database, for all processes. */
export type RateLimits = {
	/** Takes one use. @returns seconds to wait when there is none left, else 0. */
	consume(form: RateLimitName, client: string): Promise<number>;
	/**
	 * Counts a submission, as so many uses, in the transaction that stores it, so that many at once store exactly as many as the limit says.
	 * @returns seconds to wait when the address has none left, else 0; and whether it came in a flood.
	 */
	count(
		transaction: Transaction,
		form: "contact" | "apply",
		client: string,
		uses: number,
	): Promise<{ seconds: number; isSuspect: boolean }>;
};
/** Where pictures lie: bytes under a name such as "3f…/640.avif". What is put under a name never changes. */
export type ImageStore = {
	/** Whole or not at all, and kept when it returns. */
	put(name: string, bytes: Uint8Array): Promise<void>;
	get(name: string): Promise<Uint8Array | undefined>;
	/** Removes everything below a folder, such as "3f…"; nothing there is no error. */
	remove(folder: string): Promise<void>;
};

/** Makes what pages show out of what was uploaded: upright, without metadata, in every width and format. */
export type ImageProcessor = { process(original: Uint8Array): Promise<ProcessedImage> };
export type ProcessedImage = {
	/** Upright, in pixels. */
	width: number;
	height: number;
	/** A data address of some hundred bytes, to stand there until the picture comes; null for one that lets light through. */
	placeholder: string | null;
	files: { name: string; bytes: Uint8Array }[];
};
/**
 * The bytes are no JPEG, PNG or WebP that can be read whole, or hold more pixels than are taken; `image_too_complex` when reading
 * them took more time or memory than is given, or broke the decoder.
 */
export class InvalidImageError extends Error {
	readonly code: "bad_image" | "image_too_complex";
	constructor(message: string, code: InvalidImageError["code"] = "bad_image") {
		super(message);
		this.code = code;
	}
}

/** Spreadsheets as rows of texts: CSV in UTF-8 or UTF-16, and XLSX (its first sheet; dates as ISO dates). */
export type Spreadsheets = {
	/** @throws NotASheet. */
	read(bytes: Uint8Array): Promise<{ rows: string[][]; format: SheetFormat }>;
	/** As XLSX. */
	write(rows: string[][]): Promise<Uint8Array>;
};
/** The bytes cannot be read as rows: why, and in which line if that is known. */
export class SpreadsheetError extends Error {
	readonly code: "not_utf8" | "old_excel" | "bad_csv" | "bad_xlsx" | "sheet_too_large";
	readonly line: number | undefined;
	constructor({ code, line }: { code: SpreadsheetError["code"]; line?: number }) {
		super(code);
		this.code = code;
		this.line = line;
	}
}
/**
 * `recovery`, `sign-up` and `new-password` are counted per network address, `password-change` per account, account emails per mailbox. Each kind of account email
 * has a counter of its own, so that no other kind uses up the recovery emails.
 */
export type RateLimitName =
	| "contact"
	| "apply"
	| "visa"
	| "recovery"
	| "sign-up"
	| AccountEmail
	| "new-password"
	| "password-change"
	| "failed-sign-in";

/** `sign-up-email`: asks for the confirmation of an address, or says that the address has an account already. */
export type AccountEmail = "recovery-email" | "sign-up-email" | "staff-reset-email";

/** The login throttle: counts attempts to prove an identity, per account or known device, and per network address. */
export type LoginThrottle = {
	/** Takes an attempt. @returns seconds to wait when none may be made, else 0. */
	consume(attempt: Attempt): Promise<number>;
	/** The attempt was right and does not count. */
	reset(attempt: Attempt): Promise<void>;
	/** Attempts at the account's former password count no more. */
	clear(account: string): Promise<void>;
};
export type Attempt = {
	account: string;
	/** A device that this account signed in on before has an allowance of its own: strangers cannot use it up. */
	device?: string | undefined;
	/** The network address; undefined for what is counted without it, such as attempts on a known device. */
	client?: string | undefined;
};

/** Proofs of who somebody is. Which accounts there are, and what they may do, is the domain's own. */
export type Authentication = {
	/** Slow on purpose. */
	hash(password: string): Promise<string>;
	verify(hash: string, password: string): Promise<boolean>;
	/** Whether the hash was made with other parameters than today's. */
	isOutdated(hash: string): boolean;
	/** Takes as long for an address that nobody has. */
	signIn(email: string, password: string): Promise<SignedIn | RejectedSignIn>;
	/** The second step of a sign-in: a code of the app, or a recovery code. */
	passChallenge(challenge: string, proof: Proof): Promise<SignedIn | RejectedSignIn>;
	/** The app's secret as an otpauth address, and the recovery codes, shown once. In force with the first right code. */
	beginSecondFactor(
		token: string,
		password: string,
	): Promise<{ kind: "begun"; address: string; recoveryCodes: string[] } | RejectedSignIn>;
	/** Opens a new session in the old one's place. */
	confirmSecondFactor(token: string, code: string): Promise<SignedIn | RejectedSignIn>;
	/** Opens a new session in the old one's place. */
	endSecondFactor(token: string, userId: string, password: string): Promise<SignedIn | RejectedSignIn>;
	renewRecoveryCodes(
		token: string,
		password: string,
	): Promise<{ kind: "renewed"; recoveryCodes: string[] } | RejectedSignIn>;
	/** The latest 30-second time step of which the code is the app's; undefined when it is none of the steps that are accepted. */
	timeStepOf(userId: string, code: string): Promise<number | undefined>;
	/** Words with our signature, for cookies and links. */
	sign(purpose: SigningPurpose, words: string): string;
	/** The words, or undefined when the signature is not ours. */
	verifySigned(purpose: SigningPurpose, sealed: string): string | undefined;
};
export type SigningPurpose = "session" | "recovery" | "confirmation" | "challenge" | "device" | "audit";
export type Proof = { kind: "app" | "recovery"; code: string };
/** `token` names the session; `challenge` is to be handed in with the second proof. */
export type SignedIn = { kind: "open"; token: string; userId: string } | { kind: "challenge"; challenge: string };
/** In the service's own words, English. */
export type RejectedSignIn = { kind: "refused"; message: string };
