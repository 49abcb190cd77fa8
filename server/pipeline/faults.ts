import type { SiteRequest } from "./request.ts";

export type Report = (what: string, error?: unknown) => void;
export type LogAborted = (target: string) => void;

/** Reports an error, unless the client aborted its own upload. */
export function reportFault(
	{ isAborted, target }: Pick<SiteRequest, "isAborted" | "target">,
	{ report, logAborted }: { report: Report; logAborted: LogAborted },
	what: string,
	error?: unknown,
): void {
	if (isAborted?.()) logAborted(target);
	else report(what, error);
}
