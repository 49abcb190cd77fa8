import type { Language } from "../../shared/language.ts";

/** What the applicant is reminded of: an interview tomorrow or today, a step or papers that are due in three days or today. */
export type Reminder = "interview_tomorrow" | "interview_today" | `${"due" | "papers"}_${"soon" | "today"}`;

/** What a reminder says above the next step that staff wrote, or above the papers. `day` is written, such as "30 January 2027". */
export const reminderTexts: Record<Reminder, Record<Language, (day: string) => string>> = {
	interview_tomorrow: {
		en: (day) => `Reminder: your interview is tomorrow, ${day}.`,
		ru: (day) => `Напоминаем: завтра, ${day}, у Вас собеседование.`,
		uz: (day) => `Eslatma: ertaga, ${day} kuni, suhbatingiz bor.`,
	},
	interview_today: {
		en: (day) => `Reminder: your interview is today, ${day}.`,
		ru: (day) => `Напоминаем: сегодня, ${day}, у Вас собеседование.`,
		uz: (day) => `Eslatma: bugun, ${day} kuni, suhbatingiz bor.`,
	},
	due_soon: {
		en: (day) => `Reminder: your next step is due in three days, on ${day}.`,
		ru: (day) => `Напоминаем: до срока следующего шага осталось три дня (${day}).`,
		uz: (day) => `Eslatma: keyingi qadam muddatigacha uch kun qoldi (${day}).`,
	},
	due_today: {
		en: (day) => `Reminder: your next step is due today, ${day}.`,
		ru: (day) => `Напоминаем: сегодня, ${day}, последний день для следующего шага.`,
		uz: (day) => `Eslatma: keyingi qadam uchun bugun, ${day}, oxirgi kun.`,
	},
	papers_soon: {
		en: (day) => `Reminder: we need these documents in three days, by ${day}.`,
		ru: (day) => `Напоминаем: до срока сдачи документов осталось три дня (${day}).`,
		uz: (day) => `Eslatma: hujjatlarni topshirish muddatigacha uch kun qoldi (${day}).`,
	},
	papers_today: {
		en: (day) => `Reminder: today, ${day}, is the last day for these documents.`,
		ru: (day) => `Напоминаем: сегодня, ${day}, последний день для этих документов.`,
		uz: (day) => `Eslatma: bugun, ${day}, quyidagi hujjatlar uchun oxirgi kun.`,
	},
};
