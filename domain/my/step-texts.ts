import type { LocalizedTexts } from "../shared/dictionary.ts";

/** Whose turn it is, what, and until when, as the page and the bot tell it. */
export const stepTexts = {
	own: {
		turns: {
			applicant: { en: "Your turn", ru: "Ваша очередь", uz: "Navbat sizda" },
			consultancy: { en: "Our turn", ru: "Наша очередь", uz: "Navbat bizda" },
			university: { en: "The university decides", ru: "Решает университет", uz: "Qaror universitetda" },
			embassy: { en: "The embassy decides", ru: "Решает посольство", uz: "Qaror elchixonada" },
		},
		by: {
			en: (date: string) => `by ${date}`,
			ru: (date: string) => `срок до ${date}`,
			uz: (date: string) => `muddat ${date}gacha`,
		},
		byTime: {
			en: (moment: string) => `by ${moment} (Tashkent time)`,
			ru: (moment: string) => `срок до ${moment} (по ташкентскому времени)`,
			uz: (moment: string) => `muddat ${moment} gacha (Toshkent vaqti bilan)`,
		},
		on: { en: (date: string) => `on ${date}`, ru: (date: string) => date, uz: (date: string) => date },
		nothing: {
			en: "You don’t need to do anything now.",
			ru: "Сейчас ничего делать не нужно.",
			uz: "Hozir hech narsa qilish shart emas.",
		},
		overdue: {
			applicant: {
				en: "This date has passed. If something got in the way or you need more time, write to us.",
				ru: "Эта дата уже прошла. Если что-то помешало или нужно больше времени, напишите нам.",
				uz: "Bu sana oʻtib ketdi. Biror narsa xalaqit bergan boʻlsa yoki koʻproq vaqt kerak boʻlsa, bizga yozing.",
			},
			others: {
				en: "This date has passed. Write to us or call us, and we will tell you what is happening.",
				ru: "Эта дата уже прошла. Напишите или позвоните нам: мы расскажем, как идут дела.",
				uz: "Bu sana oʻtib ketdi. Bizga yozing yoki qoʻngʻiroq qiling: ishlar qanday ketayotganini aytamiz.",
			},
		},
		next: {
			pending: {
				en: "We are reading your application and will contact you by phone or messenger.",
				ru: "Мы читаем Вашу заявку и свяжемся с Вами по телефону или в мессенджере.",
				uz: "Arizangizni oʻqib chiqyapmiz, siz bilan telefon yoki messenjer orqali bogʻlanamiz.",
			},
			contacted: {
				en: "We are putting together your list of universities and documents and will go through it with you.",
				ru: "Мы составляем список университетов и документов и обсудим его с Вами.",
				uz: "Universitetlar va hujjatlar roʻyxatini tuzyapmiz, uni siz bilan birga koʻrib chiqamiz.",
			},
			in_review: {
				en: "We are choosing the program with you and checking your documents.",
				ru: "Мы вместе с Вами выбираем программу и проверяем документы.",
				uz: "Dasturni siz bilan birga tanlayapmiz va hujjatlaringizni tekshiryapmiz.",
			},
			documents_requested: {
				en: "Prepare the documents that we asked for and send them on the page “My documents”. Not sure which ones? Write to us.",
				ru: "Подготовьте документы, о которых мы просили, и пришлите их на странице «Мои документы». Не знаете, какие нужны? Напишите нам.",
				uz: "Biz soʻragan hujjatlarni tayyorlang va “Hujjatlarim” sahifasida yuboring. Qaysilari kerakligini bilmasangiz, bizga yozing.",
			},
			interview_scheduled: {
				en: "Get ready for the interview. We will tell you the exact time in Tashkent and in Korea.",
				ru: "Подготовьтесь к собеседованию. Мы сообщим точное время по Ташкенту и по Корее.",
				uz: "Suhbatga tayyorlaning. Aniq vaqtini Toshkent va Koreya vaqti bilan aytamiz.",
			},
			accepted: {
				en: "The university has admitted you. Now get your visa documents ready.",
				ru: "Вас приняли в университет. Теперь подготовьте документы на визу.",
				uz: "Universitet sizni oʻqishga qabul qildi. Endi viza hujjatlarini tayyorlang.",
			},
			enrolled: {
				en: "You have arrived in Korea. Complete your alien registration within 90 days of your arrival.",
				ru: "Вы приехали в Корею. Пройдите регистрацию иностранца в течение 90 дней после приезда.",
				uz: "Siz Koreyaga yetib keldingiz. Kelganingizdan keyin 90 kun ichida chet el fuqarosi sifatida roʻyxatdan oʻting.",
			},
			rejected: {
				en: "You can choose another program or wait for the next intake. Write to us, and we will tell you what is possible.",
				ru: "Можно выбрать другую программу или дождаться следующего набора. Напишите нам, и мы подскажем, что возможно.",
				uz: "Boshqa dasturni tanlashingiz yoki keyingi qabulni kutishingiz mumkin. Bizga yozing, qanday imkoniyatlar borligini aytamiz.",
			},
		},
		closed: { en: "This application is closed", ru: "Эта заявка закрыта", uz: "Bu ariza yopilgan" },
		reason: {
			en: (text: string) => `Reason: ${text}`,
			ru: (text: string) => `Причина: ${text}`,
			uz: (text: string) => `Sababi: ${text}`,
		},
		steps: {
			pending: { en: "Application received", ru: "Заявка получена", uz: "Ariza olindi" },
			contacted: { en: "First conversation", ru: "Первый разговор", uz: "Birinchi muloqot" },
			in_review: {
				en: "Choosing a program, checking documents",
				ru: "Выбор программы, проверка документов",
				uz: "Dastur tanlash, hujjatlarni tekshirish",
			},
			documents_requested: { en: "Documents", ru: "Документы", uz: "Hujjatlar" },
			interview_scheduled: { en: "Interview", ru: "Собеседование", uz: "Suhbat" },
			accepted: { en: "Visa", ru: "Виза", uz: "Viza" },
			enrolled: { en: "Studies", ru: "Учёба", uz: "Oʻqish" },
		},
	},
	/** For the family, whose child reads "you". */
	family: {
		turns: {
			applicant: { en: "The applicant’s turn", ru: "Очередь абитуриента", uz: "Navbat abituriyentda" },
			consultancy: { en: "Our turn", ru: "Наша очередь", uz: "Navbat bizda" },
			university: { en: "The university decides", ru: "Решает университет", uz: "Qaror universitetda" },
			embassy: { en: "The embassy decides", ru: "Решает посольство", uz: "Qaror elchixonada" },
		},
		asSeen: {
			en: "What we wrote to the applicant about the next step:",
			ru: "Что мы написали абитуриенту о следующем шаге:",
			uz: "Keyingi qadam haqida abituriyentga shunday yozganmiz:",
		},
		nothing: {
			en: "Your family doesn’t need to do anything now.",
			ru: "Вашей семье сейчас ничего делать не нужно.",
			uz: "Hozir oilangiz hech narsa qilishi shart emas.",
		},
	},
} satisfies LocalizedTexts;
