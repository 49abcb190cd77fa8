import { join } from "node:path";
import { Hono } from "hono";
import type { Caller } from "../domain/access/caller.ts";
import { createDrawingRenderer } from "../gateways/image-maker.ts";
import type { OutboxEntry } from "../gateways/outbox.ts";
import type { createApi } from "./api.ts";
import { createDrawnPngs } from "./drawings/drawn-pngs.ts";
import { createOutlines } from "./drawings/outlines.ts";
import { generatedImages } from "./generated-images.ts";
import { outboxRoute } from "./outbox-route.ts";
import type { RequestEnv } from "./pipeline/request.ts";

type Options = {
	buildDir: string;
	dataDir: string;
	siteName: string;
	siteUrl: string;
	trustProxy: number;
	/** An anonymous caller. */
	visitor: Caller;
	/** Receives what developers write to the bot. */
	system: Caller;
	/** In development: messages that were not sent. */
	outbox: { entries: readonly OutboxEntry[] } | undefined;
	/** What Telegram sends to the bot's webhook. */
	webhook: Hono;
	api: ReturnType<typeof createApi>;
	onDrawn(path: string): void;
	report(what: string, error?: unknown): void;
};

/** Drawings, the API, the bot's webhook and the outbox. */
export function createResources(options: Options) {
	const { visitor, siteName, api, report, onDrawn } = options;
	const app = new Hono<{ Bindings: RequestEnv }>();
	const folder = join(options.dataDir, "drawn");
	const outlines = createOutlines(join(options.buildDir, "glyphs.json"));
	// Each with its own queue and child process, so that the icons never wait for share cards.
	const drawnPngs = () => createDrawnPngs({ folder, draw: createDrawingRenderer(), onDrawn, report });
	app.route(
		"/",
		generatedImages({ caller: visitor, siteName, outlines, icons: drawnPngs(), cards: drawnPngs(), report }),
	);
	app.route("/", outboxRoute(options));
	app.route("/", options.webhook);
	app.use("/api/*", async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(api.headers)) context.header(name, value);
	});
	app.route("/", api.handler);
	return app;
}
