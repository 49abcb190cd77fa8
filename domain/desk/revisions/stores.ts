import type { z } from "zod";
import type { Caller } from "../../access/caller.ts";
import {
	createCertification,
	deleteCertification,
	updateCertification,
} from "../../catalog/certifications/commands.ts";
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
import { getProgramRecord } from "../../catalog/program-queries.ts";
import { programInput, universityInput } from "../../catalog/schema.ts";
import { getUniversityRecord } from "../../catalog/university-queries.ts";
import { createPost, deletePost, updatePost } from "../../content/blog/commands.ts";
import { getPostForStaff } from "../../content/blog/queries.ts";
import { postInput } from "../../content/blog/schema.ts";
import { createContent, deleteContent, updateContent } from "../../content/site/commands.ts";
import { getContentRecord } from "../../content/site/queries.ts";
import { contentInputs } from "../../content/site/schema.ts";
import {
	createCostItem,
	createFundsRule,
	deleteCostItem,
	deleteFundsRule,
	updateCostItem,
	updateFundsRule,
} from "../../money/commands.ts";
import { getCostItem, getFundsRule } from "../../money/queries.ts";
import { costItemInput, fundsRuleInput } from "../../money/schema.ts";
import type { Language } from "../../shared/language.ts";
import type { RevisedNoun } from "./rules.ts";

/** How staff read and write the records of a noun: in the admin, through the API, and when a revision is restored. */
type RecordStore = {
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

const university: RecordStore = {
	input: universityInput,
	get: getUniversityRecord,
	create: createUniversity,
	update: updateUniversity,
	remove: deleteUniversity,
};
const program: RecordStore = {
	input: programInput,
	get: getProgramRecord,
	create: createProgram,
	update: updateProgram,
	remove: deleteProgram,
};
const post: RecordStore = {
	input: postInput,
	get: getPostForStaff,
	create: createPost,
	update: updatePost,
	remove: deletePost,
};

const fundsRule: RecordStore = {
	input: fundsRuleInput,
	get: getFundsRule,
	create: createFundsRule,
	update: updateFundsRule,
	remove: deleteFundsRule,
};
const costItem: RecordStore = {
	input: costItemInput,
	get: getCostItem,
	create: createCostItem,
	update: updateCostItem,
	remove: deleteCostItem,
};

const certification: RecordStore = {
	input: certificationInput,
	get: getCertification,
	create: createCertification,
	update: updateCertification,
	remove: deleteCertification,
};

export function storeOf(noun: RevisedNoun): RecordStore {
	if (noun === "university") return university;
	if (noun === "program") return program;
	if (noun === "post") return post;
	if (noun === "fundsRule") return fundsRule;
	if (noun === "costItem") return costItem;
	if (noun === "certification") return certification;
	return {
		input: contentInputs[noun],
		get: (caller, id) => getContentRecord(caller, noun, id),
		create: (caller, input) => createContent(caller, noun, input),
		update: (caller, id, input, version) => updateContent(caller, noun, id, input, version),
		remove: (caller, id, version) => deleteContent(caller, noun, id, version),
	};
}
