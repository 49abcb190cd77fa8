import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { limitConcurrency } from "../domain/shared/concurrency-limit.ts";

type ChildOptions = {
	/** Maximum number of concurrent children; further tasks are queued. */
	atOnce: number;
	/** Maximum duration of a child in milliseconds. */
	timeout: number;
	/** Limit of the JavaScript heap in megabytes. */
	heapMegabytes: number;
	/** Limit of the resident memory in megabytes, including buffers of native libraries. */
	residentMegabytes: number;
};

/** Makes the C library return unused memory, as in bin/start.mjs. */
const environment = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "1048576",
	MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * The child was killed or crashed before it answered: it exceeded its time or memory, or its input crashed a library.
 */
export class ChildKilled extends Error {}

/**
 * Runs each task in its own child process, with limits on time and memory and without our environment, so that a
 * hostile file can only crash its child. Children run at low priority, so that they do not starve requests, and have
 * their own thread pool, so that file reads and password hashes do not wait for them.
 * @param script the script in this folder without its extension; it calls `answerTask` (child-task.ts).
 * @returns a function that resolves with the child's answer.
 * @throws ChildKilled.
 */
export function childProcess<Task extends object, Answer>(script: string, options: ChildOptions) {
	const { atOnce, timeout, heapMegabytes, residentMegabytes } = options;
	return limitConcurrency(atOnce)(
		(task: Task) =>
			new Promise<Answer>((resolve, reject) => {
				const child = fork(scriptFile(script), [String(residentMegabytes)], {
					execArgv: [`--max-old-space-size=${heapMegabytes}`],
					serialization: "advanced",
					stdio: ["ignore", "ignore", "ignore", "ipc"],
					env: environment,
				});
				const kill = () => child.kill("SIGKILL");
				const timer = setTimeout(kill, timeout);
				process.once("exit", kill);
				child.once("spawn", () => lowerPriority(child.pid));
				child.once("error", reject);
				let answer: { value: Answer } | undefined;
				child.once("message", (value: Answer) => {
					answer = { value };
				});
				// Start the next child only after this one has released its memory. Its exit may be known before its answer
				// arrives.
				const exited = once(child, "exit").finally(() => {
					clearTimeout(timer);
					process.off("exit", kill);
				});
				Promise.all([exited, once(child, "disconnect")]).then(([[code, signal]]) => {
					if (answer) resolve(answer.value);
					else if (signal) reject(new ChildKilled(`${script} was ended by ${signal}`));
					else reject(new Error(`${script} ended with code ${code} and no answer.`));
				}, reject);
				// The exit handler reports a child that dies at once.
				child.send(task, () => undefined);
			}),
	);
}

/** In the build, the scripts are next to the start script (vite.config.ts). */
function scriptFile(script: string): string {
	return fileURLToPath(
		import.meta.url.endsWith(".ts")
			? new URL(`./${script}.ts`, import.meta.url)
			: `${import.meta.url.replace(/\/build\/server\/.*/, "")}/build/start/${script}.js`,
	);
}

function lowerPriority(pid: number | undefined): void {
	try {
		if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
	} catch {
		// The process has already ended, or the system does not allow it.
	}
}
