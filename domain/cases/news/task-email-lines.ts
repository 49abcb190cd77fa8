import { writtenMoment } from "../../messaging/dates.ts";
import type { Alarmed, AlarmedKind } from "../../messaging/task-digests.ts";
import type { Language } from "../../shared/language.ts";

type Texts = { kinds: Record<AlarmedKind, string>; nobody: string; more(count: number): string };

/** What staff owe applicants, as emails and the staff chat call it. */
export const taskTexts: Record<Language, Texts> = {
	en: {
		kinds: {
			answer_contact: "Answer a contact message",
			first_contact: "First contact with an applicant",
			answer_message: "Answer an applicant",
			follow_up: "Follow up",
			fix_delivery: "Undelivered message",
			review_documents: "Check papers",
			refund: "Ask where the refund is",
		},
		nobody: "no assignee",
		more: (count) => `and ${count} more`,
	},
	ru: {
		kinds: {
			answer_contact: "Ответить на обращение",
			first_contact: "Связаться с абитуриентом",
			answer_message: "Ответить абитуриенту",
			follow_up: "Следующее действие",
			fix_delivery: "Недоставленное сообщение",
			review_documents: "Проверить документы",
			refund: "Узнать, где возврат денег",
		},
		nobody: "без ответственного",
		more: (count) => `и ещё ${count}`,
	},
	uz: {
		kinds: {
			answer_contact: "Murojaatga javob berish",
			first_contact: "Abituriyent bilan bogʻlanish",
			answer_message: "Abituriyentga javob berish",
			follow_up: "Keyingi ish",
			fix_delivery: "Yetkazilmagan xabar",
			review_documents: "Hujjatlarni tekshirish",
			refund: "Qaytariladigan pul qayerdaligini bilish",
		},
		nobody: "masʼul belgilanmagan",
		more: (count) => `va yana ${count} ta`,
	},
};

/** The tasks in an email, one per line, with their due times in Tashkent. */
export function taskLines({ tasks, total }: Alarmed, language: Language, hasAssignee: boolean): string {
	const t = taskTexts[language];
	const lines = tasks.map(({ kind, reference, dueAt, assignee }) => {
		const what = reference ? `${t.kinds[kind]} (${reference})` : t.kinds[kind];
		const who = hasAssignee ? `; ${assignee ?? t.nobody}` : "";
		return `– ${what}: ${writtenMoment(dueAt, language)}${who}`;
	});
	return [...lines, ...(total > tasks.length ? [t.more(total - tasks.length)] : [])].join("\n");
}
