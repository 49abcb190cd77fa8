import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { replaceBuild } from "../../bin/replace-build.ts";
import { DatabaseError } from "../../database/migrate.ts";
import { sendTestMessage } from "../../domain/messaging/test-message.ts";
import { createMailer } from "../../gateways/mail.ts";
import { createChat } from "../../gateways/telegram.ts";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { fakeMailServer } from "../support/mail.ts";
import { root } from "../support/project.ts";
import { freshDatabase, sqlOn } from "../support/site.ts";
import { fakeTelegram } from "../support/telegram.ts";

const secret = "only for tests, only for tests, only for tests";

const environment = { PATH: process.env.PATH ?? "", NODE_ENV: "production", HOST: "127.0.0.1", LOG_LEVEL: "silent" };

/** Starts the site as `npm start` does and waits until it exits. */
function start(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
	return new Promise((done) => {
		const options = { cwd: root, env: { ...environment, ...settings } };
		const child = execFile(process.execPath, ["build/start/main.js"], options, (_error, _output, output) =>
			done({ code: child.exitCode, output }),
		);
	});
}

async function folder(): Promise<string> {
	const made = await mkdtemp(join(tmpdir(), "hamroh-start-"));
	// When root runs the tests, another user runs the database and needs access.
	await chmod(made, 0o755);
	onTestFinished(() => rm(made, { recursive: true, force: true }));
	return made;
}

const unreachable = { DATABASE_URL: "postgres://127.0.0.1:1/x", AUTH_SECRET: secret };

test("a start on a database that cannot be reached prints one line with the error", async () => {
	const { code, output } = await start({ PORT: "0", DATA_DIR: await folder(), ...unreachable });
	expect(output.trim()).toMatch(
		/^Cannot start: The database cannot be reached: .*ECONNREFUSED.* Check DATABASE_URL\.$/,
	);
	expect(code).toBe(1);
});

test("operations 14: a start says in one line that a newer release has used the database", async () => {
	const url = await freshDatabase();
	await sqlOn(url)("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)");
	const settings = readSettings({ DATABASE_URL: url, AUTH_SECRET: secret });
	const refusal = await prepareDatabase(settings, () => {}).catch((error: Error) => error);
	expect(refusal).toBeInstanceOf(DatabaseError);
	expect((refusal as Error).message).toMatch(/^This database was used by a newer release.*$/);
});

/** Runs a script of the console. @returns its exit code and all that it prints. */
const run = (name: string, args: string[], settings: Record<string, string>) =>
	new Promise<[code: number | null, output: string]>((done) => {
		const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
		const env = { PATH, NODE_COMPILE_CACHE, ...settings };
		const child = execFile(
			process.execPath,
			[`bin/${name}.ts`, ...args],
			{ cwd: root, env },
			(_error, output, errors) => done([child.exitCode, (output + errors).trim()]),
		);
	});

test("operations 6: each command says in one line what is wrong with a setting, an option or the database, and knows --help", async () => {
	for (const name of ["backup", "create-owner", "erasures", "move", "reset", "restore", "retention"])
		expect(await readFile(join(root, `bin/${name}.ts`), "utf8")).toContain("await runCommand(");
	const help = await run("reset", ["--help"], {});
	expect(help).toEqual([0, expect.stringMatching(/^Usage: npm run reset .*$/)]);
	const [code, output] = await run("move", ["--yes"], { DATA_DIR: await folder(), ...unreachable });
	expect([code, output.split("\n")]).toEqual([1, [expect.stringMatching(/cannot be reached/)]]);
});

test("operations 9: a command sends a test message to the staff chat or by email, or says in one line why it cannot", async () => {
	const [telegram, mail] = [await fakeTelegram(), await fakeMailServer()];
	const { token, chatId, apiUrl } = telegram.settings;
	const chat = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId, TELEGRAM_API_URL: apiUrl };
	expect(await run("send-test", [], chat)).toEqual([0, "A test message was sent to the staff chat."]);
	expect(telegram.sent).toMatchObject([{ text: expect.stringContaining("test message") }]);
	const send = (variables: Record<string, string>, to?: string) => {
		const settings = readSettings(variables);
		const ways = { mailer: createMailer(settings.mail), chat: createChat(settings.telegram) };
		return sendTestMessage(ways, { name: "Hamroh", url: "http://localhost:3000" }, to);
	};
	await send({ SMTP_URL: mail.settings.smtpUrl }, "a@example.com");
	expect(mail.received).toMatchObject([{ to: ["a@example.com"] }]);
	await expect(send({}, "a@example.com")).rejects.toThrow("SMTP_URL is not set");
	await expect(send({})).rejects.toThrow("TELEGRAM_BOT_TOKEN is not set");
});

