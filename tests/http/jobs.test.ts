import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { confirmImport } from "../../domain/desk/import-export/commands.ts";
import { startBackend } from "../support/backend.ts";
import { kill, startProcess } from "../support/killed-process.ts";
import { fakeMailServer } from "../support/mail.ts";
import { importer } from "../support/sheets.ts";
import { freshDatabase, sqlOn } from "../support/site.ts";
import { fakeTelegram, refusals } from "../support/telegram.ts";

const soon = { timeout: 30_000 };

test("of two processes on one database, one sends each message", async () => {
	const telegram = await fakeTelegram();
	const first = await startBackend({ telegram: telegram.settings });
	const second = await startBackend({ telegram: telegram.settings, url: first.url });
	const backends = Array.from({ length: 6 }, () => [first, second]).flat();
	const ids = await Promise.all(backends.map((backend, index) => backend.contact({ message: `Message ${index}` })));
	await first.settled();
	expect(telegram.sent.map(({ text }) => text.split("/admin/contact/")[1]).sort()).toEqual(ids.toSorted());
});

test("what a killed process left is done by the next one: a message that it sent without recording it, with the same reference, and an import, completely", async () => {
	const telegram = await fakeTelegram();
	telegram.answerNext("taken, then silence");
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const jobs = { leaseSeconds: 1, pollSeconds: 0.5 };
	const sender = await startBackend({ url, telegram: telegram.settings, jobs: { ...jobs, workers: 0 } });
	await sql("insert into universities (name, location) values ('One', 'Seoul')");
	const { check } = importer(sender.system, sender.system);
	const rows = Array.from({ length: 30 }, (_, at) => [`New ${at}`, "Busan"]);
	await confirmImport(sender.system, await check("universities", [["name", "location"], ...rows, ["One", "Daegu"]]));
	const holder = new pg.Client({ connectionString: url });
	await holder.connect();
	onTestFinished(() => holder.end());
	await holder.query("begin; select from universities for update");
	const reference = await sender.apply();
	const child = startProcess({ url, telegram: telegram.settings, jobs });
	const waiting =
		"select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and query like '%with saved as (%' and pid <> pg_backend_pid()";
	await expect.poll(() => sql(waiting), soon).toEqual([{ count: 1 }]);
	await expect.poll(() => telegram.sent.length, soon).toBe(1);
	await kill(child);
	expect(await sender.deliveries()).toMatchObject([{ state: "waiting", attempts: 0 }]);
	await holder.query("rollback");
	const next = await startBackend({ url, telegram: telegram.settings, jobs });
	await next.settled();
	expect(telegram.sent.map(({ text }) => text.match(/Reference: (\S+)/)?.[1])).toEqual([reference, reference]);
	await expect.poll(() => sql("select state, done from imports"), soon).toEqual([{ state: "done", done: 31 }]);
	const counts = await sql("select location, count(*)::int as count from universities group by 1 order by 1");
	expect(counts.map(({ location, count }) => `${location} ${count}`)).toEqual(["Busan 30", "Daegu 1"]);
});

test("a stop completes and records running jobs, and starts no new ones", async () => {
	const telegram = await fakeTelegram();
	const { promise: hold, resolve: release } = Promise.withResolvers<void>();
	telegram.answerNext({ hold });
	const backend = await startBackend({ telegram: telegram.settings });
	const other = await startBackend({ url: backend.url, jobs: { workers: 0 } });
	await backend.contact();
	await expect.poll(() => telegram.asked, soon).toEqual(["sendMessage"]);
	const closed = backend.close();
	await other.contact({ message: "Another" });
	release();
	await closed;
	const states = (await other.deliveries()).map(({ state, attempts }) => `${state} ${attempts}`);
	expect(states).toEqual(["sent 1", "waiting 0"]);
});

test("jobs start when the database becomes reachable, and continue after connections are lost", async () => {
	const telegram = await fakeTelegram();
	const url = await freshDatabase();
	const name = new URL(url.replace(/^postgres:/, "http:")).pathname.slice(1);
	const server = new pg.Client({ connectionString: inject("serverUrl") });
	await server.connect();
	onTestFinished(() => server.end());
	await server.query(`alter database ${name} rename to ${name}_away`);
	const backend = await startBackend({ url, telegram: telegram.settings });
	await expect(backend.contact()).rejects.toThrow();
	await server.query(`alter database ${name}_away rename to ${name}`);
	await backend.contact({ message: "First" });
	await backend.settled();
	await server.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
	await backend.contact({ message: "Second" });
	await backend.settled();
	expect(telegram.sent.map(({ text }) => text.split("\n")[3])).toEqual(["Message: First", "Message: Second"]);
});

test("deliveries, failure reasons and logs contain nothing that visitors wrote", async () => {
	const telegram = await fakeTelegram();
	const mail = await fakeMailServer(() => ({ code: 550 }));
	const backend = await startBackend({ telegram: telegram.settings, mail: mail.settings });
	const marks = ["Qqfullname", "Qqlocation", "Qqcomment", "qqmail", "987654321", "Qqmessage", "Qqscore"];
	const [fullName, location, comment] = marks;
	const application = {
		...{ fullName, location, comment, email: "qqmail@example.com", phoneNumber: "+998 987654321" },
		languageCertificates: [{ type: "other", score: "Qqscore" }],
	};
	telegram.answerNext(
		// Telegram quotes the position of the error in the message.
		{ error: 400, description: `Bad Request: can't parse entities: Unsupported start tag "${marks.join()}"` },
		{ raw: marks.join() },
		{ raw: JSON.stringify(marks) },
		refusals.broken,
		"reset",
	);
	await backend.apply(application);
	await backend.settled();
	await backend.contact({ name: "Qqfullname", email: "qqmail@example.com", message: "Qqmessage" });
	await backend.apply({ ...application, age: "33" });
	await backend.settled();
	const kept = [await backend.sql("select n::text from deliveries n"), backend.logged];
	const text = JSON.stringify(kept);
	expect(backend.logged.length).toBeGreaterThan(4);
	expect(text).toContain("can't parse entities");
	for (const secret of [...marks, telegram.settings.token]) expect(text).not.toContain(secret);
});
