import { Hono } from "hono";
import type { Caller } from "../domain/access/caller.ts";
import { problemOf } from "../domain/shared/errors.ts";
import { receiveBotUpdate } from "../domain/telegram/commands.ts";
import type { OutboxEntry } from "../gateways/outbox.ts";
import { writtenUpdate } from "./bot/written-update.ts";
import { isLoopback } from "./host-check.ts";
import { maxFormSize, readForm } from "./pipeline/body-limit.ts";
import { isSameOrigin } from "./pipeline/request.ts";

type Options = {
	/** In development: messages that were not sent. */
	outbox: { entries: readonly OutboxEntry[] } | undefined;
	siteUrl: string;
	trustProxy: number;
	system: Caller;
};

const headers = { "cache-control": "no-store" };

/**
 * The outbox shows user input and acts as any applicant, so it is available only in development on this machine, and
 * accepts only its own forms.
 */
export function outboxRoute({ outbox, siteUrl, trustProxy, system }: Options) {
	const app = new Hono<{ Bindings: { peer: string | undefined } }>();
	if (!outbox || trustProxy > 0) return app;
	app.get("/outbox", async (context, next) => {
		if (!isLoopback(context.env.peer)) return next();
		return context.html(outboxPage(outbox.entries, new URL(context.req.url).searchParams), 200, headers);
	});
	app.post("/outbox", async (context, next) => {
		const { req } = context;
		if (!isLoopback(context.env.peer)) return next();
		if (!isSameOrigin((name) => req.header(name), siteUrl)) {
			return context.text("This form was sent from another site.", 403);
		}
		const form = await readForm(req.raw, maxFormSize);
		const fields = await form?.formData().catch(() => undefined);
		const update = fields && writtenUpdate(fields);
		if (!update) return context.text("Enter a chat number, and a text or a phone number.", 400);
		try {
			await receiveBotUpdate(system, update);
		} catch (error) {
			if (problemOf(error)?.kind !== "invalid") throw error;
			return context.text("Telegram would not send this.", 400);
		}
		return context.redirect(`/outbox?chat=${Number(fields.get("chat"))}`, 303);
	});
	return app;
}

type Chat = NonNullable<OutboxEntry["chat"]>;
type Button = NonNullable<Chat["buttons"]>[number][number];

/** The chat in which the box writes at first. */
const firstChat = "1001";

/**
 * Shows developers the messages that were not sent, and a box that writes to the bot as an applicant.
 * @param typed the fields of the box: `chat`, and `start` with the payload of a deep link
 */
function outboxPage(entries: readonly OutboxEntry[], typed: URLSearchParams = new URLSearchParams()): string {
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
