import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { databaseUser } from "../support/processes.ts";

/** What differs between two installations of deploy/cluster: names, addresses, folders and secrets. */
export type Values = Record<string, string>;

/** The ports that the files in deploy/cluster use on each machine, and on the balancer's two addresses. */
const machinePorts = [2379, 2380, 3000, 5432, 6432, 8008];
const balancerPorts = [5000, 5001];

const httpPort = 8080;

/**
 * Finds five loopback addresses on which the ports are free: each address is a machine of its own to the programs.
 * @returns the values that all machines share.
 */
export async function sharedValues(): Promise<Values> {
	for (let network = 20 + (process.pid % 200); network < 250; network++) {
		const address = (last: number) => `127.0.${network}.${last}`;
		const places = [
			...[11, 12, 13].flatMap((last) => machinePorts.map((port) => [address(last), port] as const)),
			...balancerPorts.map((port) => [address(10), port] as const),
			[address(20), httpPort] as const,
		];
		const free = await Promise.all(places.map(([host, port]) => isFree(host, port)));
		if (free.includes(false)) continue;
		return {
			BALANCER: address(10),
			PUBLIC_ADDRESS: address(20),
			HTTP_PORT: String(httpPort),
			MACHINE_1: address(11),
			MACHINE_2: address(12),
			MACHINE_3: address(13),
			NETWORK: `127.0.0.0/8`,
			...Object.fromEntries(
				["SUPERUSER_PASSWORD", "REPLICATION_PASSWORD", "DATABASE_PASSWORD", "AUTH_SECRET"].map((name) => [
					name,
					randomBytes(24).toString("hex"),
				]),
			),
		};
	}
	throw new Error(`On every loopback network another program uses one of the ports ${machinePorts.join(", ")}.`);
}

function isFree(host: string, port: number): Promise<boolean> {
	const server = createServer();
	return new Promise((found) => {
		server.once("error", () => found(false));
		server.listen(port, host, () => server.close(() => found(true)));
	});
}

/**
 * Writes a file of deploy/cluster with its values, readable for the account that runs the databases.
 * @returns its path.
 */
export function writeConfiguration(folder: string, file: string, values: Values): string {
	const path = join(folder, file);
	makeFolder(dirname(path));
	writeFileSync(path, fillIn(file, values), { mode: 0o600 });
	const { uid, gid } = databaseUser();
	if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
	return path;
}

/** The variables of a file of deploy/cluster with one `NAME=value` per line. */
export function environmentFrom(file: string, values: Values): Record<string, string> {
	const lines = fillIn(file, values).matchAll(/^([A-Z0-9_]+)=(.*)$/gm);
	return Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
}

function fillIn(file: string, values: Values): string {
	const text = readFileSync(join("deploy/cluster", file), "utf8");
	return text.replace(/\$\{([A-Z0-9_]+)\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`deploy/cluster/${file} needs ${name}.`);
		return value;
	});
}

/** A folder of the account that runs the databases. */
export function makeFolder(path: string): string {
	mkdirSync(path, { recursive: true, mode: 0o700 });
	const { uid, gid } = databaseUser();
	if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
	return path;
}
