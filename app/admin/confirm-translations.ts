import type { Caller } from "../../domain/access/caller.ts";
import { confirmTranslation } from "../../domain/desk/translation-review/commands.ts";
import type { TranslatedNoun } from "../../domain/desk/translation-review/rules.ts";
import type { Values } from "./fields.ts";

/** Confirms the translations that were ticked in a saved form. */
export async function confirmTicked(caller: Caller, noun: TranslatedNoun, id: string, values: Values): Promise<void> {
	for (const name of Object.keys(values)) {
		const text = /^(.+)StillRight$/.exec(name)?.[1];
		if (text) await confirmTranslation(caller, noun, id, { text });
	}
}
