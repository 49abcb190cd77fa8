import { useRequestContext } from "../../request-context.ts";
import { pixelTexts } from "../dictionaries.ts";
import { typesetAll } from "../typography.ts";
import type { PixelTexts } from "./en.ts";

export function usePixelTexts(): PixelTexts {
	const { language } = useRequestContext();
	return typesetAll(pixelTexts[language], language);
}
