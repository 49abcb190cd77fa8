import type { AdminTexts } from "./texts.ts";

/** The text of a field's issue. Values that no list has share one text: the choices are next to it. */
export function issueText({ issues }: Pick<AdminTexts, "issues">, code: string): string {
	const own = issues[code as keyof typeof issues];
	return own ?? (code.startsWith("unknown_") ? issues.choose : issues.other);
}
