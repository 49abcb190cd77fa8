import { dictionariesOf } from "../../../domain/shared/dictionary.ts";
import { textsHook } from "../texts.ts";
import { account } from "./account.ts";

export type AccountTexts = ReturnType<typeof useAccountTexts>;

export const useAccountTexts = textsHook(dictionariesOf(account));
