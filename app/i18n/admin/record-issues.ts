import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** What is wrong with the typed lists of records: fees, intakes, calls of scholarships. Only the forms of records need it. */
export const recordIssues = {
	fee_too_small: {
		en: "Enter an amount of 1 won or more.",
		ru: "Введите сумму не меньше 1 воны.",
		uz: "1 von yoki undan katta summani kiriting.",
	},
	fee_too_large: {
		en: "Enter an amount of at most 1,000,000,000 won.",
		ru: "Введите сумму не больше 1\u00a0000\u00a0000\u00a0000 вон.",
		uz: "Koʻpi bilan 1\u00a0000\u00a0000\u00a0000 von kiriting.",
	},
	fee_range_reversed: {
		en: "The highest amount is below the lowest one. Swap them.",
		ru: "Верхняя граница меньше нижней. Поменяйте суммы местами.",
		uz: "Yuqori chegara quyi chegaradan kichik. Summalarning oʻrnini almashtiring.",
	},
	fee_period_mismatch: {
		en: "This kind of fee is not paid for this period. Choose another one.",
		ru: "Платёж этого вида не взимают за такой период. Выберите другой.",
		uz: "Bu turdagi toʻlov bunday davr uchun olinmaydi. Boshqasini tanlang.",
	},
	fee_twice: {
		en: "The program already has a fee of this kind. Change that one, or choose “Other fee”.",
		ru: "У программы уже есть платёж этого вида. Измените его или выберите «Другой платёж».",
		uz: "Dasturda bu turdagi toʻlov bor. Oʻshani oʻzgartiring yoki “Boshqa toʻlov”ni tanlang.",
	},
	new_amount_source: {
		en: "The amount is new, so its source must be new as well: add the column tuition_source.",
		ru: "Сумма новая, поэтому нужен и её источник: добавьте столбец tuition_source.",
		uz: "Summa yangi, shuning uchun uning manbasi ham kerak: tuition_source ustunini qoʻshing.",
	},
	new_amount_day: {
		en: "The amount is new: add the column tuition_checked_on with the day on which you read it at its source.",
		ru: "Сумма новая: добавьте столбец tuition_checked_on с днём, когда Вы видели её в источнике.",
		uz: "Summa yangi: uni manbada koʻrgan kuningiz yozilgan tuition_checked_on ustunini qoʻshing.",
	},
	too_many_fees: {
		en: "There are more than 12 fees. Remove some.",
		ru: "Платежей больше 12. Удалите лишние.",
		uz: "Toʻlovlar 12 tadan koʻp. Ortiqchasini olib tashlang.",
	},
	bad_year: {
		en: "Enter the year in which the academic year begins, such as 2026.",
		ru: "Введите год, в котором начинается учебный год, например 2026.",
		uz: "Oʻquv yili boshlanadigan yilni kiriting, masalan 2026.",
	},
	bad_intake_year: {
		en: "Enter the year in which classes begin, such as 2027.",
		ru: "Введите год начала занятий, например 2027.",
		uz: "Darslar boshlanadigan yilni kiriting, masalan 2027.",
	},
	bad_round: {
		en: "Enter a round from 1 to 9.",
		ru: "Введите тур от 1 до 9.",
		uz: "1 dan 9 gacha bosqichni kiriting.",
	},
	bad_day_or_month: {
		en: "Enter a day such as 2026-11-30, or, if only the month is expected, a month such as 2026-11.",
		ru: "Введите день, например 2026-11-30, а если ожидается только месяц — месяц, например 2026-11.",
		uz: "Kunni kiriting, masalan 2026-11-30, faqat oy kutilayotgan boʻlsa, oyni, masalan 2026-11.",
	},
	expected_day: {
		en: "An expected intake has months only, such as 2026-11. Enter the month, or choose “certain”.",
		ru: "У ожидаемого набора бывают только месяцы, например 2026-11. Введите месяц или выберите «точно».",
		uz: "Kutilayotgan qabulda faqat oylar boʻladi, masalan 2026-11. Oyni kiriting yoki “aniq”ni tanlang.",
	},
	certain_month: {
		en: "A certain intake needs days, such as 2026-11-30. Enter the day, or choose “expected”.",
		ru: "Для точного набора нужны дни, например 2026-11-30. Введите день или выберите «ожидается».",
		uz: "Aniq qabul uchun kunlar kerak, masalan 2026-11-30. Kunni kiriting yoki “kutilmoqda”ni tanlang.",
	},
	certain_base_year: {
		en: "Only an expected intake repeats the months of another year. Clear this field.",
		ru: "Месяцы другого года повторяет только ожидаемый набор. Очистите это поле.",
		uz: "Boshqa yilning oylarini faqat kutilayotgan qabul takrorlaydi. Bu maydonni tozalang.",
	},
	closes_before_opening: {
		en: "It closes before it opens. Check both dates.",
		ru: "Конец приёма раньше его начала. Проверьте обе даты.",
		uz: "Qabul boshlanishidan oldin tugayapti. Ikkala sanani tekshiring.",
	},
	classes_before_closing: {
		en: "Classes begin before applications close. Check both dates.",
		ru: "Занятия начинаются до конца приёма. Проверьте обе даты.",
		uz: "Darslar qabul tugashidan oldin boshlanyapti. Ikkala sanani tekshiring.",
	},
	country_twice: {
		en: "The same country is there twice. Keep one date.",
		ru: "Одна страна указана дважды. Оставьте одну дату.",
		uz: "Bir davlat ikki marta yozilgan. Bitta sanani qoldiring.",
	},
	intake_twice: {
		en: "The program already has an intake with this year, term and round. Change that one.",
		ru: "У программы уже есть набор с этим годом, семестром и туром. Измените его.",
		uz: "Dasturda shu yil, semestr va bosqichli qabul bor. Oʻshani oʻzgartiring.",
	},
	too_many_intakes: {
		en: "There are more than 24 intakes. Remove old ones.",
		ru: "Наборов больше 24. Удалите старые.",
		uz: "Qabullar 24 tadan koʻp. Eskilarini olib tashlang.",
	},
	days_or_months: {
		en: "Enter two days or two months: the dates of one call are equally certain.",
		ru: "Укажите два дня или два месяца: даты одного набора одинаково точны.",
		uz: "Ikkita kun yoki ikkita oy kiriting: bitta qabul sanalari bir xil aniqlikda boʻladi.",
	},
} satisfies LocalizedTexts;
