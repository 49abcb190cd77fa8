// What visitors and staff wait for, and what one of them can do to the others. Parts: cached, afresh, lists, memory,
// start, hostile, attacks.
import { measureAfresh } from "./page/afresh.ts";
import { measureAttacks } from "./page/attacks.ts";
import { measureCached } from "./page/cached.ts";
import { measureHostile } from "./page/hostile.ts";
import { measureLists } from "./page/lists.ts";
import { measureMemory } from "./page/memory.ts";
import { measureStart } from "./page/start.ts";
import { run } from "./support/processes.ts";

await run(
	{
		cached: measureCached,
		afresh: measureAfresh,
		lists: measureLists,
		memory: measureMemory,
		start: measureStart,
		hostile: measureHostile,
		attacks: measureAttacks,
	},
	60,
);
