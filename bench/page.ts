// What visitors and staff wait for, and what one of them can do to the others. Parts: cached, afresh, lists, memory,
// start, hostile, attacks.
import { measureAfresh as afresh } from "./page/afresh.ts";
import { measureAttacks as attacks } from "./page/attacks.ts";
import { measureCached as cached } from "./page/cached.ts";
import { measureHostile as hostile } from "./page/hostile.ts";
import { measureLists as lists } from "./page/lists.ts";
import { measureMemory as memory } from "./page/memory.ts";
import { measureStart as start } from "./page/start.ts";
import { run } from "./support/processes.ts";

await run({ cached, afresh, lists, memory, start, hostile, attacks }, 60);
