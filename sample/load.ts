import type { Caller } from "../domain/access/caller.ts";
import { createPost } from "../domain/content/blog/commands.ts";
import { postFields } from "../domain/content/blog/fields.ts";
import { createContent, showSampleNotice } from "../domain/content/site/commands.ts";
import { contentKindNames, contentKindOf } from "../domain/content/site/fields.ts";
import { createTemplate } from "../domain/content/templates/commands.ts";
import { inputOf } from "../domain/desk/import-export/cells.ts";
import { confirmImport, discardImport, runImport, startImport } from "../domain/desk/import-export/commands.ts";
import { getImport, listImportRows } from "../domain/desk/import-export/queries.ts";
import type { ImportKind } from "../domain/desk/import-export/schema.ts";
import { createCostItem, createFundsRule } from "../domain/money/commands.ts";
import { costItemFields, fundsRuleFields } from "../domain/money/fields.ts";
import { loadRates } from "../domain/money/rates/commands.ts";
import type { Fields } from "../domain/records/field-types.ts";
import { problemOf } from "../domain/shared/errors.ts";
import { toKebabCase } from "../domain/shared/naming.ts";
import { type Cells, readPosts, readSampleFile, readTable } from "./files.ts";

/** Loads the sample data into an empty database, with the spreadsheet import and the commands that staff use. */
export async function loadSample(caller: Caller, log: (line: string) => void): Promise<void> {
	const universities = await importFile(caller, "universities");
	const programs = await importFile(caller, "programs");
	for (const kind of contentKindNames) {
		const { fields } = contentKindOf(kind);
		await createAll(`content/${toKebabCase(kind)}`, fields, (input, orderIndex) =>
			createContent(caller, kind, "orderIndex" in fields ? { orderIndex, ...input } : input),
		);
	}
	const posts = readPosts();
	await createAll("posts", postFields, (input) => createPost(caller, input), posts);
	await createAll("templates", {}, (input) => createTemplate(caller, input));
	await createAll("funds-rules", fundsRuleFields, (input) => createFundsRule(caller, input));
	await createAll("cost-items", costItemFields, (input) => createCostItem(caller, input));
	await importFile(caller, "document-rules");
	await importFile(caller, "pack-templates");
	await importFile(caller, "scholarships");
	for (const { on_date = "", usd, krw } of readTable("rates"))
		await loadRates(caller, { onDate: on_date, usd: Number(usd), krw: Number(krw) }, "sample");
	await showSampleNotice(caller, true);
	log(`Sample data: ${universities} universities, ${programs} programs, ${posts.length} posts.`);
}

/**
 * Imports a file as staff do: upload, check, confirm, write.
 * @returns the number of its records.
 * @throws Error that names the wrong rows.
 */
async function importFile(caller: Caller, kind: ImportKind): Promise<number> {
	const name = `${kind}.csv`;
	const id = await startImport(caller, kind, { name, bytes: readSampleFile(name) });
	await runImport(caller, id);
	const { items: wrong } = await listImportRows(caller, id, { state: "wrong", page: 1 });
	if (wrong.length > 0) {
		const rows = wrong.map(({ line, issues }) => `row ${line} ${JSON.stringify(issues)}`);
		throw new Error(`sample/${name}: ${rows.join(", ")}`);
	}
	await confirmImport(caller, id);
	await runImport(caller, id);
	const { state, fault, total } = await getImport(caller, id);
	if (state !== "done") throw new Error(`sample/${name} was not imported: ${fault}`);
	await discardImport(caller, id);
	return total;
}

/** @throws Error that names the wrong row. */
async function createAll(
	file: string,
	fields: Fields,
	create: (input: Record<string, unknown>, index: number) => Promise<string>,
	rows: Cells[] = readTable(file),
): Promise<void> {
	for (const [index, cells] of rows.entries()) {
		try {
			await create(inputOf(fields, cells), index);
		} catch (error) {
			const problem = problemOf(error);
			throw new Error(`sample/${file}: row ${index + 2} ${JSON.stringify(problem)}`, { cause: error });
		}
	}
}
