import type { Language } from "../../../domain/language.ts";
import { useRequestContext } from "../../request-context.ts";
import { typesetAll } from "../typography.ts";
import { en, type PixelTexts } from "./en.ts";
import { ru } from "./ru.ts";
import { uz } from "./uz.ts";

export const pixelTexts: Record<Language, PixelTexts> = { en, ru, uz };

export function usePixelTexts(): PixelTexts {
	const { language } = useRequestContext();
	return typesetAll(pixelTexts[language], language);
}
