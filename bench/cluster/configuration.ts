import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { postgresAccount } from "../../tests/support/debian-server.ts";

/** What differs between two installations of deploy/cluster: names, addresses, folders and secrets. */
type Values = Record<string, string>;

/** Each loopback address is a machine of its own to the programs. @returns the values that all machines share. */
export function sharedValues(): Values {
	const network = "127.0.77";
	const secrets = ["SUPERUSER_PASSWORD", "REPLICATION_PASSWORD", "DATABASE_PASSWORD", "AUTH_SECRET"];
	return {
		...{ BALANCER: `${network}.10`, PUBLIC_ADDRESS: `${network}.20`, HTTP_PORT: "8080", NETWORK: "127.0.0.0/8" },
		...{ MACHINE_1: `${network}.11`, MACHINE_2: `${network}.12`, MACHINE_3: `${network}.13` },
		...Object.fromEntries(secrets.map((name) => [name, randomBytes(24).toString("hex")])),
	};
}

/** etcd and PgBouncer refuse to run as root, too. */
export const databaseUser = postgresAccount();

/** Gives a path to the account that runs the databases. */
function giveAway(path: string): string {
	if (databaseUser.uid && databaseUser.gid) chownSync(path, databaseUser.uid, databaseUser.gid);
	return path;
}

export function makeFolder(path: string): string {
	mkdirSync(path, { mode: 0o700 });
	return giveAway(path);
}

/** Writes a file of deploy/cluster with its values. @returns its path. */
export function writeConfiguration(folder: string, file: string, values: Values): string {
	const path = join(folder, file);
	writeFileSync(path, fillIn(file, values), { mode: 0o600 });
	return giveAway(path);
}

/** The variables of a file of deploy/cluster with one `NAME=value` per line. Pictures stay in the site's own folder. */
export function environmentFrom(file: string, values: Values): Record<string, string> {
	const lines = fillIn(file, values).matchAll(/^((?!S3_)[A-Z0-9_]+)=(.*)$/gm);
	return Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
}

const fillIn = (file: string, values: Values) =>
	readFileSync(join("deploy/cluster", file), "utf8").replace(/\$\{([A-Z0-9_]+)\}/g, (_, name) => values[name] ?? "");
