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
	return (t.programTypes as Record<string, string>)[type] ?? type;
}

/** The label of a post's tag; an unknown tag stays as staff typed it. */
export function tagName(tag: string, t: Texts): string {
	return (t.blog.tagNames as Record<string, string>)[tag] ?? tag;
}
