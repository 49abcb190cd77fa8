import type { z } from "zod";
import type { Permission } from "../domain/access/permissions.ts";
import type { Principal } from "../domain/access/principal.ts";
import type { Language } from "../domain/shared/language.ts";
import type { ProblemDetails, Status } from "./problem.ts";

/** A request whose parameters the operation's schemas have parsed; the domain parses the body. */
export type ApiRequest = Omit<Principal, "network"> & {
	id: string;
	query: Record<string, unknown>;
	body: unknown;
	file: File | undefined;
	language: Language;
	/** Generated if the client sent none; identical content within a day still counts as one submission. */
	idempotencyKey: string;
	/** Undefined if the client did not send the header. */
	ifMatch: IfMatch | undefined;
};
export type IfMatch = "*" | string[];

export type ApiResponse = {
	status: number;
	body?: unknown;
	headers?: Record<string, string>;
	/** Part of the ETag, which identifies the state of the record. */
	version?: number | undefined;
};

/** One operation: its documentation and its implementation in one place. */
export type Operation = {
	id: string;
	method: "get" | "post" | "patch" | "delete";
	/** For example "/api/offices/{id}". */
	path: string;
	tag: string;
	summary: string;
	details?: string;
	/** Who may call it: everyone, signed-in accounts, or callers with the permission. */
	access: "everyone" | "account" | Permission;
	query?: z.ZodObject;
	body?: { schema: z.ZodType; example: unknown; name: string } | { file: true };
	/** The spec defines this body in the domain's camelCase. */
	camelCase?: true;
	/** Supports Idempotency-Key. */
	once?: true;
	/** Responses have an ETag, and changes support If-Match. */
	tagged?: true;
	answers: Record<number, { what: string; schema?: z.ZodType; name?: string }>;
	/** Additional problems of this operation. */
	problems?: Status[];
	/** The spec's format of a failure, instead of problem details. */
	failure?: { schema: z.ZodType; name: string; of(problem: ProblemDetails): unknown };
	run(request: ApiRequest): Promise<ApiResponse>;
};

/** Whether it needs a permission. */
export const isGuarded = (access: Operation["access"]): access is Permission =>
	access !== "everyone" && access !== "account";

/** The statuses of an operation's possible problems. */
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
