/** Milliseconds between memory checks. */
const memoryCheckInterval = 20;

/**
 * The main function of a child process: receives one task and sends one answer (gateways/child-process.ts). Exits when
 * its resident memory exceeds the limit in the first argument, because V8's own limit does not include the buffers of
 * native libraries.
 */
export function answerTask<Task, Answer>(answer: (task: Task) => Promise<Answer>): void {
	const maxBytes = Number(process.argv[2]) * 1024 * 1024;
	setInterval(() => {
		if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, "SIGKILL");
	}, memoryCheckInterval).unref();
	process.once("message", async (task: Task) => {
		process.send?.(await answer(task), () => process.disconnect());
	});
}
