/**
 * Removes personal data from an error for the log. A query's error contains the query, its parameters and the rejected values, so
 * only its code and its position are kept.
 */
export function redactError(error: unknown): unknown {
	const causes: (Error & Record<string, unknown>)[] = [];
	for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at as (typeof causes)[0]);
	const [first] = causes;
	const said = causes.findLast((cause) => "severity" in cause || "params" in cause);
	if (!first || !said) return error;
	const { name, code, constraint, table, column, routine } = said;
	const stack = (first.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
	return { type: name, code, constraint, table, column, routine, stack: stack.join("\n") };
}

/** An error for the log whose message may quote what somebody wrote: keeps its type and where it happened. */
export function withoutMessage(error: unknown): Error {
	const { name, stack } = error instanceof Error ? error : new Error();
	const clean = new Error(name);
	clean.stack = [name, ...(stack ?? "").split("\n").filter((line) => /^\s+at /.test(line))].join("\n");
	return clean;
}
