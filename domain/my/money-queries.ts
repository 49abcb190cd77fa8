import type { Caller } from "../access/caller.ts";
import { readMoney } from "./money.ts";

/** What was agreed, paid and returned, for sessions of level "proven": reference and phone number alone show no money. */
export async function getMyMoney(caller: Caller) {
	const { database, applicantId } = caller.permitOwn("my:own");
	return readMoney(database, applicantId);
}
