import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { projectFolder } from "../database/project-folder.ts";
import { postFields } from "../domain/content/blog/fields.ts";
import { localizedNames } from "../domain/records/field-types.ts";
import { languages } from "../domain/shared/language.ts";

/** A row of a file, by column. */
export type Cells = Record<string, string>;

/** The built site, whose modules are elsewhere, reads the same files. */
const folder = join(projectFolder, "sample");

export const readSampleFile = (name: string) => readFileSync(join(folder, name));

/** The rows of a CSV file, such as "content/team". */
export const readTable = (name: string): Cells[] => parse(readSampleFile(`${name}.csv`), { columns: true, bom: true });

/** The posts as rows: a file for each language that it has, "SLUG.en.md", with texts after its front matter. The first has the facts. */
export function readPosts(): Cells[] {
	const files = readdirSync(join(folder, "posts"));
	const slugs = new Set(files.map((file) => file.replace(/\.\w+\.md$/, "")));
	const localized = localizedNames(postFields);
	return [...slugs].map((slug) => {
		const cells: Cells = { slug };
		for (const language of languages.filter((one) => files.includes(`${slug}.${one}.md`))) {
			const [, front = "", content = ""] =
				/^---\n(.*?)\n---\n(.*)$/s.exec(readSampleFile(`posts/${slug}.${language}.md`).toString()) ?? [];
			const values = [...front.matchAll(/^(\w+): "?(.*?)"?$/gm)].map(
				([, name = "", value = ""]) => [name, value] as const,
			);
			for (const [name, value] of [...values, ["content", content] as const])
				cells[localized.includes(name) ? `${name}_${language}` : name] = value;
		}
		return cells;
	});
}
