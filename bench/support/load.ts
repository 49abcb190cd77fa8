import autocannon from "autocannon";
import { cpuSeconds } from "./processes.ts";

/** One address of a visitor each: the site limits what one address may do. Needs TRUST_PROXY=1. */
export const addressOf = (visitor: number): string =>
	`2001:db8:${(visitor >> 8).toString(16)}:${(visitor & 255).toString(16)}::1`;

type LoadOptions = { pid: number; seconds: number; encoding?: string };

/** Requests a page from 64 connections of 64 visitors. @returns CPU milliseconds of the server for each answer. */
export async function cpuOfPage(url: string, { pid, seconds, encoding = "br" }: LoadOptions): Promise<number> {
	const requests = Array.from({ length: 64 }, (_, visitor) => ({
		headers: { "accept-encoding": encoding, "x-forwarded-for": addressOf(visitor) },
	}));
	const before = cpuSeconds(pid);
	const result = await autocannon({ url, connections: 64, duration: seconds, requests });
	// Error pages are fast.
	const failed = result.non2xx + result.errors;
	if (failed > 0) throw new Error(`${url} was not answered ${failed} times: ${JSON.stringify(result.statusCodeStats)}`);
	return ((cpuSeconds(pid) - before) * 1_000) / result.requests.total;
}
