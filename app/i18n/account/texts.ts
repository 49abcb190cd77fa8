import type { Language } from "../../../domain/language.ts";
import { useVisit } from "../../visit.ts";
import { type AccountTexts, en } from "./en.ts";
import { ru } from "./ru.ts";
import { uz } from "./uz.ts";

const texts: Record<Language, AccountTexts> = { en, ru, uz };

export function useAccountTexts(): AccountTexts {
	return texts[useVisit().language];
}
