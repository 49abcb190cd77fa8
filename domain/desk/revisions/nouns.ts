import { certificationNoun } from "../../catalog/certifications/commands.ts";
import { programNoun, universityNoun } from "../../catalog/commands.ts";
import { scholarshipNoun } from "../../catalog/scholarships/commands.ts";
import { postNoun } from "../../content/blog/commands.ts";
import { contentNouns } from "../../content/site/commands.ts";
import { templateNoun } from "../../content/templates/commands.ts";
import { documentRuleNoun } from "../../documents/commands.ts";
import { packTemplateNoun } from "../../documents/pack-commands.ts";
import { costItemNoun, fundsRuleNoun } from "../../money/commands.ts";
import type { Noun } from "../../records/noun.ts";
import type { RevisedNoun } from "./rules.ts";

/**
 * Every noun that staff edit. The pages of records, the API, history, translation review, the names in the audit log and the
 * invalidation of cached pages follow from it.
 */
export const nouns: Record<RevisedNoun, Noun> = {
	university: universityNoun,
	program: programNoun,
	scholarship: scholarshipNoun,
	post: postNoun,
	fundsRule: fundsRuleNoun,
	costItem: costItemNoun,
	documentRule: documentRuleNoun,
	packTemplate: packTemplateNoun,
	certification: certificationNoun,
	template: templateNoun,
	...contentNouns,
};
