import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { withClient } from "../../database/backup-tables.ts";
import { readErasures } from "../../database/erasures.ts";
import { Caller } from "../../domain/access/caller.ts";
import { deleteApplication } from "../../domain/cases/applications/commands.ts";
import { deleteFromTrash, restoreFromTrash } from "../../domain/cases/trash/commands.ts";
import { removeUnusedFiles } from "../../domain/documents/cleanup-commands.ts";
import { addPages, withdrawConsent } from "../../domain/documents/my-commands.ts";
import { getMyDocuments } from "../../domain/documents/my-queries.ts";
import { sweepExpired } from "../../domain/maintenance/retention/commands.ts";
import { encryptedFiles } from "../../gateways/encrypted-files.ts";
import { createImageFolder } from "../../gateways/image-folder.ts";
import { makeBackup } from "../../server/backup-files.ts";
import { readSettings } from "../../server/config.ts";
import { restore } from "../../server/restore.ts";
import { scriptContext } from "../../server/script-context.ts";
import { paperCase, phonePhoto } from "../support/papers.ts";
import { databaseOn, freshDatabase, secret, sqlOn, temporaryFolder } from "../support/site.ts";

type Case = Awaited<ReturnType<typeof paperCase>>;
/** So late that the sweep takes what has no row. */
const later = () => new Date(Date.now() + 2 * 3_600_000);

/** A day passes, as in the tests of retention. */
const passDay = ({ sql }: Case) =>
	Promise.all([
		sql("update maintenance_runs set started_at = started_at - interval '1 day'"),
		sql("update retention_marks set marked_at = marked_at - interval '1 day'"),
	]);

async function sweep(own: Case) {
	await passDay(own);
	await sweepExpired(own.system);
	await passDay(own);
	await sweepExpired(own.system);
	await removeUnusedFiles(own.system);
	const rows = await own.sql("select code from document_files join documents on documents.id = document_id");
	return rows.map(({ code }) => code);
}

async function sentCase() {
	const own = await paperCase({ now: later });
	for (const [index, id] of [await own.ask("transcript"), await own.ask("passport", "visa")].entries())
		await addPages(own.known, id, [await phonePhoto(index * 40)]);
	return own;
}
const stored = ({ folder }: Pick<Case, "folder">) => readdir(join(folder, "files"));

test("B4-7, B4-11: passports go 30 days and other papers 90 days after closing, with their bytes, also from a backup that is restored later, which has them only encrypted and without the secret", async () => {
	const own = await sentCase();
	const target = join(own.folder, "backup.tar.gz");
	await makeBackup({ databaseUrl: own.url, dataDir: own.folder, target, encrypter: undefined });
	const backup = gunzipSync(await readFile(target)).toString("latin1");
	expect(backup.match(/files\/[0-9a-f]{8}-[0-9a-f-]{36}\/paper/g)?.length).toBeGreaterThanOrEqual(2);
	expect(backup).not.toMatch(/JFIF|only for tests, only for tests/);
	const close = (days: number) =>
		own.sql(`update applications set closed_at = now() - interval '${days} days', close_reason = 'withdrawn'`);
	expect(await sweep(own)).toHaveLength(2);
	await close(29);
	expect(await sweep(own)).toHaveLength(2);
	await close(31);
	expect(await sweep(own)).toEqual(["transcript"]);
	expect(await stored(own)).toHaveLength(1);
	await close(91);
	expect(await sweep(own)).toEqual([]);
	expect(await stored(own)).toEqual([]);
	expect((await own.list()).map(({ state }) => state)).toEqual(["received", "received"]);
	const url = await freshDatabase();
	const dataDir = await temporaryFolder();
	const settings = { ...readSettings({ DATABASE_URL: url, AUTH_SECRET: secret }), dataDir };
	const erasures = await withClient(own.url, readErasures);
	await restore(settings, { file: target, replace: true, log: () => {}, erasures });
	expect(await stored({ folder: dataDir })).toHaveLength(2);
	expect(await sqlOn(url)("select id from document_files")).toEqual([]);
	const fileStore = encryptedFiles(createImageFolder(join(dataDir, "files")), secret);
	const system = new Caller({ role: "system" }, { ...scriptContext(databaseOn(url), later), fileStore });
	expect(await removeUnusedFiles(system)).toBe(2);
	expect(await stored({ folder: dataDir })).toEqual([]);
});

test("B4-11: papers in the trash keep their bytes and come back; deleted for good, or with a withdrawn consent, they are gone", async () => {
	const own = await sentCase();
	await deleteApplication(own.staff, own.applicationId);
	expect(await own.sql("select id from documents")).toEqual([]);
	expect(await removeUnusedFiles(own.system)).toBe(0);
	const trashed = async () => (await own.sql("select id from trash"))[0]?.id as string;
	await restoreFromTrash(own.staff, await trashed());
	expect((await own.sql("select id from document_files")).length).toBe(2);
	expect(await removeUnusedFiles(own.system)).toBe(0);
	await deleteApplication(own.staff, own.applicationId);
	await deleteFromTrash(own.staff, await trashed());
	expect(await removeUnusedFiles(own.system)).toBe(2);
	expect(await stored(own)).toEqual([]);
	const other = await sentCase();
	await withdrawConsent(other.proven);
	expect([await stored(other), (await getMyDocuments(other.proven)).isAgreed]).toEqual([[], false]);
});
