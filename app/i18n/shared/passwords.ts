import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Rules of passwords. */
export const passwordIssues = {
	password_short: { en: "Use 8 characters or more.", ru: "Не менее 8 знаков.", uz: "Kamida 8 ta belgi." },
	password_long: { en: "Use 128 characters or fewer.", ru: "Не более 128 знаков.", uz: "Koʻpi bilan 128 ta belgi." },
	password_pattern: {
		en: "Attackers try repeated characters and rows such as 12345 or qwerty first. Choose a few words in a row instead.",
		ru: "Повторы и ряды вроде 12345 или qwerty взломщики пробуют первыми. Выберите вместо них несколько слов подряд.",
		uz: "Takroriy belgilar hamda 12345 yoki qwerty kabi qatorlarni buzgʻunchilar birinchi boʻlib sinaydi. Ularning oʻrniga ketma-ket bir nechta soʻz tanlang.",
	},
	password_common: {
		en: "Many people use this password, so attackers try it first. Choose another one.",
		ru: "Этот пароль слишком распространён, взломщики пробуют его первым. Выберите другой.",
		uz: "Bu parol juda koʻp ishlatiladi, buzgʻunchilar uni birinchi boʻlib sinaydi. Boshqasini tanlang.",
	},
	wrong_password: {
		en: "This is not your current password.",
		ru: "Это не Ваш текущий пароль.",
		uz: "Bu joriy parolingiz emas.",
	},
} satisfies LocalizedTexts;
