import { expect, test } from "vitest";
import { listen } from "../support/listen.ts";
import { fakeMailServer } from "../support/mail.ts";
import { runScript } from "../support/project.ts";
import { insertRow } from "../support/rows.ts";
import { freshDatabase, secret, sqlOn, temporaryFolder, testSite } from "../support/site.ts";
import { fakeTelegram } from "../support/telegram.ts";

/** What `npm run doctor` prints, by the name of what it looked at. */
async function examine(settings: Record<string, string>) {
	const given = { AUTH_SECRET: secret, DATA_DIR: await temporaryFolder(), PORT: "1", ...settings };
	const { code, output } = await runScript("bin/doctor.ts", [], given);
	const lines = [...output.matchAll(/^(ok|FAULT) +(.+?): (.*)$/gm)];
	return { code, said: Object.fromEntries(lines.map(([, fault, name, state]) => [name, `${fault} ${state}`])), output };
}

test("operations: the doctor finds no fault in an installation that works, and says what is left before opening", async () => {
	const [site, mail, telegram] = [await testSite(), await fakeMailServer(), await fakeTelegram()];
	await site.sql("insert into maintenance_runs (task, succeeded_at) values ('backup', now())");
	const { code, said, output } = await examine({
		DATABASE_URL: site.url,
		PORT: new URL(await listen(site)).port,
		SMTP_URL: mail.settings.smtpUrl,
		TELEGRAM_BOT_TOKEN: telegram.settings.token,
		TELEGRAM_API_URL: telegram.settings.apiUrl,
	});
	expect(said).toMatchObject({
		"disk of the data": expect.stringMatching(/^ok \d+ MB are free$/),
		site: expect.stringMatching(/^ok answers 200 on port \d+$/),
		mail: "ok the server takes our sign-in",
		Telegram: "ok the bot’s token is valid",
		database: expect.stringMatching(/^ok PostgreSQL \d+.* up to date$/),
		backup: "ok the last one is 0 hours old",
		"before opening": expect.stringMatching(/^ok to do at \/admin\/overview: .*offices/),
	});
	expect([code, output]).toEqual([0, expect.stringMatching(/No fault was found\.$/)]);
});

test("operations: the doctor names each fault and what to do, and ends with an error", async () => {
	const url = await freshDatabase();
	await insertRow(sqlOn(url), "deliveries", { channel: "email", kind: "my-link", state: "failed" });
	const { code, said } = await examine({
		DATABASE_URL: url,
		SITE_URL: "http://127.0.0.1:1",
		SMTP_URL: "smtp://127.0.0.1:1",
		TELEGRAM_BOT_TOKEN: "123456:wrong",
		TELEGRAM_API_URL: "http://127.0.0.1:1",
	});
	expect(said).toMatchObject({
		site: "FAULT nothing answers on port 1: start it with npm start",
		"http://127.0.0.1:1": expect.stringMatching(/^FAULT does not answer: check DNS/),
		mail: expect.stringMatching(/^FAULT The mail server could not be used/),
		Telegram: expect.stringMatching(/^FAULT /),
		backup: expect.stringMatching(/^FAULT never made/),
		"messages by email": expect.stringMatching(/^FAULT .*1 were given up in a week$/),
	});
	expect(code).toBe(1);
});
