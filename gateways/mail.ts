import { DeliveryError, type Mailer } from "../domain/shared/ports.ts";

export type MailSettings = { smtpUrl: string | undefined; from: string };

const patience = 8_000;
/** One plain address: no list, no display name, and no characters with a special meaning to mail servers. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

/** Sends plain-text email over SMTP. Without a configured server, every email fails with that reason. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
	if (!smtpUrl) {
		return {
			isConfigured: false,
			send: () => Promise.reject(new DeliveryError("SMTP_URL is not set", { final: true, isUnset: true })),
		};
	}
	const settings = transportOf(smtpUrl);
	const home = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
	return {
		isConfigured: true,
		async send({ to, subject, text, id, replyTo, stopUrl }) {
			if (!plainAddress.test(to)) throw new DeliveryError("We cannot send mail to this address", { final: true });
			try {
				// Loaded with the first email to keep the start fast.
				const { createTransport } = await import("nodemailer");
				await createTransport(settings).sendMail({
					from,
					to: { name: "", address: to },
					...(replyTo && plainAddress.test(replyTo) && { replyTo: { name: "", address: replyTo } }),
					subject,
					text,
					// The same for every retry, so that mail servers and clients recognize duplicates.
					messageId: `<${id}@${home}>`,
					headers: {
						"Auto-Submitted": "auto-generated",
						...(stopUrl && {
							"List-Unsubscribe": `<${stopUrl}>`,
							"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
						}),
					},
				});
			} catch (error) {
				throw deliveryError(error);
			}
		},
	};
}

/** Signs in to the mail server, and sends nothing. @throws DeliveryError */
export async function checkMailServer(smtpUrl: string): Promise<void> {
	const { createTransport } = await import("nodemailer");
	await createTransport(transportOf(smtpUrl))
		.verify()
		.catch((error) => {
			throw deliveryError(error);
		});
}

/** One connection per email: emails are rare, and a kept connection may be dead. */
const transportOf = (smtpUrl: string) => ({
	...connectionOf(smtpUrl),
	connectionTimeout: patience,
	greetingTimeout: patience,
	socketTimeout: patience,
	dnsTimeout: patience,
	disableFileAccess: true,
	disableUrlAccess: true,
});

/**
 * Emails contain links that open accounts, so they leave this machine only encrypted. `smtp://` requires STARTTLS;
 * `smtp+insecure://` is for servers without it on a private network.
 */
function connectionOf(smtpUrl: string): { url: string; requireTLS: boolean } {
	const url = smtpUrl.replace(/^smtp\+insecure:/, "smtp:");
	const { hostname } = new URL(url);
	const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
	return { url, requireTLS: url === smtpUrl && !isLoopback };
}

/** The server's message may contain the address, so it is not passed on. */
function deliveryError(error: unknown): DeliveryError {
	const { code, responseCode } = error as { code?: string; responseCode?: number };
	const what = [code, responseCode].filter(Boolean).join(" ") || "fault";
	// An authentication failure may be fixed by new settings; a rejected envelope or message is final.
	const final = (responseCode ?? 0) >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
	return new DeliveryError(`The mail server ${final ? "refused the mail" : "could not be used"} (${what})`, { final });
}
