import type { Language } from "../../domain/language.ts";
import { guide as guideEn } from "../guide/en.ts";
import type { Guide } from "../guide/guide.ts";
import { guide as guideRu } from "../guide/ru.ts";
import { guide as guideUz } from "../guide/uz.ts";
import { privacy as privacyEn, terms as termsEn } from "../legal/en.ts";
import type { NamedLegalText } from "../legal/legal.ts";
import { privacy as privacyRu, terms as termsRu } from "../legal/ru.ts";
import { privacy as privacyUz, terms as termsUz } from "../legal/uz.ts";
import { type AccountTexts, en as accountEn } from "./account/en.ts";
import { ru as accountRu } from "./account/ru.ts";
import { uz as accountUz } from "./account/uz.ts";
import { en, type Texts } from "./en.ts";
import { type PixelTexts, en as pixelEn } from "./pixel/en.ts";
import { ru as pixelRu } from "./pixel/ru.ts";
import { uz as pixelUz } from "./pixel/uz.ts";
import { ru } from "./ru.ts";
import { uz } from "./uz.ts";

/** The texts of the public pages, as written: for feeds and other plain text. Those of the admin are in app/admin/frame.ts. */
export const texts: Record<Language, Texts> = { en, ru, uz };
export const accountTexts: Record<Language, AccountTexts> = { en: accountEn, ru: accountRu, uz: accountUz };
export const pixelTexts: Record<Language, PixelTexts> = { en: pixelEn, ru: pixelRu, uz: pixelUz };
export const guides: Record<Language, Guide> = { en: guideEn, ru: guideRu, uz: guideUz };
export const terms: Record<Language, NamedLegalText> = { en: termsEn, ru: termsRu, uz: termsUz };
export const privacy: Record<Language, NamedLegalText> = { en: privacyEn, ru: privacyRu, uz: privacyUz };
