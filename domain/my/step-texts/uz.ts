import type { StepTexts } from "./en.ts";

export const stepTexts: StepTexts = {
	own: {
		turns: {
			applicant: "Navbat sizda",
			consultancy: "Navbat bizda",
			university: "Qaror universitetda",
			embassy: "Qaror elchixonada",
		},
		by: (date) => `muddat ${date}gacha`,
		byTime: (moment) => `muddat ${moment} gacha (Toshkent vaqti bilan)`,
		on: (date) => date,
		nothing: "Hozir hech narsa qilish shart emas.",
		overdue: {
			applicant: "Bu sana oʻtib ketdi. Biror narsa xalaqit bergan boʻlsa yoki koʻproq vaqt kerak boʻlsa, bizga yozing.",
			others: "Bu sana oʻtib ketdi. Bizga yozing yoki qoʻngʻiroq qiling: ishlar qanday ketayotganini aytamiz.",
		},
		next: {
			pending: "Arizangizni oʻqib chiqyapmiz, siz bilan telefon yoki messenjer orqali bogʻlanamiz.",
			contacted: "Universitetlar va hujjatlar roʻyxatini tuzyapmiz, uni siz bilan birga koʻrib chiqamiz.",
			in_review: "Dasturni siz bilan birga tanlayapmiz va hujjatlaringizni tekshiryapmiz.",
			documents_requested:
				"Biz soʻragan hujjatlarni tayyorlang. Qaysilari kerakligini va qanday topshirishni bilmasangiz, bizga yozing.",
			interview_scheduled: "Suhbatga tayyorlaning. Aniq vaqtini Toshkent va Koreya vaqti bilan aytamiz.",
			accepted: "Universitet sizni oʻqishga qabul qildi. Endi viza hujjatlarini tayyorlang.",
			enrolled:
				"Siz Koreyaga yetib keldingiz. Kelganingizdan keyin 90 kun ichida chet el fuqarosi sifatida roʻyxatdan oʻting.",
			rejected:
				"Boshqa dasturni tanlashingiz yoki keyingi qabulni kutishingiz mumkin. Bizga yozing, qanday imkoniyatlar borligini aytamiz.",
		},
		closed: "Bu ariza yopilgan",
		reason: (text) => `Sababi: ${text}`,
		steps: {
			pending: "Ariza olindi",
			contacted: "Birinchi muloqot",
			in_review: "Dastur tanlash, hujjatlarni tekshirish",
			documents_requested: "Hujjatlar",
			interview_scheduled: "Suhbat",
			accepted: "Viza",
			enrolled: "Oʻqish",
		},
	},
	/** For the family, whose child reads "you". */
	family: {
		turns: {
			applicant: "Navbat abituriyentda",
			consultancy: "Navbat bizda",
			university: "Qaror universitetda",
			embassy: "Qaror elchixonada",
		},
		asSeen: "Keyingi qadam haqida abituriyentga shunday yozganmiz:",
		nothing: "Hozir oilangiz hech narsa qilishi shart emas.",
	},
};
