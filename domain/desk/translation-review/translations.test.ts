import { getTableName } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../../database/connect.ts";
import { images, programs, universities } from "../../../database/tables.ts";
import { freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { callerOfAny } from "../../../tests/support/staff-callers.ts";
import { createPost, updatePost } from "../../content/blog/commands.ts";
import { createContent, deleteContent, orderContent, updateContent } from "../../content/site/commands.ts";
import { type RevisedTable, withHistory } from "../../records/record-history.ts";
import { problemOf } from "../../shared/errors.ts";
import { restoreRevision } from "../revisions/commands.ts";
import { confirmTranslation } from "./commands.ts";
import { listStaleTranslations, listTranslationGaps } from "./queries.ts";

type Texts = Record<string, string | null>;
const feature = (texts: Texts) => ({ title: texts.titleEn ?? "A", iconName: "Users", ...texts });

async function office() {
	const url = await freshDatabase();
	const owner = await callerOfAny("owner", url);
	const older = (id: string) => listStaleTranslations(owner, "features", id);
	return { owner, older, sql: sqlOn(url), url };
}

test("moving the plain text to the English field is no change, and texts that return to an earlier state, restored or entered again, get their earlier age", async () => {
	const { owner, older, sql } = await office();
	const moved = await createContent(owner, "features", feature({ title: "A", titleRu: "А" }));
	await updateContent(owner, "features", moved, feature({ title: "A", titleEn: "A", titleRu: "А" }));
	expect(await older(moved)).toEqual([]);
	await updateContent(owner, "features", moved, feature({ title: "B", titleRu: "А" }));
	expect(await older(moved)).toEqual(["titleRu"]);

	const first = { titleEn: "A", titleRu: "А" };
	const id = await createContent(owner, "features", feature(first));
	await updateContent(owner, "features", id, feature({ ...first, titleEn: "B" }));
	expect(await older(id)).toEqual(["titleRu"]);
	await restoreRevision(owner, "features", id, 1, 2);
	expect(await older(id)).toEqual([]);
	await restoreRevision(owner, "features", id, 2, 3);
	expect(await older(id)).toEqual(["titleRu"]);
	await updateContent(owner, "features", id, feature(first));
	expect(await older(id)).toEqual([]);
	await updateContent(owner, "features", id, feature({ titleEn: "A", titleRu: "Б" }));
	await orderContent(owner, "features", [id, moved]);
	expect(await older(id)).toEqual([]);
	await updateContent(owner, "features", id, feature({ titleEn: "B", titleRu: "Б" }));
	expect(await older(id)).toEqual(["titleRu"]);
	await updateContent(owner, "features", id, feature({ titleEn: "C", titleRu: "В" }));
	expect(await older(id)).toEqual([]);
	for (const each of [id, moved]) await deleteContent(owner, "features", each);
	expect(await sql("select from text_times")).toEqual([]);
});

test("unknown texts and records cannot be confirmed", async () => {
	const { owner, sql } = await office();
	const id = await createContent(owner, "features", feature({ titleEn: "A", titleRu: "А" }));
	const fault = async (of: string, input: unknown) =>
		problemOf(await confirmTranslation(owner, "features", of, input).catch((error) => error))?.kind;
	expect(await fault(id, { text: "titleEn" })).toBe("invalid");
	expect(await fault(id, { text: "iconName" })).toBe("invalid");
	expect(await fault(id, { text: "titleRu", since: "now() --" })).toBe("invalid");
	expect(await fault("0b5d8ad6-6a52-4a2c-9a2e-2d1d6d9bd7a1", { text: "titleRu" })).toBe("not-found");
	expect(await fault("1", { text: "titleRu" })).toBe("not-found");
	expect(await sql("select times from text_times")).toEqual([{ times: {} }]);
});

test("catalog, posts and images are in the list too, with pages, and the sample has no outdated translations", async () => {
	const url = await freshDatabase("sample");
	const owner = await callerOfAny("owner", url);
	const sql = sqlOn(url);
	const { database, close } = connect(url);
	onTestFinished(close);
	/** Appends to texts of all records of a table at once, as an import does. */
	const append = (table: RevisedTable, ...columns: string[]) =>
		database.transaction(async (transaction) => {
			const ids = (await transaction.select({ id: table.id }).from(table)).map(({ id }) => id as string);
			const changes = columns.map((column) => `${column} = ${column} || '!'`).join();
			await withHistory(transaction, table, ids, () =>
				transaction.execute(`update ${getTableName(table)} set ${changes}`),
			);
		});
	const older = async (page = 1) =>
		(await listTranslationGaps(owner, { language: "ru", state: "older", page }, "en")).list;
	expect((await older()).total).toBe(0);
	await append(programs, "title_en", "fees_en");
	await append(universities, "name_en");
	const post = { slug: "p", title: "P", titleEn: "P", titleRu: "П", content: "Text" };
	const id = await createPost(owner, post);
	await updatePost(owner, id, { ...post, title: "Q", titleEn: "Q" });
	await sql("insert into images (hash, width, height, alt_en, alt_ru) values (repeat('a', 32), 9, 9, 'A', 'А')");
	await append(images, "alt_en");
	const [counts] = await sql(`select (select count(*)::int from universities) as universities,
		(select count(title_ru)::int + count(fees_ru)::int from programs) as programs`);
	const first = await older();
	expect(first.total).toBe(counts.universities + counts.programs + 2);
	expect([first.items.length, first.pages]).toEqual([50, Math.ceil(first.total / 50)]);
	expect(first.items[0]).toMatchObject({ noun: "university", field: "name" });
	expect((await older(999)).items.slice(-2)).toMatchObject([
		{ noun: "post", id, name: "Q" },
		{ noun: "image", hash: "a".repeat(32), field: "alt" },
	]);
	const posts = (await listTranslationGaps(owner, { language: "uz", noun: "post", page: 1 }, "en")).list;
	expect(posts.items.map(({ field, state }) => `${field} ${state}`)).toEqual(["title missing", "content missing"]);
});
