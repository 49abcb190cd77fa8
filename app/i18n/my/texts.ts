import { type Dictionary, dictionariesOf } from "../../../domain/shared/dictionary.ts";
import { textsHook } from "../texts.ts";
import { my } from "./my.ts";

export const myTexts = dictionariesOf(my);
export type MyTexts = Dictionary<typeof my>;

export const useMyTexts = textsHook(myTexts);
