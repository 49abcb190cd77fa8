import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { policies } from "../../database/tables.ts";
import type { PolicyName } from "../../database/values.ts";
import { recordAudit } from "./audit.ts";
import type { Actor } from "./caller.ts";

/** Whether a site-wide switch is on; off by default. Part of a larger statement. */
export const isPolicyOn = (name: PolicyName) =>
	sql<boolean>`coalesce((select ${policies.isOn} from ${policies} where ${policies.name} = ${name}), false)`;

/** @returns undefined if nobody has decided. */
export async function readPolicy(
	database: Pick<Transaction, "select">,
	name: PolicyName,
): Promise<boolean | undefined> {
	const [policy] = await database.select({ isOn: policies.isOn }).from(policies).where(eq(policies.name, name));
	return policy?.isOn;
}

/** Turns a site-wide switch on or off, and audits it. */
export async function writePolicy(
	transaction: Transaction,
	actor: Actor,
	name: PolicyName,
	isOn: boolean,
): Promise<void> {
	await transaction
		.insert(policies)
		.values({ name, isOn })
		.onConflictDoUpdate({ target: policies.name, set: { isOn } });
	await recordAudit(transaction, actor, { action: "policy:write", detail: { name, to: String(isOn) } });
}
