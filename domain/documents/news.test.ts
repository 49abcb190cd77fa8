import { expect, test } from "vitest";
import { documentCodes, returnReasons, sensitiveDocuments } from "../../database/values.ts";
import { startBackend } from "../../tests/support/backend.ts";
import { fakeMailServer } from "../../tests/support/mail.ts";
import { agingRule, paperCase, phonePhoto } from "../../tests/support/papers.ts";
import { fakeTelegram } from "../../tests/support/telegram.ts";
import { telegramChat } from "../../tests/support/telegram-chats.ts";
import { documentNames, issuedFromText, returnTexts } from "../cases/news/document-texts.ts";
import { dayAfter, homeDay } from "../shared/time-zone.ts";
import { writtenDay } from "../shared/written-dates.ts";
import { askForDocuments } from "./case-commands.ts";
import { addPages } from "./my-commands.ts";

const codes = documentCodes.filter((code) => !sensitiveDocuments.includes(code));
/** Each reason with the paper that is sent back for it. */
const returned = returnReasons.map((reason, index) => ({ reason, code: codes[index] as (typeof codes)[number] }));

const dueOn = dayAfter(homeDay(new Date()), 45);
const maxAgeDays = 90;

test.each([
	["en", "email"],
	["uz", "telegram"],
] as const)(
	"B4-9, B4-10: in %s by %s, one message names each paper that was sent back, with its reason and what to do, and never a file; what was sent again or accepted is cleared",
	async (language, channel) => {
		const configured = { chat: false, mail: true, bot: channel === "telegram", visaPortal: false };
		const own = await paperCase({ configured });
		await own.sql("update applicants set language = $1", [language]);
		if (configured.bot) await telegramChat(own.sql, { applicantId: own.applicantId, language });
		for (const { code, reason } of returned) {
			const id = await own.ask(code, "admission", dueOn);
			await own.sql("update documents set rule = $1 where id = $2", [agingRule(maxAgeDays), id]);
			await own.review(id, { decision: "returned", reason, text: reason === "other" ? "Own words." : null });
		}
		const again = await own.ask("visa_form", "visa");
		await own.review(again, { decision: "returned", reason: "unreadable" });
		await addPages(own.known, again, [await phonePhoto(0)]);
		// A slip of the finger that is corrected at once is not told.
		const slip = await own.ask("guarantor", "visa");
		await own.review(slip, { decision: "returned", reason: "wrong_document" });
		await own.review(slip, { decision: "accepted" });
		await own.sql("update deliveries set next_attempt_at = now() where kind = 'documents'");
		const [bot, mail] = [await fakeTelegram(), await fakeMailServer()];
		const telegram = configured.bot ? { telegram: { ...bot.settings, updates: "webhook" as const } } : {};
		const backend = await startBackend({ url: own.url, mail: mail.settings, ...telegram });
		await backend.settled();
		const texts = (channel === "email" ? mail.received : bot.sent).map(({ text }) => text);
		const [told = "", ...others] = texts.filter((text) => text.includes("/my/documents"));
		expect(others).toEqual([]);
		const lines = told.split("\n");
		for (const { code, reason } of returned) {
			const at = lines.indexOf(`– ${documentNames[code][language]}`);
			const issued = issuedFromText[language](writtenDay(dayAfter(dueOn, -maxAgeDays), language));
			const more = { too_old: [issued], other: ["Own words."] }[reason as string] ?? [];
			expect(lines.slice(at + 1, at + 2 + more.length), reason).toEqual([returnTexts[reason][language], ...more]);
		}
		expect(told.split(returnTexts.wrong_document[language])).toHaveLength(2);
		expect(told).toContain(`${language === "en" ? "" : `/${language}`}/my/documents`);
		const [{ file }] = await own.sql("select file from document_files");
		for (const words of [documentNames.visa_form[language], file, ".jpg", ".pdf"]) expect(told).not.toContain(words);
	},
);

test("papers that are due on different days are asked for apart, each with its note, and the subject says what to do", async () => {
	const own = await paperCase({ configured: { chat: false, mail: true, bot: false, visaPortal: false } });
	const ask = (papers: string[], due: string, note: string | null = null) =>
		askForDocuments(own.staff, own.applicationId, { papers, dueOn: due, note });
	await ask(["admission:transcript", "admission:photo"], "2031-03-10", "Both pages, please.");
	await ask(["visa:bank_balance"], "2031-04-20");
	const mail = await fakeMailServer();
	const backend = await startBackend({ url: own.url, mail: mail.settings });
	const told = async () => {
		await own.sql("update deliveries set next_attempt_at = now() where kind = 'documents'");
		await backend.settled();
		return mail.received.at(-1);
	};
	const [{ reference }] = await own.sql("select reference from applications");
	const subject = `Please send us documents for application ${reference}`;
	const asked = await told();
	expect(asked?.headers.get("subject")).toBe(subject);
	expect(asked?.text).toContain(
		[
			`${subject}.`,
			"We need these documents by 10 March 2031:\n– Photo\n– Transcript\nBoth pages, please.",
			"We need these documents by 20 April 2031:\n– Bank certificate",
			"Send them on your page only:\nhttp://localhost:3000/my/documents",
		].join("\n\n"),
	);
	const id = (await own.list()).find(({ code }) => code === "transcript")?.id ?? "";
	await own.review(id, { decision: "accepted" });
	const checked = await told();
	expect(checked?.headers.get("subject")).toBe(`We have checked documents for application ${reference}`);
	expect(checked?.text).toContain("\n\nAccepted:\n– Transcript\n\nYour page shows all documents:\n");
});

test("B6-3: a request for papers is the first contact once its message has arrived, and then we plan what we do next", async () => {
	const own = await paperCase({ configured: { chat: false, mail: true, bot: false, visaPortal: false } });
	const tasks = () => own.sql("select kind, outcome from tasks order by opened_at, kind");
	await own.ask();
	expect(await tasks()).toEqual([{ kind: "first_contact", outcome: null }]);
	await own.sql("update deliveries set next_attempt_at = now() where kind = 'documents'");
	const mail = await fakeMailServer();
	const backend = await startBackend({ url: own.url, mail: mail.settings });
	await backend.settled();
	expect(await tasks()).toEqual([
		{ kind: "first_contact", outcome: "answered" },
		{ kind: "follow_up", outcome: null },
	]);
});
