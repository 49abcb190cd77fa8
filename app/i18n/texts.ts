import type { Language } from "../../domain/shared/language.ts";
import { useRequestContext } from "../request-context.ts";
import { type Texts, texts } from "./dictionaries.ts";
import { typesetEach } from "./typography.ts";

/** @returns a hook: the texts in the visitor's language, with typography. */
export function textsHook<T>(written: Record<Language, T>): () => T {
	const shown = typesetEach(written);
	return () => shown[useRequestContext().language];
}

export const useTexts = textsHook(texts);

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
