import { createHmac, timingSafeEqual } from "node:crypto";
import type { Authentication, RejectedSignIn, SignedIn } from "../domain/access/authentication.ts";
import type { Context } from "../domain/access/caller.ts";
import { hashPassword, isOutdatedHash, verifyPassword } from "./password-hash.ts";

export type AccountSettings = { secret: string; siteName: string; siteUrl: string };

/** Milliseconds for which an authenticator app shows a code. */
const timeStep = 30_000;

type BetterAuth = Awaited<ReturnType<typeof create>>;
type Answer = { response: { token?: string | null; user?: { id: string } }; headers: Headers };

/**
 * Authentication with better-auth: passwords, sessions, two-factor. Its own HTTP endpoints are not exposed, and the
 * domain manages accounts. `tables` maps its names to our tables.
 */
export function createAuthenticationGateway(
	settings: AccountSettings,
	database: Context["database"],
	tables: Record<"user" | "session" | "account" | "verification" | "twoFactor", unknown>,
): Authentication {
	let auth: Promise<BetterAuth> | undefined;
	// Loaded with the first sign-in, because it is large.
	const open = () => {
		auth ??= create(settings, database, tables);
		return auth;
	};
	const sign = (purpose: string, words: string) =>
		createHmac("sha256", settings.secret).update(`${purpose} ${words}`).digest("base64url");
	const withSession = (token: string) => new Headers({ authorization: `Bearer ${token}` });

	function signedIn({ response, headers }: Answer): SignedIn {
		if (response.token && response.user) {
			return { kind: "open", token: response.token, userId: response.user.id };
		}
		return { kind: "challenge", challenge: Buffer.from(cookiesOf(headers)).toString("base64url") };
	}

	return {
		hash: hashPassword,
		verify: (hash, password) => verifyPassword({ hash, password }),
		isOutdated: isOutdatedHash,
		async signIn(email, password) {
			const { api } = await open();
			return given(async () =>
				signedIn((await api.signInEmail({ body: { email, password }, returnHeaders: true })) as Answer),
			);
		},
		async passChallenge(challenge, proof) {
			const { api } = await open();
			const headers = new Headers({
				cookie: Buffer.from(challenge, "base64url")
					.toString()
					.replace(/[^\x20-\x7e]/g, ""),
			});
			return given(async () => {
				const asked = { body: { code: proof.code }, headers, returnHeaders: true } as const;
				const answer = proof.kind === "app" ? api.verifyTOTP(asked) : api.verifyBackupCode(asked);
				return signedIn((await answer) as Answer);
			});
		},
		async beginTwoFactor(token, password) {
			const { api } = await open();
			return given(async () => {
				const answer = await api.enableTwoFactor({ body: { password, method: "totp" }, headers: withSession(token) });
				const { totpURI = "", backupCodes = [] } = answer as { totpURI?: string; backupCodes?: string[] };
				return { kind: "begun" as const, address: totpURI, recoveryCodes: backupCodes };
			});
		},
		async confirmTwoFactor(token, code) {
			const { api } = await open();
			return given(async () => {
				const answer = await api.verifyTOTP({ body: { code }, headers: withSession(token), returnHeaders: true });
				return { kind: "open" as const, token: sessionOf(answer.headers), userId: answer.response.user.id };
			});
		},
		async disableTwoFactor(token, userId, password) {
			const { api } = await open();
			return given(async () => {
				const { headers } = await api.disableTwoFactor({
					body: { password },
					headers: withSession(token),
					returnHeaders: true,
				});
				return { kind: "open" as const, token: sessionOf(headers), userId };
			});
		},
		async renewRecoveryCodes(token, password) {
			const { api } = await open();
			return given(async () => {
				const answer = await api.generateBackupCodes({ body: { password }, headers: withSession(token) });
				return { kind: "renewed" as const, recoveryCodes: answer.backupCodes };
			});
		},
		async timeStepOf(userId, code) {
			const { adapter, secretConfig } = await (await open()).$context;
			const where = [{ field: "userId", value: userId }];
			const app = await adapter.findOne<{ secret: string }>({ model: "twoFactor", where });
			if (!app) return undefined;
			const { symmetricDecrypt } = await import("better-auth/crypto");
			const secret = await symmetricDecrypt({ key: secretConfig, data: app.secret });
			const now = Math.floor(Date.now() / timeStep);
			// The time steps that better-auth accepts.
			for (const step of [now + 1, now, now - 1]) if (codeAt(secret, step) === code) return step;
			return undefined;
		},
		sign: (purpose, words) => `${words}.${sign(purpose, words)}`,
		verifySigned(purpose, signed) {
			const dot = signed.lastIndexOf(".");
			if (dot < 1) return undefined;
			const words = signed.slice(0, dot);
			const expected = Buffer.from(sign(purpose, words));
			const found = Buffer.from(signed.slice(dot + 1));
			return expected.length === found.length && timingSafeEqual(expected, found) ? words : undefined;
		},
	};
}

/** Converts the service's rejections; other errors are internal. */
async function given<T>(ask: () => Promise<T>): Promise<T | RejectedSignIn> {
	try {
		return await ask();
	} catch (error) {
		const { name, statusCode, body } = error as { name?: string; statusCode?: number; body?: { message?: string } };
		if (name !== "APIError" || (statusCode ?? 500) >= 500) throw error;
		return { kind: "refused", message: body?.message ?? "" };
	}
}

const cookiesOf = (headers: Headers) =>
	headers
		.getSetCookie()
		.map((cookie) => cookie.slice(0, cookie.indexOf(";")))
		.filter((cookie) => !cookie.endsWith("="))
		.join("; ");

/** RFC 4226: the code of an authenticator app at a time step. */
function codeAt(secret: string, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const digest = createHmac("sha1", secret).update(counter).digest();
	const offset = (digest.at(-1) ?? 0) & 15;
	return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Changing two-factor authentication creates a new session: its token is in the cookie, before the signature. */
const sessionOf = (headers: Headers) => /session_token=([\w-]+)/.exec(cookiesOf(headers))?.[1] ?? "";

async function create(
	{ secret, siteName, siteUrl }: AccountSettings,
	database: Context["database"],
	tables: Record<string, unknown>,
) {
	const [{ betterAuth }, { drizzleAdapter }, { bearer }, { twoFactor }] = await Promise.all([
		import("better-auth/minimal"),
		import("better-auth/adapters/drizzle"),
		import("better-auth/plugins/bearer"),
		import("better-auth/plugins/two-factor"),
	]);
	return betterAuth({
		appName: siteName,
		baseURL: siteUrl,
		secret,
		database: drizzleAdapter(database, { provider: "pg", schema: tables }),
		user: { fields: { name: "displayName" } },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			maxPasswordLength: 128,
			password: { hash: hashPassword, verify: verifyPassword },
		},
		verification: { storeIdentifier: "hashed" },
		session: { expiresIn: 7 * 24 * 60 * 60, cookieCache: { enabled: false } },
		plugins: [bearer(), twoFactor({ issuer: siteName, skipVerificationOnEnable: false })],
		rateLimit: { enabled: false },
		telemetry: { enabled: false },
		logger: { disabled: true },
		advanced: {
			// Its cookies never leave this file.
			useSecureCookies: false,
			disableOriginCheck: true,
			disableCSRFCheck: true,
			ipAddress: { disableIpTracking: true },
			// Omits the columns of sign-in methods that we do not support; the tests sign in for real.
			database: { generateId: false, validateSchema: false },
		},
	});
}
