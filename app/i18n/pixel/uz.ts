import type { PixelTexts } from "./en.ts";

export const uz: PixelTexts = {
	title: "Piksel sinovi",
	intro:
		"Har bir tugma reklama pikseliga saytning oʻzi yuboradigan hodisani yuboradi. Bu hodisalar sinov deb belgilangan (test = true), shuning uchun ularni ajratish mumkin. Meta ularni baribir hisobga oladi.",
	off: "Bu yerda reklama pikseli sozlanmagan (META_PIXEL_ID), shuning uchun tugmalar hech narsa yubormaydi.",
	unanswered:
		"Hech narsa yuborilmadi: siz pikselga rozilik bermagansiz. Ekrandagi savolga javob bering va tugmani yana bosing.",
	refused: "Hech narsa yuborilmadi: brauzeringiz saytlardan sizni kuzatmaslikni soʻraydi.",
	buttons: "Hodisalar",
	events: {
		university: "Universitet koʻrildi",
		program: "Dastur koʻrildi",
		application: "Ariza yuborildi",
		contact: "Xabar yuborildi",
		registration: "Roʻyxatdan oʻtildi",
		search: "Qidiruv",
		visa: "Viza holati tekshirildi",
	},
	log: "Shu sahifadan yuborilgan",
	checklist: "Qanday tekshiriladi",
	steps: [
		"Bu sahifada reklama bloklovchilarini oʻchiring va savol chiqqanda pikselga rozilik bering.",
		"Chrome uchun Meta Pixel Helper kengaytmasini oʻrnating yoki Events Managerda shu piksel uchun “Test events” boʻlimini oching.",
		"Sahifani qayta yuklang: bitta PageView keladi, xato boʻlmaydi.",
		"Har bir tugmani bir martadan bosing: har biriga bitta hodisa keladi, arizaga ikkita (qiymati 100 USD boʻlgan Lead va ApplicationSubmitted).",
		"Parametrlarga qarang: tugmalar yuborgan har bir hodisada test = true va identifikator bor, hech birida ism, manzil, telefon yoki pasport raqami yoʻq.",
		"Sahifa pastidagi “Reklama sozlamasi” orqali rad eting va qayta yuklang: Metaga endi hech narsa bormaydi.",
	],
	server: "Serverdan (faqat xodimlar uchun)",
	serverOn:
		"Rozilik bergan tashrif buyuruvchilarning arizalari, xabarlari va roʻyxatdan oʻtishlari haqida serverning oʻzi ham xabar beradi.",
	serverOff: "Server hech narsa xabar qilmaydi: META_CONVERSIONS_TOKEN berilmagan.",
	sent: "Oxirgi 30 kunda yetkazildi",
	waiting: "Kutmoqda",
	failed: "Yetkazilmadi",
	event: "Hodisa",
	code: "Sinov kodi",
	codeHint: "Events Managerdagi “Test events” boʻlimidan, masalan TEST12345.",
	send: "Serverdan sinov hodisasini yuborish",
	sentTitle: "Meta qabul qildi",
	sentText: "Bir daqiqa ichida “Test events” boʻlimida koʻrinadi.",
	notSent: "Yuborilmadi",
};
