import { useRequestContext } from "../request-context.ts";
import { texts } from "./dictionaries.ts";
import type { Texts } from "./en.ts";
import { typesetEach } from "./typography.ts";

const shown = typesetEach(texts);

/** The texts in the visitor's language, with typography. */
export function useTexts(): Texts {
	return shown[useRequestContext().language];
}

/** The label of a stored type; a longer one, such as 'Master (MBA)', stays unchanged. */
export function typeName(type: string, t: Texts): string {
	return own(t.programTypes, type) ?? type;
}

/** The label of a post's tag; an unknown tag stays as staff typed it. */
export function tagName(tag: string, t: Texts): string {
	return own(t.blog.tagNames, tag) ?? tag;
}

/** An entry of a dictionary; a name that every object inherits, such as "constructor", is none. */
const own = (names: Record<string, string>, name: string): string | undefined =>
	Object.hasOwn(names, name) ? names[name] : undefined;
