import { dictionariesOf } from "../../../domain/shared/dictionary.ts";
import { textsHook } from "../texts.ts";
import { account } from "./account.ts";

export const accountTexts = dictionariesOf(account);

export const useAccountTexts = textsHook(accountTexts);
