import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { credentials, profiles, sessions, users } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { SignedIn } from "../access/authentication.ts";
import type { Actor, Context } from "../access/caller.ts";
import { type Place, resetSessionTimes } from "../access/session.ts";
import { isStaffRole } from "../access/session-rules.ts";
import type { AdVisitor } from "../messaging/conversions/schema.ts";
import { invalid } from "../shared/errors.ts";
import type { Language } from "../shared/language.ts";
import { type DeviceOwner, findDevice, rememberDevice } from "./devices.ts";
import { consumeEmailLimit, enqueueAccountEmail, sendSecurityNotice } from "./emails.ts";

/**
 * The origin of a request: its address for limits, the language of its emails, and, with consent, the browser data for
 * the ad network.
 */
export type RequestOrigin = {
	client: string;
	language: Language;
	adVisitor?: AdVisitor | undefined;
	/** The device cookie, if the browser sent one. */
	device?: string | undefined;
	/** The browser and platform families. */
	agent?: Pick<Place, "browser" | "platform"> | undefined;
};

export const placeOf = (actor: Actor, { agent }: RequestOrigin): Place => ({ network: actor.network, ...agent });

/** A signed session for the cookie or bearer token with a new device cookie; or the challenge for the second step. */
export type SignInResult =
	| {
			kind: "open";
			session: string;
			userId: string;
			device: string;
			isStaff: boolean;
			/** Of the account. */
			language: Language;
	  }
	| { kind: "challenge"; challenge: string };

/**
 * The last step of every sign-in: starts and audits the session.
 * @throws ProblemError: invalid 'email_not_confirmed'.
 */
export async function startSession(
	context: Context & { actor: Actor },
	{ token, userId }: Extract<SignedIn, { kind: "open" }>,
	origin: RequestOrigin,
	{ byRecoveryCode = false } = {},
): Promise<SignInResult> {
	const { language, device } = origin;
	const at = context.now();
	const [user] = await context.database
		.select({
			email: users.email,
			confirmedAt: users.emailConfirmedAt,
			role: profiles.role,
			credentialsUpdatedAt: credentials.updatedAt,
		})
		.from(users)
		.leftJoin(credentials, eq(credentials.userId, users.id))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(users.id, userId));
	// Without email, an address cannot be confirmed.
	if (context.mailer.isConfigured && user && !user.confirmedAt) {
		const mayMail = await consumeEmailLimit(context, "sign-up-email", user.email);
		await context.database.transaction(async (transaction) => {
			await transaction.delete(sessions).where(eq(sessions.token, token));
			if (mayMail) await enqueueAccountEmail(context, transaction, { kind: "address-confirmation", userId, language });
		});
		throw invalid([{ field: "", code: "email_not_confirmed" }]);
	}
	const owner = { userId, credentialsUpdatedAt: user?.credentialsUpdatedAt ?? at };
	const isStaff = isStaffRole(user?.role ?? "user");
	const kept = await context.database.transaction(async (transaction) => {
		const place = placeOf(context.actor, origin);
		const isKnown = await isKnownPlace(context, transaction, owner, device, place);
		const kind = byRecoveryCode ? "recovery-code-used" : isStaff && !isKnown ? "new-device" : undefined;
		if (kind) await sendSecurityNotice(context, transaction, { kind, userId, language });
		await resetSessionTimes(transaction, token, at, place);
		// An attacker who signs in must not choose the language of the security notices.
		const ownLanguage = isKnown ? language : sql<Language>`coalesce(${users.language}, ${language})`;
		const [updated] = await transaction
			.update(users)
			.set({ lastSignInAt: at, language: ownLanguage })
			.where(eq(users.id, userId))
			.returning({ language: users.language });
		await recordAudit(transaction, { ...context.actor, userId }, { action: "session:open" });
		return updated?.language ?? language;
	});
	return {
		kind: "open",
		session: context.authentication.sign("session", token),
		userId,
		device: rememberDevice(context.authentication, device, owner, at),
		isStaff,
		language: kept,
	};
}

/**
 * Known by its device cookie; or, for API clients without cookies, by an open session of the same network and family.
 */
async function isKnownPlace(
	{ authentication, now }: Context,
	transaction: Transaction,
	owner: DeviceOwner,
	device: string | undefined,
	{ network, browser, platform }: Place,
): Promise<boolean> {
	if (findDevice(authentication, device, owner, now())) return true;
	const same = [
		eq(sessions.userId, owner.userId),
		network ? eq(sessions.network, network) : isNull(sessions.network),
		browser ? eq(sessions.browser, browser) : isNull(sessions.browser),
		platform ? eq(sessions.platform, platform) : isNull(sessions.platform),
	];
	// A session that was never used is the one of this sign-in.
	return (await transaction.$count(sessions, and(...same, isNotNull(sessions.network)))) > 0;
}
