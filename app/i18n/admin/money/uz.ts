import { cities, costNames } from "../../fields/uz.ts";
import { visaTypes } from "../case/uz.ts";
import { certificationStatuses } from "../certifications/uz.ts";
import type { money as english } from "./en.ts";

const regions = {
	capital: "Seul, Inchxon va Gyeonggi",
	other: "Koreyaning qolgan qismi",
};
const grades = {
	A: "A: rasmiy manba",
	B: "B: universitet, yuristlar yoki matbuot",
	C: "C: agentlik yoki maʼlumot sayti",
};
const codes = { ...costNames, deposit: "Xona garovi (qaytariladi)" };
/** Bank balance rules and cost items. */
export const money: typeof english = {
	fundsRules: {
		title: "Viza uchun hisobdagi pul",
		hint: "Hisobda qancha pul koʻrsatish kerakligi, har bir manba boʻyicha. Dastur sahifalari va /costs mos qoidalarni koʻrsatadi; eng katta summa hisobga olinadi.",
		empty: "Hali qoida yoʻq. Qoida qoʻshguningizcha sahifalar tashrif buyuruvchilarga sizdan soʻrashni taklif qiladi.",
		fields: {
			visaTypes: "Viza turlari",
			region: "Universitet hududi (boʻsh: butun Koreya)",
			nationality: "Fuqarolik (boʻsh: istalgan)",
			certification: "Universitet sertifikati (boʻsh: istalgan)",
			amount: "Summa (istisno uchun boʻsh qoldiring)",
			currency: "Valyuta",
			exempt: "Istisno: izohdagi shartlar bilan pul koʻrsatish shart emas",
			holdDaysBefore: "Hujjat topshirishdan oldin hisobda necha kun",
			maxAgeDays: "Bank maʼlumotnomasi koʻpi bilan necha kunlik",
			keepAfterArrivalDays: "Yetib borgandan keyin hisobda necha kun (3650: butun vaqt)",
			bank: "Maʼlumotnoma beradigan bank",
			note: "Tashrif buyuruvchilar uchun izoh",
			source: "Manba (internet manzili)",
			grade: "Manbaning ishonchliligi",
			checkedOn: "Tekshirilgan kun",
			validFrom: "Birinchi kun (Koreya vaqti bilan)",
			validTo: "Oxirgi kun (Koreya vaqti bilan, shu kun ham kiradi)",
		},
		filters: {
			visa: { label: "Viza turi", all: "Barcha viza turlari", options: visaTypes },
			region: { label: "Hudud", all: "Barcha hududlar", options: regions },
			certification: { label: "Sertifikat", all: "Barcha sertifikatlar", options: certificationStatuses },
			grade: { label: "Ishonchlilik", all: "Barcha manbalar", options: grades },
		},
	},
	costItems: {
		title: "Xarajat bandlari",
		hint: "Talabalar dastur toʻlovlaridan tashqari nimaga toʻlashi, har bir manba boʻyicha. /costs sahifasi bu summalarni qoʻshadi.",
		empty: "Hali xarajat yoʻq. Qoʻshguningizcha /costs tashrif buyuruvchilarga sizdan soʻrashni taklif qiladi.",
		fields: {
			code: "Xarajat turi",
			city: "Shahar (boʻsh: hamma joyda)",
			nationality: "Talabaning fuqaroligi (boʻsh: istalgan)",
			low: "Summa yoki eng kichik summa",
			high: "Eng katta summa (boʻsh: bitta summa)",
			currency: "Valyuta",
			period: "Toʻlanadi",
			year: "Narx yili",
			note: "Summaga nima kiradi, tashrif buyuruvchilar uchun",
			source: "Manba (internet manzili)",
			grade: "Manbaning ishonchliligi",
			checkedOn: "Tekshirilgan kun",
		},
		filters: {
			code: { label: "Xarajat turi", all: "Barcha xarajatlar", options: codes },
			city: { label: "Shahar", all: "Barcha shaharlar", options: cities },
			grade: { label: "Ishonchlilik", all: "Barcha manbalar", options: grades },
		},
	},
	conditions: "Kimlar uchun",
	amount: "Summa",
	validity: "Amal qiladi",
	exemption: "istisno",
	/** The names of choices, which other records call otherwise. */
	options: {
		...regions,
		...certificationStatuses,
		...grades,
		...codes,
		...cities,
		once: "bir marta",
		per_month: "oyiga",
		per_year: "yiliga",
	},
};
