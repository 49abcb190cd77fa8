import type { company as en } from "./en.ts";

export const company: typeof en = {
	responsible: "Sayt uchun kim javobgar",
	labels: {
		name: "Roʻyxatdan oʻtgan nomi",
		registration: "Roʻyxatdan oʻtish raqami yoki STIR",
		address: "Yuridik manzil",
		director: "Rahbar",
		license: "Litsenziya",
	},
	photo: (name) => `${name} ofisi`,
	notPublished:
		"Kompaniyaning roʻyxatdan oʻtgan nomi va raqamini hali eʼlon qilmadik. Pul toʻlashdan oldin ularni yozma ravishda soʻrang.",
	example: "Bu namuna. Unga tayanmang: kompaniya bu yerga oʻz maʼlumotini kiritadi.",
	fees: "Qancha olamiz va nimani qaytaramiz",
	columns: { service: "Xizmat", price: "Narxi", due: "Qachon toʻlanadi", refund: "Nimani qaytaramiz" },
	noFees: "Narxlarimizni hali eʼlon qilmadik. Pul toʻlashdan oldin ularni yozma ravishda soʻrang.",
	results: "Arizalarimiz natijasi",
	resultsNote: "Buni sayt oʻz arizalari boʻyicha hisoblaydi. 20 tadan kam ariza boʻlgan yillar koʻrsatilmaydi.",
	resultColumns: {
		year: "Yil",
		applications: "Arizalar",
		admissions: "Qabul qilinganlar",
		enrolled: "Oʻqishni boshlaganlar",
	},
	numbers: "Kompaniya raqamlarda",
};
