import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { limitConcurrency } from "../domain/concurrency-limit.ts";

type ChildOptions = {
	/** How many children run at once; further tasks wait in line. */
	atOnce: number;
	/** How long a child may take, in milliseconds. */
	timeout: number;
	/** The limit of its JavaScript heap, in megabytes. */
	heapMegabytes: number;
	/** The limit of its whole resident memory, in megabytes, buffers of native libraries included. */
	residentMegabytes: number;
};

/** Makes the C library give back what it no longer uses, as bin/start.mjs does for the server. */
const environment = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "1048576",
	MALLOC_TRIM_THRESHOLD_: "131072",
};

/** The child was killed, or crashed, before it answered: it ran out of time or memory, or its input broke a library. */
export class ChildKilled extends Error {}

/**
 * Runs each task in a child process of its own, with a limit on time and memory and without our environment. What a hostile file
 * breaks ends with its child. Children run at a low priority, so that they never starve requests, and use a thread pool of their
 * own, so that file reads and password hashes never wait for them.
 *
 * @param script the script in this folder, without its ending; it calls `answerTask` (child-task.ts).
 * @returns a function that resolves with the child's answer. @throws ChildKilled.
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
				// The next one begins when this one has given its memory back; its answer may arrive after its exit is known.
				const exited = once(child, "exit").finally(() => {
					clearTimeout(timer);
					process.off("exit", kill);
				});
				Promise.all([exited, once(child, "disconnect")]).then(([[code, signal]]) => {
					if (answer) resolve(answer.value);
					else if (signal) reject(new ChildKilled(`${script} was ended by ${signal}`));
					else reject(new Error(`${script} ended with code ${code} and no answer.`));
				}, reject);
				// A child that dies at once is reported by its exit.
				child.send(task, () => undefined);
			}),
	);
}

/** In the built server the scripts lie beside the start (vite.start.config.ts). */
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
		// It has already ended, or the system does not let us.
	}
}
