import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Labels of stored values in the lists of people. */
export const options = {
	tashkent: { en: "Tashkent", ru: "Ташкент", uz: "Toshkent" },
	seoul: { en: "Seoul", ru: "Сеул", uz: "Seul" },
} satisfies LocalizedTexts;

/** Why a form was rejected. */
export const faults = {
	invalid: { en: "Please check the fields below.", ru: "Проверьте поля ниже.", uz: "Quyidagi maydonlarni tekshiring." },
	changed: {
		en: "Someone else has changed this record.",
		ru: "Эту запись изменил другой сотрудник.",
		uz: "Bu yozuvni boshqa xodim oʻzgartirdi.",
	},
	missing: { en: "This record no longer exists.", ru: "Этой записи больше нет.", uz: "Bu yozuv endi yoʻq." },
	session_ended: {
		en: "Your session has ended. Sign in on another tab, then save again.",
		ru: "Ваш сеанс завершён. Войдите в другой вкладке, затем сохраните ещё раз.",
		uz: "Seansingiz tugadi. Boshqa varaqda tizimga kiring, soʻng qayta saqlang.",
	},
	refused: {
		en: "You don't have permission to do this.",
		ru: "У Вас нет прав на это действие.",
		uz: "Sizda bu amalga ruxsat yoʻq.",
	},
	unavailable: {
		en: "We cannot reach the server right now. Your changes are still here: please try again.",
		ru: "Сервер сейчас недоступен. Всё, что Вы ввели, на месте: попробуйте ещё раз.",
		uz: "Hozir server bilan aloqa yoʻq. Yozganlaringiz joyida: qayta urinib koʻring.",
	},
	unexpected: {
		en: "Something went wrong on our side. Your changes are still here: please try again.",
		ru: "У нас произошла ошибка. Всё, что Вы ввели, на месте: попробуйте ещё раз.",
		uz: "Bizda xatolik yuz berdi. Yozganlaringiz joyida: qayta urinib koʻring.",
	},
	university_in_use: {
		en: "This university has programs or applications. Delete them first.",
		ru: "К этому университету относятся программы или заявки. Сначала удалите их.",
		uz: "Bu universitetga dasturlar yoki arizalar bogʻlangan. Avval ularni oʻchiring.",
	},
	program_in_use: {
		en: "This program is used in applications and cannot be deleted.",
		ru: "Эта программа указана в заявках, поэтому её нельзя удалить.",
		uz: "Bu dastur arizalarda koʻrsatilgan, shuning uchun uni oʻchirib boʻlmaydi.",
	},
	slug_taken: {
		en: "Another post already has this address. Choose another one.",
		ru: "Такой адрес уже есть у другой статьи. Выберите другой.",
		uz: "Bu manzil boshqa maqolada bor. Boshqasini tanlang.",
	},
	user_exists: {
		en: "Another account already has this email address.",
		ru: "Этот адрес электронной почты уже есть у другого аккаунта.",
		uz: "Bu elektron pochta manzili boshqa hisobga tegishli.",
	},
	own_account: {
		en: "You cannot change or delete your own account. Ask another owner.",
		ru: "Свой аккаунт нельзя изменить или удалить. Попросите другого владельца.",
		uz: "Oʻz hisobingizni oʻzgartira yoki oʻchira olmaysiz. Boshqa sayt egasidan soʻrang.",
	},
	last_owner: {
		en: "This is the last owner. Make someone else an owner first.",
		ru: "Это последний владелец: сначала назначьте владельцем кого-нибудь ещё.",
		uz: "Bu oxirgi sayt egasi: avval boshqa kishini sayt egasi qilib tayinlang.",
	},
	own_second_factor: {
		en: "First turn on two-step sign-in for yourself on your account page.",
		ru: "Сначала включите двухэтапный вход для себя на странице своего аккаунта.",
		uz: "Avval hisobingiz sahifasida oʻzingiz uchun ikki bosqichli kirishni yoqing.",
	},
	has_password: {
		en: "This person has already chosen a password. To replace it, use “Reset password”.",
		ru: "Этот человек уже задал пароль. Чтобы заменить его, нажмите «Сбросить пароль».",
		uz: "Bu kishi parol tanlab boʻlgan. Uni almashtirish uchun “Parolni tiklash”ni bosing.",
	},
	changed_meanwhile: {
		en: "Someone else has just changed this account. Check it and try again.",
		ru: "Этот аккаунт только что изменил кто-то другой. Проверьте его и попробуйте ещё раз.",
		uz: "Bu hisobni hozirgina boshqa kishi oʻzgartirdi. Uni tekshirib, qayta urinib koʻring.",
	},
	too_many_views: {
		en: "You already have 10 views. Delete one first.",
		ru: "У Вас уже сохранено 10\u00a0наборов фильтров. Сначала удалите один.",
		uz: "Sizda allaqachon 10\u00a0ta saqlangan filtrlar toʻplami bor. Avval bittasini oʻchiring.",
	},
	limited: {
		en: "You have tried this too many times. Wait a moment and try again.",
		ru: "Слишком много попыток. Подождите немного и попробуйте снова.",
		uz: "Urinishlar juda koʻp boʻldi. Biroz kutib, yana urinib koʻring.",
	},
	hero_taken: {
		en: "The home page already has a hero. Edit it in the list.",
		ru: "Главный экран уже заполнен. Измените его в списке.",
		uz: "Bosh ekran allaqachon toʻldirilgan. Uni roʻyxatda tahrirlang.",
	},
	legal_entity_taken: {
		en: "The company is already entered. Edit it in the list.",
		ru: "Компания уже указана. Измените её в списке.",
		uz: "Kompaniya allaqachon kiritilgan. Uni roʻyxatda tahrirlang.",
	},
	section_taken: {
		en: "This section already exists. Edit it in the list.",
		ru: "Этот раздел уже есть. Измените его в списке.",
		uz: "Bu boʻlim allaqachon bor. Uni roʻyxatda tahrirlang.",
	},
	closed_day_taken: {
		en: "This day is already in the list for this office. Edit it in the list.",
		ru: "Для этого офиса такой день уже есть. Измените его в списке.",
		uz: "Bu ofis uchun bunday kun allaqachon bor. Uni roʻyxatda tahrirlang.",
	},
	certification_overlap: {
		en: "Another status of this scope is valid on some of these days. End it first.",
		ru: "В часть этих дней уже действует другой статус. Сначала завершите его.",
		uz: "Bu kunlarning bir qismida boshqa maqom amal qiladi. Avval uni tugating.",
	},
	team_code_taken: {
		en: "Another member of the team has this code. Choose another one.",
		ru: "Такой код уже есть у другого сотрудника. Выберите другой.",
		uz: "Bu kod boshqa xodimda bor. Boshqasini tanlang.",
	},
	notice_on: {
		en: "Someone else has just turned on another notice. Please save again.",
		ru: "Другой сотрудник только что включил другое объявление. Сохраните ещё раз.",
		uz: "Boshqa xodim hozirgina boshqa eʼlonni yoqdi. Qayta saqlang.",
	},
	import_moved_on: {
		en: "Someone else has already continued this import. Check it again.",
		ru: "Этот импорт уже продолжил кто-то другой. Проверьте его ещё раз.",
		uz: "Bu importni boshqa kishi allaqachon davom ettirgan. Uni qayta tekshiring.",
	},
	too_many: {
		en: "There are already ten links. Withdraw one first.",
		ru: "Ссылок уже десять. Сначала отзовите одну.",
		uz: "Havolalar soni oʻntaga yetdi. Avval bittasini bekor qiling.",
	},
	already_sent: {
		en: "This answer was already sent. Reload the page to write another one.",
		ru: "Этот ответ уже отправлен. Обновите страницу, чтобы написать другой.",
		uz: "Bu javob allaqachon yuborilgan. Boshqasini yozish uchun sahifani yangilang.",
	},
	no_email: {
		en: "The sender gave no email address. Call them, or write to them in Telegram or WhatsApp.",
		ru: "Отправитель не указал почту. Позвоните ему или напишите в Telegram или WhatsApp.",
		uz: "Yuboruvchi elektron pochta koʻrsatmagan. Unga qoʻngʻiroq qiling yoki Telegram yoxud WhatsApp orqali yozing.",
	},
	merged_already: {
		en: "This case has already become part of another one. Reload the page.",
		ru: "Эта карточка уже объединена с другой. Обновите страницу.",
		uz: "Bu kartochka allaqachon boshqasi bilan birlashtirilgan. Sahifani yangilang.",
	},
	merge_newer: {
		en: "Another case was merged later. Separate that one first.",
		ru: "Позже была объединена ещё одна карточка. Сначала разъедините её.",
		uz: "Keyinroq yana bir kartochka birlashtirilgan. Avval oʻshani ajrating.",
	},
	merge_details: {
		en: "The person’s details were changed after the merge, so the cases cannot be separated.",
		ru: "После объединения изменены данные человека, поэтому карточки не разъединить.",
		uz: "Birlashtirilgandan keyin odamning maʼlumotlari oʻzgargan, shuning uchun kartochkalarni ajratib boʻlmaydi.",
	},
	merge_applications: {
		en: "An application that moved was changed or deleted, so the cases cannot be separated.",
		ru: "Перенесённая заявка изменена или удалена, поэтому карточки не разъединить.",
		uz: "Koʻchirilgan ariza oʻzgargan yoki oʻchirilgan, shuning uchun kartochkalarni ajratib boʻlmaydi.",
	},
	merge_entries: {
		en: "An entry that moved was taken back or deleted, so the cases cannot be separated.",
		ru: "Перенесённая запись отменена или удалена, поэтому карточки не разъединить.",
		uz: "Koʻchirilgan yozuv qaytarilgan yoki oʻchirilgan, shuning uchun kartochkalarni ajratib boʻlmaydi.",
	},
	merge_documents: {
		en: "A document that moved was changed or deleted, so the cases cannot be separated.",
		ru: "Перенесённый документ изменён или удалён, поэтому карточки не разъединить.",
		uz: "Koʻchirilgan hujjat oʻzgargan yoki oʻchirilgan, shuning uchun kartochkalarni ajratib boʻlmaydi.",
	},
	restored_already: {
		en: "This record already exists, so it cannot be restored.",
		ru: "Такая запись уже есть, поэтому восстановить её нельзя.",
		uz: "Bunday yozuv allaqachon bor, shuning uchun uni tiklab boʻlmaydi.",
	},
	applicant_gone: {
		en: "The applicant was deleted for good, so the application cannot be restored.",
		ru: "Абитуриент удалён навсегда, поэтому заявку нельзя восстановить.",
		uz: "Abituriyent butunlay oʻchirilgan, shuning uchun arizani tiklab boʻlmaydi.",
	},
	parent_gone: {
		en: "It belongs to a record that was deleted. Restore that one first.",
		ru: "Она относится к удалённой записи. Сначала восстановите её.",
		uz: "Bu yozuv oʻchirilgan narsaga tegishli. Avval oʻshani tiklang.",
	},
	pack_without_consent: {
		en: "The applicant has not agreed to give the documents to this university.",
		ru: "Абитуриент не дал согласия на передачу документов этому университету.",
		uz: "Abituriyent hujjatlarni bu universitetga berishga rozilik bermagan.",
	},
	pack_empty: {
		en: "No document of this pack has been accepted yet.",
		ru: "В этом пакете пока нет принятых документов.",
		uz: "Bu toʻplamda hali qabul qilingan hujjat yoʻq.",
	},
	document_rule_tie: {
		en: "Another rule for this document applies to the same students. Change one of them, or give one a last day.",
		ru: "Для этого документа уже есть правило для тех же студентов. Измените одно из них или укажите последний день.",
		uz: "Bu hujjat uchun shu talabalarga boshqa qoida bor. Ulardan birini oʻzgartiring yoki oxirgi kunini koʻrsating.",
	},
	funds_rule_taken: {
		en: "This source already has a rule for the same visa types, conditions and first day. Edit it in the list.",
		ru: "У этого источника уже есть правило для тех же типов виз, условий и первого дня. Измените его в списке.",
		uz: "Bu manbada shu viza turlari, shartlar va birinchi kun uchun qoida bor. Uni roʻyxatda tahrirlang.",
	},
	cost_item_taken: {
		en: "This source already has an amount for this kind of cost in this city. Edit it in the list.",
		ru: "У этого источника уже есть сумма для такого расхода в этом городе. Измените её в списке.",
		uz: "Bu manbada shu shahardagi bunday xarajat uchun summa bor. Uni roʻyxatda tahrirlang.",
	},
	template_taken: {
		en: "Another template already has this name. Choose another one.",
		ru: "Шаблон с таким названием уже есть. Выберите другое.",
		uz: "Bunday nomli boshqa shablon bor. Boshqa nom tanlang.",
	},
	bulk_moved_on: {
		en: "Someone else has already started or undone this.",
		ru: "Это действие уже запущено или отменено.",
		uz: "Bu amal allaqachon boshlangan yoki qaytarilgan.",
	},
	undo_too_late: { en: "You can no longer undo this.", ru: "Отменить уже нельзя.", uz: "Endi qaytarib boʻlmaydi." },
	import_empty: {
		en: "There are no changes to save.",
		ru: "Изменений для сохранения нет.",
		uz: "Saqlanadigan oʻzgarish yoʻq.",
	},
	application_closed: {
		en: "This application is closed. Reopen it first.",
		ru: "Эта заявка закрыта. Сначала откройте её снова.",
		uz: "Bu ariza yopilgan. Avval uni qayta oching.",
	},
	task_taken: {
		en: "Someone else has just taken this task.",
		ru: "Эту задачу только что взял другой сотрудник.",
		uz: "Bu vazifani hozirgina boshqa xodim oldi.",
	},
	task_done: {
		en: "This task is already done.",
		ru: "Эта задача уже выполнена.",
		uz: "Bu vazifa allaqachon bajarilgan.",
	},
	assignee_unavailable: {
		en: "This person is away or no longer on the staff. Choose someone else.",
		ru: "Этот сотрудник отсутствует или больше не работает у нас. Выберите другого.",
		uz: "Bu xodim hozir ishda emas yoki endi bizda ishlamaydi. Boshqa xodimni tanlang.",
	},
} satisfies LocalizedTexts;

