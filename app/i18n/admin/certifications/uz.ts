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
	import: "Roʻyxatni yuklash",
	importHint:
		"Bir yilning bitta roʻyxatini kiriting: barcha nomlar bir xil maqom oladi. Universitetlarni koreyscha nomi boʻyicha topamiz. Nima oʻzgarishini koʻrmaguningizcha hech narsa saqlanmaydi.",
	names: "Koreyscha nomlar, har qatorda bittadan",
	namesHint: "Nomlar oldidagi raqamlar va koʻchirilgan jadvalning boshqa ustunlari hisobga olinmaydi.",
	file: "Yoki fayl (CSV yoki XLSX)",
	others: "Koreyscha nomi bor boshqa barcha universitetlar: roʻyxatda yoʻq",
	check: "Roʻyxatni tekshirish",
	result: "Nima oʻzgaradi",
	nothing: "Hali hech narsa saqlanmadi.",
	found: (found, all) => `${number(all)} ta nomdan ${number(found)} tasi topildi.`,
	states: {
		new: "Yangi",
		changed: "Oʻzgaradi",
		same: "Allaqachon saqlangan",
		overlap: "Oldingi maqom bilan ustma-ust tushadi",
		newer: "Qoladi: keyingi maqom saqlangan",
	},
	before: (status, from, to) => `hozir: ${status}, ${from} – ${to}`,
	other: "roʻyxatda yoʻq",
	twice: "Bir martadan ortiq nomlangan:",
	unmatched: (count) => `Universiteti topilmagan nomlar: ${number(count)} ta`,
	unmatchedHint: "Har bir nom uchun universitetni tanlang yoki ularni tashlab keting.",
	ambiguous: "bir nechta universitetning nomi shunday",
	skips: "Universiteti topilmagan nomlarni tashlab ketish",
	endsEarlier: "Oldingi maqomlarni bu roʻyxat boshlanishidan bir kun avval tugatish",
	isOlder: "Roʻyxat muddati oʻtgan yoki saqlanganidan eski. Baribir saqlash",
	recheck: "Yana tekshirish",
	write: (count) => `${number(count)} ta oʻzgarishni saqlash`,
	lists: "Yuklangan roʻyxatlar",
	rows: "Universitetlar",
	validity: "Amal qiladi",
	deleteList: "Bu roʻyxatni oʻchirish",
	deleteHint:
		"Roʻyxat qoʻshgan yozuvlar oʻchiriladi, u oʻzgartirgan yoki tugatgan yozuvlar esa, keyin ularni hech kim oʻzgartirmagan boʻlsa, avvalgi holiga qaytadi.",
	issues: {
		no_korean_names: "Koreyscha nomlar topilmadi. Har qatorga bittadan nom yozing.",
		too_many_names: "Roʻyxatda koʻpi bilan 1000 ta nom boʻladi.",
		future_date: "Bu kun hali kelmagan.",
		others_of_certified: "Boshqalar haqida buni faqat sertifikatlangan universitetlar roʻyxati aytadi.",
		names_without_university: "Har bir nom uchun universitetni tanlang yoki ularni tashlab keting.",
		certification_overlap: "Oldingi maqomlar tugashini hal qiling.",
		older_list: "Eskiroq roʻyxatni saqlashni tasdiqlang.",
		unknown_university: "Bunday nomli universitet yoʻq yoki bir nechta.",
	},
};
