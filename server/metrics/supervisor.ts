import cluster from "node:cluster";
import { AggregatorRegistry } from "prom-client";

type Message = { type: "metrics:read" } | { type: "metrics:text"; text: string | undefined };

const isMessage = (message: unknown): message is Message =>
	typeof message === "object" && message !== null && String((message as Message).type).startsWith("metrics:");

/**
 * In the supervisor of several processes: joins the metrics of all of them, also for a process that is asked for them,
 * so that a reader gets the same numbers whichever process answers.
 */
export function gatherFromProcesses(): () => Promise<string> {
	const registry = new AggregatorRegistry();
	const gather = () => registry.clusterMetrics();
	cluster.on("message", async (worker, message: unknown) => {
		if (!isMessage(message)) return;
		const text = await gather().catch(() => undefined);
		worker.send({ type: "metrics:text", text } satisfies Message, () => {});
	});
	return gather;
}

/** In one of several processes: the metrics of all. @throws if one of them does not answer in time */
export function readFromSupervisor(): Promise<string> {
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	const take = (message: unknown) => {
		if (!isMessage(message) || message.type !== "metrics:text") return;
		process.off("message", take);
		if (message.text === undefined) reject(new Error("The supervisor could not read the metrics."));
		else resolve(message.text);
	};
	process.on("message", take);
	process.send?.({ type: "metrics:read" } satisfies Message);
	return promise;
}
