import { Hono } from "hono";
import type { Caller } from "../domain/access/caller.ts";
import { problemOf } from "../domain/shared/errors.ts";
import { receiveBotUpdate } from "../domain/telegram/commands.ts";
import type { OutboxEntry } from "../gateways/outbox.ts";
import { writtenUpdate } from "./bot/written-update.ts";
import { isLoopback } from "./host-check.ts";
import { outboxPage } from "./outbox-page.ts";
import { maxFormSize, readForm } from "./pipeline/body-limit.ts";
import { isSameOrigin } from "./pipeline/origin.ts";

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
