import type { storedApplicationStatuses } from "../../../database/values.ts";

export {
	applicationStatuses,
	caseOffices,
	languages,
	storedApplicationStatuses,
	type TaskKind,
	taskKinds,
	visaTypes,
} from "../../../database/values.ts";

export { papersTurns } from "../../cases/applications/schema.ts";

/** The statuses in stored rows; old ones may be 'approved' (C-03). */
export type StoredStatus = (typeof storedApplicationStatuses)[number];

/** Most saved views of one person. */
export const maxViews = 10;

/** Lists of staff that ask for their news. */
export const liveLists = ["queue", "board", "applications", "contact"] as const;
export type LiveList = (typeof liveLists)[number];

/** Lists of money: who still has to pay, and what has to come back. */
export const moneyLists = ["owing", "refunds"] as const;
export type MoneyList = (typeof moneyLists)[number];
