import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { BackupError } from "../database/backup-archive.ts";
import { EmbeddedError } from "../database/embedded/start.ts";
import { DatabaseError } from "../database/migrate.ts";
import { DeliveryError } from "../domain/shared/ports.ts";
import { readSettings, type Settings, SettingsError } from "../server/config.ts";

type Command<Options extends ParseArgsOptionsConfig> = {
	/** Such as "npm run restore -- FILE [--yes]". */
	usage: string;
	options?: Options;
	/** Names of the arguments that must be given. */
	needs?: number;
	/** Begins the message of a failure, such as "The backup failed". */
	failure: string;
};

/**
 * Runs a command of the console: strict options, `--help`, and one line for every error that the operator can fix. Any other
 * error is a bug and keeps its stack.
 */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
	{ usage, options, needs = 0, failure }: Command<Options>,
	work: (
		values: ReturnType<typeof parseArgs<{ options: Options }>>["values"],
		positionals: string[],
		settings: Settings,
	) => Promise<void>,
): Promise<void> {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: { help: { type: "boolean" }, ...options } as Options & { help: { type: "boolean" } },
		});
		if ((values as { help?: boolean }).help) return console.log(`Usage: ${usage}`);
		if (positionals.length < needs) throw new SettingsError(`something is missing. Usage: ${usage}`);
		await work(values as Parameters<typeof work>[0], positionals, readSettings(process.env));
	} catch (error) {
		process.exitCode = 1;
		const isUsage =
			error instanceof TypeError && String((error as { code?: string }).code).startsWith("ERR_PARSE_ARGS");
		const isKnown = [SettingsError, DatabaseError, EmbeddedError, BackupError, DeliveryError].some(
			(kind) => error instanceof kind,
		);
		if (isUsage) console.error(`${failure}: ${error.message.split(". ")[0]}. Usage: ${usage}`);
		else console.error(isKnown || isOutside(error) ? `${failure}: ${(error as Error).message}` : error);
	}
}

/** Whether the file system or the database has refused something: both name a code. */
const isOutside = (error: unknown): boolean =>
	error instanceof Error && /^(E[A-Z]+|[0-9A-Z]{5})$/.test(String((error as { code?: string }).code ?? ""));
