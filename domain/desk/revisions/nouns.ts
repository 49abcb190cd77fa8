import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { blogPosts, certifications, costItems, fundsRules, programs, universities } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import {
	createCertification,
	deleteCertification,
	updateCertification,
} from "../../catalog/certifications/commands.ts";
import { certificationFields } from "../../catalog/certifications/fields.ts";
import { getCertification } from "../../catalog/certifications/queries.ts";
import { certificationInput } from "../../catalog/certifications/schema.ts";
import {
	createProgram,
	createUniversity,
	deleteProgram,
	deleteUniversity,
	updateProgram,
	updateUniversity,
} from "../../catalog/commands.ts";
import { programFields, universityFields } from "../../catalog/fields.ts";
import { getProgramRecord } from "../../catalog/program-queries.ts";
import { programInput, universityInput } from "../../catalog/schema.ts";
import { getUniversityRecord } from "../../catalog/university-queries.ts";
import { createPost, deletePost, updatePost } from "../../content/blog/commands.ts";
import { postFields } from "../../content/blog/fields.ts";
import { getPostForStaff } from "../../content/blog/queries.ts";
import { postInput } from "../../content/blog/schema.ts";
import { createContent, deleteContent, updateContent } from "../../content/site/commands.ts";
import { type ContentKind, contentKindNames, contentKindOf } from "../../content/site/fields.ts";
import { getContentRecord } from "../../content/site/queries.ts";
import { contentInputs } from "../../content/site/schema.ts";
import { contentTables } from "../../content/site/tables.ts";
import {
	createCostItem,
	createFundsRule,
	deleteCostItem,
	deleteFundsRule,
	updateCostItem,
	updateFundsRule,
} from "../../money/commands.ts";
import { costItemFields, fundsRuleFields } from "../../money/fields.ts";
import { getCostItem, getFundsRule } from "../../money/queries.ts";
import { costItemInput, fundsRuleInput } from "../../money/schema.ts";
import type { Fields } from "../../records/field-types.ts";
import type { Language } from "../../shared/language.ts";
import type { RevisedNoun } from "./rules.ts";

/**
 * A noun that staff edit: its table and fields, and how records are read and written in the admin, through the API, and when a
 * revision is restored. History, translation review, the names in the audit log and the invalidation of cached pages follow from it.
 */
export type Noun = {
	table: PgTable & { id: PgColumn };
	fields: Fields;
	/** The field that names a record, if it is not the first text. */
	name?: string;
	input: z.ZodObject;
	/** @param language of the names of other records. */
	get(
		caller: Caller,
		id: string,
		language: Language,
	): Promise<Record<string, unknown> & { id: string; version: number }>;
	create(caller: Caller, input: unknown): Promise<string>;
	update(caller: Caller, id: string, input: unknown, version?: number): Promise<void>;
	/** @returns the id by which it can be restored from the trash. */
	remove(caller: Caller, id: string, version?: number): Promise<string>;
};

const contentNoun = (kind: ContentKind): Noun => ({
	table: contentTables[kind],
	fields: contentKindOf(kind).fields,
	input: contentInputs[kind],
	get: (caller, id) => getContentRecord(caller, kind, id),
	create: (caller, input) => createContent(caller, kind, input),
	update: (caller, id, input, version) => updateContent(caller, kind, id, input, version),
	remove: (caller, id, version) => deleteContent(caller, kind, id, version),
});

export const nouns: Record<RevisedNoun, Noun> = {
	university: {
		...{ table: universities, fields: universityFields, input: universityInput, get: getUniversityRecord },
		...{ create: createUniversity, update: updateUniversity, remove: deleteUniversity },
	},
	program: {
		...{ table: programs, fields: programFields, input: programInput, get: getProgramRecord },
		...{ create: createProgram, update: updateProgram, remove: deleteProgram },
	},
	post: {
		...{ table: blogPosts, fields: postFields, input: postInput, get: getPostForStaff },
		...{ create: createPost, update: updatePost, remove: deletePost },
	},
	fundsRule: {
		...{ table: fundsRules, fields: fundsRuleFields, input: fundsRuleInput, get: getFundsRule },
		...{ create: createFundsRule, update: updateFundsRule, remove: deleteFundsRule, name: "source" },
	},
	costItem: {
		...{ table: costItems, fields: costItemFields, input: costItemInput, get: getCostItem },
		...{ create: createCostItem, update: updateCostItem, remove: deleteCostItem, name: "source" },
	},
	certification: {
		...{ table: certifications, fields: certificationFields, input: certificationInput, get: getCertification },
		...{ create: createCertification, update: updateCertification, remove: deleteCertification },
	},
	...(Object.fromEntries(contentKindNames.map((kind) => [kind, contentNoun(kind)])) as Record<ContentKind, Noun>),
};
