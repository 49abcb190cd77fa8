import { AggregatorRegistry, Counter, Histogram, Registry } from "prom-client";
import { addProcessMetrics, type ProcessSources } from "./process-metrics.ts";
import { addSharedMetrics, type SharedSources } from "./shared-metrics.ts";
import { readFromSupervisor } from "./supervisor.ts";

/** Upper bounds in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
	/** Counts a request. */
	observe(route: string, status: number, milliseconds: number): void;
	/** @returns the metrics of all processes in Prometheus' text format */
	read(): Promise<string>;
	close(): void;
};

/**
 * The metrics of the site (decision 042).
 * @param processName tells the processes of a site apart; undefined if there is only one
 */
export function createMetrics(sources: ProcessSources & SharedSources, processName: string | undefined): Metrics {
	const own = new Registry();
	const shared = new Registry();
	const close = addProcessMetrics(own, sources);
	addSharedMetrics(shared, sources);
	const observe = countRequests(own);
	if (processName === undefined) return { observe, read: () => Registry.merge([own, shared]).metrics(), close };
	own.setDefaultLabels({ process: processName });
	AggregatorRegistry.setRegistries([own, shared]);
	// Answers the supervisor from now on.
	new AggregatorRegistry();
	return { observe, read: readFromSupervisor, close };
}

/** Counts the requests of this process by route, and how long their answers took. */
function countRequests(registry: Registry): Metrics["observe"] {
	const registers = [registry];
	const requests = new Counter({
		...{ name: "http_requests_total", labelNames: ["route", "status"], registers },
		help: "Requests by route and class of status.",
	});
	const durations = new Histogram({
		...{ name: "http_request_duration_seconds", labelNames: ["route"], buckets, registers },
		help: "Time from the request's headers until its answer was ready, by route.",
	});
	const routes = new Set<string>();
	return (route, status, milliseconds) => {
		// A series that begins with its first error would hide it from rates.
		if (!routes.has(route)) requests.inc({ route, status: "5xx" }, 0);
		routes.add(route);
		requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
		durations.observe({ route }, milliseconds / 1_000);
	};
}
