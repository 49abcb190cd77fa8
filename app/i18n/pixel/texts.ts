import { dictionariesOf } from "../../../domain/shared/dictionary.ts";
import { textsHook } from "../texts.ts";
import { pixel } from "./pixel.ts";

export const pixelTexts = dictionariesOf(pixel);

export const usePixelTexts = textsHook(pixelTexts);
