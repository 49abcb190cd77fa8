import { bulkActions } from "../../database/values.ts";

export { bulkActions };
export type BulkAction = (typeof bulkActions)[number];
