import { readFile, writeFile } from "node:fs/promises";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { BackupError } from "../database/backup-archive.ts";
import type { Settings } from "./config.ts";
import { minPassphraseLength } from "./environment.ts";

type Lock = Settings["backup"];

/** scrypt with N = 2^17, r = 8, p = 1: 128 MB of memory for each guess at a passphrase. */
const scryptWorkFactor = 17;

/**
 * The encrypter of a new backup; undefined without a passphrase or key.
 * @throws BackupError.
 */
export async function encrypterOf(lock: Lock): Promise<Encrypter | undefined> {
	const encrypter = new Encrypter();
	const passphrase = await passphraseOf(lock);
	if (passphrase) {
		encrypter.setPassphrase(passphrase);
		encrypter.setScryptWorkFactor(scryptWorkFactor);
		return encrypter;
	}
	if (!lock.keyFile) return undefined;
	const { recipients, identities } = await keysIn(lock.keyFile);
	for (const identity of identities) recipients.push(await identityToRecipient(identity));
	if (recipients.length === 0) throw new BackupError(`${lock.keyFile} holds no key.`);
	for (const recipient of recipients) encrypter.addRecipient(recipient);
	return encrypter;
}

/**
 * The decrypter of a backup.
 * @throws BackupError without a passphrase or key.
 */
export async function decrypterOf(lock: Lock): Promise<Decrypter> {
	const decrypter = new Decrypter();
	const passphrase = await passphraseOf(lock);
	if (passphrase) decrypter.addPassphrase(passphrase);
	else if (lock.keyFile) {
		const { identities } = await keysIn(lock.keyFile);
		if (identities.length === 0) {
			throw new BackupError(
				`${lock.keyFile} holds the public key only. Set BACKUP_KEY_FILE to the file with the secret key.`,
			);
		}
		for (const identity of identities) decrypter.addIdentity(identity);
	} else
		throw new BackupError(
			"This backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_KEY_FILE to what it was made with.",
		);
	return decrypter;
}

/**
 * Creates a key pair.
 * @returns the public key.
 * @throws EEXIST if the file exists.
 */
export async function createKeyFile(file: string): Promise<string> {
	const identity = await generateX25519Identity();
	const recipient = await identityToRecipient(identity);
	await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: "wx" });
	return recipient;
}

async function passphraseOf({ passphrase, passphraseFile }: Lock): Promise<string | undefined> {
	if (!passphraseFile) return passphrase;
	const read = (await readText(passphraseFile)).trim();
	if (read.length < minPassphraseLength) {
		throw new BackupError(
			`The passphrase in ${passphraseFile} is too short: ${minPassphraseLength} characters or more.`,
		);
	}
	return read;
}

/** The format of `age-keygen`: one key per line, comments start with "#". */
async function keysIn(file: string): Promise<{ recipients: string[]; identities: string[] }> {
	const lines = (await readText(file)).split("\n").map((line) => line.trim());
	return {
		recipients: lines.filter((line) => line.startsWith("age1")),
		identities: lines.filter((line) => line.startsWith("AGE-SECRET-KEY-")),
	};
}

async function readText(file: string): Promise<string> {
	return readFile(file, "utf8").catch((error) => {
		throw new BackupError(`${file} cannot be read: ${error.code}`);
	});
}