test("operations 4, 11: npm replaces its shell with each script, so that a signal to npm start stops the site; the start warns once of missing settings", async () => {
	const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
	const isReplaced = ([name, script]: [string, unknown]) => name === "sbom" || /^exec node /.test(String(script));
	expect(Object.entries(scripts).filter((each) => !isReplaced(each))).toEqual([]);
	const env = { PATH: process.env.PATH ?? "", HOME: await folder(), LOG_LEVEL: "silent", PORT: "0" };
	const database = { DATABASE_URL: await freshDatabase(), AUTH_SECRET: secret, DATA_DIR: await folder() };
	const npm = spawn("npm", ["start", "--silent", "--no-update-notifier"], {
		cwd: root,
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...env, ...database },
	});
	// The output ends when the last process that writes to it has ended, also an orphan.
	const lines: string[] = [];
	for await (const line of createInterface({ input: npm.stdout })) {
		lines.push(line);
		if (/ is at http/.test(line)) npm.kill("SIGTERM");
	}
	expect(npm.killed).toBe(true);
	expect(lines.filter((line) => line.includes("are not sent"))).toEqual([
		"Not set, so messages that need them are not sent: TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID, SMTP_URL",
	]);
});

test("operations 8: a new build replaces the old one whole, and keeps its hashed files until the next build", async () => {
	const project = await folder();
	const build = join(project, "build");
	const make = async (name: string) => {
		for (const part of ["client/assets", "server/assets"]) {
			await mkdir(join(project, "draft", part), { recursive: true });
			await writeFile(join(project, "draft", part, `${name}.js`), name);
		}
		replaceBuild(build, join(project, "draft"));
		return Promise.all(["client/assets", "server/assets"].map((part) => readdir(join(build, part))));
	};
	expect(await make("first")).toEqual([["first.js"], ["first.js"]]);
	expect(await make("second")).toEqual(Array(2).fill(["first.js", "second.js"]));
	expect(await make("third")).toEqual(Array(2).fill(["second.js", "third.js"]));
	expect(await readdir(project)).toEqual(["build"]);
});

async function takenPort(): Promise<string> {
	const other = createServer();
	onTestFinished(() => new Promise<void>((done) => other.close(() => done())));
	await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
	return String((other.address() as { port: number }).port);
}

test("a start of two processes on a port in use prints one line with the error", async () => {
	const port = await takenPort();
	const database = { DATABASE_URL: await freshDatabase(), AUTH_SECRET: secret, SAMPLE_DATA: "off" };
	const { code, output } = await start({ ...database, PORT: port, WEB_CONCURRENCY: "2", DATA_DIR: await folder() });
	expect([code, ...new Set(output.trim().split("\n"))]).toEqual([
		1,
		`Cannot start: Port ${port} is taken. Stop what listens there, or set PORT.`,
	]);
});

/** Ends a process as an exception that nothing catches does. */
const crashOnSignal = "--import=data:text/javascript,process.on('SIGUSR2',()=>process.exit(1))";

/** Starts two processes. @returns the supervisor, and the address that it prints for their metrics. */
async function startTwo() {
	const database = { DATABASE_URL: await freshDatabase(), AUTH_SECRET: secret, SAMPLE_DATA: "off" };
	const settings = { ...database, PORT: "0", METRICS_PORT: "0", WEB_CONCURRENCY: "2", DATA_DIR: await folder() };
	const child = spawn(process.execPath, ["build/start/main.js"], {
		cwd: root,
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...environment, ...settings, NODE_OPTIONS: crashOnSignal },
	});
	onTestFinished(async () => {
		child.kill("SIGTERM");
		if (child.exitCode === null) await once(child, "exit");
	});
	for await (const line of createInterface({ input: child.stdout })) {
		const address = /^Metrics are at (.*)$/.exec(line)?.[1];
		if (address) {
			child.stdout.resume();
			return { child, read: async () => (await fetch(address)).text() };
		}
	}
	throw new Error("The site did not print where its metrics are.");
}

test("two processes report their metrics at one address; one that crashes is replaced, and the other goes on", async () => {
	const { child, read } = await startTwo();
	await expect.poll(read, { timeout: 30_000 }).toMatch(/hamroh_build_info\{.*process="2"\} 1/);
	const text = await read();
	for (const once of [/^hamroh_tasks_open 0$/gm, /^# TYPE process_resident_memory_bytes gauge$/gm])
		expect(text.match(once)).toHaveLength(1);
	const startsOf = (text: string) =>
		[...text.matchAll(/^process_start_time_seconds\{process="([12])"\} (\S+)$/gm)]
			.toSorted()
			.map(([, , start]) => start as string);
	const before = startsOf(text);
	expect(before).toHaveLength(2);
	const [worker] = (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8")).split(" ").map(Number);
	process.kill(worker as number, "SIGUSR2");
	const isReplaced = async () => {
		const now = startsOf(await read());
		return now.length === 2 && now.filter((start) => before.includes(start)).length === 1;
	};
	await expect.poll(isReplaced, { timeout: 30_000 }).toBe(true);
	expect(child.exitCode).toBeNull();
});

test("a failed start of one process says why in one line, and leaves no embedded database running", async () => {
	const dataDir = await folder();
	const { output } = await start({ PORT: await takenPort(), DATA_DIR: dataDir, SAMPLE_DATA: "off" });
	expect(output.trim()).toMatch(/^Cannot start: Port \d+ is taken\. Stop what listens there, or set PORT\.$/);
	await access(join(dataDir, "database/cluster/PG_VERSION"));
	await expect(access(join(dataDir, "database/cluster/postmaster.pid"))).rejects.toThrow("ENOENT");
});
