import type { Milestone } from "../../../domain/cases/applicants/schema.ts";
import type { LocalizedText } from "../../../domain/shared/dictionary.ts";

/** What happens to an application besides its status, each with its day. */
export const milestoneNames = {
	papers_sent: {
		en: "Documents sent by courier",
		ru: "Документы отправлены курьером",
		uz: "Hujjatlar kuryer orqali yuborildi",
	},
	invoice_paid: { en: "Tuition invoice paid", ru: "Счёт за учёбу оплачен", uz: "Oʻqish toʻlovi toʻlandi" },
	admission_certificate: {
		en: "Certificate of admission received",
		ru: "Сертификат о зачислении получен",
		uz: "Qabul sertifikati olindi",
	},
	visa_filed: { en: "Visa application filed", ru: "Документы на визу поданы", uz: "Vizaga hujjat topshirildi" },
	visa_issued: { en: "Visa issued", ru: "Виза получена", uz: "Viza olindi" },
	visa_refused: { en: "Visa refused", ru: "В визе отказано", uz: "Viza rad etildi" },
	flight: { en: "Flight to Korea", ru: "Вылет в Корею", uz: "Koreyaga parvoz" },
} satisfies Record<Milestone, LocalizedText>;
