import type { Context } from "hono";
import type { Principal } from "../domain/access/principal.ts";
import { toSnakeCase } from "../domain/shared/naming.ts";
import { etagOf, readTags } from "./etag.ts";
import type { ApiResponse, Operation } from "./operation.ts";
import { detailsOf } from "./problem.ts";

export async function respond(
	context: Context,
	{ method, tagged: isTagged }: Operation,
	made: ApiResponse,
	{ session }: Principal,
): Promise<Response> {
	for (const [name, value] of Object.entries(made.headers ?? {})) context.header(name, value);
	const isRead = isTagged && method === "get";
	const cache = !isRead ? "no-store" : session.state === "open" ? "private, no-cache" : "no-cache";
	if (made.body === undefined) {
		context.header("cache-control", cache);
		return context.body(null, made.status as 204);
	}
	const body = JSON.stringify(made.body);
	const tag = isTagged ? await etagOf(body, made.version) : undefined;
	return respondTagged(context, { body, tag, status: made.status }, cache);
}

type Tagged = { body: string; tag: string | undefined; status: number; type?: string };

/** Answers with 304 if the client already has this body. */
export function respondTagged(
	context: Context,
	{ body, tag, status, type = "application/json" }: Tagged,
	cache: string,
): Response {
	context.header("cache-control", cache);
	context.header("vary", "Authorization, Cookie", { append: true });
	if (tag) context.header("etag", tag);
	const known = readTags(context.req.header("if-none-match") ?? null);
	const isRead = context.req.method === "GET" || context.req.method === "HEAD";
	if (isRead && tag && (known === "*" || known?.includes(tag))) return context.body(null, 304);
	context.header("content-type", type);
	return context.body(body, status as 200);
}

type ProblemOptions = {
	siteUrl: string;
	report(what: string, error: unknown): void;
	/** Logs a denied request. */
	denied(reason: "csrf" | "rate-limit" | "role", target: string): void;
};

/** Answers with problem details (RFC 9457), or with the operation's own format of failures. */
export function respondWithProblem(
	context: Context,
	error: unknown,
	{ siteUrl, report, denied }: ProblemOptions,
	operation?: Operation,
	principal?: Principal,
): Response {
	const requestId = context.get("requestId");
	const anonymous = !principal || principal.caller.role === "anonymous";
	const { failure, camelCase } = operation ?? {};
	const named = camelCase ? (field: string) => field : toSnakeCase;
	const { details, seconds } = detailsOf(error, { anonymous, named, requestId, siteUrl });
	if (details.status >= 500) report(`the API's request ${requestId} failed`, error);
	const denial = denialOf(details);
	if (denial) denied(denial, context.req.url);
	if (details.status === 401) context.header("www-authenticate", "Bearer");
	if (seconds !== undefined) context.header("retry-after", String(seconds));
	if (details.status === 503) context.header("retry-after", "5");
	context.header("cache-control", "no-store");
	context.header("content-type", failure ? "application/json" : "application/problem+json");
	return context.body(JSON.stringify(failure ? failure.of(details) : details), details.status as 400);
}

const denialOf = ({ status, code }: { status: number; code: string }) => {
	if (status === 429) return "rate-limit";
	if (code === "origin") return "csrf";
	return status === 401 || status === 403 ? "role" : undefined;
};
