import { performance } from "node:perf_hooks";

type Queue = { running: number; waiting: (() => void)[] };

/** In milliseconds. The thread may also have been busy with other requests. */
const longestRest = 1_000;

type Options = {
	/**
	 * While tasks of a key wait, how long each of its slots pauses after a task, as a multiple of the time that the
	 * thread was busy meanwhile. With 3, a flood of one key gets about a quarter of the thread. Time spent waiting for
	 * a database or another server does not count.
	 */
	rest?: number;
	/**
	 * Begins the first task of a key at once, and only further ones after pending input was read. What waits outlives
	 * several garbage collections; but a response that is sent before a body has been read can be lost.
	 */
	atOnce?: boolean;
	/** Milliseconds that the thread has been busy since the process started. */
	busyTime?: () => number;
	/** Runs a task after a delay in milliseconds, once the pending input has been read. */
	later?: (milliseconds: number, task: () => void) => void;
};

/**
 * A concurrency limit per key: further tasks wait in a queue, so that a network address that sends many requests at
 * once delays only itself.
 *
 * @param maxConcurrent maximum number of concurrent tasks of one key
 * @param maxQueued maximum number of waiting tasks of one key
 */
export function createKeyedConcurrencyLimit(
	maxConcurrent: number,
	maxQueued: number,
	{ rest = 0, atOnce = false, busyTime = eventLoopBusyTime, later = runLater }: Options = {},
) {
	const queues = new Map<string, Queue>();

	function end(key: string, queue: Queue, busy: number): void {
		if (queue.waiting.length > 0) later(Math.min(rest * busy, longestRest), () => startNext(key, queue));
		else release(key, queue);
	}

	function startNext(key: string, queue: Queue): void {
		const next = queue.waiting.shift();
		if (next) next();
		else release(key, queue);
	}

	function release(key: string, queue: Queue): void {
		queue.running--;
		if (queue.running === 0) queues.delete(key);
	}

	/**
	 * Calls `begin` when a slot is free, but only after pending input was read (unless \`atOnce\` applies); otherwise a series of
	 * synchronous tasks would block the thread. `begin` receives a function that it must call once when its task is done.
	 * @returns false, without calling `begin`, if the queue is full.
	 */
	return (key: string, begin: (done: () => void) => void): boolean => {
		const queue = queues.get(key) ?? { running: 0, waiting: [] };
		const start = () => {
			const before = busyTime();
			begin(() => end(key, queue, busyTime() - before));
		};
		if (queue.running >= maxConcurrent) {
			if (queue.waiting.length >= maxQueued) return false;
			queue.waiting.push(start);
			return true;
		}
		queue.running++;
		queues.set(key, queue);
		if (atOnce && queue.running === 1) start();
		else later(0, start);
		return true;
	};
}

const eventLoopBusyTime = () => performance.eventLoopUtilization().active;

function runLater(milliseconds: number, task: () => void): void {
	if (milliseconds < 1) setImmediate(task);
	else setTimeout(task, milliseconds);
}
