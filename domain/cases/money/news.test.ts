import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { moneyCase } from "../../../tests/support/money.ts";
import { fakeTelegram } from "../../../tests/support/telegram.ts";
import { telegramChat } from "../../../tests/support/telegram-chats.ts";

test.each([
	["en", "email"],
	["ru", "telegram"],
	["uz", "known chat"],
] as const)(
	'N3-5: in %s, news about money come once by %s, with the page and without sums; a chat of level "known" gets none',
	async (language, by) => {
		const configured = { chat: false, mail: true, bot: by !== "email", visaPortal: false };
		const own = await moneyCase({ configured });
		const { applicantId, applicationId, sql } = own;
		await sql("update applicants set language = $1, email = 'her@example.com'", [language]);
		await sql("update applications set email = 'her@example.com'");
		const scope = by === "known chat" ? { applicationId } : {};
		if (configured.bot) await telegramChat(sql, { applicantId, language, ...scope });
		await own.pay(await own.agree({ amount: "123456" }), { amount: "123456" });
		await own.refuse();
		await sql("update deliveries set next_attempt_at = now() where kind = 'money'");
		const [bot, mail] = [await fakeTelegram(), await fakeMailServer()];
		const telegram = configured.bot ? { telegram: { ...bot.settings, updates: "webhook" as const } } : {};
		await (await startBackend({ url: own.url, mail: mail.settings, ...telegram })).settled();
		const told = (sent: { text: string }[]) =>
			sent.map(({ text }) => text).filter((text) => text.includes("/my/money"));
		expect([told(mail.received).length, told(bot.sent).length]).toEqual(by === "telegram" ? [0, 1] : [1, 0]);
		const [text = ""] = [...told(mail.received), ...told(bot.sent)];
		expect(text).toContain(`${language === "en" ? "" : `/${language}`}/my/money`);
		expect(text).not.toMatch(/123|456|\$|USD/);
	},
);
