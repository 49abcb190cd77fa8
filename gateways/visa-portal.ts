import { PortalError, type VisaAnswer, type VisaPortal, type VisaQuestion } from "../domain/ports.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { readVisaPage } from "./visa-portal-page.ts";
import { searchVisaPortal } from "./visa-portal-search.ts";

export type VisaPortalOptions = {
	/** How long one question may take, all its requests together, in milliseconds. */
	patience?: number;
	clock?: () => number;
};

/** The Korean visa portal at `baseUrl` (integrations.md §1); unset, it is off and answers are demo data. */
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

/** An expired session also says that nothing was found, so "nothing" is believed when a second, fresh session says it too. */
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
