import { expect, test } from "vitest";
import { writtenUpdate } from "./written-update.ts";

const written = (fields: Record<string, string>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries({ chat: "1001", name: "Dilnoza", ...fields })) form.set(name, value);
	return writtenUpdate(form);
};
const chat = { id: 1001, type: "private" };
const from = { id: 1001, is_bot: false, first_name: "Dilnoza" };

test("a text, a shared phone number and a pressed button become the updates that Telegram sends", () => {
	expect(written({ send: "text", text: "/start abc" })).toMatchObject({
		update_id: expect.any(Number),
		message: { chat, from, text: "/start abc" },
	});
	expect(written({ send: "phone", phone: "+998901234567" })).toMatchObject({
		message: { chat, from, contact: { phone_number: "+998901234567", user_id: 1001 } },
	});
	expect(written({ send: "button", data: "language:uz" })).toMatchObject({
		callback_query: { id: expect.any(String), from, data: "language:uz", message: { chat } },
	});
});

test("without a chat number or anything to send there is no update", () => {
	for (const fields of [{ send: "text" }, { send: "phone" }, { send: "button" }, { send: "more", text: "Hello" }]) {
		expect(written(fields)).toBeUndefined();
	}
	for (const number of ["", "abc", "-5", "1.5", "1e400"]) {
		expect(written({ send: "text", text: "Hello", chat: number })).toBeUndefined();
	}
});
