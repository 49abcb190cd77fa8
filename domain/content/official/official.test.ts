import { expect, test } from "vitest";
import { identitiesOf } from "./identities.ts";
import { listKnown } from "./known.ts";
import type { OfficialChannels } from "./queries.ts";
import { verdictOn } from "./verdict.ts";

const office = (phone: string, email: string) => ({ name: "Office", phone, email });
const names = { name: "Malika Sample", nameRu: "Малика Пример" };
const member = { ...names, messengerUrl: "https://t.me/malika_sample", linkedinUrl: null };
const channels = {
	siteHost: "hamroh.example",
	botName: "hamroh_bot",
	mailAddress: "no-reply@mail.hamroh.example",
	offices: [office("+998 71 200-00-01", "tashkent@post.example"), office("+82 2-555-0001", "Seoul@Hamroh.example")],
	social: [
		{ platform: "Telegram", url: "https://t.me/Hamroh_Study" },
		{ platform: "WhatsApp", url: "https://wa.me/998901112233" },
		{ platform: "Telegram", url: "https://t.me/+AbCdEf12345" },
	],
	team: [{ ...member, code: "7K3P" }],
} as unknown as OfficialChannels;
const known = listKnown(channels, "Hamroh");

function verdict(typed: string): string {
	if (!identitiesOf(typed)) return "nothing to check";
	const answer = verdictOn(typed, known);
	if (answer.kind === "ours") return answer.match.what;
	return answer.kind === "not-ours" && answer.isLookAlike ? "look-alike" : answer.kind;
}

const ours: Record<string, string[]> = {
	phone: [
		...["+998 71 200-00-01", "+998712000001", "998712000001", "00998 71 200 00 01", "71 200 00 01"],
		...["(71) 200-00-01", "tel:+998712000001", "＋９９８７１２０００００１", "\u202a+998 71 200\u00a000\u201101\u202c"],
		...["+82 2-555-0001", "+82 (0)2 555 0001", "02-555-0001", "8225550001", "https://wa.me/998712000001"],
	],
	messenger: [
		...["https://t.me/Hamroh_Study", "http://t.me/hamroh_study/", "HTTPS://WWW.T.ME/HAMROH_STUDY"],
		...["t.me/hamroh_study?start=x", "t.me/s/hamroh_study", "t.me/hamroh_study/12", "telegram.me/hamroh_study"],
		...["https://hamroh_study.t.me", "tg://resolve?domain=hamroh_study", "@Hamroh_Study", "hamroh_study"],
		...["\u200b@hamroh_study", "https://wa.me/998901112233", "wa.me/+998901112233", "+998 90 111 22 33"],
		...["https://api.whatsapp.com/send?phone=998901112233&text=hi", "whatsapp://send?phone=998901112233"],
		...["t.me/+998901112233", "t.me/+AbCdEf12345", "https://t.me/joinchat/AbCdEf12345"],
	],
	bot: ["@hamroh_bot", "t.me/Hamroh_Bot?start=abc", "hamroh_bot"],
	site: [
		...["hamroh.example", "HAMROH.EXAMPLE", "https://hamroh.example", "http://www.hamroh.example/"],
		...["https://hamroh.example/ru/programs?page=2#top", "hamroh.example."],
	],
	email: [
		...["tashkent@post.example", "mailto:Tashkent@Post.example?subject=x", "Office <tashkent@post.example>"],
		"SEOUL@hamroh.example",
	],
	mail: ["no-reply@mail.hamroh.example", "anybody@mail.hamroh.example"],
	person: ["t.me/malika_sample", "@MALIKA_SAMPLE"],
	code: ["7K3P", "7k3p", " 7K-3P ", "#7K3P", "7К3Р"],
	name: ["Malika Sample", "malika  sample", "Малика Пример", "hamroh"],
};

function expectAll(verdictOfAll: string, typed: string[]): void {
	for (const one of typed) expect(`${one} → ${verdict(one)}`).toBe(`${one} → ${verdictOfAll}`);
}

test("N4-4: every spelling of our phone numbers, links, names and codes is ours; look-alike domains, links and addresses are not", () => {
	for (const [what, spellings] of Object.entries(ours)) expectAll(what, spellings);
	expectAll("look-alike", [
		...["hаmroh.example", "https://hamrоh.example/", "xn--hmroh-3ve.example", "https://hamroh.example.pay.test"],
		...["pay.hamroh.example", "https://hamroh.example@evil.test/", "https://hamroh-example.test"],
		...["hamr0h.example", "harnroh.example", "info@hаmroh.example", "hamroh.example@mail.test", "@hamroh_studу"],
		...["@hamroh_study1", "t.me/hamroh_bot_official", "https://facebook.test/hamroh"],
	]);
	expectAll("not-ours", [
		...["https://evil.test/", "t.me/+abcdef12345", "t.me/somebody_else", "+998 71 200-00-02", "71 200 00 0"],
		...["anybody@post.example", "javascript:alert(1)", "7K3Q", "somebody_else", "agent007", "https://t.me"],
		...["tg://resolve", "ftp://evil.test", "http://[::1]"],
	]);
});

test("visual 16: a part of a name proves nothing, words are no contact that could be called foreign, and an empty text, one of 201 characters, and a phone number without digits cannot be checked", () => {
	expectAll("name", ["Malika", "малика", "Малики", "Malika opa", "sample", "Hamrohdan", "Hamroh Korea", "Malika-xon"]);
	expectAll("unreadable", [
		...["asdf", "Unknown Person", "1", "12-34", "ma", "Пишите на t.me/hamroh_study", "Tel. +998 71 200-00-01"],
		"a".repeat(200),
	]);
	const empty = ["", "   ", "\u200b\u00a0", "+", "+ ( ) -", "tel:", "tel:+", "?", "%"];
	expectAll("nothing to check", [...empty, "a".repeat(201)]);
});

test("a link or an address that leads to somebody else is not ours because it also names us", () => {
	for (const typed of [
		...["https://wa.me/998999999999?phone=998901112233", "https://wa.me/998901112233?phone=998999999999"],
		...["https://wa.me/message/EVIL?phone=998901112233", "https://whatsapp.com/channel/EVIL?phone=998901112233"],
		"https://api.whatsapp.com/send?phone=998999999999&phone=998901112233",
		"https://api.whatsapp.com/send?PHONE=998999999999&phone=998901112233",
		"https://api.whatsapp.com/message/EVIL?phone=998901112233",
		"whatsapp://send?phone=998901112233&phone=998999999999",
		...["tg://resolve?domain=somebody&phone=998901112233", "tg://resolve?domain=somebody&domain=hamroh_study"],
		...["tg://proxy?server=evil.test&domain=hamroh_study", "tg://join?invite=other&domain=hamroh_study"],
		...["t.me/hamroh_study?domain=somebody", "hamroh_study.t.me?phone=998999999999"],
		...["somebody@evil.test<tashkent@post.example", "<somebody@evil.test> <tashkent@post.example>"],
	]) {
		expect(`${typed} → ${verdict(typed)}`).not.toMatch(/→ (phone|messenger|bot|site|email|mail|person|code|name)$/);
	}
});
