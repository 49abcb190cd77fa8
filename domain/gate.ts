/** At most so many calls at once, over all that share the gate; the others wait in line. */
export function gate(most: number) {
	let running = 0;
	const waiting: (() => void)[] = [];
	return <A extends unknown[], T>(work: (...input: A) => Promise<T>) =>
		async (...input: A): Promise<T> => {
			if (running >= most) await new Promise<void>((go) => waiting.push(go));
			else running++;
			try {
				return await work(...input);
			} finally {
				const next = waiting.shift();
				if (next) next();
				else running--;
			}
		};
}
