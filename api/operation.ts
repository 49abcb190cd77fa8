import type { z } from "zod";
import type { Caller } from "../domain/access/caller.ts";
import type { Permission } from "../domain/access/permissions.ts";
import type { Account } from "../domain/access/session.ts";
import type { Language } from "../domain/language.ts";
import type { ProblemDetails, Status } from "./problem.ts";

/** Who asks, as the server knows it. */
export type ApiPrincipal = {
	caller: Caller;
	/** The network address, for limits only. */
	client: string;
	/** Whose share of the limits this uses up: an account's, else a neighbourhood's. */
	share: string;
	/** The part of the address that the audit log keeps. */
	network?: string | undefined;
	session: { state: "none" | "open" | "ended" | "forged" | "unknown"; sealed?: string };
	account?: Account | undefined;
	/** `Set-Cookie`, where the session's cookie was renewed. */
	cookies: string[];
};

/** One request, with what was sent already read by the operation's schemas; the body is read by the domain. */
export type ApiRequest = Omit<ApiPrincipal, "cookies" | "share" | "network"> & {
	id: string;
	query: Record<string, unknown>;
	body: unknown;
	file: File | undefined;
	language: Language;
	/** Made up where none was sent: the same words within a day are one submission all the same. */
	idempotencyKey: string;
	/** Undefined: nobody looked before. */
	ifMatch: IfMatch | undefined;
};
export type IfMatch = "*" | string[];

export type ApiResponse = {
	status: number;
	body?: unknown;
	headers?: Record<string, string>;
	/** Goes into the ETag, so that it says which state of the record was looked at. */
	version?: number | undefined;
};

/** One call: what the document says of it and what it does, side by side, so that neither goes its own way. */
export type Operation = {
	id: string;
	method: "get" | "post" | "patch" | "delete";
	/** As "/api/offices/{id}". */
	path: string;
	tag: string;
	summary: string;
	details?: string;
	/** Who may call it: everyone, whoever is signed in, or whoever has the permission. */
	access: "everyone" | "account" | Permission;
	query?: z.ZodObject;
	body?: { schema: z.ZodType; example: unknown; name: string } | { file: true };
	/** The spec has this body in the domain's own names. */
	camelCase?: true;
	/** Takes an Idempotency-Key. */
	once?: true;
	/** What it answers carries an ETag; a change takes If-Match. */
	tagged?: true;
	answers: Record<number, { what: string; schema?: z.ZodType; name?: string }>;
	/** Problems of its own, beside those that every operation has. */
	problems?: Status[];
	/** Where the spec fixes how a failure is told, in place of problem details. */
	failure?: { schema: z.ZodType; name: string; of(problem: ProblemDetails): unknown };
	run(asked: ApiRequest): Promise<ApiResponse>;
};

/** Whether it takes a permission that not everybody has. */
export const isGuarded = (access: Operation["access"]): access is Permission =>
	access !== "everyone" && access !== "account";

/** The statuses with which any operation may fail. */
export function problemsOf(operation: Operation): Status[] {
	const { method, access, path, query, body, tagged, problems = [] } = operation;
	const possible: Status[] = [401, 429, 500, 503, ...problems];
	if (isGuarded(access) || method !== "get") possible.push(403);
	if (path.endsWith("{id}")) possible.push(404);
	if (query || body) possible.push(422);
	if (body) possible.push(400, 413, 415);
	if (tagged && method !== "get" && method !== "post") possible.push(412);
	return [...new Set(possible)].sort((one, other) => one - other);
}
