/**
 * Errors as plain data: the kind determines the status, the code the message in app/i18n. Kinds: refused 403, not-found
 * 404, conflict 409, invalid 422, limited 429, unavailable 503.
 */
export type Problem =
	| { kind: "refused"; permission: string }
	| { kind: "not-found"; noun: string }
	| { kind: "invalid"; issues: Issue[] }
	| { kind: "conflict"; code: string; changed?: Changed }
	| { kind: "limited"; seconds: number }
	| { kind: "unavailable"; cause: string; retryAfter?: number };

/** Who changed the record concurrently, if the log knows, and its current version. `at`: ISO time. */
export type Changed = { by: string | null; at: string | null; version: number };

/** An error of one field: `field` is its path in the input ("title", "languageCertificates.0.score"). */
export type Issue = { field: string; code: string };

const mark = Symbol.for("hamroh.problem");

/** An Error with a stack for the log; callers read `problem`. */
class ProblemError extends Error {
	readonly problem: Problem;
	readonly [mark] = true;
	constructor(problem: Problem) {
		super(`${problem.kind}: ${JSON.stringify(problem)}`);
		this.problem = problem;
	}
}

export const forbidden = (permission: string) => new ProblemError({ kind: "refused", permission });
export const notFound = (noun: string) => new ProblemError({ kind: "not-found", noun });
export const invalid = (issues: Issue[]) => new ProblemError({ kind: "invalid", issues });
/** Rate limit exceeded; `seconds` until the next attempt. */
export const limited = (seconds: number) => new ProblemError({ kind: "limited", seconds });
/** A required service is unreachable; `cause` is for the log. */
export const unavailable = (cause: string) => new ProblemError({ kind: "unavailable", cause });
/** Too many requests are queued; `retryAfter` is in seconds. */
export const busy = (retryAfter: number) =>
	new ProblemError({ kind: "unavailable", cause: "too much work is waiting", retryAfter });
export const conflict = (code: string) => new ProblemError({ kind: "conflict", code });
/** The record was changed since it was read. */
export const editConflict = (by: Changed) => new ProblemError({ kind: "conflict", code: "changed", changed: by });

/** PostgreSQL's code of a statement that has exceeded its time limit. */
export const statementTimeout = "57014";

/**
 * Connection refused, reset, or timed out; server starting or stopping (57P0); out of disk space or connections (53); database
 * renamed (3D), closed to connections (55000), password changed (28); server became a replica (25006).
 */
const unreachable = /^(ECONN|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|25006|28|3D|53|55000|57P0)/;

/** For a removal: what does not exist any more is the desired result. */
export function ignoreMissing(error: unknown): void {
	if (problemOf(error)?.kind !== "not-found") throw error;
}

/** The problem of an error: a domain error, or an unreachable database. Undefined for internal errors. */
export function problemOf(error: unknown): Problem | undefined {
	for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
		if (mark in at) return (at as ProblemError).problem;
		const { code } = at as { code?: unknown };
		if (typeof code === "string" && (code === statementTimeout || unreachable.test(code)))
			return { kind: "unavailable", cause: code };
		if (/timeout exceeded when trying to connect|Connection terminated|not queryable|shutting down/.test(at.message)) {
			return { kind: "unavailable", cause: at.message };
		}
	}
	return undefined;
}
