import { formatNumber } from "../../formats.ts";
import type { certifications as english } from "./en.ts";

const number = (value: number) => formatNumber(value, "uz");

export const certificationStatuses = {
	excellent: "Sertifikat, “aʼlo”",
	certified: "Sertifikat bor",
	not_certified: "Roʻyxatda yoʻq",
	enhanced_screening: "Vizalar kuchaytirilgan tekshiruvda",
	precision_screening: "Viza cheklovi (precision screening): viza, qoida tariqasida, berilmaydi",
};

export const certifications: typeof english = {
	title: "IEQAS sertifikatlari",
	hint: "Vazirliklarning yillik roʻyxatlarida nima deyilgani. Tashrif buyuruvchilar maqomni Koreya vaqti bilan birinchi kundan oxirgi kungacha, manbasi bilan koʻradi. Hech bir roʻyxatda maʼlumot boʻlmasa, hech narsa koʻrsatilmaydi.",
	of: (name) => `Sertifikatlar: ${name}`,
	open: "Sertifikatlar",
	toUniversity: "Universitet",
	end: "Bugun tugatish",
	fields: {
		university: "Universitet",
		scope: "Nima uchun",
		status: "Maqom",
		validFrom: "Birinchi kun",
		validTo: "Oxirgi kun",
		source: "Roʻyxat manzili",
		checkedOn: "Tekshirilgan kun",
	},
	options: {
		degree: "Oliy taʼlim",
		language: "Koreys tili kurslari",
		...certificationStatuses,
	},
	importHint:
		"Bir yilning bitta roʻyxatini kiriting: barcha nomlar bir xil maqom oladi. Universitetlarni koreyscha nomi boʻyicha topamiz. Nima oʻzgarishini koʻrmaguningizcha hech narsa saqlanmaydi.",
	names: "Koreyscha nomlar, har qatorda bittadan",
	namesHint: "Nomlar oldidagi raqamlar va koʻchirilgan jadvalning boshqa ustunlari hisobga olinmaydi.",
	file: "Yoki fayl (CSV yoki XLSX)",
	others: "Koreyscha nomi bor boshqa barcha universitetlar: roʻyxatda yoʻq",
	check: "Roʻyxatni tekshirish",
	unmatched: (count) => `Universiteti topilmagan nomlar: ${number(count)} ta`,
	unmatchedHint: "Har bir nom uchun universitetni tanlang yoki ularni tashlab keting.",
	endsEarlier: "Oldingi maqomlarni bu roʻyxat boshlanishidan bir kun avval tugatish",
	isOlder: "Roʻyxat muddati oʻtgan yoki saqlanganidan eski. Baribir saqlash",
	lists: "Yuklangan roʻyxatlar",
	validity: "Amal qiladi",
	deleteList: "Bu roʻyxatni oʻchirish",
	deleteHint:
		"Roʻyxat qoʻshgan yozuvlar oʻchiriladi, u oʻzgartirgan yoki tugatgan yozuvlar esa, keyin ularni hech kim oʻzgartirmagan boʻlsa, avvalgi holiga qaytadi.",
	issues: {
		no_korean_names: "Koreyscha nomlar topilmadi. Har qatorga bittadan nom yozing.",
		too_many_names: "Roʻyxatda koʻpi bilan 1000 ta nom boʻladi.",
		future_date: "Bu kun hali kelmagan.",
		others_of_certified: "Boshqalar haqida buni faqat sertifikatlangan universitetlar roʻyxati aytadi.",
		certification_overlap: "Oldingi maqomlar tugashini hal qiling.",
		older_list: "Eskiroq roʻyxatni saqlashni tasdiqlang.",
		later_status: "Keyingi maqom saqlangan, u qoladi.",
		unknown_university: "Bunday nomli universitet yoʻq yoki bir nechta.",
	},
};
