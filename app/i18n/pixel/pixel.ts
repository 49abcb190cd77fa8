import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Texts of /facebook-pixel-test. */
export const pixel = {
	title: { en: "Pixel test", ru: "Проверка пикселя", uz: "Piksel sinovi" },
	intro: {
		en: "Each button sends the ad pixel the same event that the site sends. These events are marked as tests (test = true), so you can tell them apart. Meta still counts them.",
		ru: "Каждая кнопка отправляет рекламному пикселю то же событие, что и сам сайт. Такие события помечены как тестовые (test = true), чтобы их можно было отличить. Meta всё равно их учитывает.",
		uz: "Har bir tugma reklama pikseliga saytning oʻzi yuboradigan hodisani yuboradi. Bu hodisalar sinov deb belgilangan (test = true), shuning uchun ularni ajratish mumkin. Meta ularni baribir hisobga oladi.",
	},
	off: {
		en: "This site has no ad pixel (META_PIXEL_ID is not set), so the buttons send nothing.",
		ru: "Рекламный пиксель здесь не настроен (META_PIXEL_ID), поэтому кнопки ничего не отправляют.",
		uz: "Bu yerda reklama pikseli sozlanmagan (META_PIXEL_ID), shuning uchun tugmalar hech narsa yubormaydi.",
	},
	unanswered: {
		en: "Nothing was sent: you have not agreed to the pixel. Answer the question on the screen and press the button again.",
		ru: "Ничего не отправлено: Вы не соглашались на пиксель. Ответьте на вопрос на экране и нажмите кнопку ещё раз.",
		uz: "Hech narsa yuborilmadi: siz pikselga rozilik bermagansiz. Ekrandagi savolga javob bering va tugmani yana bosing.",
	},
	refused: {
		en: "Nothing was sent: your browser asks sites not to track you.",
		ru: "Ничего не отправлено: Ваш браузер просит сайты не отслеживать Вас.",
		uz: "Hech narsa yuborilmadi: brauzeringiz saytlardan sizni kuzatmaslikni soʻraydi.",
	},
	buttons: { en: "Events", ru: "События", uz: "Hodisalar" },
	events: {
		university: { en: "University viewed", ru: "Просмотр университета", uz: "Universitet koʻrildi" },
		program: { en: "Program viewed", ru: "Просмотр программы", uz: "Dastur koʻrildi" },
		application: { en: "Application submitted", ru: "Заявка отправлена", uz: "Ariza yuborildi" },
		contact: { en: "Contact message sent", ru: "Сообщение отправлено", uz: "Xabar yuborildi" },
		registration: { en: "User registered", ru: "Регистрация завершена", uz: "Roʻyxatdan oʻtildi" },
		search: { en: "Search", ru: "Поиск", uz: "Qidiruv" },
		visa: { en: "Visa status checked", ru: "Проверка статуса визы", uz: "Viza holati tekshirildi" },
	},
	log: { en: "Sent from this page", ru: "Отправлено с этой страницы", uz: "Shu sahifadan yuborilgan" },
	checklist: { en: "How to check", ru: "Как проверить", uz: "Qanday tekshiriladi" },
	steps: [
		{
			en: "Turn off ad blockers for this page. Agree to the pixel when the site asks you.",
			ru: "Отключите на этой странице блокировщики рекламы и согласитесь на пиксель, когда появится вопрос.",
			uz: "Bu sahifada reklama bloklovchilarini oʻchiring va savol chiqqanda pikselga rozilik bering.",
		},
		{
			en: "Install Meta’s Pixel Helper in Chrome, or open “Test events” in Meta’s Events Manager for this pixel.",
			ru: "Установите в Chrome расширение Meta Pixel Helper или откройте раздел «Тестирование событий» для этого пикселя в Events Manager.",
			uz: "Chrome uchun Meta Pixel Helper kengaytmasini oʻrnating yoki Events Managerda shu piksel uchun “Test events” boʻlimini oching.",
		},
		{
			en: "Reload this page: one PageView arrives and no errors.",
			ru: "Загрузите страницу ещё раз: приходит одно событие PageView, ошибок нет.",
			uz: "Sahifani qayta yuklang: bitta PageView keladi, xato boʻlmaydi.",
		},
		{
			en: "Press each button once: one event arrives for each, two for the application (Lead with 100 USD, and ApplicationSubmitted).",
			ru: "Нажмите каждую кнопку по одному разу: на каждую приходит одно событие, на заявку два (Lead со значением 100 USD и ApplicationSubmitted).",
			uz: "Har bir tugmani bir martadan bosing: har biriga bitta hodisa keladi, arizaga ikkita (qiymati 100 USD boʻlgan Lead va ApplicationSubmitted).",
		},
		{
			en: "Check the parameters: every event from a button has test = true and an event ID. None contains a name, an address, a phone number or a passport number.",
			ru: "Посмотрите параметры: у каждого события от кнопки есть test = true и идентификатор, и ни в одном нет имени, адреса, телефона или номера паспорта.",
			uz: "Parametrlarga qarang: tugmalar yuborgan har bir hodisada test = true va identifikator bor, hech birida ism, manzil, telefon yoki pasport raqami yoʻq.",
		},
		{
			en: "Refuse in the footer (“Ad settings”) and reload this page: the site sends nothing to Meta anymore.",
			ru: "Откажитесь внизу страницы («Настройка рекламы») и загрузите её снова: Meta больше ничего не получает.",
			uz: "Sahifa pastidagi “Reklama sozlamasi” orqali rad eting va qayta yuklang: Metaga endi hech narsa bormaydi.",
		},
	],
	server: {
		en: "From the server (staff only)",
		ru: "С сервера (только для сотрудников)",
		uz: "Serverdan (faqat xodimlar uchun)",
	},
	serverOn: {
		en: "The server also reports applications, contact messages and registrations of visitors who agreed.",
		ru: "О заявках, сообщениях и регистрациях посетителей, которые дали согласие, дополнительно сообщает сам сервер.",
		uz: "Rozilik bergan tashrif buyuruvchilarning arizalari, xabarlari va roʻyxatdan oʻtishlari haqida serverning oʻzi ham xabar beradi.",
	},
	serverOff: {
		en: "The server reports nothing: META_CONVERSIONS_TOKEN is not set.",
		ru: "Сервер ничего не сообщает: не задан META_CONVERSIONS_TOKEN.",
		uz: "Server hech narsa xabar qilmaydi: META_CONVERSIONS_TOKEN berilmagan.",
	},
	sent: { en: "Reported in the last 30 days", ru: "Передано за последние 30 дней", uz: "Oxirgi 30 kunda yetkazildi" },
	waiting: { en: "Waiting", ru: "Ожидают", uz: "Kutmoqda" },
	failed: { en: "Not delivered", ru: "Не удалось передать", uz: "Yetkazilmadi" },
	event: { en: "Event", ru: "Событие", uz: "Hodisa" },
	code: { en: "Test code", ru: "Тестовый код", uz: "Sinov kodi" },
	codeHint: {
		en: "From “Test events” in Meta’s Events Manager, for example TEST12345.",
		ru: "Из раздела «Тестирование событий» в Events Manager, например TEST12345.",
		uz: "Events Managerdagi “Test events” boʻlimidan, masalan TEST12345.",
	},
	send: {
		en: "Send a test event from the server",
		ru: "Отправить тестовое событие с сервера",
		uz: "Serverdan sinov hodisasini yuborish",
	},
	sentTitle: { en: "Meta has accepted the event", ru: "Meta приняла событие", uz: "Meta qabul qildi" },
	sentText: {
		en: "You will see it under “Test events” within a minute.",
		ru: "В течение минуты оно появится в разделе «Тестирование событий».",
		uz: "Bir daqiqa ichida “Test events” boʻlimida koʻrinadi.",
	},
	notSent: { en: "Not sent", ru: "Не отправлено", uz: "Yuborilmadi" },
} satisfies LocalizedTexts;
