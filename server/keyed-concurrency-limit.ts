type Line = { running: number; waiting: (() => void)[] };

/**
 * A concurrency limit for each key: what is more than `most` waits in line, so that one network address that asks for everything at
 * once waits for itself and not everybody for it.
 *
 * @param longest how many may wait for one key.
 */
export function createKeyedConcurrencyLimit(most: number, longest: number) {
	const lines = new Map<string, Line>();

	function end(key: string, line: Line): void {
		const next = line.waiting.shift();
		if (next) setImmediate(next);
		else line.running--;
		if (line.running === 0) lines.delete(key);
	}

	/**
	 * Calls `begin` when it is its turn, and never before what others have sent was read: a row of answers that wait for nothing would
	 * keep the thread for itself; it calls what it is given once, when it is done.
	 * @returns false, without ever calling it, when the line is full.
	 */
	return (key: string, begin: (done: () => void) => void): boolean => {
		const line = lines.get(key) ?? { running: 0, waiting: [] };
		const go = () => begin(() => end(key, line));
		if (line.running >= most) {
			if (line.waiting.length >= longest) return false;
			line.waiting.push(go);
			return true;
		}
		line.running++;
		lines.set(key, line);
		setImmediate(go);
		return true;
	};
}
