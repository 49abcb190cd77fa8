import type { imageFields } from "../../../domain/content/images/fields.ts";
import type { LabelOf } from "../../../domain/records/field-types.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** The toolbar of a text with Markdown. */
export const markdown = {
	toolbar: { en: "Formatting", ru: "Оформление текста", uz: "Matn koʻrinishi" },
	bold: { en: "Bold", ru: "Жирный", uz: "Qalin" },
	italic: { en: "Italic", ru: "Курсив", uz: "Kursiv" },
	heading: { en: "Heading", ru: "Подзаголовок", uz: "Kichik sarlavha" },
	list: { en: "List", ru: "Список", uz: "Roʻyxat" },
	link: { en: "Link", ru: "Ссылка", uz: "Havola" },
	/** Selected in a new picture, to be typed over. */
	description: { en: "what the picture shows", ru: "что на изображении", uz: "rasmda nima bor" },
} satisfies LocalizedTexts;

/** A typed list in a form, such as the calls of a scholarship. */
export const rowForm = {
	add: { en: "Add a row", ru: "Добавить строку", uz: "Qator qoʻshish" },
	fresh: { en: "New row", ru: "Новая строка", uz: "Yangi qator" },
	remove: {
		en: "Remove this row when I save",
		ru: "Удалить эту строку при сохранении",
		uz: "Saqlanganda bu qator oʻchirilsin",
	},
} satisfies LocalizedTexts;

export const upload = {
	choose: { en: "Choose a picture", ru: "Выбрать изображение", uz: "Rasm tanlash" },
	hint: {
		en: "Or drop it here, or paste it. JPEG, PNG or WebP, at most 5 MB.",
		ru: "Или перетащите его сюда, или вставьте. JPEG, PNG или WebP, не больше 5 МБ.",
		uz: "Yoki uni shu yerga tashlang yoki qoʻying. JPEG, PNG yoki WebP, koʻpi bilan 5 MB.",
	},
	preview: { en: "Preview", ru: "Предпросмотр", uz: "Koʻrinishi" },
	remove: { en: "Remove the picture", ru: "Убрать изображение", uz: "Rasmni olib tashlash" },
	uploading: { en: "Uploading", ru: "Загрузка", uz: "Yuklanmoqda" },
	stop: { en: "Stop", ru: "Остановить", uz: "Toʻxtatish" },
	done: { en: "Image uploaded successfully!", ru: "Изображение загружено!", uz: "Rasm yuklandi!" },
	describe: { en: "Description and author", ru: "Описание и автор", uz: "Tavsif va muallif" },
	fields: {
		alt: {
			en: "Description for people who cannot see the picture",
			ru: "Описание для тех, кто не видит изображение",
			uz: "Rasmni koʻrmaydiganlar uchun tavsif",
		},
		author: { en: "Author", ru: "Автор", uz: "Muallif" },
		license: {
			en: "License (for example, CC BY-SA 4.0)",
			ru: "Лицензия (например, CC BY-SA 4.0)",
			uz: "Litsenziya (masalan, CC BY-SA 4.0)",
		},
		focus: {
			en: "Part to keep visible when cropped",
			ru: "Часть, которая останется видна при обрезке",
			uz: "Kesilganda koʻrinib turadigan qismi",
		},
	} satisfies Record<LabelOf<typeof imageFields>, LocalizedText>,
	faults: {
		bad_image_type: {
			title: { en: "Invalid file type", ru: "Неподходящий тип файла", uz: "Fayl turi mos emas" },
			text: {
				en: "Please upload a JPEG, PNG, or WebP image.",
				ru: "Загрузите изображение JPEG, PNG или WebP.",
				uz: "JPEG, PNG yoki WebP rasm yuklang.",
			},
		},
		bad_image: {
			title: { en: "Invalid file type", ru: "Неподходящий тип файла", uz: "Fayl turi mos emas" },
			text: {
				en: "Please upload a JPEG, PNG, or WebP image.",
				ru: "Загрузите изображение JPEG, PNG или WebP.",
				uz: "JPEG, PNG yoki WebP rasm yuklang.",
			},
		},
		image_too_large: {
			title: { en: "File too large", ru: "Файл слишком большой", uz: "Fayl juda katta" },
			text: {
				en: "Please upload an image smaller than 5MB.",
				ru: "Загрузите изображение меньше 5 МБ.",
				uz: "5 MB dan kichik rasm yuklang.",
			},
		},
		image_too_complex: {
			title: {
				en: "We couldn't process this picture",
				ru: "Не удалось обработать изображение",
				uz: "Rasmga ishlov berib boʻlmadi",
			},
			text: {
				en: "Save it again as a JPEG with smaller dimensions, then upload that file.",
				ru: "Сохраните его заново в формате JPEG с меньшими размерами и загрузите снова.",
				uz: "Uni kichikroq oʻlchamda JPEG formatida qayta saqlab, yana yuklang.",
			},
		},
		no_session: {
			title: { en: "No active session", ru: "Сеанс завершён", uz: "Seans tugagan" },
			text: {
				en: "Sign in on another tab, then try again.",
				ru: "Войдите в другой вкладке и попробуйте ещё раз.",
				uz: "Boshqa varaqda kirib, yana urinib koʻring.",
			},
		},
		failed: {
			title: { en: "Upload failed", ru: "Не удалось загрузить", uz: "Yuklab boʻlmadi" },
			text: {
				en: "Failed to upload image. Please try again.",
				ru: "Изображение не загружено. Попробуйте ещё раз.",
				uz: "Rasm yuklanmadi. Yana urinib koʻring.",
			},
		},
	},
} satisfies LocalizedTexts;
