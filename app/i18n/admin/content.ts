import type { ContentKind, ContentKindTab, ContentLabel } from "../../../domain/content/site/fields.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** `fields`: labels that differ for this kind. */
type KindTexts = {
	title: LocalizedText;
	/** What visitors see as long as there are none. */
	empty?: LocalizedText;
	hint?: LocalizedText;
	fields?: Partial<Record<ContentLabel, LocalizedText>>;
};

const kinds: Record<ContentKind, KindTexts> = {
	hero: {
		title: { en: "Hero", ru: "Главный экран", uz: "Bosh ekran" },
		empty: {
			en: "Nothing yet: the home page shows its default text.",
			ru: "Пока пусто: на главной странице показан стандартный текст.",
			uz: "Hozircha boʻsh: bosh sahifada standart matn koʻrsatiladi.",
		},
	},
	notice: {
		title: { en: "Notices", ru: "Объявления", uz: "Eʼlonlar" },
		hint: {
			en: "A notice appears at the top of every page. Turning one on turns the other one off.",
			ru: "Объявление показано вверху каждой страницы. Если включить одно, другое выключится.",
			uz: "Eʼlon har bir sahifaning yuqorisida koʻrsatiladi. Biri yoqilsa, boshqasi oʻchadi.",
		},
	},
	features: {
		title: { en: "Features", ru: "Преимущества", uz: "Afzalliklar" },
	},
	companyInfo: {
		title: { en: "Company info", ru: "О компании", uz: "Kompaniya haqida" },
		empty: {
			en: "Nothing yet: the About page shows its default text.",
			ru: "Пока пусто: на странице о компании показан стандартный текст.",
			uz: "Hozircha boʻsh: kompaniya haqidagi sahifada standart matn koʻrsatiladi.",
		},
	},
	testimonials: {
		title: { en: "Testimonials", ru: "Отзывы", uz: "Fikrlar" },
		fields: {
			name: { en: "Name", ru: "Имя", uz: "Ismi" },
			content: { en: "What they say", ru: "Текст отзыва", uz: "Fikr matni" },
		},
	},
	team: {
		title: { en: "Team", ru: "Команда", uz: "Jamoa" },
		fields: {
			name: { en: "Name", ru: "Имя", uz: "Ismi" },
			email: {
				en: "Email (visitors do not see it)",
				ru: "Электронная почта (посетители её не видят)",
				uz: "Elektron pochta (tashrif buyuruvchilarga koʻrinmaydi)",
			},
			imageUrl: { en: "Photo", ru: "Фотография", uz: "Surat" },
		},
	},
	achievements: {
		title: { en: "Achievements", ru: "Достижения", uz: "Yutuqlar" },
	},
	offices: {
		title: { en: "Offices", ru: "Офисы", uz: "Ofislar" },
		empty: {
			en: "No offices yet: the pages show the two default offices.",
			ru: "Офисов пока нет: на страницах показаны два офиса по умолчанию.",
			uz: "Hozircha ofis yoʻq: sahifalarda ikkita standart ofis koʻrsatiladi.",
		},
	},
	closedDays: {
		title: { en: "Closed days", ru: "Нерабочие дни", uz: "Dam olish kunlari" },
		hint: {
			en: "The times by which we promise an answer skip these days. Sundays need no entry. Saturdays count for answers (24 hours), not for first contacts.",
			ru: "При расчёте срока ответа эти дни пропускаются. Воскресенья добавлять не нужно. Субботы учитываются для ответов (24 часа), но не для первого контакта.",
			uz: "Javob muddati hisoblanganda bu kunlar oʻtkazib yuboriladi. Yakshanbani qoʻshish shart emas. Shanba javob muddatiga (24 soat) kiradi, birinchi aloqa muddatiga kirmaydi.",
		},
		fields: {
			name: { en: "Occasion", ru: "Повод", uz: "Sababi" },
		},
	},
	searchSynonyms: {
		title: { en: "Search words", ru: "Слова для поиска", uz: "Qidiruv soʻzlari" },
		hint: {
			en: "Words and phrases that mean the same, separated by commas. A search for one of them also finds the others.",
			ru: "Слова и выражения с одним значением, через запятую. Поиск по одному из них находит и остальные.",
			uz: "Bir xil maʼnodagi soʻz va iboralar, vergul bilan. Ulardan biri qidirilsa, qolganlari ham topiladi.",
		},
	},
	legalEntity: {
		title: { en: "Who is responsible", ru: "Кто отвечает за сайт", uz: "Sayt uchun kim javobgar" },
		empty: {
			en: "Not entered yet: visitors read that the registered name and number have not been published.",
			ru: "Пока не указано: посетители видят, что название и номер компании ещё не опубликованы.",
			uz: "Hozircha kiritilmagan: tashrif buyuruvchilar kompaniya nomi va raqami hali eʼlon qilinmaganini koʻradi.",
		},
		hint: {
			en: "The About page, “Is it really us?” and the footer of every page show it.",
			ru: "Показано на странице о компании, на странице «Это точно мы?» и внизу каждой страницы.",
			uz: "Kompaniya haqidagi sahifada, “Bu haqiqatan bizmi?” sahifasida va har bir sahifaning pastida koʻrsatiladi.",
		},
		fields: {
			name: { en: "Registered name", ru: "Зарегистрированное название", uz: "Roʻyxatdan oʻtgan nomi" },
			address: { en: "Registered address", ru: "Юридический адрес", uz: "Yuridik manzil" },
			imageUrl: { en: "Photo of the office", ru: "Фотография офиса", uz: "Ofis surati" },
		},
	},
	serviceFees: {
		title: {
			en: "What you charge and refund",
			ru: "Сколько берём и что возвращаем",
			uz: "Narxlarimiz va qaytariladigan pul",
		},
		empty: {
			en: "Not entered yet: visitors read that your prices have not been published.",
			ru: "Пока не указано: посетители видят, что цены ещё не опубликованы.",
			uz: "Hozircha kiritilmagan: tashrif buyuruvchilar narxlar hali eʼlon qilinmaganini koʻradi.",
		},
		hint: {
			en: "The pages with costs and promises show this table.",
			ru: "Эту таблицу показывают страницы с расходами и обещаниями.",
			uz: "Bu jadval xarajatlar va vaʼdalar sahifalarida koʻrsatiladi.",
		},
		fields: {
			name: { en: "Service", ru: "Услуга", uz: "Xizmat" },
		},
	},
	social: {
		title: { en: "Social links", ru: "Ссылки на мессенджеры", uz: "Messenjer havolalari" },
		fields: {
			isActive: { en: "Visible to visitors", ru: "Видна посетителям", uz: "Tashrif buyuruvchilarga koʻrinadi" },
		},
	},
};

