import { expect, test } from "vitest";
import { botUrl } from "../../domain/messaging/bot-name.ts";
import { startBackend } from "../support/backend.ts";
import { type TestSite, testSite } from "../support/site.ts";

const outboxOf = (site: TestSite, peer: string | undefined = "127.0.0.1", host = "localhost:3000") =>
	site.fetch(new Request(`http://${host}/outbox`), peer);

function write(site: TestSite, fields: Record<string, string>, more: Record<string, string> = {}, peer = "127.0.0.1") {
	const body = new URLSearchParams({ chat: "1001", name: "Dilnoza", send: "text", text: "Hello", ...fields });
	const headers = { "sec-fetch-site": "same-origin", ...more };
	return site.fetch(new Request("http://localhost:3000/outbox", { method: "POST", body, headers }), peer);
}

test("B3: in development the page shows every message as written, and writes to the bot as an applicant", async () => {
	const site = await testSite("empty", { jobs: { pace: 0, pollSeconds: 0.5 } });
	const shown = async () => (await outboxOf(site, "::ffff:127.0.0.1")).text();
	expect(await shown()).toContain("Nothing was sent yet.");
	// The site itself delivers the notifications.
	const forms = await startBackend({ url: site.url, production: false, jobs: { workers: 0 } });
	expect(await botUrl(forms.context, "abc")).toBe("http://localhost:3000/outbox?start=abc");
	const reference = await forms.apply({ fullName: "<script>alert(1)</script>", email: "bobur@example.com" });
	await forms.settled();
	for (const words of ["&lt;b&gt;New application&lt;/b&gt;", "&amp;lt;script&amp;gt;", `your application ${reference}`])
		expect(await shown()).toContain(words);
	expect(await shown()).not.toContain("<script>");
	expect((await outboxOf(site)).headers.get("cache-control")).toBe("no-store");
	const page = await (await site.fetch(new Request("http://localhost:3000/outbox?start=abc_-9"), "127.0.0.1")).text();
	expect(page).toContain('value="/start abc_-9"');
	for (const fields of [{}, { send: "phone", phone: "+998901234567" }, { send: "button", data: "language:uz" }]) {
		const answer = await write(site, fields);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/outbox?chat=1001"]);
	}
	expect(await site.sql("select update_id from bot_updates")).toHaveLength(3);
	const buttons = [[{ text: "A < B", data: 'press:"1"' }], [{ text: "Open", url: "https://example.com/?a=1&b=2" }]];
	const payload = { message: JSON.stringify({ text: "<b>Choose</b>", buttons }) };
	const reply = "insert into deliveries (channel, kind, chat_id, language, payload) values ('telegram', 'reply', 1001";
	await site.sql(`${reply}, 'en', $1)`, [payload]);
	await expect.poll(shown, { timeout: 30_000 }).toContain("&lt;b&gt;Choose&lt;/b&gt;");
	expect(await shown()).toContain('value="press:&quot;1&quot;"><button name="send" value="button">A &lt; B</button>');
	expect(await shown()).toContain('<a href="https://example.com/?a=1&amp;b=2">Open</a>');
});

test("S-06, L12, B3: the outbox is not available in production, behind a proxy or from another machine, and only its own forms write to the bot", async () => {
	const production = await testSite("empty", { production: true });
	const proxied = await testSite("empty", { trustProxy: 1 });
	const development = await testSite();
	const answers = [
		await outboxOf(production),
		await write(production, {}),
		await outboxOf(proxied),
		await write(proxied, {}),
		await outboxOf(development, "192.0.2.7"),
		await outboxOf(development, "::ffff:192.0.2.7", "127.0.0.1:3000"),
		await outboxOf(development, ""),
		await write(development, {}, {}, "192.0.2.7"),
	];
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
	expect((await outboxOf(development, "127.0.0.1", "hamroh.example")).status).toBe(200);
	for (const headers of [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "", origin: "null" }] as const)
		expect((await write(development, {}, headers)).status).toBe(403);
	for (const fields of [{ chat: "x" }, { text: "" }, { text: "x".repeat(4_097) }, { text: "x".repeat(70_000) }]) {
		expect((await write(development, fields)).status).toBe(400);
	}
	for (const { sql } of [development, production]) expect(await sql("select update_id from bot_updates")).toEqual([]);
});
