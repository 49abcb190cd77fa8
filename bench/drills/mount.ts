import { execFileSync } from "node:child_process";

/** Mounts a file system for a drill. It is unmounted with `unmount`, or when this script ends, however it does. */
export function mountAt(place: string, ...options: string[]): { unmount(): void } {
	execFileSync("mount", [...options, place]);
	const unmount = () => {
		process.off("exit", unmount);
		execFileSync("umount", ["--lazy", place]);
	};
	// Before the temporary folder is removed.
	process.prependOnceListener("exit", unmount);
	return { unmount };
}
