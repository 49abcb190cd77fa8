import { asId } from "../input.ts";
import type { Views } from "./schema.ts";

const nouns = { programs: "program", universities: "university", blog: "post" } as const;

/** Whose page stands at a path (without language prefix); undefined for every other page. */
export function viewedAt(path: string): Pick<Views, "noun" | "name"> | undefined {
	const [, room, name, more] = path.split("/");
	if (!room || !Object.hasOwn(nouns, room) || !name || more !== undefined) return undefined;
	const noun = nouns[room as keyof typeof nouns];
	const known = noun === "post" ? decoded(name) : asId(name);
	return known ? { noun, name: known } : undefined;
}

function decoded(slug: string): string | undefined {
	try {
		const text = decodeURIComponent(slug);
		return text.length > 200 || text.includes("\u0000") ? undefined : text;
	} catch {
		return undefined;
	}
}
