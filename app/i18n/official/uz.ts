import type { official as en } from "./en.ts";

export const official: typeof en = {
	title: "Bu haqiqatan bizmi?",
	description:
		"Javob berish yoki pul toʻlashdan oldin raqam, havola, pochta manzili, ism yoki kodni tekshiring. Rasmiy aloqa kanallarimiz va toʻlov tartibi.",
	intro: "Javob berish, hujjat yuborish yoki toʻlashdan oldin tekshiring.",
	formTitle: "Raqam, havola, ism yoki kodni tekshirish",
	label: "Telefon raqami, havola, elektron pochta, ism yoki kod",
	hint: "Masalan: +998 71 000 00 00, @example, t.me/example yoki 7K3P",
	submit: "Tekshirish",
	dataNote: "Nimani tekshirganingiz saqlanmaydi.",
	nothing: "Telefon raqami, havola, elektron pochta, ism yoki kodni kiriting.",
	limited: (minutes) => `Juda koʻp tekshirdingiz. ${minutes} daqiqadan keyin qayta urinib koʻring.`,
	unavailable: "Hozir buni tekshira olmaymiz. Pul toʻlashdan oldin quyidagi raqamlardan biriga qoʻngʻiroq qiling.",
	yes: "Ha, bu biz",
	yesCode: "Bizda shunday kod bor",
	what: {
		phone: (office) => `Ofisimiz telefoni: ${office}.`,
		email: (office) => `Ofisimiz elektron pochtasi: ${office}.`,
		messenger: (platform) => `${platform}dagi rasmiy kontaktimiz.`,
		site: "Shu saytning sahifasi.",
		bot: "Telegramdagi botimiz.",
		mail: "Xatlarimiz shu manzildan keladi. Joʻnatuvchi manzilini soxtalashtirish mumkin: xatda pul soʻralsa, rekvizitlarni bizdan telefon orqali aniqlang.",
		person: (name) => `Jamoamiz aʼzosining eʼlon qilingan kontakti: ${name}.`,
		code: (name) =>
			`Bu xodimimizning kodi: ${name}. Kod, ism va suratni har kim koʻchirib olishi mumkin. Toʻlashdan oldin shu sahifadagi raqamga qoʻngʻiroq qilib, bu odam haqida soʻrang.`,
	},
	published: "Mana bu yerda eʼlon qilingan:",
	no: "Bu biz emas. Pul toʻlamang va bizga xabar bering.",
	noText: "Biz bu kontaktdan foydalanmaymiz. U yerga hujjat ham, pul ham yubormang.",
	lookAlike: "Bu faqat biznikiga oʻxshaydi: harflari yoki manzili boshqa.",
	tellUs: "Bizga xabar berish",
	unsure: {
		name: {
			title: "Ismning oʻzi hech narsani isbotlamaydi",
			text: "Bu ism bizga tanish, lekin undan istagan odam foydalanishi mumkin. Xodim kartochkasidagi kodni soʻrang, raqam yoki havolani ham tekshiring.",
		},
		unreadable: {
			title: "Buni tekshira olmaymiz",
			text: "Bu telefon raqami ham, havola ham, pochta manzili ham, kod ham emas, shuning uchun kimniki ekanini ayta olmaymiz. Raqam yoki havolani soʻrab, pul toʻlashdan oldin tekshiring.",
		},
	},
	channels: "Rasmiy aloqa kanallarimiz",
	website: "Sayt",
	bot: "Telegram bot",
	mail: "Xatlarimiz shu manzildan keladi",
	team: "Xodimlarimizning kontaktlari va kodlari ularning kartochkalarida:",
	money: "Toʻlovni qanday qabul qilamiz",
	moneyRules: [
		"Xizmatlarimiz narxini har qanday toʻlovdan oldin siz bilan yozma ravishda kelishamiz.",
		"Ariza yuborish bepul. Javobimiz uchun ham pul toʻlamaysiz.",
		"Universitetlar va elchixonalar oʻz toʻlovlarini oladi. Bizga maʼlum boʻlganlarini aytamiz.",
	],
	never: "Biz hech qachon qilmaydigan ishlar",
	neverRules: [
		"Viza yoki universitetda oʻrin vaʼda qilmaymiz.",
		"Yozma shartnomasiz pul soʻramaymiz.",
		"Parolingizni va telefoningizga keladigan kodlarni soʻramaymiz.",
	],
	cardCode: (code) => `Bu haqiqatan bizmi? ${code} kodini tekshiring`,
};
