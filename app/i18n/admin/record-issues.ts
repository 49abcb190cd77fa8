import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { passwordIssues } from "../shared/passwords.ts";

/** What is wrong in the forms of records, colleagues and one's own account: the pages of queue and case do without. */
export const recordIssues = {
	...passwordIssues,
	password_derived: {
		en: "Attackers try the person’s name or email address, our name, cities and countries first. Choose a few words that have nothing to do with them.",
		ru: "Имя или адрес пользователя, название сайта, города и страны взломщики пробуют первыми. Выберите несколько слов, которые с ними не связаны.",
		uz: "Foydalanuvchining ismi yoki manzili, sayt nomi, shahar va davlatlarni buzgʻunchilar birinchi boʻlib sinaydi. Ularga aloqasi yoʻq bir nechta soʻzni tanlang.",
	},
	account_exists: {
		en: "Another account has this address.",
		ru: "Этот адрес уже у другого аккаунта.",
		uz: "Bu manzil boshqa hisobga biriktirilgan.",
	},
	invalid_password: { en: "This is not your password.", ru: "Это не Ваш пароль.", uz: "Bu sizning parolingiz emas." },
	amount_missing: {
		en: "Enter the amount, or tick that no proof of money is needed.",
		ru: "Введите сумму или отметьте, что деньги показывать не нужно.",
		uz: "Summani kiriting yoki pul koʻrsatish shart emasligini belgilang.",
	},
	amount_of_exemption: {
		en: "Leave the amount empty: this rule says that no proof of money is needed.",
		ru: "Оставьте сумму пустой: по этому правилу деньги показывать не нужно.",
		uz: "Summani boʻsh qoldiring: bu qoidaga koʻra pul koʻrsatish shart emas.",
	},
	highest_below_lowest: {
		en: "This amount is lower than the lowest one. Check both.",
		ru: "Эта сумма меньше минимальной. Проверьте обе.",
		uz: "Bu summa eng kichik summadan kam. Ikkalasini tekshiring.",
	},
	ends_before_start: {
		en: "This day is before the first day. Check both.",
		ru: "Этот день раньше первого дня. Проверьте оба.",
		uz: "Bu kun birinchi kundan oldin. Ikkalasini tekshiring.",
	},
	bad_rate: {
		en: "Please enter a rate in soʻm, such as 11806.97.",
		ru: "Введите курс в сумах, например 11806,97.",
		uz: "Kursni soʻmda kiriting, masalan 11806,97.",
	},
	bad_rate_day: {
		en: "Choose a day at most 10 days from today.",
		ru: "Выберите день не дальше 10 дней от сегодняшнего.",
		uz: "Bugundan koʻpi bilan 10 kun farq qiladigan sanani tanlang.",
	},
	rate_jump: {
		en: "This differs by more than 20% from the last rate. Check it. If it is right, tick the box below and save again.",
		ru: "Отличается от последнего курса больше чем на 20\u00a0%. Проверьте. Если ошибки нет, поставьте отметку ниже и сохраните ещё раз.",
		uz: "Oxirgi kursdan 20% dan koʻproqqa farq qiladi. Tekshiring. Toʻgʻri boʻlsa, quyidagi katakchani belgilab, qayta saqlang.",
	},
	bad_file_name: {
		en: "Use {nn} or {code}, Latin letters, digits, spaces, _ and -.",
		ru: "Нужно {nn} или {code}; можно латинские буквы, цифры, пробелы, _ и -.",
		uz: "{nn} yoki {code} boʻlsin; lotin harflari, raqamlar, boʻshliq, _ va - mumkin.",
	},
	bad_slug: {
		en: "This address is reserved. Choose another one.",
		ru: "Этот адрес занят сайтом. Выберите другой.",
		uz: "Bu manzil sayt uchun band. Boshqasini tanlang.",
	},
	bad_team_code: {
		en: "Enter four capital letters or digits, without I, L, O, U, 0 and 1: for example 7K3P.",
		ru: "Введите четыре заглавные латинские буквы или цифры, кроме I, L, O, U, 0 и 1: например, 7K3P.",
		uz: "I, L, O, U, 0 va 1 dan boshqa toʻrtta bosh lotin harfi yoki raqam kiriting: masalan, 7K3P.",
	},
	bad_hours: {
		en: "Enter two times, for example 9:00–18:00.",
		ru: "Введите время начала и конца, например 9:00–18:00.",
		uz: "Boshlanish va tugash vaqtini kiriting, masalan 9:00–18:00.",
	},
	percent_or_amount: {
		en: "Enter a percentage or an amount, not both.",
		ru: "Укажите процент или сумму, но не оба значения.",
		uz: "Foizni yoki summani kiriting, ikkalasini emas.",
	},
	date_passed: {
		en: "Please choose a day after today.",
		ru: "Выберите день позже сегодняшнего.",
		uz: "Bugundan keyingi kunni tanlang.",
	},
	date_far: {
		en: "Please choose a day within a year.",
		ru: "Выберите день в пределах года.",
		uz: "Bir yil ichidagi kunni tanlang.",
	},
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
		en: "The same country is listed twice. Keep one date.",
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
