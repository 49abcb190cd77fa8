/**
 * An error of the embedded database that the operator can fix. `message` is one line for the console, without a stack.
 */
export class EmbeddedError extends Error {
	constructor(message: string) {
		super(message.replace(/\s*\n\s*/g, " "));
		this.name = "EmbeddedError";
	}
}

/** The code of a system or PostgreSQL error ("ENOENT", "57P03"), or "" if it has none. */
export function codeOf(error: unknown): string {
	const code = (error as { code?: unknown } | null)?.code;
	return typeof code === "string" ? code : "";
}
