/**
 * What of an error may stand in the log. An error of a query says the query, what was asked with it and the values that were refused:
 * people's words. Of such a one its code and its place are told.
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
