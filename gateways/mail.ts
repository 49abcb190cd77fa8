import { DeliveryError, type Mailer } from "../domain/ports.ts";

export type MailSettings = { smtpUrl: string | undefined; from: string };

const patience = 8_000;
/** One plain address: no list, no name, nothing that a mail server reads as an instruction. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

/** Mail over SMTP, plain text. Without a server nothing can be sent: every mail fails with that reason. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
	if (!smtpUrl) {
		return {
			isConfigured: false,
			send: () => Promise.reject(new DeliveryError("SMTP_URL is not set", { final: true })),
		};
	}
	// A connection a mail: they are few, and one that is kept open is one that may have died.
	const settings = {
		...connectionOf(smtpUrl),
		connectionTimeout: patience,
		greetingTimeout: patience,
		socketTimeout: patience,
		dnsTimeout: patience,
		disableFileAccess: true,
		disableUrlAccess: true,
	};
	const home = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
	return {
		isConfigured: true,
		async send({ to, subject, text, id }) {
			if (!plainAddress.test(to)) throw new DeliveryError("We cannot send mail to this address", { final: true });
			try {
				// Loaded with the first mail, not before the first visitor.
				const { createTransport } = await import("nodemailer");
				await createTransport(settings).sendMail({
					from,
					to: { name: "", address: to },
					subject,
					text,
					// The same for every repeat, so that mail servers and readers know it again.
					messageId: `<${id}@${home}>`,
					headers: { "Auto-Submitted": "auto-generated" },
				});
			} catch (error) {
				throw refusal(error);
			}
		},
	};
}

/**
 * Mail carries links that open accounts: it leaves this machine encrypted or not at all. `smtp://` takes STARTTLS; who has a server
 * without it on a network of their own says `smtp+insecure://`.
 */
function connectionOf(smtpUrl: string): { url: string; requireTLS: boolean } {
	const url = smtpUrl.replace(/^smtp\+insecure:/, "smtp:");
	const { hostname } = new URL(url);
	const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
	return { url, requireTLS: url === smtpUrl && !isLoopback };
}

/** The server's own words name the address, so they are not passed on. */
function refusal(error: unknown): DeliveryError {
	const { code, responseCode } = error as { code?: string; responseCode?: number };
	const what = [code, responseCode].filter(Boolean).join(" ") || "fault";
	// A server that does not let us in may do so when its settings are mended; one that refuses the mail has decided.
	const final = (responseCode ?? 0) >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
	return new DeliveryError(`The mail server ${final ? "refused the mail" : "could not be used"} (${what})`, { final });
}
