import type { Noun } from "./permissions.ts";

/** What the domain needs from the world. Real ones come from the server, others from the tests. */

export type Clock = () => Date;

/** Keeps a read's answer until the data it came from changes, in any process. */
export type Memory = <T>(noun: Noun, key: string, read: () => Promise<T>) => Promise<T>;
