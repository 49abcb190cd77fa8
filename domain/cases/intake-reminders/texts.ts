import { dictionariesOf, type LocalizedTexts } from "../../shared/dictionary.ts";
import type { Language } from "../../shared/language.ts";

/** What emails and the bot say about closing dates. A day follows the name of program, university and start. */
const texts = {
	confirm: {
		subject: {
			en: "Confirm your deadline reminders",
			ru: "Подтвердите напоминания о сроке подачи документов",
			uz: "Ariza topshirish muddati haqidagi eslatmalarni tasdiqlang",
		},
		text: {
			en: "Someone, probably you, asked us to send this address reminders of this deadline:",
			ru: "Кто-то, скорее всего Вы, попросил присылать на этот адрес напоминания о сроке подачи документов:",
			uz: "Kimdir, ehtimol siz, shu manzilga ariza topshirish muddatini eslatib turishni soʻradi:",
		},
		link: {
			en: "To get the reminders, open this page and confirm:",
			ru: "Чтобы получать напоминания, откройте эту страницу и подтвердите:",
			uz: "Eslatmalarni olish uchun shu sahifani ochib, tasdiqlang:",
		},
		why: {
			en: "If it was not you, you do not need to do anything: we will delete the address after 48 hours.",
			ru: "Если это были не Вы, ничего делать не нужно: через 48\u00a0часов мы удалим адрес.",
			uz: "Agar bu siz boʻlmasangiz, hech narsa qilish shart emas: 48\u00a0soatdan keyin manzilni oʻchiramiz.",
		},
	},
	subject: {
		en: "Reminder: application deadlines",
		ru: "Напоминание: сроки подачи документов",
		uz: "Eslatma: ariza topshirish muddatlari",
	},
	intro: {
		en: "You asked us to remind you of these application deadlines:",
		ru: "Вы просили напомнить о сроках подачи документов:",
		uz: "Siz ariza topshirish muddatlarini eslatishimizni soʻragan edingiz:",
	},
	moved: {
		en: (from: string, to: string) => `the deadline has moved from ${from} to ${to}.`,
		ru: (from: string, to: string) => `срок перенесён с ${from} на ${to}`,
		uz: (from: string, to: string) => `muddat oʻzgardi. Avval: ${from}, endi: ${to}.`,
	},
	gone: {
		en: (day: string) =>
			`the deadline ${day} is no longer published on our site, so we stop reminding you of it. Ask us or the university what applies now.`,
		ru: (day: string) =>
			`срок ${day} больше не опубликован на нашем сайте, поэтому мы перестаём о нём напоминать. Уточните у нас или в университете, что действует сейчас.`,
		uz: (day: string) =>
			`${day} muddati endi saytimizda eʼlon qilinmagan, shuning uchun uni boshqa eslatmaymiz. Hozirgi holatni bizdan yoki universitetdan soʻrang.`,
	},
	stop: {
		en: "Stop all reminders to this address:",
		ru: "Отключить все напоминания на этот адрес:",
		uz: "Shu manzilga keladigan barcha eslatmalarni toʻxtatish:",
	},
	bot: {
		added: {
			en: (title: string, deadline: string) =>
				`${title}: ${deadline}.\n\nWe will remind you here 30, 14, 7, 3 and 1 days before the deadline, and tell you if it moves.`,
			ru: (title: string, deadline: string) =>
				`${title}: ${deadline}\n\nНапомним здесь за 30, 14, 7, 3 и 1\u00a0день до срока и сообщим, если его перенесут.`,
			uz: (title: string, deadline: string) =>
				`${title}: ${deadline}.\n\nMuddatga 30, 14, 7, 3 va 1\u00a0kun qolganda shu yerda eslatamiz, muddat oʻzgarsa, xabar beramiz.`,
		},
		over: {
			en: "This deadline has passed or is no longer published. See the program’s page for the next one.",
			ru: "Этот срок прошёл или больше не опубликован. Что дальше, смотрите на странице программы.",
			uz: "Bu muddat oʻtib ketgan yoki endi eʼlon qilinmagan. Keyingi muddatni dastur sahifasida koʻring.",
		},
		stop: { en: "Stop reminders", ru: "Отключить напоминания", uz: "Eslatmalarni toʻxtatish" },
		stopped: {
			en: "We will no longer remind you of deadlines here.",
			ru: "Больше не будем напоминать здесь о сроках.",
			uz: "Endi bu yerda muddatlarni eslatmaymiz.",
		},
	},
} satisfies LocalizedTexts;

export const reminderTexts = dictionariesOf(texts);

/** Ends all reminders of the chat that presses it. */
export const stopButton = (language: Language) => ({ text: reminderTexts[language].bot.stop, data: "reminders:stop" });
