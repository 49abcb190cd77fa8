import { setTimeout as pause } from "node:timers/promises";
import { seeded } from "../support/numbers.ts";
import { markerIn } from "../support/telegram.ts";
import { fill, keyFrom, send } from "../support/visitor.ts";

const visitors = 4;
/** Milliseconds after which a visitor tries again, and after which they give up waiting for an answer. */
const again = 100;
const patience = 30_000;

let forms = 0;

/**
 * Sends forms from a few visitors, one after the other, until it is stopped. Each visitor repeats a form until it is
 * acknowledged.
 */
export function visitSteadily(url: string) {
	const random = seeded(20_261_123);
	const acknowledged = new Set<string>();
	const waits: number[] = [];
	let repeated = 0;
	let isOver = false;

	async function visit(): Promise<void> {
		while (!isOver) {
			const filled = fill(forms++, [""], random);
			const began = performance.now();
			let key: string | undefined;
			for (;;) {
				key ??= await keyFrom(url, filled.path);
				if (key && (await send(url, filled, key, patience)) === 303) break;
				repeated += 1;
				// What was sent but not answered may be stored or not: it was not acknowledged.
				if (isOver) return;
				await pause(again);
			}
			acknowledged.add(filled.marker);
			waits.push((performance.now() - began) / 1_000);
			await pause(again);
		}
	}

	const all = Promise.all(Array.from({ length: visitors }, visit));
	return {
		count: () => acknowledged.size,
		/**
		 * @returns what the visitors saw. `lost` compares it with the stored names.
		 */
		async stop() {
			isOver = true;
			await all;
			return {
				acknowledged: acknowledged.size,
				repeated,
				/** Seconds. */
				longest: Math.max(0, ...waits),
				lost: (names: string[]) => {
					const stored = names.map(markerIn);
					const missing = [...acknowledged].filter((marker) => !stored.includes(marker)).length;
					const twice = [...acknowledged].filter((marker) => stored.filter((one) => one === marker).length > 1);
					return { lost: missing, doubled: twice.length };
				},
			};
		},
	};
}

export const storedNames = "select name from contact_submissions union all select full_name from applications";
