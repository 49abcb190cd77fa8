import type { Language } from "../../../domain/language.ts";
import { useRequestContext } from "../../request-context.ts";
import { typesetAll } from "../typography.ts";
import { type AccountTexts, en } from "./en.ts";
import { ru } from "./ru.ts";
import { uz } from "./uz.ts";

export const accountTexts: Record<Language, AccountTexts> = { en, ru, uz };

const shown: Record<Language, AccountTexts> = {
	en: typesetAll(en, "en"),
	ru: typesetAll(ru, "ru"),
	uz: typesetAll(uz, "uz"),
};

export function useAccountTexts(): AccountTexts {
	return shown[useRequestContext().language];
}
