import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
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
import { urlOf } from "../support/listen.ts";
import { fakeMailServer } from "../support/mail.ts";
import { root, runScript } from "../support/project.ts";
import { freshDatabase, secret, sqlOn, temporaryFolder } from "../support/site.ts";
import { fakeTelegram } from "../support/telegram.ts";

const environment = { PATH: process.env.PATH ?? "", NODE_ENV: "production", HOST: "127.0.0.1", LOG_LEVEL: "silent" };

/** Starts the site as `npm start` does and waits until it exits. */
const start = (settings: Record<string, string>) =>
	runScript("build/start/main.js", [], { ...environment, ...settings });

const unreachable = { DATABASE_URL: "postgres://127.0.0.1:1/x", AUTH_SECRET: secret };

test("a start on a database that cannot be reached prints one line with the error", async () => {
	const wanted = /^Cannot start: The database cannot be reached: .*ECONNREFUSED.* Check DATABASE_URL\.$/;
	const started = await start({ PORT: "0", DATA_DIR: await temporaryFolder(), ...unreachable });
	expect(started).toMatchObject({ code: 1, errors: expect.stringMatching(wanted) });
});

test("operations 14: a start says in one line that a newer release has used the database", async () => {
	const url = await freshDatabase();
	await sqlOn(url)("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)");
	const settings = readSettings({ DATABASE_URL: url, AUTH_SECRET: secret });
	const refusal = await prepareDatabase(settings, () => {}).catch((error) => error);
	expect(refusal).toBeInstanceOf(DatabaseError);
	expect(refusal.message).toMatch(/^This database was used by a newer release.*$/);
});

test("operations 6: each command says in one line what is wrong with a setting, an option or the database, and knows --help", async () => {
	for (const name of ["backup", "create-owner", "erasures", "move", "reset", "restore", "retention"])
		expect(await readFile(join(root, `bin/${name}.ts`), "utf8")).toContain("await runCommand(");
	const help = await runScript("bin/reset.ts", ["--help"], {});
	expect(help).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage: npm run reset .*$/) });
	const moved = await runScript("bin/move.ts", ["--yes"], { DATA_DIR: await temporaryFolder(), ...unreachable });
	expect(moved).toMatchObject({ code: 1, output: expect.stringMatching(/^.*cannot be reached.*$/) });
});

test("operations 9: a command sends a test message to the staff chat or by email, or says in one line why it cannot", async () => {
	const [telegram, mail] = [await fakeTelegram(), await fakeMailServer()];
	const { token, chatId, apiUrl } = telegram.settings;
	const chat = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId, TELEGRAM_API_URL: apiUrl };
	const { code, output } = await runScript("bin/send-test.ts", [], chat);
	expect([code, output]).toEqual([0, "A test message was sent to the staff chat."]);
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
	const env = { PATH: process.env.PATH ?? "", HOME: await temporaryFolder(), LOG_LEVEL: "silent", PORT: "0" };
	const database = { DATABASE_URL: await freshDatabase(), AUTH_SECRET: secret, DATA_DIR: await temporaryFolder() };
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
	const warning = "Not set, so messages that need them are not sent: TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID, SMTP_URL";
	expect(lines.filter((line) => line.includes("are not sent"))).toEqual([warning]);
});

test("operations 8: a new build replaces the old one whole, and keeps its hashed files until the next build", async () => {
	const project = await temporaryFolder();
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

const takenPort = async () => new URL(await urlOf(createServer())).port;

test("a start of two processes on a port in use prints one line with the error", async () => {
	const port = await takenPort();
	const database = { DATABASE_URL: await freshDatabase(), AUTH_SECRET: secret, SAMPLE_DATA: "off" };
	const settings = { ...database, PORT: port, WEB_CONCURRENCY: "2", DATA_DIR: await temporaryFolder() };
	const { code, errors } = await start(settings);
	const said = `Cannot start: Port ${port} is taken. Stop what listens there, or set PORT.`;
	expect([code, ...new Set(errors.split("\n"))]).toEqual([1, said]);
});

/** Ends a process as an exception that nothing catches does. */
const crashOnSignal = "--import=data:text/javascript,process.on('SIGUSR2',()=>process.exit(1))";

/** Starts two processes. @returns the supervisor, and the address that it prints for their metrics. */
async function startTwo() {
	const database = { DATABASE_URL: await freshDatabase(), AUTH_SECRET: secret, SAMPLE_DATA: "off" };
	const settings = {
		...database,
		PORT: "0",
		METRICS_PORT: "0",
		WEB_CONCURRENCY: "2",
		DATA_DIR: await temporaryFolder(),
	};
	const child = spawn(process.execPath, ["build/start/main.js"], {
		cwd: root,
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...environment, ...settings, NODE_OPTIONS: crashOnSignal },
	});
	onTestFinished(async () => {
		child.kill("SIGTERM");
		if (child.exitCode === null) await once(child, "exit");
	});
	let [address, isServing] = ["", false];
	for await (const line of createInterface({ input: child.stdout })) {
		address ||= /^Metrics are at (.*)$/.exec(line)?.[1] ?? "";
		// The first process: one that crashes before it has served ends the site.
		isServing ||= line.startsWith("Hamroh is at");
		if (address && isServing) {
			child.stdout.resume();
			return { child, read: async () => (await fetch(address)).text() };
		}
	}
	throw new Error("The site did not print where it and its metrics are.");
}

test("two processes report their metrics at one address; one that crashes is replaced, and the other goes on", async () => {
	const { child, read } = await startTwo();
	await expect.poll(read, { timeout: 30_000 }).toMatch(/hamroh_build_info\{.*process="2"\} 1/);
	const text = await read();
	for (const once of [/^hamroh_tasks_open 0$/gm, /^# TYPE process_resident_memory_bytes gauge$/gm])
		expect(text.match(once)).toHaveLength(1);
	const startsOf = (text: string): string[] =>
		text.match(/(?<=^process_start_time_seconds\{process="[12]"\} )\S+$/gm) ?? [];
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
	const dataDir = await temporaryFolder();
	const { errors } = await start({ PORT: await takenPort(), DATA_DIR: dataDir, SAMPLE_DATA: "off" });
	expect(errors).toMatch(/^Cannot start: Port \d+ is taken\. Stop what listens there, or set PORT\.$/);
	await access(join(dataDir, "database/cluster/PG_VERSION"));
	await expect(access(join(dataDir, "database/cluster/postmaster.pid"))).rejects.toThrow("ENOENT");
});
