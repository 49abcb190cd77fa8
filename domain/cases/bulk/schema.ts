import { bulkActions } from "../../../database/values.ts";

export { bulkActions };
export type BulkAction = (typeof bulkActions)[number];

/** At most so many applications at once. */
export const maxRows = 200;
