import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { casePage } from "./case.ts";
import { caseOptions } from "./case-options.ts";
import { caseTasks } from "./case-tasks.ts";
import { papers } from "./papers.ts";
import { templates } from "./templates.ts";
import { adminTexts } from "./texts.ts";

/** What the browser has anyway, and what the pages of a case and of its documents need. */
export const caseTexts = {
	...adminTexts,
	options: { ...adminTexts.options, ...caseOptions },
	tasks: { ...adminTexts.tasks, ...caseTasks },
	bulk: { ...adminTexts.bulk, templates },
	case: casePage,
	papers,
} satisfies LocalizedTexts;
