import {
	type AccountEmailKind,
	type LinkPurpose,
	type SecurityNotice,
	securityNotices,
} from "../../../database/values.ts";
import type { Authentication } from "../../access/authentication.ts";
import { linkToken } from "../../access/links.ts";
import { writtenMoment } from "../../messaging/dates.ts";
import { emailText, greeting, signature } from "../../messaging/email-parts.ts";
import type { Alarmed } from "../../messaging/task-digests.ts";
import { inLanguage, type Language } from "../../shared/language.ts";
import { accountEmailTexts, taskTexts } from "./account-email-texts.ts";
import { noticeTexts } from "./notice-texts.ts";

type AccountEmail = {
	kind: AccountEmailKind;
	language: Language;
	/** The address of the account, who invites, or the network that a security notice reports. */
	about: string | null;
	linkId: string | null;
	createdAt: Date;
};

const isNotice = (kind: AccountEmailKind): kind is SecurityNotice =>
	(securityNotices as readonly string[]).includes(kind);

/** An email to an account's owner in plain text. A link's code is computed here and never stored. */
export function composeAccountEmail(
	{ kind, language, about, linkId, createdAt }: AccountEmail,
	authentication: Pick<Authentication, "sign">,
	site: { name: string; url: string },
): { subject: string; text: string } {
	const texts = accountEmailTexts[language];
	const [hello, close] = [greeting(language), signature(language, site.name)];
	const to = (path: string) => site.url + inLanguage(path, language);
	if (isNotice(kind)) {
		const notice = noticeTexts[language];
		const { subject, text } = notice[kind];
		const details = notice.details(writtenMoment(createdAt, language), about);
		const parts = [hello, text, details, notice.advice, to("/auth/forgotten"), close];
		return { subject, text: emailText(parts) };
	}
	const code = (purpose: LinkPurpose) => linkToken(authentication, { purpose, id: linkId ?? "", address: null });
	const link = {
		recovery: () => to(`/auth/new-password?code=${code("recovery")}`),
		invitation: () => to(`/auth/new-password?code=${code("invitation")}`),
		"address-confirmation": () => to(`/auth/confirm?code=${code("confirmation")}`),
		"address-change": () => to(`/auth/confirm?code=${code("address")}`),
		"known-address": () => to("/auth/forgotten"),
		"owner-given": () => to("/admin/users"),
		"owner-taken": () => to("/admin/users"),
		"cleanup-stopped": () => to("/admin/overview"),
		"backup-failed": () => to("/admin/overview"),
		"tasks-due": () => to("/admin/queue"),
		"tasks-overdue": () => to("/admin/queue"),
		"tasks-unanswered": () => to("/admin/queue"),
	}[kind]();
	const { subject, text } = texts[kind];
	return { subject, text: emailText([hello, text(about ?? ""), link, texts.why[kind], close]) };
}

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
