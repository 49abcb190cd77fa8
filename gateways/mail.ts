import { type Mailer, Undelivered } from "../domain/ports.ts";

export type MailSettings = { smtpUrl: string | undefined; from: string };

/** Mail over SMTP. */
export function createMailer({ smtpUrl }: MailSettings): Mailer {
	return {
		async send() {
			if (!smtpUrl) throw new Undelivered("SMTP_URL is not set", { final: true });
			throw new Undelivered("not sent");
		},
	};
}
