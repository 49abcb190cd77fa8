import type { Tools } from "../caller.ts";

/** Sends one notification and records what became of it. */
export async function deliver(_tools: Tools, _id: string): Promise<void> {}
