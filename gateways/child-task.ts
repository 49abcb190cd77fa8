/** How often a child looks at its own memory, in milliseconds. */
const memoryCheckInterval = 20;

/**
 * The whole life of a child process: one task in, one answer out (gateways/child-process.ts). Ends itself when its resident memory
 * passes the limit that stands in its first argument: V8's own limit does not count the buffers of native libraries.
 */
export function answerTask<Task, Answer>(answer: (task: Task) => Promise<Answer>): void {
	const mostBytes = Number(process.argv[2]) * 1024 * 1024;
	setInterval(() => {
		if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, "SIGKILL");
	}, memoryCheckInterval).unref();
	process.once("message", async (task: Task) => {
		process.send?.(await answer(task), () => process.disconnect());
	});
}
