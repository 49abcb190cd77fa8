import { type CaseOffice, callResults } from "../../database/values.ts";

export { type CaseOffice, callResults };
