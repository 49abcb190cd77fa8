import { stepTexts as steps } from "../../my/step-texts.ts";
import { type Dictionary, dictionariesOf } from "../../shared/dictionary.ts";
import { bot } from "./bot.ts";

export const botTexts = dictionariesOf(bot);
export type BotTexts = Dictionary<typeof bot>;

/** The sentences of the page, which the bot tells too. */
export const stepTexts = dictionariesOf(steps);
