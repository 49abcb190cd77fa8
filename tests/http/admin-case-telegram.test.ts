import { expect, test } from "vitest";
import { application } from "../support/my.ts";
import { staffSite } from "../support/staff.ts";
import { telegramChat } from "../support/telegram-chats.ts";

test("B3: staff see whose Telegram is connected, since when and by what, but never its number", async () => {
	const site = await staffSite();
	const { applicantId, id } = await application(site, {});
	const [link] = await site.sql(
		"insert into links (purpose, applicant_id, proven_by, label, language, expires_at) values ('family', $1, 'link', 'Onam', 'uz', now() + interval '180 days') returning id",
		[applicantId],
	);
	const chatId = 7_123_456_789;
	await telegramChat(site.sql, { applicantId, chatId, provenBy: "phone" });
	await telegramChat(site.sql, { applicantId, chatId: chatId + 1_000_000_000, applicationId: id, state: "blocked" });
	const family = { applicantId, chatId: chatId + 2_000_000_000, familyLinkId: link?.id } as const;
	await telegramChat(site.sql, { ...family, state: "stopped" });
	await site.sql(
		"update telegram_chats set connected_at = '2026-11-22T10:00:00Z', ended_at = case when ended_at is null then null else timestamptz '2026-11-23T10:00:00Z' end",
	);
	const address = `/admin/applicants/${applicantId}`;
	expect((await site.open(address)).all("[data-telegram]").map(({ text }) => text)).toEqual([
		"Applicant’s Telegram: connected since 22 November 2026 (confirmed by the shared phone number)",
		"Applicant’s Telegram: bot blocked on 23 November 2026 (by reference number and phone number: messages about one application only)",
		"Telegram of the family (Onam): stopped by the recipient on 23 November 2026 (confirmed by an emailed link)",
	]);
	const pages = [address, "/admin/applications", "/admin/overview", "/admin/queue"];
	for (const path of pages) expect((await site.open(path)).html, path).not.toMatch(/[789]123456789/);
	expect(site.logged.join("\n")).not.toMatch(/[789]123456789/);
	expect(JSON.stringify(await site.sql("select * from audit_log"))).not.toMatch(/[789]123456789/);
});
