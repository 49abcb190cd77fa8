import type { LocalizedText } from "../../../domain/shared/dictionary.ts";
import type { documentFaults } from "../../../domain/shared/ports.ts";

/** Why a file was not stored, and what to do. */
export const fileFaults = {
	file_empty: {
		en: "The file is empty. Choose it again.",
		ru: "Файл пустой. Выберите его ещё раз.",
		uz: "Fayl boʻsh. Uni qayta tanlang.",
	},
	file_too_large: {
		en: "The file is larger than 12 MB. Send photos of the pages instead.",
		ru: "Файл больше 12\u00a0МБ. Пришлите вместо него фотографии страниц.",
		uz: "Fayl 12\u00a0MB dan katta. Oʻrniga sahifalarning suratini yuboring.",
	},
	file_type: {
		en: "We take photos (JPEG, PNG, WebP) and PDF files. Take a photo of the paper.",
		ru: "Принимаем фотографии (JPEG, PNG, WebP) и файлы PDF. Сфотографируйте документ.",
		uz: "Surat (JPEG, PNG, WebP) va PDF fayllarni qabul qilamiz. Hujjatni suratga oling.",
	},
	file_heic: {
		en: "This is a HEIC photo. On an iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or send a screenshot of it.",
		ru: "Это фото в формате HEIC. На iPhone выберите «Настройки» → «Камера» → «Форматы» → «Наиболее совместимые» и сфотографируйте ещё раз или пришлите снимок экрана с этим фото.",
		uz: "Bu HEIC formatidagi surat. iPhoneda Settings → Camera → Formats → Most Compatible ni tanlab, qayta suratga oling yoki shu suratning skrinshotini yuboring.",
	},
	photo_damaged: {
		en: "The photo did not arrive whole. Send it again.",
		ru: "Фотография пришла не целиком. Пришлите её ещё раз.",
		uz: "Surat toʻliq kelmadi. Uni qayta yuboring.",
	},
	photo_too_large: {
		en: "The photo has too many pixels. Take it again with the phone’s camera.",
		ru: "Слишком большое разрешение. Сфотографируйте ещё раз камерой телефона.",
		uz: "Surat oʻlchami juda katta. Telefon kamerasi bilan qayta suratga oling.",
	},
	pdf_locked: {
		en: "The PDF is locked with a password. Save it without one, or send photos of the pages.",
		ru: "PDF закрыт паролем. Сохраните его без пароля или пришлите фотографии страниц.",
		uz: "PDF parol bilan yopilgan. Uni parolsiz saqlang yoki sahifalar suratini yuboring.",
	},
	pdf_damaged: {
		en: "We cannot read this PDF. Save it again, or send photos of the pages.",
		ru: "Не удалось прочитать PDF. Сохраните его заново или пришлите фотографии страниц.",
		uz: "Bu PDF oʻqilmadi. Uni qayta saqlang yoki sahifalar suratini yuboring.",
	},
	pdf_too_long: {
		en: "The PDF has more than 40 pages. Send only the pages that we ask for.",
		ru: "В PDF больше 40 страниц. Пришлите только нужные страницы.",
		uz: "PDF 40 sahifadan koʻp. Faqat kerakli sahifalarni yuboring.",
	},
} satisfies Record<(typeof documentFaults)[number], LocalizedText>;
