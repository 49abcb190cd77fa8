import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat, dataOf } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";

const phone = "+998 90 123-45-67";

async function given(...people: { fullName: string; phoneNumber?: string }[]) {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const all = [];
	for (const person of people) all.push(await application(backend, { phoneNumber: phone, ...person }));
	const [own] = all as [(typeof all)[0]];
	const chats = () =>
		backend.sql(
			`select applicant_id as applicant, follower, level, proven_by as proof, state, application_id as about
			from telegram_chats order by connected_at`,
		);
	return { ...backend, all, own, chats };
}

const textOf = (answers: { text: string }[]) => answers.map(({ text }) => text).join("\n");

test("B3-6: a shared own number opens the right application, with and without a plus sign; an unknown one gets the offices' numbers", async () => {
	const backend = await given({ fullName: "Bobur Aliyev" }, { fullName: "Other", phoneNumber: "+998 90 765-43-21" });
	const { own, chats, sql } = backend;
	const other = backend.all[1];
	await sql("insert into offices (name, address, phone) values ('Tashkent', 'Street', '+998 71 000-00-00')");
	const unknown = textOf(await botChat(backend).share("+998 90 000-00-00"));
	expect(unknown).toContain("no application with this phone number");
	expect(unknown).toContain("+998 71 000-00-00");
	expect(await chats()).toEqual([]);
	expect(textOf(await botChat(backend).share("998901234567"))).toContain(own.reference);
	expect(textOf(await botChat(backend).share("+998 90 765 43 21"))).toContain(other?.reference);
	const opened = { follower: "applicant", level: "proven", proof: "phone", state: "active" };
	expect(await chats()).toMatchObject([
		{ applicant: own.applicantId, ...opened },
		{ applicant: other?.applicantId, ...opened },
	]);
});

test("B3-6: a forwarded card and a card without a user are refused", async () => {
	const backend = await given({ fullName: "Bobur Aliyev" });
	const chat = botChat(backend);
	const card = { phone_number: phone, first_name: "Example" };
	for (const message of [
		{ contact: { ...card, user_id: 5 } },
		{ contact: card },
		// The reader's own card, with the number that it once had.
		{ contact: { ...card, user_id: chat.id }, forward_origin: { type: "user", date: 1 } },
	]) {
		const [refused] = await chat.send(message);
		expect(refused?.text).toContain("another person’s card");
		expect(refused?.phoneButton).toBe("Share my phone number");
	}
	expect(await backend.chats()).toEqual([]);
});

test("B3-6: brothers and sisters with one number are told apart by the reference, with five tries an hour", async () => {
	const backend = await given({ fullName: "Bobur Aliyev" }, { fullName: "Malika Aliyeva" });
	const sister = backend.all[1];
	const chat = botChat(backend);
	expect(textOf(await chat.share(phone))).toContain("reference number of yours");
	for (const wrong of ["HM-2222-2222", "hello"]) {
		expect(textOf(await chat.write(wrong))).toBe("We found no application with this reference and phone number.");
	}
	expect(textOf(await chat.write(` ${sister?.reference.toLowerCase().replaceAll("-", " ")} `))).toContain(
		sister?.reference,
	);
	expect(await backend.chats()).toMatchObject([{ applicant: sister?.applicantId, level: "proven", proof: "phone" }]);

	const guesser = botChat(backend);
	await guesser.share(phone);
	for (let tried = 0; tried < 5; tried++) await guesser.write("HM-2222-2222");
	expect(textOf(await guesser.write(backend.own.reference))).toMatch(/too many attempts.*minutes/);
	expect(await backend.chats()).toHaveLength(1);
});

test("a parent's number follows as family, unless the reference is typed too", async () => {
	const backend = await given({ fullName: "Bobur Aliyev" });
	await backend.sql("update applicants set phone_owner = 'parent'");
	const chat = botChat(backend);
	const answer = textOf(await chat.share(phone));
	expect(answer).not.toContain(backend.own.reference);
	expect(await backend.chats()).toMatchObject([{ follower: "family", state: "active" }]);
	expect(textOf(await chat.write("When does the term begin?"))).toContain("We don’t read messages");
	expect(await backend.sql("select * from entries where channel is not null")).toEqual([]);
	await chat.write(backend.own.reference);
	expect(await backend.chats()).toMatchObject([{ follower: "applicant", level: "proven", proof: "phone" }]);
});

test("a known chat is proven by the right number of its applicant, and by no other", async () => {
	const backend = await given({ fullName: "Bobur Aliyev" }, { fullName: "Malika Aliyeva" });
	const { own } = backend;
	const chat = botChat(backend);
	const offered = await chat.write(`/start ${await storeLink(backend, own, { level: "known" })}`);
	expect(offered.at(-1)?.phoneButton).toBe("Share my phone number");
	expect(textOf(await chat.share("+998 90 000-00-00"))).toContain("nothing has changed");
	await chat.share(phone, 5);
	expect(await backend.chats()).toMatchObject([{ level: "known", about: own.id }]);
	expect(textOf(await chat.share(phone))).toContain("is confirmed");
	expect(await backend.chats()).toMatchObject([
		{ applicant: own.applicantId, level: "proven", proof: "phone", about: null },
	]);
});

test("B3-9: the language chosen in a chat holds there, for the linked page, and for nobody else", async () => {
	const backend = await given({ fullName: "Bobur Aliyev" });
	const { own } = backend;
	const child = botChat(backend, { language: "en" });
	await child.share(phone);
	const [{ id: familyLinkId }] = (await backend.sql(
		`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
		values ('family', $1, 'link', 'Father', 'ru', now() + '180 days') returning id`,
		[own.applicantId],
	)) as [{ id: string }];
	const parent = botChat(backend, { language: "ru" });
	await parent.write(`/start ${await storeLink(backend, own, { familyLinkId })}`);
	const chosen = await child.press(dataOf(await child.write("/language"), "Oʻzbekcha"));
	expect(chosen[0]?.text).toBe("Endi bu yerda sizga oʻzbek tilida yozamiz.");
	const status = await child.write("/status");
	expect(textOf(status)).toContain("Navbat bizda");
	expect(status[0]?.buttons?.flat()[0]?.url).toMatch(/^http:\/\/localhost:3000\/uz\/my\/bot\?code=/);
	expect(textOf(await parent.write("/status"))).toContain("Наша очередь");
	expect(await backend.sql("select language from telegram_chats order by connected_at")).toEqual([
		{ language: "uz" },
		{ language: "ru" },
	]);
	expect(await backend.sql("select language from applicants")).toEqual([{ language: "en" }]);
});
