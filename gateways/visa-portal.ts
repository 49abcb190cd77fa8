import { PortalError, type VisaAnswer, type VisaPortal, type VisaQuestion } from "../domain/shared/ports.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { readVisaPage } from "./visa-portal-page.ts";
import { searchVisaPortal } from "./visa-portal-search.ts";

export type VisaPortalOptions = {
	/** Timeout of one check with all its requests, in milliseconds. */
	patience?: number;
	clock?: () => number;
};

/** The Korean visa portal at `baseUrl` (integrations.md §1). Without a URL it is off and results are demo data. */
export function createVisaPortal(
	baseUrl: string | undefined,
	{ patience = 8_000, clock = () => performance.now() }: VisaPortalOptions = {},
): VisaPortal {
	if (!baseUrl) return { check: async () => ({ kind: "off" }) };
	const breaker = new CircuitBreaker({ failures: 5, rest: 60_000, clock });
	return {
		check: (question) => breaker.run(() => ask(baseUrl, question, AbortSignal.timeout(patience))),
	};
}

/**
 * An expired session also reports that nothing was found, so accept "nothing" only if a second, new session confirms
 * it.
 */
async function ask(baseUrl: string, question: VisaQuestion, signal: AbortSignal): Promise<VisaAnswer> {
	const first = await search(baseUrl, question, signal);
	if (first.kind === "found") return first;
	const second = await search(baseUrl, question, signal);
	if (second.kind === "expired") throw new PortalError("expired");
	return second;
}

async function search(baseUrl: string, question: VisaQuestion, signal: AbortSignal) {
	const page = await searchVisaPortal(baseUrl, question, signal);
	return page === "expired" ? ({ kind: "expired" } as const) : readVisaPage(page.html);
}
