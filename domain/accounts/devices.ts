import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { credentials } from "../../database/tables.ts";
import type { Authentication } from "../access/authentication.ts";

/**
 * Device cookies (OWASP): a browser in which a user has signed in, or has proved access to the account's email, keeps a
 * signed value. It grants no access. It gives the browser its own attempts in the login throttle, and identifies known
 * devices. A new password, or signing out all other devices, invalidates every earlier cookie of the account, because
 * the value contains the time of that change.
 */
export type DeviceOwner = { userId: string; credentialsUpdatedAt: Date };

const day = 24 * 60 * 60;
/** Seconds; every sign-in restarts them. */
export const deviceSeconds = 180 * day;
/** A shared office computer may know several accounts. */
const maxAccounts = 4;
const separator = "~";

/** @returns the device id if this browser is known to the account. */
export function findDevice(
	accounts: Pick<Authentication, "verifySigned">,
	cookie: string | undefined,
	owner: DeviceOwner | undefined,
	now: Date,
): string | undefined {
	if (!owner) return undefined;
	const isOwn = ({ userId, version }: Device) => userId === owner.userId && version === versionOf(owner);
	return readDevices(accounts, cookie, now).find(isOwn)?.name;
}

export async function findDeviceOwner(database: Database, userId: string): Promise<DeviceOwner | undefined> {
	const [owner] = await database
		.select({ userId: credentials.userId, credentialsUpdatedAt: credentials.updatedAt })
		.from(credentials)
		.where(eq(credentials.userId, userId));
	return owner;
}

/**
 * Invalidates every device cookie of the account.
 * @returns the owner for a new cookie; undefined without a password.
 */
export async function forgetDevices(
	transaction: Transaction,
	userId: string,
	at: Date,
): Promise<DeviceOwner | undefined> {
	const [owner] = await transaction
		.update(credentials)
		.set({ updatedAt: at })
		.where(eq(credentials.userId, userId))
		.returning({ userId: credentials.userId, credentialsUpdatedAt: credentials.updatedAt });
	return owner;
}

/** @returns the new value of the cookie: a new device id for this account, and the values of other accounts. */
export function rememberDevice(
	accounts: Pick<Authentication, "sign" | "verifySigned">,
	cookie: string | undefined,
	owner: DeviceOwner,
	now: Date,
): string {
	const others = readDevices(accounts, cookie, now).filter(({ userId }) => userId !== owner.userId);
	const name = crypto.randomUUID();
	const seconds = Math.floor(now.getTime() / 1_000);
	const own = accounts.sign("device", `${owner.userId}.${name}.${seconds}.${versionOf(owner)}`);
	return [own, ...others.slice(0, maxAccounts - 1).map(({ signed }) => signed)].join(separator);
}

const versionOf = ({ credentialsUpdatedAt }: DeviceOwner) => credentialsUpdatedAt.getTime().toString(36);

type Device = { userId: string; name: string; version: string; signed: string };

function readDevices(accounts: Pick<Authentication, "verifySigned">, cookie: string | undefined, now: Date): Device[] {
	return (cookie ?? "")
		.split(separator)
		.slice(0, maxAccounts)
		.flatMap((signed) => {
			const [userId, name, seconds, version] = accounts.verifySigned("device", signed)?.split(".") ?? [];
			if (!userId || !name || !seconds || !version) return [];
			const age = now.getTime() / 1_000 - Number(seconds);
			return age > deviceSeconds ? [] : [{ userId, name, version, signed }];
		});
}
