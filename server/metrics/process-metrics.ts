import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { Pool } from "pg";
import type { Registry } from "prom-client";
import type { Build } from "../../domain/shared/ports.ts";
import type { Cache } from "../cache.ts";
import { createDefine, shareReading } from "./define-metric.ts";

export type ProcessSources = {
	build: Build;
	pool: Pool;
	/** Rendered pages and query results. */
	cache: Cache;
	/** Pages from the page cache, and pages that were rendered for it. */
	cacheUse: { hits: number; misses: number };
	isListening(): boolean;
	/** Unexpected errors in the log. */
	errors(): number;
};

const microseconds = 1e6;
const nanoseconds = 1e9;

/** What this process uses and holds. @returns a function that stops measuring */
export function addProcessMetrics(registry: Registry, sources: ProcessSources): () => void {
	const { build, pool, cache, cacheUse, isListening, errors } = sources;
	const { gauge, gauges, counter, counters } = createDefine(registry, "sum");
	const delays = measureDelays();
	const release = { version: build.version, commit: build.commit ?? "unknown", node: process.version };
	gauges("hamroh_build_info", "The running release; always 1.", Object.keys(release), () => [
		{ labels: release, value: 1 },
	]);
	const startedAt = performance.timeOrigin / 1_000;
	gauge("process_start_time_seconds", "When the process started, in seconds since 1970.", () => startedAt);
	counter("process_cpu_seconds_total", "Processor time.", () => {
		const { user, system } = process.cpuUsage();
		return (user + system) / microseconds;
	});
	gauge("process_resident_memory_bytes", "Resident memory.", () => process.memoryUsage.rss());
	gauge("nodejs_heap_used_bytes", "Used part of the heap.", () => process.memoryUsage().heapUsed);
	gauge("nodejs_external_memory_bytes", "Memory of buffers outside of the heap.", () => process.memoryUsage().external);
	counter("nodejs_eventloop_active_seconds_total", "Time in which the event loop was busy.", () => {
		return performance.eventLoopUtilization().active / 1_000;
	});
	gauges(
		"nodejs_eventloop_delay_seconds",
		"Delay of the event loop since the last reading.",
		["quantile"],
		async () => {
			return (await delays.read())?.quantiles;
		},
	);
	gauge("nodejs_eventloop_delay_max_seconds", "Longest delay since the last reading.", async () => {
		return (await delays.read())?.longest;
	});
	counters("hamroh_page_cache_requests_total", "Cacheable pages by where they came from.", ["result"], () => [
		{ labels: { result: "hit" }, value: cacheUse.hits },
		{ labels: { result: "miss" }, value: cacheUse.misses },
	]);
	const usageOf = (key: "entries" | "bytes") => () => [{ labels: { cache: "pages" }, value: cache.usage()[key] }];
	gauges("hamroh_cache_entries", "Entries of the cache.", ["cache"], usageOf("entries"));
	gauges("hamroh_cache_bytes", "Estimated size of the cache.", ["cache"], usageOf("bytes"));
	gauges("hamroh_database_connections", "Connections of the pool by state.", ["state"], () => [
		{ labels: { state: "idle" }, value: pool.idleCount },
		{ labels: { state: "used" }, value: pool.totalCount - pool.idleCount },
	]);
	gauge("hamroh_database_waiting", "Queries that wait for a connection.", () => pool.waitingCount);
	const listenerHelp = "1 while the database tells the process about changes; otherwise cached pages are not used.";
	gauge("hamroh_change_listener_up", listenerHelp, () => Number(isListening()));
	counter("hamroh_errors_total", "Unexpected errors in the log.", errors);
	return delays.stop;
}

/** How long the event loop is late. Measuring wakes an idle process fifty times a second, so it starts with the first reader. */
function measureDelays() {
	const delays = monitorEventLoopDelay({ resolution: 20 });
	const read = shareReading(async () => {
		delays.enable();
		if (delays.count === 0) return undefined;
		const quantiles = [0.5, 0.99].map((share) => ({
			labels: { quantile: String(share) },
			value: delays.percentile(share * 100) / nanoseconds,
		}));
		const longest = delays.max / nanoseconds;
		delays.reset();
		return { quantiles, longest };
	});
	return { read, stop: () => void delays.disable() };
}
