import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { credentials, profiles, sessions, users } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Actor, Context } from "../access/caller.ts";
import { type Place, resetSessionTimes } from "../access/session.ts";
import { invalid } from "../errors.ts";
import type { Language } from "../language.ts";
import type { AdVisitor } from "../messaging/conversions/schema.ts";
import type { SignedIn } from "../ports.ts";
import { type DeviceOwner, findDevice, rememberDevice } from "./devices.ts";
import { consumeEmailLimit, enqueueAccountEmail, sendSecurityNotice } from "./emails.ts";

/**
 * Where a request came from, for limits only, and the language of the letters that it sends; and of whoever agreed that the ad
 * network is told, what it is told of their browser.
 */
export type RequestOrigin = {
	client: string;
	language: Language;
	adVisitor?: AdVisitor | undefined;
	/** The device cookie, where the browser sent one. */
	device?: string | undefined;
	/** The browser's family and system. */
	agent?: Pick<Place, "browser" | "platform"> | undefined;
};

export const placeOf = (actor: Actor, { agent }: RequestOrigin): Place => ({ network: actor.network, ...agent });

/** A sealed session for the cookie or the bearer, with a new device cookie; or what to hand in with the second factor. */
export type SignInResult =
	| { kind: "open"; session: string; userId: string; device: string }
	| { kind: "challenge"; challenge: string };

/** The last step of every sign-in: the session begins, and it is written down. @throws Invalid 'email_not_confirmed'. */
export async function startSession(
	tools: Context & { actor: Actor },
	{ token, userId }: Extract<SignedIn, { kind: "open" }>,
	origin: RequestOrigin,
	{ byRecoveryCode = false } = {},
): Promise<SignInResult> {
	const { language, device } = origin;
	const at = tools.now();
	const [user] = await tools.database
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
	// Without mail nobody could follow a link.
	if (tools.mailer.isConfigured && user && !user.confirmedAt) {
		const mayMail = await consumeEmailLimit(tools, "sign-up-email", user.email);
		await tools.database.transaction(async (transaction) => {
			await transaction.delete(sessions).where(eq(sessions.token, token));
			if (mayMail) await enqueueAccountEmail(tools, transaction, { kind: "confirmation", userId, language });
		});
		throw invalid([{ field: "", code: "email_not_confirmed" }]);
	}
	const owner = { userId, credentialsUpdatedAt: user?.credentialsUpdatedAt ?? at };
	await tools.database.transaction(async (transaction) => {
		const place = placeOf(tools.actor, origin);
		const isStaff = user?.role === "admin" || user?.role === "owner";
		const isKnown = await isKnownPlace(tools, transaction, owner, device, place);
		const kind = byRecoveryCode ? "recovery-code-used" : isStaff && !isKnown ? "new-device" : undefined;
		if (kind) await sendSecurityNotice(tools, transaction, { kind, userId, language });
		await resetSessionTimes(transaction, token, at, place);
		// A stranger who gets in does not choose the language of the mails that warn of it.
		const ownLanguage = isKnown ? language : sql<Language>`coalesce(${users.language}, ${language})`;
		await transaction.update(users).set({ lastSignInAt: at, language: ownLanguage }).where(eq(users.id, userId));
		await recordAudit(transaction, { ...tools.actor, userId }, { action: "session:open" });
	});
	return {
		kind: "open",
		session: tools.authentication.sign("session", token),
		userId,
		device: rememberDevice(tools.authentication, device, owner, at),
	};
}

/** By its device cookie; or, for programs, which keep none, because an open session is of the same network and family. */
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
	// One that was never used is this sign-in's own.
	return (await transaction.$count(sessions, and(...same, isNotNull(sessions.network)))) > 0;
}
