import type { z } from "zod";
import { inputSchema } from "../records/input-schema.ts";
import { costItemFields, fundsRuleFields } from "./fields.ts";

export const fundsRuleInput = inputSchema(fundsRuleFields);
export const costItemInput = inputSchema(costItemFields);

type Stored = { id: string; version: number };
/** What a source says about the money that must lie in a bank for a visa. */
export type FundsRule = z.output<typeof fundsRuleInput> & Stored;
/** What a source says about a cost besides a program's fees. */
export type CostItem = z.output<typeof costItemInput> & Stored;
