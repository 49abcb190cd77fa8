import { stepTexts as enSteps, type StepTexts } from "../../my/step-texts/en.ts";
import { stepTexts as ruSteps } from "../../my/step-texts/ru.ts";
import { stepTexts as uzSteps } from "../../my/step-texts/uz.ts";
import type { Language } from "../../shared/language.ts";
import { type BotTexts, en } from "./en.ts";
import { ru } from "./ru.ts";
import { uz } from "./uz.ts";

export const botTexts: Record<Language, BotTexts> = { en, ru, uz };

/** The sentences of the page, which the bot tells too. */
export const stepTexts: Record<Language, StepTexts> = { en: enSteps, ru: ruSteps, uz: uzSteps };
