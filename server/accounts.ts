import type { Database } from "../database/connect.ts";
import { credentials, sessions, twoFactors, users, verifications } from "../database/tables.ts";
import type { Accounts } from "../domain/ports.ts";
import { type AccountSettings, createAccounts } from "../gateways/accounts.ts";

/** The account service over our tables. */
export function openAccounts(settings: AccountSettings, database: Database): Accounts {
	return createAccounts(settings, database, {
		user: users,
		session: sessions,
		account: credentials,
		verification: verifications,
		twoFactor: twoFactors,
	});
}
