import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { limitConcurrency } from "../domain/concurrency-limit.ts";
import { forbidden, limited, unavailable } from "../domain/errors.ts";
import { toSnakeCase } from "../domain/naming.ts";
import { etagOf, readTags } from "./etag.ts";
import { type ApiLimits, apiLimits, createApiLimits } from "./limits.ts";
import { type ApiDocument, buildOpenApiDocument } from "./openapi.ts";
import { type ApiPrincipal, type ApiResponse, isGuarded, type Operation } from "./operation.ts";
import { operations } from "./operations.ts";
import { pageOf } from "./page.ts";
import { detailsOf, stop } from "./problem.ts";
import { readRequest } from "./read-request.ts";
import { createResponseCache } from "./response-cache.ts";

export type ApiDependencies = {
	siteName: string;
	siteUrl: string;
	/** The page's style sheet. */
	styles: string;
	/** Origins whose pages may read responses. */
	origins: readonly string[];
	limits?: Partial<ApiLimits> | undefined;
	/** Bytes for cached responses to visitors; 0 turns the cache off. */
	keptBytes: number;
	/** Increases with every change of public data; undefined while changes cannot be received. */
	version(): number | undefined;
	askerOf(request: Request, peer: string | undefined): Promise<ApiPrincipal>;
	/** Records denied permissions. */
	settle(asker: ApiPrincipal): Promise<void>;
	/** Whether one of our own pages sent the request. */
	isFromHere(request: Request): boolean;
	report(what: string, error: unknown): void;
	/** Logs a denied request. */
	denied(reason: "csrf" | "rate-limit" | "role", target: string): void;
};

type Env = { Bindings: { peer: string | undefined }; Variables: { requestId: string } };
type Call = Context<Env>;

/** Concurrent file uploads; further ones wait unread, so that many uploads fit in memory. */
const filesAtOnce = 4;

/** `/api`: every operation, the OpenAPI document, and a problem for unknown paths. */
export function createApiHandler(around: ApiDependencies): Hono<Env> {
	const shares = createApiLimits({ ...apiLimits, ...around.limits });
	const kept = createResponseCache(around.keptBytes, around.version);
	const take = limitConcurrency(filesAtOnce)(work);
	const door = new Hono<Env>();
	door.get("/api/*", compress());
	if (around.origins.length > 0) door.use("/api/*", cors(sharing(around.origins)));
	door.use("/api/*", async (context, next) => {
		const sent = context.req.header("x-request-id") ?? "";
		const requestId = /^[\w-]{8,64}$/.test(sent) ? sent : crypto.randomUUID();
		context.set("requestId", requestId);
		await next();
		context.header("x-request-id", requestId);
	});

	const shown = new Map<string, { body: string; tag: string }>();
	/** Built on first use and cached. */
	const show = (path: string, type: string, make: (document: ApiDocument) => string) =>
		door.get(path, async (context) => {
			const body = shown.get(path)?.body ?? make(buildOpenApiDocument(around));
			const known = shown.get(path) ?? { body, tag: await etagOf(body, undefined) };
			shown.set(path, known);
			return tagged(context, { ...known, type, status: 200 }, "no-cache");
		});
	show("/api", "text/html; charset=utf-8", (document) => pageOf(document, around));
	show("/api/openapi.json", "application/json", (document) => JSON.stringify(document));
	const methods = Map.groupBy(operations, ({ path }) => path.replace("{id}", ":id"));
	for (const [path, list] of methods) {
		for (const operation of list) door.on(operation.method, path, (context) => answer(operation, context));
		const allowed = list.map(({ method }) => method.toUpperCase()).join(", ");
		door.all(path, (context) => {
			context.header("allow", allowed);
			return failed(context, stop(405, "method"));
		});
	}
	door.all("/api/*", (context) => failed(context, stop(404, "no_such_call")));
	door.onError((error, context) => failed(context, error));
	return door;

	async function answer(operation: Operation, context: Call): Promise<Response> {
		const request = context.req.raw;
		let asker: ApiPrincipal | undefined;
		try {
			asker = await around.askerOf(request, context.env.peer);
			await takeShare(operation, asker.share, context);
			refuseForeign(operation, asker, request);
			refuseEarly(operation, asker);
			const key = isForAll(operation, asker) ? request.url : undefined;
			const known = key && kept.find(key);
			if (known) return tagged(context, { ...known, status: 200 }, "no-cache");
			const before = kept.version();
			const made = await (takesFile(operation) ? take(operation, asker, context) : work(operation, asker, context));
			if (operation.method !== "get" && isGuarded(operation.access)) kept.clear();
			for (const cookie of asker.cookies) context.header("set-cookie", cookie, { append: true });
			return await respond(operation, made, asker, context, key && ((body, tag) => kept.keep(key, body, tag, before)));
		} catch (error) {
			return failed(context, error, operation, asker);
		} finally {
			if (asker) await around.settle(asker);
		}
	}

	async function takeShare({ method }: Operation, share: string, context: Call): Promise<void> {
		const { headers, seconds } = await shares.take(method === "get" ? "reads" : "changes", share);
		for (const [name, value] of Object.entries(headers)) context.header(name, value);
		if (seconds > 0) throw limited(seconds);
	}

	/** A given token must be valid; a browser's session works only from our own pages. */
	function refuseForeign({ method }: Operation, { session }: ApiPrincipal, request: Request): void {
		if (session.state === "unknown") throw unavailable("the session could not be read");
		if (/^Bearer\b/i.test(request.headers.get("authorization") ?? "")) {
			if (session.state !== "open") throw stop(401, "bad_token");
		} else if (method !== "get" && session.sealed && !around.isFromHere(request)) throw stop(403, "origin");
	}

	/** Rejects unauthorized callers before the body is read; the domain checks the permission again. */
	function refuseEarly({ access }: Operation, { caller }: ApiPrincipal): void {
		if (!isGuarded(access) || caller.may(access)) return;
		caller.deniedPermissions.add(access);
		throw forbidden(access);
	}

	function failed(context: Call, error: unknown, operation?: Operation, asker?: ApiPrincipal): Response {
		const requestId = context.get("requestId");
		const anonymous = !asker || asker.caller.role === "anonymous";
		const { siteUrl } = around;
		const { failure, camelCase } = operation ?? {};
		const named = camelCase ? (field: string) => field : toSnakeCase;
		const { details, seconds } = detailsOf(error, { anonymous, named, requestId, siteUrl });
		if (details.status >= 500) around.report(`the API's request ${requestId} failed`, error);
		const denial = denialOf(details);
		if (denial) around.denied(denial, context.req.url);
		if (details.status === 401) context.header("www-authenticate", "Bearer");
		if (seconds !== undefined) context.header("retry-after", String(seconds));
		if (details.status === 503) context.header("retry-after", "5");
		context.header("cache-control", "no-store");
		context.header("content-type", failure ? "application/json" : "application/problem+json");
		return context.body(JSON.stringify(failure ? failure.of(details) : details), details.status as 400);
	}
}

