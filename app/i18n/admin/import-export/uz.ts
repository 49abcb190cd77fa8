import { formatNumber } from "../../formats.ts";
import type { importExport as en } from "./en.ts";

const number = (value: number) => formatNumber(value, "uz");
export const importExport: typeof en = {
	import: "Import",
	export: "Eksport",
	title: { universities: "Universitetlar importi va eksporti", programs: "Dasturlar importi va eksporti" },
	toList: { universities: "Universitetlarga", programs: "Dasturlarga" },
	kinds: "Nimani import yoki eksport qilish",
	importTitle: "Jadvaldan import qilish",
	importHint:
		"Shablonni toʻldiring yoki avval eksport qilingan faylni oʻzgartiring. Avval nima oʻzgarishini qatorma-qator koʻrasiz; siz tasdiqlamaguningizcha hech narsa saqlanmaydi.",
	file: "Jadval (XLSX yoki CSV, koʻpi bilan 10\u00a0000 qator va 32 MB)",
	check: "Faylni tekshirish",
	reading: "Fayl oʻqilmoqda…",
	importFailed: "Fayl qabul qilinmadi",
	template: (format) => `Shablon, ${format}`,
	exportTitle: "Jadvalga eksport qilish",
	exportAll: {
		universities: (count) => `Hammasi: ${number(count)} ta universitet.`,
		programs: (count) => `Hammasi: ${number(count)} ta dastur.`,
	},
	exportFiltered: {
		universities: (count) => `Roʻyxat filtrlari boʻyicha: ${number(count)} ta universitet.`,
		programs: (count) => `Roʻyxat filtrlari boʻyicha: ${number(count)} ta dastur.`,
	},
	exportEverything: "Hammasini eksport qilish",
	download: (format) => `${format} yuklab olish`,
	tooManyForXlsx: "XLSX faylga koʻpi bilan 10\u00a0000 qator sigʻadi: roʻyxatni filtrlang yoki CSV yuklab oling.",
	excelHint: "Excel uchun XLSX tanlang. CSV fayllarda Excel son va sanalarni oʻzicha oʻzgartiradi.",
	recent: "Oxirgi 24 soatdagi importlar",
	states: {
		checking: "tekshirilmoqda",
		ready: "tasdiqni kutmoqda",
		writing: "saqlanmoqda",
		done: "saqlandi",
		failed: "saqlanmadi",
	},
	otherFees: "Boshqa toʻlovlar",
	example: "namuna",
	columnsTitle: "Fayl ustunlari",
	column: "Ustun",
	meaning: "Maʼnosi",
	columnHints: {
		id: "id: yangi yozuv uchun boʻsh qoldiring. Eksport qilingan faylda u bor, shuning uchun nomi oʻzgarsa ham yozuv topiladi.",
		names: "id boʻlmasa, yozuv nomi boʻyicha topiladi; topilmasa, u yangi.",
		titles: "id boʻlmasa, dastur universiteti, nomi va turi boʻyicha topiladi; topilmasa, u yangi.",
		variants:
			"_en, _ru yoki _uz bilan tugagan ustun — shu tildagi matn. Qoʻshimchasiz ustun oʻz matni yoʻq tilda koʻrsatiladi; boʻsh qolsa, tillardan toʻldiriladi.",
		missing: "Faylda yoʻq ustun oʻzgarmaydi. Boʻsh katak maydonni tozalaydi.",
		isPublic: "is_public: ha yoki yoʻq.",
		province:
			"province: 17 ta qiymatdan biri, masalan seoul, gyeonggi yoki north_gyeongsang; bilmasangiz, katakni boʻsh qoldiring.",
		university: "university: istalgan tildagi nomi; yoki university_id.",
		type: "type: Bachelor, Master, PhD yoki Language; davomi boʻlishi mumkin, masalan Master (MBA).",
		tuition: (periods, certainties, usual) =>
			`tuition_period: ${periods}. tuition_certainty: ${certainties}; boʻsh katak — ${usual}.`,
		otherFees: (kinds) =>
			`other_fees: har bir boshqa toʻlov alohida qatorda, qiymatlari | bilan ajratiladi: turi | vondagi summa | davr | yil | aniqlik | manba | tekshirilgan kun. Turlari: ${kinds}. Masalan:`,
		otherNames:
			"Bu nom va qiymatlar oʻrniga saytda koʻrinadiganini uch tilning istalganida yozish mumkin, masalan Bakalavriat. Katta-kichik harflarning farqi yoʻq.",
		example: (word) => `id ustunida “${word}” deb yozilgan qator import qilinmaydi.`,
		deadline: "application_deadline: sana, masalan 2027-03-01 yoki 01.03.2027.",
		required: "Yangi yozuv uchun kerak:",
	},
	importOf: (file) => `Import: ${file}`,
	by: (name) => `Yuklagan: ${name},`,
	another: "Boshqa fayl",
	refresh: "Yangilash",
	checkingRows: (done, total) => `${number(total)} ta qatordan ${number(done)} tasi tekshirildi`,
	writingRows: (done, total) => `${number(total)} ta qatordan ${number(done)} tasi saqlandi`,
	finishing: "Barcha qatorlar kiritildi. Tashrif buyuruvchilar hammasini birdan koʻradi.",
	leaveOpen: "Sahifani yopishingiz mumkin: ish oʻzi davom etadi.",
	ready: "Hali hech narsa saqlanmadi.",
	wrongRows: (count) => `${number(count)} ta qatorda xato bor.`,
	goodRows: "Qolganlarini hozir saqlab, tuzatilganlarini keyin yuklashingiz mumkin.",
	correct: "Faylni tuzatib, qayta yuklang.",
	left: (count) => `Xatosi bor ${number(count)} ta qator saqlanmadi.`,
	nothingToDo: "Fayldagi maʼlumotlar saytda bor: saqlanadigan oʻzgarish yoʻq.",
	write: (count) => `${number(count)} ta oʻzgarishni saqlash`,
	discard: "Importdan voz kechish",
	recheck: "Qayta tekshirish",
	done: (created, changed) =>
		`Saqlandi: ${number(created)} ta yangi, ${number(changed)} ta oʻzgargan. Tashrif buyuruvchilar ularni hozir koʻrib turibdi.`,
	failed: {
		changed_meanwhile:
			"Hech narsa saqlanmadi: fayl tekshirilgandan keyin oʻsha yozuvlarni boshqa xodim oʻzgartirdi. Qayta tekshiring va endi nima oʻzgarishini koʻring.",
		refused:
			"Hech narsa saqlanmadi: importni tasdiqlagan hisobda katalogni oʻzgartirish huquqi endi yoʻq. Faylni qayta tekshiring va importni oʻzingiz tasdiqlang.",
		unexpected: "Hech narsa saqlanmadi: bizda xatolik yuz berdi. Faylni qayta tekshiring yoki keyinroq urinib koʻring.",
	},
	actionFailed: "Bu amal bajarilmadi",
	report: "Qatorma-qator hisobot",
	row: "Qator",
	what: "Nima boʻladi",
	rowOf: (line) => `${number(line)}-qator`,
	allRows: (count) => `Hammasi: ${number(count)}`,
	rowStates: { wrong: "Xato", new: "Yangi", changed: "Oʻzgargan", same: "Oʻzgarishsiz" },
	rowState: { wrong: "Xato", new: "Yangi", changed: "Oʻzgaradi", same: "Oʻzgarishsiz" },
	emptyValue: "boʻsh",
	noRows: "Bunday qatorlar yoʻq.",
	fileIssues: {
		no_file: () => "Avval faylni tanlang.",
		sheet_too_large: () => "Fayl juda katta: koʻpi bilan 32 MB va 10\u00a0000 qator. Uni boʻling.",
		too_many_rows: () => "Faylda 10\u00a0000 dan ortiq qator bor. Uni boʻling.",
		sheet_empty: () => "Faylda ustunlar nomlangan birinchi qatordan boshqa qator yoʻq.",
		unknown_column: (column) =>
			`“${column}” ustuni bizga nomaʼlum. Birinchi qatorda ustunlar shablondagidek nomlanishi kerak.`,
		column_twice: (column) => `“${column}” ustuni ikki marta uchraydi.`,
		column_missing: () => "Qator qaysi yozuv haqida ekani koʻrsatilmagan: id yoki nom ustunlari kerak.",
		not_utf8: () =>
			"Fayl UTF-8 kodlashida emas. Excelda “CSV UTF-8” yoki XLSX sifatida saqlang: oddiy CSV oʻzbekcha va koreyscha harflarni yoʻqotadi.",
		old_excel: () => "Bu eski Excel fayli (XLS). Uni XLSX sifatida saqlang.",
		bad_csv: (line) =>
			/^\d+$/.test(line)
				? `CSV ${line}-qatordan boshlab oʻqilmaydi: koʻpincha qoʻshtirnoq yopilmagan boʻladi.`
				: "Faylni CSV sifatida oʻqib boʻlmaydi.",
		bad_xlsx: () => "Faylni XLSX sifatida oʻqib boʻlmaydi. Uni Excel yoki boshqa jadval dasturida qayta saqlang.",
	},
	issues: {
		required: "boʻsh boʻlmasligi kerak.",
		unknown_id: "bunday id li yozuv yoʻq. Yangi yozuv uchun katakni boʻsh qoldiring.",
		row_twice: "faylning boshqa qatori ham shu yozuv haqida.",
		ambiguous: "bir nechta yozuv shunday nomlangan. id ni koʻrsating.",
		unknown_university: "bunday universitet yoʻq. Avval uni import qiling yoki qoʻshing.",
		university_mismatch: "bu qatordagi university_id boshqa universitetga tegishli. Ikkisidan birini tuzating.",
		bad_yes_no: "ha yoki yoʻq boʻlishi kerak.",
		unknown_type: "Bachelor, Master, PhD yoki Language bilan boshlanishi kerak.",
		unknown_province: "17 ta viloyatdan biri boʻlishi kerak, masalan seoul yoki north_gyeongsang.",
		unknown_language: "ko, en yoki vergul bilan ikkalasi boʻlishi kerak.",
		unknown_education: "school_certificate, associate_degree, bachelor_degree yoki master_degree boʻlishi kerak.",
		not_a_half_step: "ball boʻlishi kerak, masalan: 5.5 yoki 6.",
		bad_date: "sana boʻlishi kerak, masalan 2027-03-01 yoki 01.03.2027.",
		too_many_cells: "Qatorda ustunlardan koʻp katak bor.",
		bad_link: "https:// bilan boshlanadigan toʻliq manzil boʻlishi kerak.",
	},
};
