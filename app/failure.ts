import { type Changed, type Issue, problemOf } from "../domain/shared/errors.ts";
import type { RequestContext } from "./request-context.ts";

/** Why something could not be read or stored, as pages and forms report it. */
export type Failure = {
	status: number;
	/** The code of a conflict, or one of: invalid, missing, session_ended, refused, limited, unavailable, unexpected. */
	fault: string;
	issues: Issue[];
	/** With "limited", and with "unavailable" if known: the time to wait. */
	seconds: number | undefined;
	/** With "changed": who saved meanwhile. */
	changed: Changed | undefined;
};

/**
 * The failure behind an error. Logs errors that the sender cannot correct.
 * @param what the message for the log, such as "programs could not be read"
 * @throws a redirect, which is no error
 */
export function failureOf(context: RequestContext, what: string, error: unknown): Failure {
	if (error instanceof Response) throw error;
	const problem = problemOf(error);
	const failure = (status: number, fault: string, more: Partial<Failure> = {}): Failure => ({
		...{ status, fault, issues: [], seconds: undefined, changed: undefined },
		...more,
	});
	switch (problem?.kind) {
		case "invalid":
			return failure(422, "invalid", { issues: problem.issues });
		case "not-found":
			return failure(404, "missing");
		case "refused":
			if (context.session.state === "unknown") return failure(503, "unavailable");
			return context.caller.role === "anonymous" ? failure(401, "session_ended") : failure(403, "refused");
		case "conflict":
			return failure(409, problem.code, { changed: problem.changed });
		case "limited":
			return failure(429, "limited", { seconds: problem.seconds });
	}
	context.report(what, error);
	return problem?.kind === "unavailable"
		? failure(503, "unavailable", { seconds: problem.retryAfter })
		: failure(500, "unexpected");
}
