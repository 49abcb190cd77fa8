import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { fakeMailServer } from "../support/mail.ts";
import { staffSite } from "../support/staff.ts";

const connections = "/admin/settings/connections";

test("staff 21: the connections say what is set on the server, and an owner gets a test email", async () => {
	const { settings, received } = await fakeMailServer();
	const site = await staffSite("owner", ["empty", { mail: settings }]);
	const page = await site.open(connections);
	expect(page.text).toContain("Email Connected.");
	expect(page.text).toContain("Not connected: VISA_PORTAL_URL");
	expect((await site.send(connections, { name: "mail" })).status).toBe(303);
	const tests = received.filter(({ text }) => text.includes("A test message"));
	expect(tests.map(({ to, text }) => [to[0]?.startsWith("owner-"), text.trim()])).toEqual([
		[true, expect.stringMatching(/^A test message of /)],
	]);
	expect((await site.send(connections, { name: "post" })).status).toBe(422);
	expect(await site.sql("select action from audit_log where action like 'connection:%'")).toEqual([
		{ action: "connection:test" },
	]);
});

test("staff 21: a test message that is not accepted shows why, and an owner requests a backup", async () => {
	const { settings } = await fakeMailServer(() => ({ code: 550 }));
	const site = await staffSite("owner", ["empty", { mail: settings }]);
	const failed = await openPage(site.send(connections, { name: "mail" }));
	expect(failed.status).toBe(502);
	expect(failed.one("main [role=alert]").text).toMatch(/not accepted.*550/);
	expect((await site.send("/admin/status", {})).status).toBe(303);
	expect((await site.open("/admin/status")).text).toContain("A backup starts within a minute.");
});
