import type { OutboxEntry } from "../gateways/outbox.ts";

/** Shows developers the messages that were not sent. */
export function outboxPage(entries: readonly OutboxEntry[]): string {
	const rows = entries.map(
		({ at, to, subject, text }) =>
			`<article><h2>${asHtml(subject)}</h2><p>${at.toISOString()} → ${asHtml(to)}</p><pre>${asHtml(text)}</pre></article>`,
	);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${
		rows.join("") || "<p>Nothing was sent yet.</p>"
	}</html>`;
}

const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
