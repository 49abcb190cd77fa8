import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { casePage } from "./case.ts";
import { papers } from "./papers.ts";
import { adminTexts } from "./texts.ts";

/** What the browser has anyway, and what the pages of a case and of its documents need. */
export const caseTexts = { ...adminTexts, case: casePage, papers } satisfies LocalizedTexts;