const denialOf = ({ status, code }: { status: number; code: string }) => {
	if (status === 429) return "rate-limit";
	if (code === "origin") return "csrf";
	return status === 401 || status === 403 ? "role" : undefined;
};

async function work(operation: Operation, asker: ApiPrincipal, context: Call): Promise<ApiResponse> {
	return operation.run(await readRequest(operation, asker, context));
}

const takesFile = ({ body }: Operation) => body !== undefined && "file" in body;

/** A visitor's read, which is the same for all visitors. */
const isForAll = ({ method, tagged, access }: Operation, { session, cookies }: ApiPrincipal) =>
	method === "get" && tagged === true && access === "everyone" && session.state === "none" && cookies.length === 0;

async function respond(
	{ method, tagged: isTagged }: Operation,
	made: ApiResponse,
	{ session }: ApiPrincipal,
	context: Call,
	keep: ((body: string, tag: string) => void) | undefined | "",
) {
	for (const [name, value] of Object.entries(made.headers ?? {})) context.header(name, value);
	const isRead = isTagged && method === "get";
	const cache = !isRead ? "no-store" : session.state === "open" ? "private, no-cache" : "no-cache";
	if (made.body === undefined) {
		context.header("cache-control", cache);
		return context.body(null, made.status as 204);
	}
	const body = JSON.stringify(made.body);
	const tag = isTagged ? await etagOf(body, made.version) : undefined;
	if (keep && tag) keep(body, tag);
	return tagged(context, { body, tag, status: made.status }, cache);
}

type Tagged = { body: string; tag: string | undefined; status: number; type?: string };

function tagged(context: Call, { body, tag, status, type = "application/json" }: Tagged, cache: string): Response {
	context.header("cache-control", cache);
	context.header("vary", "Authorization, Cookie", { append: true });
	if (tag) context.header("etag", tag);
	const known = readTags(context.req.header("if-none-match") ?? null);
	const isRead = context.req.method === "GET" || context.req.method === "HEAD";
	if (isRead && tag && (known === "*" || known?.includes(tag))) return context.body(null, 304);
	context.header("content-type", type);
	return context.body(body, status as 200);
}

const sharing = (origins: readonly string[]) => ({
	origin: [...origins],
	allowMethods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
	allowHeaders: ["authorization", "content-type", "idempotency-key", "if-match", "if-none-match", "x-request-id"],
	exposeHeaders: ["etag", "location", "ratelimit", "ratelimit-policy", "retry-after", "x-request-id"],
	maxAge: 600,
});
