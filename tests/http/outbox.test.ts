import { expect, test } from "vitest";
import { startBackend } from "../support/backend.ts";
import { type TestSite, testSite } from "../support/site.ts";
import { fakeTelegram } from "../support/telegram.ts";

/** Sends forms to the site's database; the site itself delivers the notifications. */
const formsOf = (url: string) => startBackend({ url, jobs: { workers: 0 } });

test("in development a page shows every chat message and email as written", async () => {
	const site = await testSite();
	expect(await (await outboxOf(site)).text()).toContain("Nothing was sent yet.");
	const forms = await formsOf(site.url);
	const reference = await forms.apply({ fullName: "<script>alert(1)</script>", email: "bobur@example.com" });
	await forms.settled();
	const page = await outboxOf(site, "::ffff:127.0.0.1");
	expect(page.headers.get("cache-control")).toBe("no-store");
	const html = await page.text();
	expect(html).toContain("&lt;b&gt;New application&lt;/b&gt;");
	expect(html).toContain("&amp;lt;script&amp;gt;");
	expect(html).toContain(`We have received your application ${reference}`);
	expect(html).not.toContain("<script>");
	expect((await forms.deliveries()).map(({ state }) => state)).toEqual(["sent", "sent"]);
});

const outboxOf = (site: TestSite, peer: string | undefined = "127.0.0.1", host = "localhost:3000") =>
	site.fetch(new Request(`http://${host}/outbox`), peer);

test("S-06, L12: the outbox is not available in production, behind a proxy or from another machine, whatever the Host header", async () => {
	const production = await testSite("empty", { production: true });
	const proxied = await testSite("empty", { trustProxy: 1 });
	const development = await testSite();
	const answers = [
		await outboxOf(production),
		await outboxOf(proxied),
		await outboxOf(development, "192.0.2.7"),
		await outboxOf(development, "::ffff:192.0.2.7", "127.0.0.1:3000"),
		await outboxOf(development, ""),
	];
	expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
	expect((await outboxOf(development, "127.0.0.1", "hamroh.example")).status).toBe(200);
});

test("CALL-27, S-06: visitors can reach no notification URL, and nothing is sent", async () => {
	const telegram = await fakeTelegram();
	const site = await testSite("empty", { production: true, telegram: telegram.settings });
	const message = { id: "1", name: "A", email: "a@example.com", message: "Hi", text: "Hi", submitted_at: "2026-11-21" };
	const names = ["notify", "notifications", "send-notification", "send-telegram-notification", "deliver-notification"];
	for (const name of names) {
		for (const folder of ["", "/api", "/api/v1", "/functions/v1", "/jobs"]) {
			const path = `${folder}/${name}`;
			expect((await site.get(path)).status, `GET ${path}`).toBe(404);
			expect([404, 405], `POST ${path}`).toContain((await site.post(path, message)).status);
		}
	}
	expect(await site.sql("select 1 from deliveries")).toEqual([]);
	expect(telegram.asked).toEqual([]);
});
