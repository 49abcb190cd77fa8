// Measures CPU time and retained memory of one password hash, with the current parameters and with others.
import { spawnSync } from "node:child_process";
import { median } from "./support/numbers.ts";
import { sized } from "./support/quick.ts";
import { formatNumber, report, table } from "./support/report.ts";

const rounds = sized(3, 1);
const hashes = sized(20, 4);
const kinds = {
	"Argon2id, 32 MiB, 2 passes (ours)": `argon2("argon2id", { ...input, memory: 32768, passes: 2 })`,
	"Argon2id, 19 MiB, 2 passes (OWASP's floor)": `argon2("argon2id", { ...input, memory: 19456, passes: 2 })`,
	"scrypt, N=2^14, r=16 (earlier versions)": `scrypt("password", salt, 64, { N: 16384, r: 16, maxmem: 3e8 })`,
	"scrypt, N=2^17, r=8 (OWASP's floor)": `scrypt("password", salt, 64, { N: 131072, r: 8, maxmem: 3e8 })`,
};

/** Runs in its own process without the allocator settings of `npm start`, two hashes at a time, as in production. */
function measure(call: string): { cpu: number; kept: number } {
	const script = `
		const crypto = require("node:crypto");
		const { promisify } = require("node:util");
		const [argon2, scrypt] = [promisify(crypto.argon2), promisify(crypto.scrypt)];
		const salt = crypto.randomBytes(16);
		const input = { message: "password", nonce: salt, parallelism: 1, tagLength: 32 };
		const before = process.memoryUsage.rss();
		const began = process.cpuUsage();
		(async () => {
			for (let each = 0; each < ${hashes / 2}; each++) await Promise.all([${call}, ${call}]);
			const { user, system } = process.cpuUsage(began);
			console.log(JSON.stringify({ cpu: (user + system) / 1000 / ${hashes}, kept: process.memoryUsage.rss() - before }));
		})();`;
	const env = { PATH: process.env.PATH };
	return JSON.parse(spawnSync(process.execPath, ["-e", script], { env, encoding: "utf8" }).stdout);
}

const results = Object.fromEntries(Object.keys(kinds).map((name) => [name, [] as ReturnType<typeof measure>[]]));
for (let round = 0; round < rounds; round++) {
	for (const [name, call] of Object.entries(kinds)) results[name]?.push(measure(call));
}
report(
	"passwords",
	"Password hashes",
	`One hash, median of ${rounds} alternating processes of ${hashes} hashes, two at a time; what the process keeps afterwards.

${table(
	["", "CPU, ms", "kept, MB"],
	Object.entries(results).map(([name, list]) => [
		name,
		formatNumber(median(list.map(({ cpu }) => cpu))),
		formatNumber(median(list.map(({ kept }) => kept)) / 1e6),
	]),
)}

Two at once take 67 MB while they run; memory goal of the web process: 180 MB.`,
);
