import type { Caller } from "../../domain/access/caller.ts";
import { createProgram, createUniversity } from "../../domain/catalog/commands.ts";
import type { ProgramInput, UniversityInput } from "../../domain/catalog/schema.ts";
import { createPost } from "../../domain/content/blog/commands.ts";
import type { PostInput } from "../../domain/content/blog/schema.ts";
import { createContent } from "../../domain/content/site/commands.ts";

/** Default values for tests. Everything is written through the domain, as staff do. */

let count = 0;
const next = () => ++count;

/** @returns the id. */
export function university(caller: Caller, overrides: Partial<UniversityInput> = {}): Promise<string> {
	const number = next();
	return createUniversity(caller, { name: `University ${number}`, location: "Seoul", ...overrides });
}

/**
 * A program of the given university, or of a new one.
 * @returns the id.
 */
export async function program(caller: Caller, overrides: Partial<ProgramInput> = {}): Promise<string> {
	const number = next();
	const universityId = overrides.universityId ?? (await university(caller));
	return createProgram(caller, { title: `Program ${number}`, type: "Bachelor", ...overrides, universityId });
}

/**
 * Creates several programs of one university, oldest first.
 * @returns the ids.
 */
export async function programs(caller: Caller, many: number, overrides: Partial<ProgramInput> = {}): Promise<string[]> {
	const universityId = overrides.universityId ?? (await university(caller));
	const ids: string[] = [];
	for (let made = 0; made < many; made++) ids.push(await program(caller, { ...overrides, universityId }));
	return ids;
}

/** A published post. @returns the id. */
export function post(caller: Caller, overrides: Partial<PostInput> = {}): Promise<string> {
	const number = next();
	const words = { slug: `post-${number}`, title: `Post ${number}`, content: "Some words." };
	return createPost(caller, { ...words, published: true, ...overrides });
}

/** A link to each messenger. The sample has none, because no such address is ours (F17). */
export async function messengers(caller: Caller): Promise<void> {
	await createContent(caller, "social", { platform: "WhatsApp", url: "https://wa.me/998710000000" });
	await createContent(caller, "social", { platform: "Telegram", url: "https://t.me/hamroh_of_the_test" });
}
