import { auth } from "./auth.ts";
import { functions } from "./functions.ts";
import type { Operation } from "./operation.ts";
import { readsOf } from "./reads.ts";
import { submissions } from "./submissions.ts";
import { tables } from "./tables.ts";
import { uploads } from "./upload-image.ts";
import { writesOf } from "./writes.ts";

/** All operations (spec §7). */
export const operations: readonly Operation[] = [
	...tables.flatMap((table) => [
		...readsOf(table),
		...submissions.filter(({ tag }) => tag === table.name),
		...writesOf(table),
	]),
	...functions,
	uploads,
	...auth,
];
