import { and, asc, eq } from "drizzle-orm";
import { applications, packTemplates, universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { lockApplicantOf } from "../access/lock-applicants.ts";
import { recordEntry } from "../cases/entries/record.ts";
import { defineNoun } from "../records/noun.ts";
import { nameOfUniversity, withUniversity } from "../records/with-university.ts";
import { conflict, invalid, notFound } from "../shared/errors.ts";
import type { DocumentMaker, FileStore } from "../shared/ports.ts";
import { requireId } from "../shared/validation.ts";
import { packTemplate } from "./fields.ts";
import { asciiOf, maxJoinedSize, type PackPaper, packConsentVersion, sizeOf } from "./pack-rules.ts";
import { readPack } from "./read-pack.ts";
import { packTemplateInput, parsePackTemplate } from "./schema.ts";

const noun = defineNoun(packTemplate, {
	noun: "pack-template",
	table: packTemplates,
	input: packTemplateInput,
	parse: parsePackTemplate,
	order: [asc(nameOfUniversity(packTemplates.universityId)), asc(packTemplates.name), asc(packTemplates.id)],
	conflicts: { reference: "unknown_university" },
	api: {
		one: "a pack template",
		about:
			"What a university wants to get for an admission, as a source says it: which documents, in which order, under which names, as one PDF or as a ZIP archive.",
		example: {
			name: "Graduate school",
			university_id: "00000000-0000-4000-8000-000000000000",
			papers: ["application_form", "transcript"],
			file_name: "{nn}_{code}_{name}",
			format: "zip",
			source: "https://example.com/page",
			grade: "B",
			checked_on: "2026-11-22",
		},
	},
});

export const packTemplateNoun = { ...noun, ...withUniversity(noun) };
export const { create: createPackTemplate } = packTemplateNoun;

type PackFile = { name: string; content: AsyncIterable<Uint8Array> };

/**
 * Puts the accepted papers of an application together as its university wants them. The pack is in the audit log and on the
 * applicant's page; its bytes are read one paper after the other while they are sent, and stored nowhere.
 * @returns the files of a ZIP archive called `name`, or one PDF; without the ending.
 * @throws ProblemError: refused; not-found; conflict 'pack_without_consent', 'pack_empty'.
 */
export async function makePack(
	caller: Caller,
	applicationId: string,
	templateId: string,
): Promise<{ name: string; format: "zip" | "pdf"; files: PackFile[] }> {
	const context = caller.permit("document:write");
	const known = requireId(applicationId, "application");
	const pack = await context.database.transaction(async (transaction) => {
		if (!(await lockApplicantOf(transaction, known, "no key update"))) throw notFound("application");
		const at = context.now();
		const read = await readPack(transaction, known, templateId, at);
		const { template, university, applicantId, agreedAt } = read;
		if (!template || !university) throw notFound("pack-template");
		if (!agreedAt) throw conflict("pack_without_consent");
		const papers = read.papers.filter(({ state }) => state === "included");
		if (papers.length === 0) throw conflict("pack_empty");
		const data = {
			...{ university: university.id, name: university.name.slice(0, 100), template: template.name.slice(0, 100) },
			papers: papers.map(({ code }) => code).join(),
		};
		const entry = { kind: "pack_made", applicantId, applicationId: known, actor: context.actor, at, data } as const;
		await recordEntry(context, transaction, entry);
		return { ...read, papers, university };
	});
	const name = `${pack.reference}_${asciiOf(pack.university.nameEn ?? pack.university.name) || "pack"}`;
	const all = { name, files: pack.papers.flatMap(({ files }) => files) };
	const files = (pack.format === "pdf" ? [all] : pack.papers).flatMap((paper) => filesOfPaper(context, paper));
	return { name, format: pack.format, files };
}

/** One PDF, or its files if they are too large to join. */
function filesOfPaper(
	{ fileStore, documentMaker }: { fileStore: FileStore; documentMaker: DocumentMaker },
	{ name, files }: Pick<PackPaper, "name" | "files">,
): PackFile[] {
	type Stored = PackPaper["files"][number];
	const read = async ({ type, file }: Stored) => {
		const bytes = await fileStore.get(file);
		if (!bytes) throw new Error("A file of a pack is missing.");
		return { type, bytes };
	};
	async function* whole() {
		const [only] = files;
		const isPdf = files.length === 1 && only?.type === "application/pdf";
		yield isPdf ? (await read(only)).bytes : await documentMaker.join(await Promise.all(files.map(read)));
	}
	async function* one(file: Stored) {
		yield (await read(file)).bytes;
	}
	if (files.length === 1 || sizeOf(files) <= maxJoinedSize) return [{ name: `${name}.pdf`, content: whole() }];
	return files.map((file, index) => ({
		name: `${name}_${index + 1}.${file.type === "image/jpeg" ? "jpg" : "pdf"}`,
		content: one(file),
	}));
}

/**
 * Records that the applicant agrees that the university of an application gets the papers, or no longer does: then no pack
 * is made any more.
 * @param input `university` and `version` of the wording, as the page has shown them
 * @throws ProblemError: refused, also for a session that is not proven; not-found; invalid 'consent_changed'.
 */
export async function decidePack(
	caller: Caller,
	applicationId: string,
	{ university, version, isAgreed }: { university: string; version: string; isAgreed: boolean },
): Promise<void> {
	const context = caller.permitOwn("my:own");
	const known = requireId(applicationId, "application");
	await context.database.transaction(async (transaction) => {
		const isIt = and(context.isOwn(applications), eq(applications.id, known));
		const [row] = await transaction
			.select({ applicantId: applications.applicantId, id: universities.id, name: universities.name })
			.from(applications)
			.innerJoin(universities, eq(universities.id, applications.universityId))
			.where(isIt);
		if (!row) throw notFound("application");
		if (row.id !== university || (isAgreed && version !== packConsentVersion))
			throw invalid([{ field: "", code: "consent_changed" }]);
		const data = { university: row.id, name: row.name.slice(0, 100), version: packConsentVersion };
		const about = { applicantId: row.applicantId, applicationId: known, actor: null, at: context.now() };
		const kind = isAgreed ? "pack_agreed" : "pack_withdrawn";
		await recordEntry(context, transaction, { kind, ...about, data });
	});
}
