import type { Language } from "../../shared/language.ts";

/** What the applicant is reminded of: an interview tomorrow or today, a step that is due in three days or today. */
export type Reminder = "interview_tomorrow" | "interview_today" | "due_soon" | "due_today";

/** What a reminder says above the next step that staff wrote. `day` is written, such as "30 January 2027". */
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
};
