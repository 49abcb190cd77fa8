import cluster, { type Worker } from "node:cluster";
import { type Metric, mergeMetrics } from "./metric.ts";

/** Reads the metrics of this process; with `isShared`, also those that are the same in all processes. */
export type ReadMetrics = (isShared: boolean) => Promise<Metric[]>;

/** Milliseconds after which a process that does not answer is left out. */
const patience = 5_000;

type Message =
	/** To a worker: report. */
	| { type: "metrics:read"; id: number; isShared: boolean }
	/** From a worker: its report. */
	| { type: "metrics:report"; id: number; metrics: Metric[] }
	/** From a worker that was asked for all metrics, and the answer to it. */
	| { type: "metrics:gather"; id: number }
	| { type: "metrics:gathered"; id: number; metrics: Metric[] };

const isMessage = (message: unknown): message is Message =>
	typeof message === "object" && message !== null && String((message as Message).type).startsWith("metrics:");

/**
 * In the supervisor of several processes: asks all of them, so that a reader gets the same numbers whichever process
 * answers it.
 * @param names of the workers, which stay the same when a process is replaced
 */
export function gatherFromWorkers(names: (worker: Worker) => string): () => Promise<Metric[]> {
	const waiting = new Map<number, (metrics: Metric[]) => void>();
	let last = 0;

	async function ask(worker: Worker, isShared: boolean) {
		const id = ++last;
		const { promise, resolve } = Promise.withResolvers<Metric[]>();
		waiting.set(id, resolve);
		const late = setTimeout(resolve, patience, []);
		worker.send({ type: "metrics:read", id, isShared } satisfies Message, (error) => error && resolve([]));
		const metrics = await promise;
		clearTimeout(late);
		waiting.delete(id);
		return { process: names(worker), metrics };
	}

	async function gather(): Promise<Metric[]> {
		const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected()) as Worker[];
		return mergeMetrics(await Promise.all(workers.map((worker, at) => ask(worker, at === 0))));
	}

	cluster.on("message", (worker, message: unknown) => {
		if (!isMessage(message)) return;
		if (message.type === "metrics:report") waiting.get(message.id)?.(message.metrics);
		if (message.type !== "metrics:gather") return;
		const { id } = message;
		gather().then((metrics) => worker.send({ type: "metrics:gathered", id, metrics } satisfies Message, () => {}));
	});
	return gather;
}

/** In one of several processes: answers the supervisor, and asks it for the metrics of all. */
export function gatherFromSupervisor(read: ReadMetrics): () => Promise<Metric[]> {
	const waiting = new Map<number, (metrics: Metric[]) => void>();
	let last = 0;
	process.on("message", (message: unknown) => {
		if (!isMessage(message)) return;
		const { id } = message;
		if (message.type === "metrics:gathered") waiting.get(id)?.(message.metrics);
		if (message.type !== "metrics:read") return;
		read(message.isShared).then((metrics) => process.send?.({ type: "metrics:report", id, metrics } satisfies Message));
	});
	return async () => {
		const id = ++last;
		const { promise, resolve } = Promise.withResolvers<Metric[]>();
		waiting.set(id, resolve);
		process.send?.({ type: "metrics:gather", id } satisfies Message);
		return promise.finally(() => waiting.delete(id));
	};
}
