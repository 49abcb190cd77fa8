import { type Aggregator, Counter, Gauge, type Registry } from "prom-client";

type Labeled = { labels: Record<string, string>; value: number };

/** What is read when somebody asks for the metrics. Without a value, the metric is left out. */
type Read<Value> = () => Value | undefined | Promise<Value | undefined>;

/**
 * Returns functions that add metrics to a registry.
 * @param aggregator joins the numbers of several processes that have the same labels
 */
export function createDefine(registry: Registry, aggregator: Aggregator) {
	const add = (
		Kind: typeof Gauge | typeof Counter,
		name: string,
		help: string,
		labelNames: string[],
		read: Read<Labeled[]>,
	) => {
		const metric = new Kind({
			...{ name, help, labelNames, aggregator, registers: [registry] },
			async collect() {
				const values = (await read()) ?? [];
				if (labelNames.length > 0) metric.reset();
				else metric.remove();
				for (const { labels, value } of values) metric.inc(labels, value);
			},
		});
	};
	const single = (read: Read<number>) => async () => {
		const value = await read();
		return value === undefined ? [] : [{ labels: {}, value }];
	};
	return {
		gauge: (name: string, help: string, read: Read<number>) => add(Gauge, name, help, [], single(read)),
		counter: (name: string, help: string, read: Read<number>) => add(Counter, name, help, [], single(read)),
		gauges: (name: string, help: string, labels: string[], read: Read<Labeled[]>) =>
			add(Gauge, name, help, labels, read),
		counters: (name: string, help: string, labels: string[], read: Read<Labeled[]>) =>
			add(Counter, name, help, labels, read),
	};
}

/** Metrics that are read at the same time share one reading. */
export function shareReading<Value>(read: () => Promise<Value>): () => Promise<Value> {
	let running: Promise<Value> | undefined;
	return () => {
		running ??= read().finally(() => {
			running = undefined;
		});
		return running;
	};
}
