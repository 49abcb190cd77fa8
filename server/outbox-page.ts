import type { OutboxEntry } from "../gateways/outbox.ts";

type Chat = NonNullable<OutboxEntry["chat"]>;
type Button = NonNullable<Chat["buttons"]>[number][number];

/** The chat in which the box writes at first. */
const firstChat = "1001";

/**
 * Shows developers the messages that were not sent, and a box that writes to the bot as an applicant.
 * @param typed the fields of the box: `chat`, and `start` with the payload of a deep link
 */
export function outboxPage(entries: readonly OutboxEntry[], typed: URLSearchParams = new URLSearchParams()): string {
	const rows = entries.map(
		({ at, to, subject, text, chat }) =>
			`<article><h2>${asHtml(subject)}</h2><p>${at.toISOString()} → ${asHtml(to)}</p><pre>${asHtml(text)}</pre>${
				chat ? buttonsOf(chat) : ""
			}</article>`,
	);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><h1>Outbox</h1>${box(typed)}${
		rows.join("") || "<p>Nothing was sent yet.</p>"
	}</html>`;
}

function box(typed: URLSearchParams): string {
	const start = typed.get("start");
	const chat = typed.get("chat") ?? firstChat;
	const field = (label: string, name: string, value: string, more = "") =>
		`<p><label>${label} <input name="${name}" value="${asHtml(value)}" ${more}></label></p>`;
	return [
		'<form method="post" action="/outbox"><h2>Write as an applicant</h2>',
		field("Chat number", "chat", chat, 'required inputmode="numeric" pattern="[1-9][0-9]{0,15}"'),
		field("First name (not stored)", "name", "Dilnoza", 'maxlength="64"'),
		field("Text", "text", start === null ? "" : `/start ${start}`, 'maxlength="4096" size="60"'),
		field("Phone number", "phone", "", 'type="tel" maxlength="50" placeholder="+998901234567"'),
		'<button name="send" value="text">Send the text</button> ',
		'<button name="send" value="phone">Share my phone number</button> ',
		`<a href="/outbox?chat=${encodeURIComponent(chat)}">Show what has arrived</a></form>`,
	].join("");
}

/** Each button is a form of its own, so that the page needs no script. */
function buttonsOf({ id, buttons = [], phoneButton }: Chat): string {
	const press = ({ text, ...button }: Button) =>
		"url" in button
			? `<a href="${asHtml(button.url)}">${asHtml(text)}</a>`
			: `<form method="post" action="/outbox"><input type="hidden" name="chat" value="${id}"><input type="hidden" name="data" value="${asHtml(button.data)}"><button name="send" value="button">${asHtml(text)}</button></form>`;
	const share = phoneButton ? `<p>Keyboard: ${asHtml(phoneButton)} (share it in the box above)</p>` : "";
	return buttons.map((row) => `<div>${row.map(press).join(" ")}</div>`).join("") + share;
}

const asHtml = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
