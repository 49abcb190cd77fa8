import type { Accounts } from "../ports.ts";

/**
 * Device cookies (OWASP): a browser in which an account has signed in, or whose user has proved to read its mails, keeps a signed
 * word about it. It opens nothing. It gives attempts from this browser an allowance of their own in the login throttle, and tells
 * a new device from a known one.
 */

const day = 24 * 60 * 60;
/** Seconds; every sign-in begins them anew. */
export const deviceSeconds = 180 * day;
/** A shared computer of an office knows several accounts. */
const mostAccounts = 4;
const separator = "~";

/** @returns the device's name when this browser is known to the account, else undefined. */
export function findDevice(
	accounts: Pick<Accounts, "unseal">,
	cookie: string | undefined,
	userId: string | undefined,
	now: Date,
): string | undefined {
	return readDevices(accounts, cookie, now).find((device) => device.userId === userId)?.name;
}

/** @returns the cookie's new value: a new name for this account, and what it said of others. */
export function rememberDevice(
	accounts: Pick<Accounts, "seal" | "unseal">,
	cookie: string | undefined,
	userId: string,
	now: Date,
): string {
	const others = readDevices(accounts, cookie, now).filter((device) => device.userId !== userId);
	const name = crypto.randomUUID();
	const seconds = Math.floor(now.getTime() / 1_000);
	const own = accounts.seal("device", `${userId}.${name}.${seconds}`);
	return [own, ...others.slice(0, mostAccounts - 1).map(({ sealed }) => sealed)].join(separator);
}

function readDevices(accounts: Pick<Accounts, "unseal">, cookie: string | undefined, now: Date) {
	return (cookie ?? "")
		.split(separator)
		.slice(0, mostAccounts)
		.flatMap((sealed) => {
			const [userId, name, seconds] = accounts.unseal("device", sealed)?.split(".") ?? [];
			if (!userId || !name || !seconds) return [];
			const age = now.getTime() / 1_000 - Number(seconds);
			return age > deviceSeconds ? [] : [{ userId, name, sealed }];
		});
}
