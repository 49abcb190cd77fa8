import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { listen } from "../support/listen.ts";
import { fakeMailServer } from "../support/mail.ts";
import { root } from "../support/project.ts";
import { freshDatabase, sqlOn, temporaryFolder, testSite } from "../support/site.ts";
import { fakeTelegram } from "../support/telegram.ts";

/** What `npm run doctor` prints, by the name of what it looked at. */
async function examine(settings: Record<string, string>) {
	const AUTH_SECRET = "only for tests, only for tests, only for tests";
	const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
	const env = { PATH, NODE_COMPILE_CACHE, AUTH_SECRET, DATA_DIR: await temporaryFolder(), PORT: "1", ...settings };
	return new Promise<{ code: number | null; said: Map<string, string>; end: string | undefined }>((done) => {
		const child = execFile(process.execPath, ["bin/doctor.ts"], { cwd: root, env }, (_error, output, errors) => {
			const lines = (output + errors).trim().split("\n");
			const said = lines.flatMap((line) => {
				const [, fault, name, state] = /^(ok|FAULT) +(.+?): (.*)$/.exec(line) ?? [];
				return name ? [[name, `${fault} ${state}`] as const] : [];
			});
			done({ code: child.exitCode, said: new Map(said), end: lines.at(-1) });
		});
	});
}

test("operations: the doctor finds no fault in an installation that works, and says what is left before opening", async () => {
	const [site, mail, telegram] = [await testSite(), await fakeMailServer(), await fakeTelegram()];
	await site.sql("insert into maintenance_runs (task, succeeded_at) values ('backup', now())");
	const { code, said, end } = await examine({
		DATABASE_URL: site.url,
		PORT: new URL(await listen(site)).port,
		SMTP_URL: mail.settings.smtpUrl,
		TELEGRAM_BOT_TOKEN: telegram.settings.token,
		TELEGRAM_API_URL: telegram.settings.apiUrl,
	});
	expect(Object.fromEntries(said)).toMatchObject({
		"disk of the data": expect.stringMatching(/^ok \d+ MB are free$/),
		site: expect.stringMatching(/^ok answers 200 on port \d+$/),
		mail: "ok the server takes our sign-in",
		Telegram: "ok the bot’s token is valid",
		database: expect.stringMatching(/^ok PostgreSQL \d+.* up to date$/),
		backup: "ok the last one is 0 hours old",
		"before opening": expect.stringMatching(/^ok to do at \/admin\/overview: .*offices/),
	});
	expect([code, end]).toEqual([0, "No fault was found."]);
});

test("operations: the doctor names each fault and what to do, and ends with an error", async () => {
	const url = await freshDatabase();
	await sqlOn(url)(
		`insert into deliveries (channel, kind, state, created_at) values ('email', 'my-link', 'failed', now())`,
	);
	const { code, said } = await examine({
		DATABASE_URL: url,
		SITE_URL: "http://127.0.0.1:1",
		SMTP_URL: "smtp://127.0.0.1:1",
		TELEGRAM_BOT_TOKEN: "123456:wrong",
		TELEGRAM_API_URL: "http://127.0.0.1:1",
	});
	expect(Object.fromEntries(said)).toMatchObject({
		site: "FAULT nothing answers on port 1: start it with npm start",
		"http://127.0.0.1:1": expect.stringMatching(/^FAULT does not answer: check DNS/),
		mail: expect.stringMatching(/^FAULT The mail server could not be used/),
		Telegram: expect.stringMatching(/^FAULT /),
		backup: expect.stringMatching(/^FAULT never made/),
		"messages by email": expect.stringMatching(/^FAULT .*1 were given up in a week$/),
	});
	expect(code).toBe(1);
});
