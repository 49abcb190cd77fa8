import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { Build } from "../../domain/ports.ts";
import { type Metric, metric } from "./metric.ts";

const microseconds = 1e6;
const nanoseconds = 1e9;

/** What the process itself uses: processor, memory, and how long its event loop is late. */
export function createProcessMetrics(build: Build): { read(): Metric[]; close(): void } {
	/** Measuring wakes an idle process fifty times a second, so it starts with the first reader. */
	let delays: ReturnType<typeof monitorEventLoopDelay> | undefined;

	function readDelays(): Metric[] {
		if (!delays) {
			delays = monitorEventLoopDelay({ resolution: 20 });
			delays.enable();
			return [];
		}
		const isEmpty = delays.count === 0;
		const read = [0.5, 0.99].map((share) => ({
			value: delays ? delays.percentile(share * 100) / nanoseconds : 0,
			labels: { quantile: String(share) },
		}));
		const longest = delays.max / nanoseconds;
		delays.reset();
		if (isEmpty) return [];
		return [
			metric("gauge", "nodejs_eventloop_delay_seconds", "Delay of the event loop since the last reading.", read),
			metric("gauge", "nodejs_eventloop_delay_max_seconds", "Longest delay since the last reading.", longest),
		];
	}

	return {
		read() {
			const { user, system } = process.cpuUsage();
			const memory = process.memoryUsage();
			return [
				metric("gauge", "hamroh_build_info", "The running release; always 1.", [
					{ value: 1, labels: { version: build.version, commit: build.commit ?? "unknown", node: process.version } },
				]),
				metric(
					"gauge",
					"process_start_time_seconds",
					"When the process started, in seconds since 1970.",
					performance.timeOrigin / 1_000,
				),
				metric("counter", "process_cpu_seconds_total", "Processor time.", (user + system) / microseconds),
				metric("gauge", "process_resident_memory_bytes", "Resident memory.", memory.rss),
				metric("gauge", "nodejs_heap_used_bytes", "Used part of the heap.", memory.heapUsed),
				metric("gauge", "nodejs_external_memory_bytes", "Memory of buffers outside of the heap.", memory.external),
				metric(
					"counter",
					"nodejs_eventloop_active_seconds_total",
					"Time in which the event loop was busy.",
					performance.eventLoopUtilization().active / 1_000,
				),
				...readDelays(),
			];
		},
		close: () => delays?.disable(),
	};
}
