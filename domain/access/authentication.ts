/** Interfaces of sign-in and proofs of identity. The server and the gateways implement them. */

/** The login throttle: counts attempts to prove an identity, per account or known device, and per network address. */
export type LoginThrottle = {
	/**
	 * Consumes an attempt.
	 * @returns seconds to wait, or 0 if it is allowed.
	 */
	consume(attempt: Attempt): Promise<number>;
	/** The attempt succeeded and does not count. */
	reset(attempt: Attempt): Promise<void>;
	/** Forgets the attempts at the account's former password. */
	clear(account: string): Promise<void>;
};
export type Attempt = {
	account: string;
	/** A device that has signed in to this account before has its own attempts, which strangers cannot use up. */
	device?: string | undefined;
	/** The network address; undefined for attempts that are counted without it, such as those on a known device. */
	client?: string | undefined;
};

/** Counts attempts to open an application by its reference and phone number. */
export type OpenThrottle = {
	/**
	 * Consumes an attempt.
	 * @returns seconds to wait, or 0 if it is allowed.
	 */
	consume(attempt: OpenAttempt): Promise<number>;
	/** The attempt succeeded: it does not count, and earlier wrong ones for the reference from this network are forgiven. */
	forgive(attempt: OpenAttempt): Promise<void>;
};
export type OpenAttempt = {
	/** As read from what was entered, whether or not an application has it. */
	reference: string;
	/** The network address. */
	client: string;
	/** A session of this browser that has seen the application: it has its own attempts, which strangers cannot use up. */
	session?: string | undefined;
};

/** Proofs of identity. The domain itself manages accounts and permissions. */
export type Authentication = {
	/** Deliberately slow. */
	hash(password: string): Promise<string>;
	verify(hash: string, password: string): Promise<boolean>;
	/** Whether the hash uses outdated parameters. */
	isOutdated(hash: string): boolean;
	/** Takes the same time for an unknown address. */
	signIn(email: string, password: string): Promise<SignedIn | RejectedSignIn>;
	/** The second step of a sign-in: a code of the app, or a recovery code. */
	passChallenge(challenge: string, proof: Proof): Promise<SignedIn | RejectedSignIn>;
	/** The app's secret as an otpauth URL, and the recovery codes, shown once. Active after the first correct code. */
	beginTwoFactor(
		token: string,
		password: string,
	): Promise<{ kind: "begun"; address: string; recoveryCodes: string[] } | RejectedSignIn>;
	/** Replaces the session with a new one. */
	confirmTwoFactor(token: string, code: string): Promise<SignedIn | RejectedSignIn>;
	/** Replaces the session with a new one. */
	disableTwoFactor(token: string, userId: string, password: string): Promise<SignedIn | RejectedSignIn>;
	renewRecoveryCodes(
		token: string,
		password: string,
	): Promise<{ kind: "renewed"; recoveryCodes: string[] } | RejectedSignIn>;
	/** The latest 30-second time step whose code matches; undefined if none of the accepted steps does. */
	timeStepOf(userId: string, code: string): Promise<number | undefined>;
	/** Signs text for cookies and links. */
	sign(purpose: SigningPurpose, words: string): string;
	/** The text, or undefined if the signature is not ours. */
	verifySigned(purpose: SigningPurpose, signed: string): string | undefined;
};
export type SigningPurpose =
	| "session"
	| "challenge"
	| "device"
	| "audit"
	/** The link with which the operator's browser creates the first owner. */
	| "first-owner"
	/** The session of an applicant. */
	| "my"
	/** Links and codes of all purposes. */
	| "link"
	/** Where Telegram sends what is written to the bot. */
	| "webhook";
export type Proof = { kind: "app" | "recovery"; code: string };
/** `token` identifies the session; `challenge` is required for the second step. */
export type SignedIn = { kind: "open"; token: string; userId: string } | { kind: "challenge"; challenge: string };
/** The service's own message in English. */
export type RejectedSignIn = { kind: "refused"; message: string };
