import type { Database } from "../database/connect.ts";
import { credentials, sessions, twoFactors, users, verifications } from "../database/tables.ts";
import type { Authentication } from "../domain/access/authentication.ts";
import { type AccountSettings, createAuthenticationGateway } from "../gateways/authentication.ts";

/** The account service with our tables. */
export function createAuthentication(settings: AccountSettings, database: Database): Authentication {
	return createAuthenticationGateway(settings, database, {
		user: users,
		session: sessions,
		account: credentials,
		verification: verifications,
		twoFactor: twoFactors,
	});
}