export const content = {
	tabs: {
		hero: { en: "Hero", ru: "Главный экран", uz: "Bosh ekran" },
		features: { en: "Features", ru: "Преимущества", uz: "Afzalliklar" },
		"company-info": { en: "Company info", ru: "О компании", uz: "Kompaniya haqida" },
		team: { en: "Team", ru: "Команда", uz: "Jamoa" },
		achievements: { en: "Achievements", ru: "Достижения", uz: "Yutuqlar" },
		offices: { en: "Offices", ru: "Офисы", uz: "Ofislar" },
		social: { en: "Social", ru: "Мессенджеры", uz: "Messenjerlar" },
		applications: { en: "Applications", ru: "Заявки", uz: "Arizalar" },
	} satisfies Record<ContentKindTab | "applications", LocalizedText>,
	saveFailed: { en: "Error saving content", ru: "Не удалось сохранить содержание", uz: "Maʼlumotni saqlab boʻlmadi" },
	deleteFailed: {
		en: "Error deleting content",
		ru: "Не удалось удалить содержание",
		uz: "Maʼlumotni oʻchirib boʻlmadi",
	},
	untitled: { en: "without a title", ru: "без названия", uz: "sarlavhasiz" },
	up: {
		en: (name: string) => `Move up: ${name}`,
		ru: (name: string) => `Поднять выше: ${name}`,
		uz: (name: string) => `Yuqoriga koʻchirish: ${name}`,
	},
	down: {
		en: (name: string) => `Move down: ${name}`,
		ru: (name: string) => `Опустить ниже: ${name}`,
		uz: (name: string) => `Pastga koʻchirish: ${name}`,
	},
	drag: { en: "Drag to move", ru: "Перетащите, чтобы изменить порядок", uz: "Tartibni oʻzgartirish uchun suring" },
	fields: {
		title: { en: "Title", ru: "Заголовок", uz: "Sarlavha" },
		subtitle: { en: "Subtitle", ru: "Подзаголовок", uz: "Kichik sarlavha" },
		buttonText: { en: "Button text", ru: "Текст кнопки", uz: "Tugma matni" },
		buttonLink: {
			en: "Button link (/page of this site or https://…)",
			ru: "Ссылка кнопки (/страница этого сайта или https://…)",
			uz: "Tugma havolasi (shu saytning /sahifasi yoki https://…)",
		},
		backgroundImageUrl: { en: "Background image", ru: "Фоновое изображение", uz: "Fon rasmi" },
		text: { en: "Text", ru: "Текст", uz: "Matn" },
		noticedOn: { en: "Date", ru: "Дата", uz: "Sana" },
		link: {
			en: "Link (/page of this site or https://…)",
			ru: "Ссылка (/страница этого сайта или https://…)",
			uz: "Havola (shu saytning /sahifasi yoki https://…)",
		},
		isActive: { en: "On", ru: "Включено", uz: "Yoqilgan" },
		description: { en: "Description", ru: "Описание", uz: "Tavsif" },
		iconName: { en: "Icon", ru: "Значок", uz: "Belgi" },
		orderIndex: { en: "Order (smallest first)", ru: "Порядок (меньшее — первым)", uz: "Tartibi (kichigi oldin)" },
		sectionKey: { en: "Section", ru: "Раздел", uz: "Boʻlim" },
		content: { en: "Text", ru: "Текст", uz: "Matn" },
		name: { en: "Name", ru: "Название", uz: "Nomi" },
		country: { en: "Country", ru: "Страна", uz: "Davlat" },
		position: { en: "Position", ru: "Должность", uz: "Lavozimi" },
		bio: { en: "Biography", ru: "Биография", uz: "Tarjimayi hol" },
		email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
		city: { en: "City", ru: "Город", uz: "Shahar" },
		speaks: { en: "Languages", ru: "Языки", uz: "Tillar" },
		messengerUrl: {
			en: "Messenger link (Telegram or WhatsApp)",
			ru: "Ссылка на мессенджер (Telegram или WhatsApp)",
			uz: "Messenjer havolasi (Telegram yoki WhatsApp)",
		},
		code: {
			en: "Public code: 4 capital letters or digits (for example, 7K3P)",
			ru: "Открытый код: 4 заглавные латинские буквы или цифры (например, 7K3P)",
			uz: "Ochiq kod: 4 ta bosh lotin harfi yoki raqam (masalan, 7K3P)",
		},
		linkedinUrl: { en: "LinkedIn", ru: "Страница в LinkedIn", uz: "LinkedIn sahifasi" },
		imageUrl: { en: "Image", ru: "Изображение", uz: "Rasm" },
		value: { en: "Value", ru: "Значение", uz: "Qiymati" },
		address: { en: "Address", ru: "Адрес", uz: "Manzil" },
		phone: { en: "Phone", ru: "Телефон", uz: "Telefon" },
		weekdayHours: {
			en: "Hours, Monday to Friday (for example, 9:00–18:00)",
			ru: "Часы работы, понедельник–пятница (например, 9:00–18:00)",
			uz: "Ish vaqti, dushanba–juma (masalan, 9:00–18:00)",
		},
		saturdayHours: {
			en: "Hours, Saturday (empty: closed)",
			ru: "Часы работы, суббота (пусто: выходной)",
			uz: "Ish vaqti, shanba (boʻsh boʻlsa, dam olish kuni)",
		},
		sundayHours: {
			en: "Hours, Sunday (empty: closed)",
			ru: "Часы работы, воскресенье (пусто: выходной)",
			uz: "Ish vaqti, yakshanba (boʻsh boʻlsa, dam olish kuni)",
		},
		words: { en: "Words that mean the same", ru: "Слова с одним значением", uz: "Bir xil maʼnodagi soʻzlar" },
		day: { en: "Day", ru: "День", uz: "Kun" },
		office: { en: "Office", ru: "Офис", uz: "Ofis" },
		platform: { en: "Platform", ru: "Мессенджер", uz: "Messenjer" },
		url: { en: "Address", ru: "Адрес ссылки", uz: "Havola manzili" },
		registration: {
			en: "Registration or taxpayer number",
			ru: "Регистрационный номер или ИНН",
			uz: "Roʻyxatdan oʻtish raqami yoki STIR",
		},
		director: { en: "Director", ru: "Руководитель", uz: "Rahbar" },
		license: {
			en: "License: number, issuer, valid until",
			ru: "Лицензия: номер, кем выдана, срок",
			uz: "Litsenziya: raqami, kim bergan, muddati",
		},
		payment: {
			en: "How you accept payments",
			ru: "Как компания принимает оплату",
			uz: "Toʻlovni qanday qabul qilasiz",
		},
		amount: { en: "Amount", ru: "Сумма", uz: "Summa" },
		currency: { en: "Currency", ru: "Валюта", uz: "Valyuta" },
		due: { en: "When it is due", ru: "Когда платить", uz: "Qachon toʻlanadi" },
		refund: {
			en: "What you refund, and in which case",
			ru: "Что и в каком случае возвращается",
			uz: "Qaytarish shartlari",
		},
	} satisfies Record<ContentLabel, LocalizedText>,
	kinds,
} satisfies LocalizedTexts;
