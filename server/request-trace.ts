import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { type DestinationStream, type Logger, pino } from "pino";

/** How a request is found again: its id in the log, and its route in the metrics. */
export type RequestTrace = {
	/** In every log line of the request, in its response's header, and on error pages. */
	readonly id: string;
	/** The pattern of the URL, such as "/programs/:id": set once it is known, never a path. */
	route: string;
};

/** The route of requests that were answered before it was known, such as those for another site's host. */
export const unknownRoute = "none";

export const requestIdHeader = "x-request-id";

/** Long enough to be unique in a log, and without characters that could change its lines. */
const acceptable = /^[\w-]{8,64}$/;

/**
 * Takes the request's id from a trusted proxy, or from a program that calls the API (docs/api.md). All others get a new
 * one: visitors must not choose the ids in the log.
 */
export function traceRequest(target: string, sent: string | undefined, trustProxy: number): RequestTrace {
	const isTaken = sent !== undefined && (trustProxy > 0 || target.startsWith("/api/")) && acceptable.test(sent);
	return { id: isTaken ? sent : randomUUID(), route: unknownRoute };
}

const current = new AsyncLocalStorage<RequestTrace>();

/** Runs the work of a request: whatever it logs names the request's id. */
export const runTraced = <Result>(trace: RequestTrace, work: () => Result): Result => current.run(trace, work);

/** Runs what a request starts but does not belong to it, such as a timer that many requests share. */
export const runUntraced = <Result>(work: () => Result): Result => current.exit(work);

/** The log: one JSON object per line, with the id of the request that is being answered. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
	const mixin = () => {
		const trace = current.getStore();
		return trace ? { requestId: trace.id } : {};
	};
	return destination ? pino({ level, mixin }, destination) : pino({ level, mixin });
}