export const issues = {
	required: { en: "Please fill in this field.", ru: "Заполните это поле.", uz: "Bu maydonni toʻldiring." },
	choose: { en: "Choose from the list.", ru: "Выберите из списка.", uz: "Roʻyxatdan tanlang." },
	choose_one: { en: "Choose at least one.", ru: "Выберите хотя бы один вариант.", uz: "Kamida bittasini tanlang." },
	bad_amount: {
		en: "Enter a whole amount, such as 1200000 or 1 200 000.",
		ru: "Введите целую сумму, например 1200000 или 1\u00a0200\u00a0000.",
		uz: "Butun summani kiriting, masalan 1200000 yoki 1\u00a0200\u00a0000.",
	},
	too_long: {
		en: "This text is too long. Please shorten it.",
		ru: "Слишком длинный текст: сократите его.",
		uz: "Matn juda uzun: uni qisqartiring.",
	},
	not_a_number: { en: "Please enter a number.", ru: "Введите число.", uz: "Son kiriting." },
	not_an_integer: { en: "Please enter a whole number.", ru: "Введите целое число.", uz: "Butun son kiriting." },
	too_small: {
		en: "The number must be 1 or more.",
		ru: "Число должно быть не меньше 1.",
		uz: "Son 1 dan kichik boʻlmasligi kerak.",
	},
	too_large: { en: "The number is too large.", ru: "Слишком большое число.", uz: "Son juda katta." },
	bad_link: {
		en: "Please enter a full web address, beginning with https://.",
		ru: "Введите полный адрес, начиная с https://.",
		uz: "https:// bilan boshlanadigan toʻliq manzilni kiriting.",
	},
	email_or_phone: {
		en: "Enter a phone number or an email address.",
		ru: "Укажите телефон или электронную почту.",
		uz: "Telefon raqamini yoki elektron pochtani yozing.",
	},
	terms_told: {
		en: "Tell the person first how we use their data.",
		ru: "Сначала расскажите, как мы используем данные.",
		uz: "Avval maʼlumotlardan qanday foydalanishimizni ayting.",
	},
	terms: {
		en: "An application needs the person’s consent.",
		ru: "Для заявки нужно согласие человека.",
		uz: "Ariza uchun bu odamning roziligi kerak.",
	},
	bad_age: {
		en: "Enter the age in whole years, from 1 to 120.",
		ru: "Укажите возраст полными годами, от 1 до 120.",
		uz: "Yoshni toʻliq yillarda yozing, 1 dan 120 gacha.",
	},
	same_case: {
		en: "This is the same case. Choose another one.",
		ru: "Это та же карточка. Выберите другую.",
		uz: "Bu oʻsha kartochkaning oʻzi. Boshqasini tanlang.",
	},
	no_such_reference: {
		en: "No application has this number. Check it and try again.",
		ru: "Заявки с таким номером нет. Проверьте номер.",
		uz: "Bunday raqamli ariza yoʻq. Raqamni tekshiring.",
	},
	bad_date: { en: "Please enter a date.", ru: "Введите дату.", uz: "Sanani kiriting." },
	past_date: {
		en: "This date has passed. Choose today or a later day.",
		ru: "Эта дата уже прошла. Выберите сегодняшний или более поздний день.",
		uz: "Bu sana oʻtib ketgan. Bugunni yoki keyingi kunni tanlang.",
	},
	far_date: {
		en: "This date is more than a year away. Check the year.",
		ru: "До этой даты больше года. Проверьте год.",
		uz: "Bu sanagacha bir yildan koʻp vaqt bor. Yilni tekshiring.",
	},
	not_a_half_step: {
		en: "Enter a score such as 5.5 or 6.",
		ru: "Введите балл, например 5.5 или 6.",
		uz: "Ballni kiriting, masalan: 5.5 yoki 6.",
	},
	bad_characters: {
		en: "This text contains characters we cannot save. Please remove them.",
		ru: "В тексте недопустимые символы: удалите их.",
		uz: "Matnda saqlab boʻlmaydigan belgilar bor: ularni oʻchiring.",
	},
	too_many: {
		en: "There are too many. Please remove some.",
		ru: "Слишком много значений: удалите лишние.",
		uz: "Qiymatlar juda koʻp: ortiqchasini oʻchiring.",
	},
	placeholder_left: {
		en: "Replace these words in braces with your own:",
		ru: "Замените своим текстом слова в фигурных скобках:",
		uz: "Jingalak qavsdagi soʻzlar oʻrniga oʻz matningizni yozing:",
	},
	unknown_placeholder: {
		en: "Use only the words in braces that are listed above.",
		ru: "В фигурных скобках могут стоять только слова, перечисленные выше.",
		uz: "Jingalak qavs ichida faqat yuqorida sanalgan soʻzlarni ishlating.",
	},
	too_many_rows: {
		en: "You can change up to 200 applications at once.",
		ru: "За один раз можно изменить не больше 200\u00a0заявок.",
		uz: "Bir martada koʻpi bilan 200\u00a0ta arizani oʻzgartirish mumkin.",
	},
	out_of_range: {
		en: "This number is too large or too small.",
		ru: "Это число слишком большое или слишком маленькое.",
		uz: "Bu son juda katta yoki juda kichik.",
	},
	bad_email: {
		en: "Please enter an email address, for example name@example.com.",
		ru: "Введите адрес электронной почты, например name@example.com.",
		uz: "Elektron pochta manzilini kiriting, masalan name@example.com.",
	},
	other: { en: "Please check this field.", ru: "Проверьте это поле.", uz: "Bu maydonni tekshiring." },
} satisfies LocalizedTexts;
