import type { storedApplicationStatuses } from "../../../database/values.ts";

/** The statuses in stored rows; old ones may be 'approved' (C-03). */
export type StoredStatus = (typeof storedApplicationStatuses)[number];
