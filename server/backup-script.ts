import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "../database/project-folder.ts";
import { maxBackupHours } from "../domain/maintenance/rules.ts";
import type { Backups } from "../domain/shared/ports.ts";
import type { Settings } from "./config.ts";

export type BackupScriptSettings = Pick<Settings, "backup" | "dataDir"> & {
	databaseUrl: string;
	databaseDirectUrl: string;
	secret: string;
};

const timeout = maxBackupHours * 60 * 60 * 1_000;
const maxReasonLength = 250;

/**
 * Scheduled backups: runs `npm run backup` in a separate process, so that compression and encryption do not starve
 * requests.
 */
export function createBackups(settings: BackupScriptSettings): Backups & { stop(): void } {
	const { everyHours, keep, folder, passphrase, passphraseFile, keyFile } = settings.backup;
	const stopping = new AbortController();
	return {
		everyHours,
		hasKey: Boolean(passphrase || passphraseFile || keyFile),
		write() {
			const child = spawn(process.execPath, [join(projectFolder, "bin/backup.ts"), "--keep", String(keep)], {
				cwd: projectFolder,
				stdio: ["ignore", "ignore", "pipe"],
				timeout,
				signal: stopping.signal,
				env: {
					...process.env,
					BACKUP_DIR: folder,
					DATA_DIR: settings.dataDir,
					DATABASE_URL: settings.databaseUrl,
					DATABASE_DIRECT_URL: settings.databaseDirectUrl,
					AUTH_SECRET: settings.secret,
					BACKUP_PASSPHRASE: passphrase ?? "",
					BACKUP_PASSPHRASE_FILE: passphraseFile ?? "",
					BACKUP_KEY_FILE: keyFile ?? "",
				},
			});
			let said = "";
			child.stderr.setEncoding("utf8").on("data", (text: string) => {
				said = (said + text).slice(-4_000);
			});
			return new Promise((done, failed) => {
				child.once("error", failed);
				child.once("close", (code) => {
					const reason = /^The backup failed: .*/m.exec(said)?.[0] ?? `The backup ended with code ${code}.`;
					if (code === 0) done();
					else failed(new Error(reason.slice(0, maxReasonLength)));
				});
			});
		},
		stop: () => stopping.abort(),
	};
}
