import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Toast messages after an action. The server sends the one that is shown. */
export const toasts = {
	signed_in: { en: "Signed in successfully!", ru: "Вы вошли!", uz: "Tizimga kirdingiz!" },
	saved: { en: "Saved", ru: "Сохранено", uz: "Saqlandi" },
	intakes_rolled: {
		en: "The intakes were copied to the next year",
		ru: "Наборы скопированы на следующий год",
		uz: "Qabullar keyingi yilga koʻchirildi",
	},
	intakes_same: {
		en: "The next year already has these intakes; nothing was changed",
		ru: "В следующем году эти наборы уже есть, ничего не изменилось",
		uz: "Keyingi yilda bu qabullar bor, hech narsa oʻzgarmadi",
	},
	sent: { en: "Sent", ru: "Отправлено", uz: "Yuborildi" },
	stored_not_mailed: {
		en: "Saved but not emailed: no mail server is connected. Call, or write in a messenger.",
		ru: "Сохранено, но письмо не отправлено: почтовый сервер не подключён. Позвоните или напишите в\u00a0мессенджере.",
		uz: "Saqlandi, lekin xat yuborilmadi: pochta serveri ulanmagan. Qoʻngʻiroq qiling yoki messenjerda yozing.",
	},
	discarded: {
		en: "Discarded; nothing was saved",
		ru: "Отменено, ничего не сохранено",
		uz: "Voz kechildi, hech narsa saqlanmadi",
	},
	university_added: { en: "University added successfully", ru: "Университет добавлен", uz: "Universitet qoʻshildi" },
	university_updated: {
		en: "University updated successfully",
		ru: "Университет изменён",
		uz: "Universitet yangilandi",
	},
	program_added: { en: "Program added successfully", ru: "Программа добавлена", uz: "Dastur qoʻshildi" },
	program_updated: { en: "Program updated successfully", ru: "Программа изменена", uz: "Dastur yangilandi" },
	application_updated: {
		en: "Application status updated successfully",
		ru: "Статус заявки изменён",
		uz: "Ariza holati yangilandi",
	},
	post_added: { en: "Blog post created successfully", ru: "Статья создана", uz: "Maqola yaratildi" },
	post_updated: { en: "Blog post updated successfully", ru: "Статья изменена", uz: "Maqola yangilandi" },
	notification_resent: {
		en: "We are sending the notification again",
		ru: "Уведомление отправляется ещё раз",
		uz: "Bildirishnoma qayta yuborilmoqda",
	},
	item_deleted: { en: "Item deleted successfully", ru: "Запись удалена", uz: "Yozuv oʻchirildi" },
	records_hidden: {
		en: "Hidden: visitors no longer see it.",
		ru: "Скрыто: посетители этого больше не видят.",
		uz: "Yashirildi: tashrif buyuruvchilar endi koʻrmaydi.",
	},
	records_shown: {
		en: "Visitors see it again.",
		ru: "Посетители это снова видят.",
		uz: "Tashrif buyuruvchilar yana koʻradi.",
	},
	marked_spam: { en: "Marked as spam", ru: "Отмечено как спам", uz: "Spam deb belgilandi" },
	rows_closed: { en: "Closed", ru: "Закрыто", uz: "Yopildi" },
	rows_deleted: {
		en: "Moved to the trash. You can restore it for 30 days.",
		ru: "Перемещено в корзину. Восстановить можно в течение 30\u00a0дней.",
		uz: "Savatga tushdi. 30\u00a0kun ichida tiklash mumkin.",
	},
	rows_not_changed: {
		en: "We couldn’t change the selected rows. Reload the list and try again.",
		ru: "Не удалось изменить выбранные строки. Обновите список и попробуйте ещё раз.",
		uz: "Tanlangan qatorlarni oʻzgartirib boʻlmadi. Roʻyxatni yangilang va qayta urinib koʻring.",
	},
	none_selected: { en: "Nothing was selected.", ru: "Ничего не выбрано.", uz: "Hech narsa tanlanmagan." },
	not_hidden: {
		en: "Nothing was changed. Reload the list and try again.",
		ru: "Ничего не изменено. Обновите список и попробуйте ещё раз.",
		uz: "Hech narsa oʻzgarmadi. Roʻyxatni yangilab, qayta urinib koʻring.",
	},
	user_invited: {
		en: "Invitation sent",
		ru: "Приглашение отправлено",
		uz: "Taklif yuborildi",
	},
	sessions_of_colleague_ended: {
		en: "Signed out on every device",
		ru: "Все сеансы сотрудника завершены",
		uz: "Xodim barcha qurilmalarda hisobdan chiqarildi",
	},
	two_factor_of_colleague_off: {
		en: "Two-step sign-in turned off",
		ru: "Двухэтапный вход выключен",
		uz: "Ikki bosqichli kirish oʻchirildi",
	},
	backup_requested: {
		en: "The backup will start within a minute",
		ru: "Копирование начнётся в течение минуты",
		uz: "Zaxira nusxa olish bir daqiqa ichida boshlanadi",
	},
	user_created: { en: "User created successfully", ru: "Пользователь создан", uz: "Foydalanuvchi yaratildi" },
	user_role_updated: {
		en: "User role updated successfully",
		ru: "Роль пользователя изменена",
		uz: "Foydalanuvchi roli oʻzgartirildi",
	},
	user_deleted: { en: "User deleted successfully", ru: "Пользователь удалён", uz: "Foydalanuvchi oʻchirildi" },
	reset_email_sent: {
		en: "Password reset email sent",
		ru: "Письмо для сброса пароля отправлено",
		uz: "Parolni tiklash xati yuborildi",
	},
	content_added: { en: "Content added successfully!", ru: "Содержание добавлено!", uz: "Maʼlumot qoʻshildi!" },
	content_updated: { en: "Content updated successfully!", ru: "Содержание изменено!", uz: "Maʼlumot yangilandi!" },
	content_deleted: { en: "Content deleted successfully!", ru: "Содержание удалено!", uz: "Maʼlumot oʻchirildi!" },
	examples_removed: {
		en: "The examples were removed",
		ru: "Примеры удалены",
		uz: "Namunalar oʻchirildi",
	},
	task_taken: { en: "This task is yours now", ru: "Теперь это Ваша задача", uz: "Endi bu vazifa sizniki" },
	people_taken_back: {
		en: "The messages that nobody has answered are in the trash",
		ru: "Обращения без ответа перемещены в корзину",
		uz: "Javob berilmagan murojaatlar savatga oʻtkazildi",
	},
	item_restored: { en: "Restored", ru: "Восстановлено", uz: "Tiklandi" },
	change_undone: { en: "The change was undone", ru: "Изменение отменено", uz: "Oʻzgarish qaytarildi" },
	undo_too_late: {
		en: "You can no longer undo this: the applicant has seen it, or someone has changed it since",
		ru: "Отменить уже нельзя: абитуриент увидел изменение или кто-то изменил данные ещё раз",
		uz: "Endi qaytarib boʻlmaydi: abituriyent oʻzgarishni koʻrgan yoki kimdir yana oʻzgartirgan",
	},
} satisfies LocalizedTexts;
